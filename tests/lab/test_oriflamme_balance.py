"""What each card of a game came to, told by events."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules import CardSet, Oriflamme
from gonfalon.games.oriflamme.rules.compiler import from_texts, load_files
from gonfalon.games.oriflamme.rules.events import Stolen
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.scenario import read_position, resolving
from gonfalon_lab.card_balance import CardTally, merge_tallies
from gonfalon_lab.oriflamme_balance import CopyStatistics, OriflammeCardBalance, bots_for


def shipped() -> CardSet:
    return load_files(cards_dir() / "oriflamme.yaml", cards_dir() / "alliance.yaml")


class Listened:
    """A position that is played on while a diary is kept."""

    def __init__(self, queue: str, *moves: str, hands: dict[str, list[str]] | None = None, round: int = 6) -> None:
        table = read_position(queue, shipped(), hands=hands, round=round)
        self.state: State = resolving(table)
        self.diary = CopyStatistics(table)
        self.state.run()
        for text in moves:
            self.state.play(Move.parse(text))

    def named(self, copy: tuple[int, int]) -> str:
        seating = self.state.table.seating
        return f"{seating.families[copy[0]]}.{seating.cards.kinds[copy[1]].id}"

    def earned(self) -> dict[str, int]:
        return {self.named(copy): amount for copy, amount in self.diary.earned.items() if amount}


@pytest.mark.parametrize(("queue", "moves", "earned"), [
    ("R.soldier-2 B.ambush-3", ["reveal"], {"R.soldier": 3, "B.ambush": 4}),
    ("R.conspiracy-3 B.lord-", ["reveal", "keep"], {"R.conspiracy": 6}),
    ("R.ambush-5 B.lord-", ["reveal", "keep"], {"R.ambush": 1}),
    ("R.revolt-3 B.lord- R.heir+", ["reveal"], {"R.revolt": 3, "R.heir": 2}),
    ("R.shapeshifter+ B.lord+", [], {"R.shapeshifter": 1, "B.lord": 1}),
    ("R.diplomat+4 B.conspiracy-", ["withdraw", "keep"], {"R.diplomat": 4}),
    ("R.infiltration-1 R.soldier+ B.heir-", ["reveal"], {"R.infiltration": 3, "R.soldier": 1}),
    ("R.deal-3 B.lord-", ["reveal", "keep"], {"R.deal": 3}),
    ("R.empress+ B.spy-", ["reveal"], {"R.empress": 2, "B.spy": 2}),
])  # fmt: skip
def test_influence_belongs_to_the_card_that_earned_it(queue: str, moves: list[str], earned: dict[str, int]) -> None:
    """In the last round, so that the position is played to the end of a game."""
    assert Listened(queue, *moves).earned() == earned


def test_a_card_swapped_in_was_played_and_is_told_from_the_hand() -> None:
    """The faces of the hand are mixed after a swap; what happens to them is still noted for the right kind."""
    game = Listened("R.informer-2 B.lord-", "reveal", "swap", "hand spy", "keep", hands={"R": ["spy", "heir", "deal"]})
    assert {*map(game.named, game.diary.played)} == {"R.spy"}
    assert {*map(game.named, game.diary.revealed)} == {"R.informer"}
    assert game.earned() == {"R.informer": 2}
    assert len(game.diary.dealt) == 3 + 7, "of Blue, whose hand is not given, the first seven"


EARNED = ("open earned", "turned earned", " earned", "earned aside")


@pytest.mark.parametrize(("queue", "moves", "noted"), [
    # An open Heir earns at its turn; without a second one it is never idle.
    ("R.heir+ B.lord+", [], {"R.heir open": 1, "R.heir open earned": 2, "B.lord open earned": 1}),
    # A Conspiracy earns what lies on it, twice, when it is turned up, and nothing more comes of it.
    ("R.conspiracy-3", ["reveal"], {"R.conspiracy turned": 1, "R.conspiracy collected": 6, "R.conspiracy idle": 1}),
    # An Ambush earns at the turn of whoever eliminates it.
    ("R.soldier+ B.ambush-3", [], {"R.soldier struck": 1, "R.soldier open earned": 1, "B.ambush earned aside": 4}),
    # Nobody lies beside the Soldier.
    ("R.soldier+", [], {"R.soldier open": 1, "R.soldier idle": 1, "R.soldier acted": 1}),
    # A Revolt costs one, which does not lie on it.
    ("R.revolt- B.lord-", ["keep", "keep"], {"R.revolt hidden": 1, "R.revolt short": 1}),
    ("R.revolt-2 B.lord-", ["keep", "keep"], {"R.revolt hidden": 1, "R.revolt short": 0}),
])  # fmt: skip
def test_what_came_of_each_turn(queue: str, moves: list[str], noted: dict[str, int]) -> None:
    game = Listened(queue, *moves)
    found = {f"{game.named(copy)} {word}": number for (word, copy), number in game.diary.noted.items()}
    assert noted.items() <= found.items()


LEAVER = """
leaver: {type: character, activate: [swap: hand, gain: 2, eliminate: one rival, steal: 1 from one rival]}
first: {type: character}
second: {type: character}
third: {type: character}
"""


def test_the_chancellor_is_offered_where_he_has_learned_all_that_may_be_in_a_deck() -> None:
    for cards in (shipped(), load_files(cards_dir() / "alliance.yaml"), shipped().pick(["spy", "heir"])):
        assert bots_for(cards) == ("squire", "chancellor")
    assert bots_for(from_texts((("mine.yaml", LEAVER),))) == ("squire",)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_card_does_after_it_went_to_the_hand_is_still_its_own(seed: int) -> None:
    """Its number has the face of another card then, which one is a matter of chance."""
    cards = from_texts((("mine.yaml", LEAVER),))
    table = read_position("R.leaver+ B.first+", cards, hands={"R": ["second", "third"]}, round=5)
    state = resolving(table)
    state.seed = seed
    diary = CopyStatistics(table)
    state.run()
    state.play(Move.parse("hand second"))
    assert {cards.kinds[kind].id: amount for (_, kind), amount in diary.earned.items()} == {"leaver": 3}
    while state.seat != 0 or state.moves[0].word != "place":
        state.play(state.moves[0])
    state.play(Move.parse("place leaver back"))
    assert (0, cards.number("leaver")) in diary.played


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_influence_of_a_family_was_earned_by_its_cards(seats: int) -> None:
    game = Oriflamme()
    dice = Dice(seats)
    for seed in range(20):
        options = game.options({"cards": shipped(), "families": "RBGYK"[:seats]})
        state = game.setup(options, seed)
        table = state.table
        diary = CopyStatistics(table)
        stolen = [0] * seats
        note = diary.note

        def listen(event: object, note=note, stolen=stolen) -> None:
            if isinstance(event, Stolen):
                stolen[event.victim] += event.amount
            note(event)

        table.listener = listen
        while state.moves:
            state.play(dice.pick(state.moves))
        for seat in range(seats):
            earned = sum(amount for (owner, _), amount in diary.earned.items() if owner == seat)
            assert table.pool[seat] == 1 + earned - stolen[seat]
        turns = sum(diary.noted[word, copy] for word in EARNED for copy in diary.played)
        assert turns == sum(diary.earned.values()), "at turns of its own, of one kind or the other, or of other cards"
        for copy in diary.played:
            note_of = {word: number for (word, noted), number in diary.noted.items() if noted == copy}
            assert note_of.get("turned", 0) >= (copy in diary.revealed and not diary.noted["open", copy])
            assert note_of.get("idle", 0) <= note_of.get("acted", 0)
            assert note_of.get("acted", 0) == note_of.get("open", 0) + note_of.get("turned", 0)
            assert note_of.get("collected", 0) <= note_of.get("turned earned", 0)
        assert set(diary.earned) <= diary.played
        assert diary.revealed | diary.eliminated <= diary.played <= diary.dealt
        assert len(diary.dealt) == 7 * seats
        assert len(diary.played) >= 6 * seats


def test_tallies_are_added_up_by_kind() -> None:
    first, second, third = (CardTally(OriflammeCardBalance.columns) for _ in range(3))
    first.ratios["influence"].add(3, 2)
    second.ratios["influence"].add(4, 1)
    second.games = 2
    both = merge_tallies([{"spy": first}, {"spy": second, "lord": third}])
    assert sorted(both) == ["lord", "spy"]
    earned = both["spy"].ratios["influence"]
    assert (earned.part, earned.whole, both["spy"].games) == (7, 3, 2)
