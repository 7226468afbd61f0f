"""Playing a record again, with a sentence about the first thing in it that does not agree with the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gonfalon.core.game import AnyRules, Move, Outcome
from gonfalon.core.lacking import MissingSet
from gonfalon.core.record import Record, move_line, result_lines
from gonfalon.core.state import State

Sets = Callable[[Sequence[tuple[str, str]], Mapping[str, str]], Any]
"""Finds the cards of a record by the names and hashes of their sets, and by the texts that it has of some, by name;
raises `MissingSet`, or `SetsUnread`."""


def opening(record: Record, game: AnyRules, sets: Sets | None = None) -> State:
    """The game of the record before its first move, with the cards that `sets` finds, else with those of the game.

    Raises:
        RecordError: when it was played by other rules, with other cards or with options that do not exist.
    """
    if record.rules_version != game.rules_version:
        sentence = (
            f"this game was played by version {record.rules_version} of the rules; this program plays by version "
            f"{game.rules_version}, by which it could go differently."
        )
        if record.rules_version > game.rules_version:
            sentence += " Please bring the program up to date."
        raise record.error("other-rules", sentence, "rules")
    if len(record.seats) not in game.seats:
        sentence = f"{len(record.seats)} cannot play {game.name}: it is for {game.seats[0]} to {game.seats[-1]}."
        raise record.error("options", sentence, "seats")
    families = "".join(seat.family for seat in record.seats)
    if dict(record.options).get("families", families) != families:
        sentence = f"the option 'families' does not agree with the seats, which are {families}."
        raise record.error("options", sentence, "options")
    given: dict[str, Any] = {**dict(record.options), "families": families}
    if sets is not None:
        try:
            given["cards"] = sets(record.card_sets, dict(record.texts))
        except MissingSet as missing:
            error = record.error("missing-set", str(missing), "cards", missing.place)
            error.about = missing.name
            raise error from None
    try:
        options = game.options(given)
    except ValueError as error:
        raise record.error("options", str(error), "options") from None
    present = tuple(game.card_sets(options))
    for offset, (name, digest) in enumerate(record.card_sets):
        if name in dict(record.card_sets[:offset]):
            raise record.error("broken", f"the set of cards '{name}' stands here for the second time.", "cards", offset)
        # A set that was given another name is still the same.
        if digest not in {held for _, held in present}:
            here = dict(present).get(name)
            sentence = f"this game was played with other cards: its set '{name}' has the hash {digest}, " + (
                f"the one here has {here}." if here else "which is not here."
            )
            raise record.error("other-cards", sentence, "cards", offset)
    if len(record.card_sets) != len(present):
        raise record.error("other-cards", "this game was played with fewer sets of cards than there are here.", "cards")
    return game.setup(options, record.seed)


def answer(record: Record, index: int, state: State, game: AnyRules) -> Move:
    """The move with this index, which must be legal in `state`.

    Raises:
        RecordError: when it is not, or when it is another family's turn; the sentence names the legal moves.
    """
    entry = record.moves[index]
    line = move_line(index + 1, entry)
    if not state.moves:
        raise record.error("illegal", f"the game was over before move '{line}'.", "moves", index)
    family = record.seats[state.seat].family
    legal = ", ".join(map(str, state.moves))
    if entry.family != family:
        sentence = f"'{line}' is out of turn: {family} has to decide between {legal}."
        raise record.error("illegal", sentence, "moves", index)
    try:
        move = game.parse(entry.move)
    except ValueError as error:
        raise record.error("illegal", f"{error} Legal here: {legal}.", "moves", index) from None
    if move not in state.moves:
        raise record.error("illegal", f"'{line}' is against the rules. Legal here: {legal}.", "moves", index)
    return move


def check_end(record: Record, state: State, game: AnyRules) -> Outcome | None:
    """The result of a game whose moves have all been played, None for one that goes on.

    Raises:
        RecordError: when the record tells another result.
    """
    if not state.over:
        if record.finished:
            family = record.seats[state.seat].family
            sentence = f"the game should be finished, but after {len(record.moves)} moves {family} has to decide."
            raise record.error("truncated", sentence, "result")
        return None
    outcome = game.outcome(state.table)
    if record.outcome is not None and record.outcome != outcome:
        true, told = result_lines(record, outcome), result_lines(record, record.outcome)
        wrong = next(index for index, line in enumerate(told) if line not in true[index : index + 1])
        raise record.error("result", f"the moves lead to another result: {'; '.join(true)}.", "result", wrong)
    return outcome


def replay(record: Record, game: AnyRules, sets: Sets | None = None) -> State:
    """The game after all moves of the record.

    Raises:
        RecordError: with the line of the first thing that is wrong.
    """
    state = opening(record, game, sets)
    for index in range(len(record.moves)):
        state.play(answer(record, index, state, game))
    check_end(record, state, game)
    return state
