"""The rules broken on purpose, to see that the laws see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.interpreter import Activation
from gonfalon.games.oriflamme.rules.table import Table
from tests.games import breaking, laws

from .positions import both
from .subjects import Subject

pytestmark = pytest.mark.nightly


def spoil(table: Table) -> None:
    table.pool[0] += 1


GAME = breaking.Breakable(Subject(both(), 4), Table, spoil)


@pytest.mark.parametrize("fault", breaking.FAULTS, ids=lambda fault: fault.name)
def test_a_fault_that_any_game_could_have(monkeypatch: pytest.MonkeyPatch, fault: breaking.Fault) -> None:
    fault.is_seen_in(GAME, monkeypatch)


@pytest.mark.parametrize(
    "verb", ["lay", "mark", "swap", "gain", "keep", "eliminate", "show", "begin_resolution", "move"]
)
def test_law_2_sees_an_event_that_is_not_told(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    breaking.silence(monkeypatch, GAME, verb)
    breaking.fails(GAME.subject, laws.events_tell_all, 2)


@pytest.mark.parametrize("name", ["influence", "queue", "open", "under", "known", "pool", "hands"])
def test_law_4_sees_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    breaking.share(monkeypatch, GAME, name)
    breaking.fails(GAME.subject, laws.clones_are_independent, 4)


def tells_the_face(place: Callable[..., None]) -> Callable[..., None]:
    def telling(self: Table, card: int, slot: int) -> None:
        place(self, card, slot)
        if self.listener is not None:
            self.listener(events.Laid(card, self.faces[card] or 0, card))

    return telling


def changes_what_clones_share(mark: Callable[..., None]) -> Callable[..., None]:
    def careless(self: Table, card: int) -> None:
        self.verdict_pool -= 1
        self.verdicts[card] += 1

    return careless


def loses_a_card(discard: Callable[..., None]) -> Callable[..., None]:
    def losing(self: Table, card: int) -> None:
        discard(self, card)
        self.discards = self.discards[:-1]

    return losing


def keeps_the_tokens(eliminate: Callable[..., None]) -> Callable[..., None]:
    def keeping(self: Table, card: int, by: int) -> None:
        verdicts = self.verdicts[card]
        eliminate(self, card, by)
        self.verdict_pool -= verdicts

    return keeping


def has_dice_of_its_own(mix: Callable[..., None]) -> Callable[..., None]:
    others = iter(range(10**6))

    def wild(self: Table, cards: Sequence[int], faces: Sequence[int | None]) -> None:
        faces = list(faces)
        Dice(next(others)).shuffle(faces)
        mix(self, cards, faces)

    return wild


Changed = Callable[[Callable[..., Any]], Callable[..., Any]]
FAULTS: dict[str, tuple[breaking.Law, int, type, str, Changed]] = {
    "an event tells something else": (
        laws.events_tell_all, 2, events.Collected, "apply",
        lambda apply: lambda self, table: table.collect(self.card, self.lain),
    ),
    "others are told a shuffle": (
        laws.worlds_stay_alike, 3, events.Mixed, "seen_by", lambda seen_by: lambda self, seat: self
    ),
    "a placement tells the face": (laws.worlds_stay_alike, 3, Table, "place", tells_the_face),
    "a frame is shared": (laws.clones_are_independent, 4, Activation, "clone", lambda clone: lambda self: self),
    "a verb changes what clones share": (laws.clones_are_independent, 4, Table, "mark", changes_what_clones_share),
    "a card is lost": (laws.nothing_is_lost, 4, Table, "discard", loses_a_card),
    "a token does not return": (laws.nothing_is_lost, 4, Table, "eliminate", keeps_the_tokens),
    "debts": (
        laws.nothing_is_lost, 4, Table, "steal",
        lambda steal: lambda self, card, victim, amount: steal(self, card, victim, amount + 3),
    ),
    "a shuffle has dice of its own": (laws.replays_are_exact, 5, Table, "mix", has_dice_of_its_own),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_law_sees_a_fault_of_this_game(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    law, number, owner, name, changed = FAULTS[fault]
    monkeypatch.setattr(owner, name, changed(getattr(owner, name)))
    breaking.fails(GAME.subject, law, number, seeds=30)
