"""The squire: knows cards by their programs, and beats pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gonfalon.bots
import gonfalon.games.oriflamme.bots
from gonfalon.bots.bot import Budget, InstantBot
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games import GAMES, find_bot
from gonfalon.games.oriflamme.bots.evaluation import CardTraits, Evaluation, Known, traits_of
from gonfalon.games.oriflamme.bots.squire import HASTE, NO_HASTE
from gonfalon.games.oriflamme.rules import Oriflamme, card_set
from gonfalon.games.oriflamme.rules.card_set import (
    Amount,
    CardSet,
    Choose,
    Count,
    Gain,
    If,
    Option,
    Target,
    VerbStatement,
    combine,
)
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.game import base_cards
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT, Move
from gonfalon.games.oriflamme.rules.scenario import read_position, resolving
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon_lab.match_runner import Lineup, ThinkingLimits, play_lineup
from gonfalon_lab.win_rates import win_rates
from tests.bots.playing import decisions

RULES = Oriflamme()
BROAD = """
sweeper: {type: intrigue, activate: [eliminate: each other card, discard: this]}
almoner: {type: character, activate: [place: 1 on each closed]}
"""
"""They do something to each of many cards, whose figures are added up in the order of the queue."""


@pytest.mark.parametrize("seed", range(2))
def test_what_a_card_is_worth_follows_from_what_lies_beside_it_and_at_the_ends(seed: int) -> None:
    """What was worked out for one order of the queue holds for others, to the last digit."""
    dice = Dice(seed)
    ids = [kind.id for kind in all_shipped().kinds]
    dice.shuffle(ids)
    deck = combine([all_shipped(), from_texts((("broad.yaml", BROAD),))], [*ids[:8], "sweeper", "almoner"])
    state = RULES.setup(RULES.options({"families": "RBGYK", "cards": deck}), dice.word())
    while state.moves:
        appraisal = Evaluation(View.of(state, state.seat))
        known: Known = {}
        for _ in range(4 if len(appraisal.queue) > 5 else 0):
            for here, card in enumerate(appraisal.queue):
                queue = appraisal.queue[:]
                # Whatever lies elsewhere changes places.
                elsewhere = [slot for slot in range(1, len(queue) - 1) if abs(slot - here) > 1]
                cards = [queue[slot] for slot in elsewhere]
                dice.shuffle(cards)
                for slot, other in zip(elsewhere, cards, strict=True):
                    queue[slot] = other
                for acts in (False, True):
                    found = appraisal.worth_beside(card, here, queue, acts, known)
                    assert found == appraisal.worth(card, here, queue, acts)
        state.play(dice.pick(state.moves))


STRANGE = """
name: Strange
cards:
  giver: {type: character, activate: [gain: 2, place: 1 on one rival closed]}
  twofold: {type: character, activate: [choose: {mark: [gain: 1, mark: one card], strike: [eliminate: one marked]}]}
  loner: {type: character, activate: [gain: 1, {if: no other open mine, then: [gain: 1]}]}
  envoy:
    type: character
    activate: [choose: {talk: [gain: 1, place: 2 on one other open envoy], leave: [collect: this, discard: this]}]
  runaway:
    type: character
    activate:
      - eliminate: one adjacent
      - {if: it character, then: [gain: 1]}
      - {if: no adjacent open character, then: [discard: this]}
  storm: {type: intrigue, cost: 1, activate: [eliminate: each adjacent, close: this]}
  toll:
    type: intrigue
    influence: lost
    activate: [gain: 1, discard: this]
    avenge: [gain: 2 per attacker, drop: 1 from each closed attacker]
  agents:
    type: intrigue
    activate: [place: 1 on each closed mine, reserve: this]
    reserved: {kill: [{if: it closed, then: [gain: 2]}]}
  bargain:
    type: intrigue
    influence: kept
    activate: [reserve: this]
    reserved: {round: [{if: any mine, then: [gain: 1 per token on this]}], end: [gain: 1 per token on this]}
  listener:
    type: character
    activate: [choose: {listen: [gain: 1 per token on adjacent closed rival], trade: [swap: hand]}]
