"""Faults that any game could have, made on purpose, to see that the laws of `laws` see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import Dealer, SeenMove, View
from gonfalon.core.state import State
from tests.games import laws

Patch = pytest.MonkeyPatch
Law = Callable[[laws.Subject, int], None]


def blind_to_faces(view: Any) -> None:
    view.faces = [None] * len(view.faces)


def leak_a_face(view: Any, table: Any) -> None:
    view.faces = view.faces[:]
    if None in view.faces:
        hidden = view.faces.index(None)
        view.faces[hidden] = table.faces[hidden]


class Breakable(NamedTuple):
    """A game in which something can be broken."""

    subject: laws.Subject
    table: type[Any]
    """The class of its tables."""
    spoil: Callable[[Any], None]
    """Changes something on a table, anything."""
    blind: Callable[[Any], None] = blind_to_faces
    """Takes what it may know from a view."""
    leak: Callable[[Any, Any], None] = leak_a_face
    """Lets a view, the first, know something hidden of the table, the second, if there is anything."""


class Fault(NamedTuple):
    """Something to break, and a law that must see it."""

    name: str
    law: Law
    number: int
    breaks: Callable[[Patch, Breakable], None]

    def is_seen_in(self, game: Breakable, patch: Patch) -> None:
        """Break it, and fail unless its law sees it."""
        self.breaks(patch, game)
        fails(game.subject, self.law, self.number)


def fails(subject: laws.Subject, law: Law, number: int, seeds: int = 8) -> None:
    """The law sees the fault in one of a few games."""

    def some_games() -> None:
        for seed in range(seeds):
            law(subject, seed)

    with pytest.raises(AssertionError, match=f"Law {number}"):
        some_games()


def around(patch: Patch, owner: type[Any], name: str, change: Callable[..., Any]) -> None:
    """Let a method be called through `change`, which is given the method as it was and its arguments."""
    bare = getattr(owner, name)
    patch.setattr(owner, name, lambda self, *given: change(bare, self, *given))


def unsorted_moves(patch: Patch, game: Breakable) -> None:
    around(patch, State, "ask", lambda ask, state, seat, moves: ask(state, seat, tuple(moves)[::-1]))


def moves_that_depend_on_a_secret(patch: Patch, game: Breakable) -> None:
    def peeking(ask: Any, state: State, seat: int, moves: Sequence[Any]) -> None:
        known = None not in game.subject.faces(state.table)
        ask(state, seat, moves[:-1] if len(moves) > 1 and known else moves)

    around(patch, State, "ask", peeking)


def a_question_that_changes_the_table(patch: Patch, game: Breakable) -> None:
    def costly(ask: Any, state: State, *given: Any) -> None:
        game.spoil(state.table)
        ask(state, *given)

    around(patch, State, "ask", costly)


def a_rival_who_is_shown_the_moves(patch: Patch, game: Breakable) -> None:
    def open_of(state: State, seat: int) -> View:
        return View(seat, state.table.redact(seat), [frame.clone() for frame in state.stack], state.decision)

    patch.setattr(View, "of", open_of)


def a_redaction_that_hides_too_much(patch: Patch, game: Breakable) -> None:
    def poor(redact: Any, table: Any, seat: int) -> Any:
        view = redact(table, seat)
        game.blind(view)
        return view

    around(patch, game.table, "redact", poor)


def a_redaction_that_leaks(patch: Patch, game: Breakable) -> None:
    honest = game.table.redact

    def leaking(redact: Any, table: Any, seat: int) -> Any:
        view = redact(table, seat)
        game.leak(view, table)
        return view

    def imagining(dealer: Any, view: View) -> Dealer:
        # What is leaked would also be in the imagined world; imagine from what the seat may really know.
        view.table = honest(view.table, view.seat)
        found: Dealer = dealer(view)
        return found

    around(patch, game.table, "redact", leaking)
    around(patch, View, "dealer", imagining)


def a_game_without_an_end(patch: Patch, game: Breakable) -> None:
    patch.setattr(laws, "LONGEST", 20)


def dice_of_its_own(patch: Patch, game: Breakable) -> None:
    others = iter(range(1000))
    around(
        patch, type(game.subject.game), "setup", lambda setup, rules, options, seed: setup(rules, options, next(others))
    )


def an_imagination_that_forgets(patch: Patch, game: Breakable) -> None:
    around(patch, game.table, "dealer", lambda dealer, table: dealer(table.redact(-1)))


def a_deal_that_is_shared(patch: Patch, game: Breakable) -> None:
    def once(dealer: Any, table: Any) -> Callable[[Dice], Any]:
        dealt = dealer(table)(Dice(1))
        return lambda dice: dealt

    around(patch, game.table, "dealer", once)


def a_history_that_leaks(patch: Patch, game: Breakable) -> None:
    def leaking(seen_move: Any, rules: Any, state: State, move: Any, seat: int) -> SeenMove:
        return SeenMove(state.seat, game.subject.faces(state.table))

    around(patch, type(game.subject.game), "seen_move", leaking)


def a_history_without_cards(patch: Patch, game: Breakable) -> None:
    def vague(seen_move: Any, rules: Any, state: State, move: Any, seat: int) -> SeenMove:
        seen: SeenMove = seen_move(rules, state, move, seat)
        return seen if seat == state.seat else SeenMove(seen.seat, type(move)(move[0], *[-9] * len(move[1:])))

    around(patch, type(game.subject.game), "seen_move", vague)


def change_deals(patch: Patch, table: type[Any], change: Callable[[Any, Dice], object]) -> None:
    """Let every imagined table be changed after it was dealt."""

    def changed(dealer: Any, view: Any) -> Callable[[Dice], Any]:
        deal = dealer(view)

        def dealt(dice: Dice) -> Any:
            imagined = deal(dice)
            change(imagined, dice)
            return imagined

        return dealt

    around(patch, table, "dealer", changed)


def silence(patch: Patch, game: Breakable, verb: str) -> None:
    """Let a verb of the table tell nothing."""

    def silent(bare: Any, table: Any, *given: Any) -> None:
        listener, table.listener = table.listener, None
        bare(table, *given)
        table.listener = listener

    around(patch, game.table, verb, silent)


def share(patch: Patch, game: Breakable, name: str) -> None:
    """Let a clone of the table have the same list as the table."""

    def sharing(clone: Any, table: Any) -> Any:
        other = clone(table)
        setattr(other, name, getattr(table, name))
        return other

    around(patch, game.table, "clone", sharing)


def rules_without_reasons(patch: Patch, game: Breakable) -> None:
    patch.setattr(laws, "refusal", lambda view, move: None)


def _fault(law: Law, number: int, breaks: Callable[[Patch, Breakable], None]) -> Fault:
    return Fault(f"law {number} sees {breaks.__name__.replace('_', ' ')}", law, number, breaks)


FAULTS = (
    _fault(laws.decisions_are_sound, 1, unsorted_moves),
    _fault(laws.decisions_are_sound, 1, moves_that_depend_on_a_secret),
    _fault(laws.decisions_are_sound, 1, a_question_that_changes_the_table),
    _fault(laws.decisions_are_sound, 1, a_rival_who_is_shown_the_moves),
    _fault(laws.events_tell_all, 2, a_redaction_that_hides_too_much),
    _fault(laws.nothing_leaks, 3, a_redaction_that_leaks),
    _fault(laws.worlds_stay_alike, 3, a_redaction_that_leaks),
    _fault(laws.worlds_stay_alike, 3, a_history_that_leaks),
    _fault(laws.nothing_is_lost, 4, a_game_without_an_end),
    _fault(laws.replays_are_exact, 5, dice_of_its_own),
    _fault(laws.imagined_games_are_like_the_real_one, 6, an_imagination_that_forgets),
    _fault(laws.imagined_games_are_like_the_real_one, 6, a_deal_that_is_shared),
    _fault(laws.moves_are_remembered, 7, a_history_without_cards),
    _fault(laws.refusals_are_of_what_is_not_offered, 9, rules_without_reasons),
)
