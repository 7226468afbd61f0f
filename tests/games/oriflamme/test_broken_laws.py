"""The rules broken on purpose, to see that the laws see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme import events
from gonfalon.games.oriflamme.program import Activation
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.oriflamme.table import Table
from tests.games import laws

from .positions import both
from .subjects import Subject


def fails(law: Callable[[laws.Subject, int], None], number: int, seeds: int = 8) -> None:
    """The law sees the fault in one of a few games."""
    subject = Subject(both(), 4)

    def some_games() -> None:
        for seed in range(seeds):
            law(subject, seed)

    with pytest.raises(AssertionError, match=f"Law {number}"):
        some_games()


def test_law_1_sees_unsorted_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = State.ask
    monkeypatch.setattr(State, "ask", lambda self, seat, moves: ask(self, seat, tuple(moves)[::-1]))
    fails(laws.decisions_are_sound, 1)


def test_law_1_sees_moves_that_depend_on_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = State.ask

    def peeking(self: State, seat: int, moves: Sequence[Any]) -> None:
        ask(self, seat, moves[:-1] if len(moves) > 1 and None not in self.table.faces else moves)

    monkeypatch.setattr(State, "ask", peeking)
    fails(laws.decisions_are_sound, 1)


def test_law_1_sees_a_question_that_changes_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = State.ask

    def costly(self: State, seat: int, moves: Sequence[Any]) -> None:
        self.table.pool[seat] += 1
        ask(self, seat, moves)

    monkeypatch.setattr(State, "ask", costly)
    fails(laws.decisions_are_sound, 1)


def test_law_1_sees_that_a_rival_is_shown_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_of(state: State, seat: int) -> View:
        return View(seat, state.table.redact(seat), [frame.clone() for frame in state.stack], state.decision)

    monkeypatch.setattr(View, "of", open_of)
    fails(laws.decisions_are_sound, 1)


@pytest.mark.parametrize(
    "verb", ["lay", "mark", "swap", "gain", "keep", "eliminate", "show", "begin_resolution", "move"]
)
def test_law_2_sees_an_event_that_is_not_told(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    bare = getattr(Table, verb)

    def silent(self: Table, *arguments: Any) -> None:
        listener, self.listener = self.listener, None
        bare(self, *arguments)
        self.listener = listener

    monkeypatch.setattr(Table, verb, silent)
    fails(laws.events_tell_all, 2)


def test_law_2_sees_an_event_that_tells_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Collected, "apply", lambda self, table: table.collect(self.card, self.lain))
    fails(laws.events_tell_all, 2)


def test_law_2_sees_a_redaction_that_hides_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    redact = Table.redact

    def poor(self: Table, seat: int) -> Table:
        view = redact(self, seat)
        view.faces = [None] * len(view.faces)
        return view

    monkeypatch.setattr(Table, "redact", poor)
    fails(laws.events_tell_all, 2)


@pytest.mark.parametrize("law", [laws.nothing_leaks, laws.worlds_stay_alike], ids=lambda law: law.__name__)
def test_law_3_sees_a_redaction_that_leaks(
    monkeypatch: pytest.MonkeyPatch, law: Callable[[laws.Subject, int], None]
) -> None:
    redact = Table.redact

    def leaking(self: Table, seat: int) -> Table:
        view = redact(self, seat)
        if self.queue:
            view.faces = view.faces[:]
            view.faces[self.queue[0]] = self.faces[self.queue[0]]
        return view

    imagine = View.imagine

    def honest(self: View, dice: Dice) -> State:
        # What is leaked would also be in the imagined world; imagine from what the seat may really know.
        bit = 1 << self.seat
        faces = [face if known & bit else None for face, known in zip(self.table.faces, self.table.known, strict=True)]
        self.table.faces = faces
        return imagine(self, dice)

    monkeypatch.setattr(Table, "redact", leaking)
    monkeypatch.setattr(View, "imagine", honest)
    fails(law, 3)


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


@pytest.mark.parametrize("name", ["influence", "queue", "open", "under", "known", "pool", "hands"])
def test_law_4_sees_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    clone = Table.clone

    def sharing(self: Table) -> Table:
        other = clone(self)
        setattr(other, name, getattr(self, name))
        return other

    monkeypatch.setattr(Table, "clone", sharing)
    fails(laws.clones_are_independent, 4)


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


def test_law_4_sees_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 20)
    fails(laws.nothing_is_lost, 4)


def test_law_5_sees_dice_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Oriflamme.setup
    others = iter(range(1000))
    monkeypatch.setattr(Oriflamme, "setup", lambda self, options, seed: setup(self, options, next(others)))
    fails(laws.replays_are_exact, 5)


def test_law_5_sees_a_shuffle_with_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    mix = Table.mix
    others = iter(range(10**6))

    def wild(self: Table, cards: Sequence[int], faces: Sequence[int | None]) -> None:
        faces = list(faces)
        Dice(next(others)).shuffle(faces)
        mix(self, cards, faces)

    monkeypatch.setattr(Table, "mix", wild)
    fails(laws.replays_are_exact, 5, seeds=30)


def test_law_6_sees_an_imagination_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = Table.imagine

    def forgetful(self: Table, seat: int, dice: Dice) -> Table:
        blank = self.clone()
        everyone = self.seating.everyone
        blank.faces = [face if known == everyone else None for face, known in zip(self.faces, self.known, strict=True)]
        return imagine(blank, seat, dice)

    monkeypatch.setattr(Table, "imagine", forgetful)
    fails(laws.imagined_games_are_like_the_real_one, 6)
