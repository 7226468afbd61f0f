"""The rules broken on purpose, to see that the laws see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.program import Activation
from gonfalon.games.oriflamme.rules.table import Table
from tests.games import breaking, laws

from .positions import both
from .subjects import Subject

pytestmark = pytest.mark.test_of_tests


def spoil(table: Table) -> None:
    table.pool[0] += 1


GAME = breaking.Breakable(Subject(both(), 4), Table, spoil)


def fails(law: Callable[[laws.Subject, int], None], number: int, seeds: int = 8) -> None:
    breaking.fails(GAME.subject, law, number, seeds)


@pytest.mark.parametrize("fault", breaking.FAULTS, ids=lambda fault: fault.name)
def test_a_fault_that_any_game_could_have(monkeypatch: pytest.MonkeyPatch, fault: breaking.Fault) -> None:
    fault.is_seen_in(GAME, monkeypatch)


@pytest.mark.parametrize(
    "verb", ["lay", "mark", "swap", "gain", "keep", "eliminate", "show", "begin_resolution", "move"]
)
def test_law_2_sees_an_event_that_is_not_told(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    breaking.silence(monkeypatch, GAME, verb)
    fails(laws.events_tell_all, 2)


@pytest.mark.parametrize("name", ["influence", "queue", "open", "under", "known", "pool", "hands"])
def test_law_4_sees_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    breaking.share(monkeypatch, GAME, name)
    fails(laws.clones_are_independent, 4)


def test_law_2_sees_an_event_that_tells_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Collected, "apply", lambda self, table: table.collect(self.card, self.lain))
    fails(laws.events_tell_all, 2)


def test_law_3_sees_a_shuffle_that_others_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Mixed, "seen_by", lambda self, seat: self)
    fails(laws.worlds_stay_alike, 3, seeds=30)


def test_law_3_sees_a_placement_that_tells_the_face(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Table.place

    def telling(self: Table, card: int, slot: int) -> None:
        place(self, card, slot)
        if self.listener is not None:
            self.listener(events.Laid(card, self.faces[card] or 0, card))

    monkeypatch.setattr(Table, "place", telling)
    fails(laws.worlds_stay_alike, 3)


def test_law_4_sees_a_frame_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Activation, "clone", lambda self: self)
    fails(laws.clones_are_independent, 4)


def test_law_4_sees_a_verb_that_changes_what_clones_share(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Table, card: int) -> None:
        self.verdict_pool -= 1
        self.verdicts[card] += 1

    monkeypatch.setattr(Table, "mark", careless)
    fails(laws.clones_are_independent, 4)


def test_law_4_sees_a_card_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    discard = Table.discard

    def losing(self: Table, card: int) -> None:
        discard(self, card)
        self.discards = self.discards[:-1]

    monkeypatch.setattr(Table, "discard", losing)
    fails(laws.nothing_is_lost, 4)


def test_law_4_sees_a_token_that_does_not_return(monkeypatch: pytest.MonkeyPatch) -> None:
    eliminate = Table.eliminate

    def keeping(self: Table, card: int, by: int) -> None:
        verdicts = self.verdicts[card]
        eliminate(self, card, by)
        self.verdict_pool -= verdicts

    monkeypatch.setattr(Table, "eliminate", keeping)
    fails(laws.nothing_is_lost, 4)


def test_law_4_sees_debts(monkeypatch: pytest.MonkeyPatch) -> None:
    steal = Table.steal
    monkeypatch.setattr(Table, "steal", lambda self, card, victim, amount: steal(self, card, victim, amount + 3))
    fails(laws.nothing_is_lost, 4, seeds=30)


def test_law_5_sees_a_shuffle_with_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    mix = Table.mix
    others = iter(range(10**6))

    def wild(self: Table, cards: Sequence[int], faces: Sequence[int | None]) -> None:
        faces = list(faces)
        Dice(next(others)).shuffle(faces)
        mix(self, cards, faces)

    monkeypatch.setattr(Table, "mix", wild)
    fails(laws.replays_are_exact, 5, seeds=30)
