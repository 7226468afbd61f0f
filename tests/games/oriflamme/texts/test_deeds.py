"""What an option says it would do: whole sentences, with the numbers of the position where these are certain."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest

from gonfalon.core.knowledge import View
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.loading import from_texts, load
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.notation import read_position, resolving
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts import deeds
from gonfalon.games.oriflamme.texts.deeds import DEEDS, deed, question
from gonfalon.games.oriflamme.texts.options import Outlook, outlook, swapping
from gonfalon.texts.families import families
from tests.scripts import load_script

ALLIANCE = load(cards_dir() / "alliance.yaml")


def view_of(cards: CardSet, queue: str, at: int, plays: str = "", tokens: int = 5, hand: str = "") -> View:
    hands = {"R": hand.split()} if hand else {}
    table = read_position(queue, cards, families="RBG", verdict_tokens=tokens, hands=hands)
    table.pool = [1, 1, 0]
    state = resolving(table, at)
    state.run()
    for move in plays.split(","):
        if move:
            state.play(Move.parse(move))
    return View.of(state, state.seat)


def looks(view: View) -> dict[str, Outlook]:
    assert view.decision is not None
    return {move.word: outlook(view.decision, view.table, move, families("en")) for move in view.decision.moves}


def says(view: View) -> dict[str, str]:
    return {word: seen.text for word, seen in looks(view).items()}


# -- Alliance ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("queue", "sentence", "execute"),
    [
        ("R.judge+ B.empress+* G.fanatic-2 B.deal-*", "Put a verdict on any card.", "Eliminate card 2 or card 4."),
        ("R.judge+* B.empress+ G.fanatic-2", "Put a verdict on any card.", "Eliminate this card."),
        ("R.judge+ B.empress+ G.fanatic-2*", "Put a verdict on any card.", "Eliminate Green’s card 3."),
        ("R.judge+* B.empress+* G.fanatic-2*", "Put a verdict on any card.", "Eliminate any card."),
        ("R.judge+* B.empress+* G.fanatic-2* B.deal-", "Put a verdict on any card.", "Eliminate one of 3 cards."),
    ],
)
def test_a_judge(queue: str, sentence: str, execute: str) -> None:
    seen = says(view_of(ALLIANCE, queue, 0))
    assert seen == {"sentence": f"Gain 1 influence. {sentence}", "execute": execute}


def test_a_judge_without_tokens() -> None:
    seen = says(view_of(ALLIANCE, "R.judge+ B.empress+*", 0, tokens=0))
    assert seen["sentence"] == "Gain 1 influence. No verdict token is left in the pool."


def test_an_informer() -> None:
    view = view_of(ALLIANCE, "B.deal-2 R.informer+ G.fanatic-1", 1, hand="judge deal")
    assert says(view) == {"inform": "Gain 3 influence.", "swap": "Swap this card for a card of your hand."}
    assert view.decision is not None
    assert swapping(view.decision, view.table) == Move("swap")
    assert looks(view)["swap"].cards == tuple(view.table.hands[0])
    assert says(view_of(ALLIANCE, "B.fanatic+ R.informer+ R.deal-3", 1))["inform"] == "Gain nothing."


def test_a_diplomat() -> None:
    seen = looks(view_of(ALLIANCE, "B.diplomat+4 R.diplomat+3 G.diplomat-", 1))
    assert seen["negotiate"] == Outlook(
        "Gain 1 influence. Put 2 influence on Blue’s card 1.", seen["negotiate"].cards, "plus"
    )
    assert len(seen["negotiate"].cards) == 1
    assert seen["withdraw"] == Outlook("Take 3 influence from this card. Discard this card.")
    bare = says(view_of(ALLIANCE, "R.diplomat- B.deal-", 0, "reveal"))
    assert bare["negotiate"] == "Gain 1 influence. There is no card to put influence on."
    assert bare["withdraw"] == "There is no influence to take. Discard this card."


def test_what_a_copy_would_do_is_done_to_the_copying_card() -> None:
    both = load(cards_dir() / "alliance.yaml", cards_dir() / "oriflamme.yaml")
    seen = says(view_of(both, "B.diplomat+4 R.shapeshifter+ G.deal-", 1))
    assert seen["negotiate"] == "Gain 1 influence. Put 2 influence on Blue’s card 1."
    assert seen["withdraw"] == "There is no influence to take. Discard this card."


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
    ("gain: 2", "Gain 2 influence."),
    ("gain: 1}, {gain: 1 per closed rival", "Gain 3 influence."),
    ("gain: 1 per open adjacent", "Gain 1 influence."),
    ("gain: 2 per token on this", "Gain 2 influence."),
    ("steal: 1 from one adjacent", "Take up to 1 influence from Blue or Green."),
    ("steal: 3 from one end", "Take up to 3 influence from Blue or Green."),
    ("steal: 3 from one adjacent closed", "Take 1 influence from Blue."),
    ("steal: 1 from one open rival", "There is nobody to take influence from."),
    ("steal: 2 from each adjacent", "Take up to 2 influence for each of 2 cards from its owner."),
    ("steal: 2 from one card", "Take up to 2 influence from the owner of a card."),
    ("place: 2 on one adjacent", "Put 2 influence on card 1 or card 3."),
    ("place: 2 on one other", "Put 2 influence on one of 4 cards."),
    ("place: 2 on this", "Put 2 influence on this card."),
    ("place: 1 on each closed", "Put 1 influence on each of 3 cards."),
    ("gain: 1}, {place: 1 on one other open chooser", "Gain 1 influence. There is no card to put influence on."),
    ("drop: 3 from one adjacent closed", "Blue’s card 1 loses 2 influence."),
    ("drop: 1 from each closed rival", "Blue’s card 1 loses 1 influence."),
    ("drop: 1 from each closed", "2 cards lose up to 1 influence each."),
    ("drop: 1 from one end", "Card 1 or card 5 loses up to 1 influence."),
    ("drop: 4 from one other", "One of 4 cards loses up to 4 influence."),
    ("drop: 1 from this", "This card loses 1 influence."),
    ("collect: this", "Take 1 influence from this card."),
    ("collect: one closed mine", "Red’s card 4 yields 3 influence to its owner."),
    ("collect: each closed", "2 cards yield what lies on them to their owners."),
    ("collect: one closed", "A card yields what lies on it to its owner."),
    ("eliminate: each adjacent", "Eliminate 2 cards."),
    ("discard: this", "Discard this card."),
    ("discard: one other mine", "Discard Red’s card 4."),
    ("discard: one rival", "Discard a card."),
    ("discard: each closed rival", "Discard 2 cards."),
    ("reserve: this", "Lay this card in reserve."),
    ("reserve: one rival open", "Lay Green’s card 3 in reserve."),
    ("close: this", "Turn this card face down."),
    ("close: one open", "Turn a card face down."),
    ("close: each open rival", "Turn Green’s card 3 face down."),
    ("mark: one other closed mine", "Put a verdict on Red’s card 4."),
    ("mark: one adjacent", "Put a verdict on card 1 or card 3."),
    ("mark: one other", "Put a verdict on one of 4 cards."),
    ("mark: each rival", "Put a verdict on each of 3 cards."),
    ("move: one other", "Move one of 4 cards to another place."),
    ("move: one adjacent", "Move card 1 or card 3 to another place."),
    ("move: one other mine", "Move Red’s card 4 to another place."),
    ("copy: one open adjacent", "Do what Green’s card 3 says."),
    ("gain: 1}, {copy: one other open mine", "Gain 1 influence. There is no card to copy."),
    ("mark: one adjacent}, {place: 2 on it", "Put a verdict on card 1 or card 3. Put 2 influence on the chosen card."),
    ("mark: one adjacent closed}, {drop: 1 from it",
     "Put a verdict on Blue’s card 1. Blue’s card 1 loses 1 influence."),
    ("eliminate: one adjacent}, {gain: 1 per rival", "Eliminate card 1 or card 3. Gain influence."),
    ("eliminate: one adjacent}, {mark: one card", "Eliminate card 1 or card 3. Put a verdict on a card."),
    ("mark: one card}, {eliminate: one marked", "Put a verdict on any card. Eliminate a card."),
    ("mark: one card}, {gain: 1 per closed", "Put a verdict on any card. Gain 3 influence."),
    ("place: 1 on one adjacent}, {gain: 1 per token on mine", "Put 1 influence on card 1 or card 3. Gain influence."),
    ("if: any open rival, then: [{gain: 2}]}, {gain: 1", "Gain 3 influence."),
    ("if: no open rival, then: [{gain: 2}]}, {gain: 1", "Gain 1 influence."),
    ("eliminate: one adjacent}, {if: it character, then: [{gain: 1}]",
     "Eliminate card 1 or card 3. More may follow, as the text of the card says."),
    ("eliminate: one adjacent}, {eliminate: each adjacent",
     "Eliminate card 1 or card 3. More may follow, as the text of the card says."),
    ("gain: 1}, {choose: {a: [{gain: 5}], b: [{gain: 6}]}", "Gain 1 influence. Then choose again."),
]  # fmt: skip


@pytest.mark.parametrize(("option", "sentence"), TRIES)
def test_every_verb_in_a_sentence(option: str, sentence: str) -> None:
    seen = says(view_of(one_card(f"{{{option}}}"), QUEUE, 1))
    assert seen == {"try": sentence, "wait": "Nothing happens."}


def test_the_card_chosen_before_the_question_is_called_so() -> None:
    cards = one_card("{mark: it}, {if: it open, then: [{gain: 1}]}", before="place: 1 on one adjacent")
    seen = says(view_of(cards, QUEUE, 1, "target 0"))
    assert seen["try"] == "Put a verdict on the chosen card. More may follow, as the text of the card says."


def test_an_avenger_knows_its_attacker() -> None:
    cards = one_card("{gain: 1}", avenge="{choose: {pay: [{gain: 2 per attacker}], hit: [{discard: attacker}]}}")
    view = view_of(cards, "B.thorn- R.killer+ R.lord-", 1, "target 0")
    assert view.seat == 1
    assert says(view) == {"pay": "Gain 4 influence.", "hit": "Discard Red’s card 1."}


def test_a_question_that_a_card_asks_twice_is_not_explained_wrongly() -> None:
    twice = one_card("{gain: 1}", before="choose: {try: [{gain: 7}], wait: []}")
    assert says(view_of(twice, QUEUE, 1)) == {"try": "", "wait": "Nothing happens."}


# -- the texts ---------------------------------------------------------------------------------------------------------


def test_the_translators_see_every_sentence_and_every_plural(no_catalogues: None) -> None:
    found = load_script("texts").read(Path(deeds.__file__).read_text(encoding="utf-8"), "deeds.py")
    sentences, questions = {deed(key) for key in DEEDS}, {question(verb) for verb in ("", *VERBS)}
    assert {text.source for text in found if text.context == "Options"} == sentences
    assert {text.source for text in found if text.context == "Table"} == questions
    assert len(found) == len(DEEDS) + len(questions)
    assert all(text.plural is ("%n" in text.source) for text in found)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_sentence_for_whomever_it_is_done_to(verb: str) -> None:
    needed = {"one": {"at", "one", "none"}, "each": {"each"}, "it": {"it"}, "hand": {"none"}}
    keys = {f"{verb}-{key}" for whom in VERBS[verb].whom for key in needed.get(whom, ())}
    assert keys | ({verb} if "hand" in VERBS[verb].whom else set()) <= DEEDS.keys()


def test_placeholders_are_names_that_options_give() -> None:
    for key in DEEDS:
        fields = {field for _, field, _, _ in Formatter().parse(deed(key)) if field}
        assert fields <= {"family", "other_family", "place", "other", "amount"}, key
