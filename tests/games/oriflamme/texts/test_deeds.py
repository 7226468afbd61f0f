"""What an answer says it would bring: what the rules make of it on the table of the seat that chooses."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import from_texts, load_files
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.scenario import read_position, resolving
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts import card_text
from gonfalon.games.oriflamme.texts.card_text import VERB_RULES, VERB_TEXTS, verb_question, verb_rule, verb_text
from gonfalon.games.oriflamme.texts.log_writer import LOG_RENDERER
from gonfalon.games.oriflamme.texts.move_preview import preview_move, swap_move
from gonfalon.games.oriflamme.texts.names import Names
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.texts.log_entries import LogFigure
from gonfalon.texts.move_preview import FigureChange, MovePreview
from tests.scripts import load_script

ALLIANCE = load_files(cards_dir() / "alliance.yaml")
BASE = load_files(cards_dir() / "oriflamme.yaml")


GOES_ON = events.Reached, events.RoundBegan, events.ResolutionBegan
"""What comes then is not brought about by the move before."""


def view_of(cards: CardSet, queue: str, at: int = 0, plays: str = "", hand: str = "", round: int = 1) -> View:
    hands = {"R": hand.split()} if hand else {}
    table = read_position(queue, cards, families="RBG", hands=hands, round=round)
    table.pool = [1, 1, 0]
    state = resolving(table, at)
    state.run()
    for move in plays.split(","):
        if move:
            state.play(Move.parse(move))
    return View.of(state, state.seat)


def looks(view: View, cards: CardSet) -> dict[str, MovePreview]:
    assert view.decision is not None
    return {str(move): preview_move(Names("en", cards), view, move) for move in view.decision.moves}


def says(view: View, cards: CardSet = ALLIANCE) -> dict[str, str]:
    return {move: seen.text for move, seen in looks(view, cards).items()}


INFORM = {"inform": "Red’s Informer earns 3.", "swap": "Swap this card for a card from your hand."}
HEIR = {
    "keep": "Red keeps its Heir face down: 3 influence on it.",
    "reveal": "Red reveals the Heir and takes 2 from it. Its condition is not met: Blue’s Heir is face up.",
}
SAYS: list[tuple[CardSet, str, dict[str, Any], dict[str, str]]] = [
    *((ALLIANCE, queue, {}, {"sentence": "Red’s Judge earns 1. Put a verdict on any card.", "execute": execute})
      for queue, execute in [
        ("R.judge+ B.empress+* G.fanatic-2 B.deal-*", "Eliminate card 2 or card 4."),
        ("R.judge+* B.empress+ G.fanatic-2", "Red’s Judge eliminates itself. 1 verdict token goes back to the pool."),
        ("R.judge+* B.empress+* G.fanatic-2*", "Eliminate any card."),
        ("R.judge+* B.empress+* G.fanatic-2* B.deal-", "Eliminate one of 3 cards."),
    ]),
    (ALLIANCE, "B.deal-2 R.informer+ G.fanatic-1", {"at": 1, "hand": "judge deal"}, INFORM),
    (ALLIANCE, "B.diplomat+4 R.diplomat+3 G.diplomat-", {"at": 1},
     {"withdraw": "Red takes 3 from its Diplomat. Red’s Diplomat is discarded."}),
    (BASE, "G.lord+ B.heir+ R.heir-2", {"at": 2}, HEIR),
    (BASE, "R.lord-2 B.lord-", {"round": 6},
     {"keep": "Red keeps its Lord face down: 3 influence on it. Last round: influence on it will count for nothing."}),
    # What cannot be an Ambush any more is not feared.
    (BASE, "G.lord-3 R.soldier- G.ambush+3", {"at": 1, "plays": "reveal"},
     {"target 0": "Red’s Soldier eliminates Green’s card 1; 3 influence on it is lost."}),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "queue", "keys", "sentences"), SAYS, ids=range(len(SAYS)))
def test_what_an_answer_would_bring(
    cards: CardSet, queue: str, keys: dict[str, Any], sentences: dict[str, str]
) -> None:
    assert sentences.items() <= says(view_of(cards, queue, **keys), cards).items()


def test_the_cards_that_an_answer_is_about() -> None:
    view = view_of(ALLIANCE, "B.deal-2 R.informer+ G.fanatic-1", 1, hand="judge deal")
    assert swap_move(view) == Move("swap")
    assert looks(view, ALLIANCE)["swap"].cards == tuple(view.table.hands[0])
    view = view_of(ALLIANCE, "B.diplomat+4 R.diplomat+3 G.diplomat-", 1)
    seen = looks(view, ALLIANCE)
    assert seen["withdraw"].changes == [FigureChange(LogFigure(0), 3)]
    theirs = view.table.queue[0]
    assert set(seen["negotiate"].changes) == {FigureChange(LogFigure(0), 1), FigureChange(LogFigure(1, theirs), 2)}
    view = view_of(BASE, "G.lord+ B.heir+ R.heir-2", 2)
    (cause,) = looks(view, BASE)["reveal"].causes
    assert (cause.thing, cause.of) == (view.table.queue[1], view.table.queue[2])


def test_an_unknown_victim_stays_unknown_and_what_it_may_be_is_said() -> None:
    view = view_of(BASE, "G.lord-3 R.soldier- G.ambush-3", 1, "reveal")
    seen = looks(view, BASE)
    for slot in (0, 2):
        victim = view.table.queue[slot]
        assert seen[f"target {slot}"].text == (
            f"Red’s Soldier eliminates Green’s card {slot + 1}; 3 influence on it is lost. "
            "If it is the Ambush: Green’s Ambush earns 4. Red’s Soldier is discarded."
        )
        assert set(seen[f"target {slot}"].changes) == {
            FigureChange(LogFigure(0), 1),
            FigureChange(LogFigure(2, victim), -3),
            FigureChange(LogFigure(2), 4, certain=False, words="if Ambush"),
        }


@pytest.mark.parametrize(
    ("queue", "round", "title", "said"),
    [
        ("R.deal- B.empress-", 1, "Reveal: 0 in every round", "brings 0 in every round, and at the end."),
        ("R.deal-2 B.empress-", 5, "Reveal: 2 in every round", "brings 2 in every round, and at the end."),
        ("R.deal-2 B.empress-", 6, "Reveal: 2 at the end of the game", "brings 2 at the end of the game."),
        ("R.infiltration-2 B.empress-", 1, "Reveal: you 1 → 3", "reserves the Infiltration."),
    ],
)
def test_what_a_card_pays_from_the_reserve_is_said_before_it_goes_there(
    queue: str, round: int, title: str, said: str
) -> None:
    _, reveal = TableTexts("en", ALLIANCE).choices(view_of(ALLIANCE, queue, round=round))
    assert reveal.title == title
    assert reveal.detail.endswith(said)


def test_two_neighbours_of_one_family_are_the_same_for_a_spy() -> None:
    view = view_of(BASE, "B.heir+3 R.spy+ B.lord+", 1)
    assert [(choice.title, choice.detail) for choice in TableTexts("en", BASE).choices(view)] == [
        ("Blue, Heir, card 1: you 1 → 2", "Red’s Spy takes 1 from Blue."),
        ("Blue, Lord, card 3: you 1 → 2", "The same as 1"),
    ]


@pytest.mark.parametrize("cards", [BASE, ALLIANCE], ids=["base", "alliance"])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_of_each_figure_comes_true(cards: CardSet, seed: int) -> None:
    """And what a hidden card really is counts among what it may be."""
    dice, names = Dice(seed), Names("en", cards)
    state = Oriflamme().setup(Options(cards, "RBGYK"[: 3 + seed]), seed)
    while not state.over:
        view, move = View.of(state, state.seat), dice.pick(state.moves)
        seen, before = preview_move(names, view, move), LOG_RENDERER.figures(state.table)
        assert all(face in view.table.could_be(card) for card, face in enumerate(state.table.faces))
        real = state.clone()
        heard: list[Any] = []
        real.table.listener = heard.append
        real.play(move)
        if real.over:
            break
        table = state.table.clone()
        for event in takewhile(lambda event: not isinstance(event, GOES_ON), heard):
            event.apply(table)
        happened = LOG_RENDERER.figures(table)
        for seat in range(3 + seed):
            least, most = seen.span(LogFigure(seat))
            more = happened[LogFigure(seat)] - before[LogFigure(seat)]
            assert least <= more <= most, f"{move}: {seen}"
        state.play(move)


# -- other cards -------------------------------------------------------------------------------------------------------


def one_card(option: str, before: str = "", avenge: str = "") -> CardSet:
    """A set whose card `chooser` has an option `try`, and others to lie around it."""
    moves = "move:" in option
    lines = [
        "name: Small",
        "cards:",
        "  chooser:",
        f"    type: {'intrigue' if moves else 'character'}",
        "    activate:",
        *([f"      - {before}"] if before else []),
        f"      - choose: {{try: [{option}], wait: []}}",
        *(["      - discard: this"] if moves else []),
        "  lord: {type: character, activate: [{gain: 1}]}",
        "  knight: {type: character, activate: [{gain: 1}]}",
    ]
    if avenge:
        lines += ["  thorn:", "    type: intrigue", "    activate: [{discard: this}]", f"    avenge: [{avenge}]"]
        lines += ["  killer: {type: character, activate: [{eliminate: one adjacent}]}"]
    return from_texts((("small.yaml", "\n".join(lines) + "\n"),))


QUEUE = "B.lord-2 R.chooser+1 G.lord+ R.lord-3 G.knight-"
TRIES = [
    ("gain: 1}, {gain: 1 per closed rival", "Red’s Chooser earns 3."),
    ("steal: 1 from one adjacent", "Take up to 1 influence from Blue or Green."),
    ("steal: 3 from one adjacent closed", "Red’s Chooser takes 1 from Blue."),
    ("steal: 1 from one closed rival", "Take up to 1 influence from Blue or Green."),
    ("steal: 2 from one card", "Take up to 2 influence from the owner of a card."),
    ("place: 2 on one adjacent", "Put 2 influence on card 1 or card 3."),
    ("place: 2 on one other", "Put 2 influence on one of 4 cards."),
    ("gain: 1}, {place: 1 on one other open chooser", "Red’s Chooser earns 1."),
    ("drop: 1 from one end", "Card 1 or card 5 loses up to 1 influence."),
    ("drop: 4 from one other", "One of 4 cards loses up to 4 influence."),
    ("drop: 1 from each closed rival", "Blue’s card 1 loses 1 influence."),
    ("collect: one closed", "The owner of a card takes the influence on it."),
    ("eliminate: each adjacent",
     "Red’s Chooser eliminates Blue’s card 1; 2 influence on it is lost. Red’s Chooser eliminates Green’s Lord."),
    ("discard: one rival", "Discard a card."),
    ("discard: each closed rival",
     "Blue’s card 1 is discarded; 2 influence on it is lost. Green’s card 5 is discarded."),
    ("mark: one adjacent", "Put a verdict on card 1 or card 3."),
    ("move: one other", "Move one of 4 cards to another place."),
    ("move: one other mine", "Then choose where it goes."),
    ("copy: one open adjacent", "Red’s Chooser copies Green’s Lord. Red’s Chooser earns 1."),
    ("mark: one adjacent closed}, {drop: 1 from it",
     "Red’s Chooser puts a verdict on Blue’s card 1. Blue’s card 1 loses 1 influence."),
    ("gain: 1}, {choose: {a: [{gain: 5}], b: [{gain: 6}]}", "Red’s Chooser earns 1. Then choose: A, B."),
]  # fmt: skip


@pytest.mark.parametrize(("option", "sentence"), TRIES)
def test_every_verb_in_a_sentence(option: str, sentence: str) -> None:
    cards = one_card(f"{{{option}}}")
    assert says(view_of(cards, QUEUE, 1), cards) == {"try": sentence, "wait": "Nothing happens."}


def test_an_avenger_knows_its_attacker() -> None:
    cards = one_card("{gain: 1}", avenge="{choose: {pay: [{gain: 2 per attacker}], hit: [{discard: attacker}]}}")
    view = view_of(cards, "B.thorn- R.killer+ R.lord-", 1, "target 0")
    assert view.seat == 1
    assert says(view, cards) == {"pay": "Blue’s Thorn earns 4.", "hit": "Red’s Killer is discarded."}


# -- the texts ---------------------------------------------------------------------------------------------------------


def test_the_translators_see_every_sentence_and_every_plural(no_catalogues: None) -> None:
    found = load_script("texts").read(Path(card_text.__file__).read_text(encoding="utf-8"), "deeds.py")
    sentences, questions = {verb_text(key) for key in VERB_TEXTS}, {verb_question(verb) for verb in ("", *VERBS)}
    rules = {verb_rule(key) for key in VERB_RULES}
    assert {text.source for text in found if text.context == "Options"} == sentences
    assert {text.source for text in found if text.context == "Table"} == questions
    assert {text.source for text in found if text.context == "CardText"} >= rules
    assert all(text.plural is ("%n" in text.source) for text in found)


def test_every_verb_has_its_words_for_options_and_for_the_text_of_a_card() -> None:
    assert {f"{verb}-one" for verb in VERBS if "one" in VERBS[verb].whom} <= {*VERB_TEXTS}
    assert {"gain", *VERBS} <= {*VERB_RULES}


def test_placeholders_are_names_that_options_give() -> None:
    for key in VERB_TEXTS:
        fields = {field for _, field, _, _ in Formatter().parse(verb_text(key)) if field}
        assert fields <= {"family", "other_family", "place", "other", "amount", "options"}, key