"""
"""Every word of the card language, in kinds that the program has never heard of."""


def strange() -> CardSet:
    return from_texts((("strange.yaml", STRANGE),))


def known(cards: CardSet) -> dict[str, CardTraits]:
    return dict(zip((kind.id for kind in cards.kinds), traits_of(cards), strict=True))


def test_no_bot_knows_a_card_by_its_name() -> None:
    names = {kind.id for kind in base_cards().kinds}
    assert len(names) == 10
    folders = (gonfalon.bots, gonfalon.games.oriflamme.bots)
    for path in (path for folder in folders for path in Path(str(folder.__file__)).parent.glob("*.py")):
        words = set(re.findall(r"[a-z]+(?:-[a-z]+)*", path.read_text(encoding="utf-8").lower()))
        assert not words & names, path


def test_programs_are_read_as_what_they_do() -> None:
    traits = known(base_cards())
    assert {id: trait.reach for id, trait in traits.items() if trait.reach} == {
        "archer": "end", "soldier": "adjacent", "assassination": "card",
    }  # fmt: skip
    assert {id for id, trait in traits.items() if trait.copies} == {"shapeshifter"}
    assert {id: trait.revenge for id, trait in traits.items() if trait.revenge} == {"ambush": 4}
    assert [traits[id].earned(3) for id in ("conspiracy", "ambush", "spy")] == [6, 0, 3]
    per = Count(Target("each", ("adjacent", "mine")))
    assert traits["lord"].program == (Gain(Amount(1)), Gain(Amount(1, per)))
    assert traits["spy"].program == (VerbStatement("steal", Target("one", ("adjacent",)), 1, "from"),)
    assert not traits["royal-decree"].character


def test_every_word_of_the_language_is_read() -> None:
    traits = known(strange())
    per = Count(Target("each", ("adjacent", "closed", "rival")), "token")
    (choose,) = traits["listener"].program
    assert isinstance(choose, Choose)
    assert choose.options[0] == Option("listen", (Gain(Amount(1, per)),))
    assert traits["giver"].program[1] == VerbStatement("place", Target("one", ("rival", "closed")), 1, "on")
    assert traits["loner"].program[1] == If(card_set.Test("no", ("other", "open", "mine")), (Gain(Amount(1)),))
    assert traits["storm"].reach == "adjacent"
    assert traits["bargain"].earned(2) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mixed"), [
    ("page", False), ("page", True), ("squire", False), ("squire", True), ("regent", True),
])  # fmt: skip
def test_bots_play_with_cards_that_nobody_told_them_about(name: str, mixed: bool) -> None:
    cards = strange()
    if mixed:
        both = from_texts((("strange.yaml", STRANGE), *base_cards().sources))
        familiar = ["shapeshifter", "royal-decree", "spy"]
        cards = both.pick([*familiar, "giver", "twofold", "envoy", "listener", "storm", "toll", "bargain"])
    options = RULES.options({"families": "RBGY", "cards": cards})
    words: set[str] = set()
    for seed in range(1 if name == "regent" else 12):
        words.update(view.decision.prompt.word for view, _ in decisions("oriflamme", [name] * 4, options, seed))
    assert words >= {"place", "face-down", "target", "choose"} | ({"hand"} if name != "regent" else set())


WORDS_OF_YAML = """
null: {type: character, activate: [gain: 1]}
true: {type: character, activate: [{if: no open true, then: [gain: 1]}]}
off: {type: character, activate: [gain: 2 per open off]}
yes: {type: character}
empty: {type: intrigue, activate: []}
either: {type: character, activate: [choose: {yes: [gain: 1], no: [gain: 2]}]}
dear: {type: character, cost: 1, activate: [{"if": any card, then: []}]}
"""


def test_cards_without_a_name_of_a_set_may_be_called_as_yaml_calls_other_things() -> None:
    traits = known(from_texts((("mine.yaml", WORDS_OF_YAML),)))
    one, two = (Gain(Amount(number)) for number in (1, 2))
    assert traits["null"].program == (one,)
    assert traits["either"].program == (Choose((Option("no", (two,)), Option("yes", (one,)))),)
    assert traits["empty"].program == traits["yes"].program == ()


def test_rivals_who_lead_are_worth_more_to_hurt() -> None:
    state = RULES.setup(RULES.options({"families": "RBG", "first": "R"}), 3)
    state.table.pool[:] = [3, 9, 1]
    weights = Evaluation(View.of(state, 0)).weights
    assert weights[1] > weights[2] > 0
    assert weights[0] == -1


def test_the_squire_reveals_everything_it_can_use_in_the_last_round() -> None:
    asked = 0
    for seed in range(10):
        for view, move in decisions("oriflamme", ["squire"] * 4, RULES.options({"families": "RBGY"}), seed):
            if view.table.round == 6 and len(view.decision.moves) > 1 and view.decision.prompt.word == "face-down":
                asked += 1
                card = view.table.acted
                trait = traits_of(view.table.seating.cards)[view.table.faces[card]]
                assert move.word != "keep" or trait.earned(view.table.influence[card]) <= 1
    assert asked > 10


@pytest.mark.nightly
@pytest.mark.parametrize(("names", "least", "most"), [
    (("squire", "page", "page", "page"), 0.36, 0.6),
    (("squire", "squire-1", "squire-1"), 0.42, 0.6),
    (("page", "squire", "squire"), 0.1, 0.27),
])  # fmt: skip
def test_the_squire_is_stronger_than_it_was_and_the_page_a_beginner(
    names: tuple[str, ...], least: float, most: float
) -> None:
    """The whole interval lies between these; figures, not times: they cannot flicker."""
    game = GAMES["oriflamme"]
    lineup = Lineup(game.rules, names, {name: game.bot(name) for name in names})
    deals = play_lineup(lambda: lineup, 1, ThinkingLimits(), range(200))
    first = win_rates(names, [deal.victories for deal in deals])[0]
    assert least < first.low < first.high < most


@pytest.mark.nightly
def test_the_page_is_stronger_than_chance() -> None:
    class Anything(InstantBot):
        def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
            return dice.pick(decision.moves)

    game, names = GAMES["oriflamme"], ("page", "anything", "anything")
    lineup = Lineup(game.rules, names, {"page": game.bot("page"), "anything": Anything()})
    deals = play_lineup(lambda: lineup, 1, ThinkingLimits(), range(100))
    assert win_rates(names, [deal.victories for deal in deals])[0].low > 0.5


def test_a_card_that_strikes_wants_to_strike_first() -> None:
    strikes, other = (next(trait for trait in traits_of(base_cards()) if trait.reach == word) for word in ("end", ""))
    assert HASTE.of(strikes, FRONT, 5, last=False) > HASTE.of(other, FRONT, 5, last=False) > 0.0
    assert HASTE.of(other, BACK, 5, last=True) < HASTE.of(other, BACK, 5, last=False) == 0.0
    assert NO_HASTE.of(strikes, FRONT, 5, last=True) == 0.0


def test_the_squire_looks_at_the_ends_of_an_empty_queue() -> None:
    """A card that has left may go on to ask; when it was the last one, nothing has an end any more."""
    last = "last: {type: intrigue, activate: [discard: this, choose: {a: [gain: 1 per end], b: [gain: 2 per end]}]}\n"
    others = "".join(f"k{number}: {{type: character}}\n" for number in range(6))
    cards = from_texts((("mine.yaml", last + others),))
    state = resolving(read_position("R.last-", cards, families=["R", "B"], round=5))
    state.run()
    state.play(Move.parse("reveal"))
    view = View.of(state, state.seat)
    assert not view.table.queue
    assert find_bot("oriflamme", "squire").choose(view, Dice(1), Budget(1.0)).move in state.moves
