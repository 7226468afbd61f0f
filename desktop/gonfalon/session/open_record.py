"""Matches that begin from a record: opened, resumed, practised from the middle, or led through as a tutorial."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.core.record import (
    SUFFIX,
    Record,
    RecordError,
    RecordSeat,
    decode_text,
    load_bytes,
    parse_record,
    read_record,
)
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import FINISHED, Journal, finished_games, saved_games
from gonfalon.session.match import Match, check_bots, timestamp
from gonfalon.session.named_saves import named_saves_folder

if TYPE_CHECKING:
    from gonfalon.core.game import Event, Move
    from gonfalon.session.new_game import Seat


RecordCheck = Callable[[Record], object]
"""Raises a `RecordError` for a record that cannot be played where somebody wants to."""


class SavedState(Enum):
    """The relation of a record to the games that are kept here."""

    HERE = "here"
    """It is one of them, or as far as one of them."""
    NOT_YET = "not yet"
    FURTHER = "further"
    """The same game is kept here, and more of it was played."""
    BEHIND = "behind"
    """The same game is kept here, and less of it was played."""
    PLAYED_OUT = "played out"
    """The same game is kept here, and was played to its end."""


@dataclass(frozen=True)
class OpenedRecord:
    """The result of opening a record."""

    match: Match
    """The game as it will be shown, not kept anywhere yet."""
    kept: SavedState
    place: Path | None = None
    """The file of this program in which the game is played on; None where there is none yet, or at a game's end."""


def resume_latest(
    folder: Path, card_sources: CardSources, check: RecordCheck = bool
) -> tuple[Match | None, list[RecordError]]:
    """Take up the last of the unfinished games of a folder that can be played on; practice games wait in the library.

    Returns:
        The game, None where there is none; and why each of those cannot be taken up that were left after it.
    """
    troubles: list[RecordError] = []
    for saved in saved_games(folder):
        if saved.record is not None and saved.record.practice:
            continue
        try:
            if saved.error is not None:
                raise saved.error
            if saved.record is not None:
                check(saved.record)
            return Match.resume(saved.path, card_sources), troubles
        except RecordError as error:
            troubles.append(error)
    return None, troubles


def inspect_record(path: Path, folder: Path, card_sources: CardSources, check: RecordCheck = bool) -> OpenedRecord:
    """See what a record is, without writing anything.

    Args:
        path: the record, wherever it lies.
        folder: where games are kept.
        shelves: the cards that are at hand.
        check: refuses what cannot be played here.

    Raises:
        RecordError: when it cannot be opened.
    """
    place = _place(path, folder)
    given_a_name = _place(path, named_saves_folder(folder)) is not None
    if place is not None and os.path.lexists(place.parent / FINISHED / place.name):
        # It was finished, and the program was killed before it had tidied up.
        path, place = place.parent / FINISHED / place.name, None
    record = read_interrupted(path)
    check(record)
    match = _restored(record, card_sources)
    # Whoever has kept a game under a name wants it as it was then.
    if match.over or place is not None or given_a_name:
        return OpenedRecord(
            match, SavedState.HERE if place is not None else SavedState.NOT_YET, None if match.over else place
        )
    return _found_here(match, record, folder, card_sources)


def start_match(found: OpenedRecord, folder: Path, card_sources: CardSources) -> Match:
    """The game to sit down at; without a journal where it is over.

    Raises:
        RecordError: when the file has changed meanwhile and cannot be played on any more.
    """
    match = found.match
    if match.over:
        return match
    if found.place is not None:
        return Match.resume(found.place, card_sources)
    match.start_saving_in(Journal(folder))
    return match


def _place(path: Path, folder: Path) -> Path | None:
    """The file among the games that a path leads to, by way of links too; None for one that lies elsewhere."""
    try:
        true = Path(os.path.realpath(path))
        inside = true.parent.samefile(folder)
    except (OSError, ValueError):
        return None
    return folder / true.name if inside and true.suffix == SUFFIX and not true.name.startswith(".") else None


def read_interrupted(path: Path) -> Record:
    """The record in a file, without a last line that was being written when its program was killed.

    Raises:
        RecordError: when more is wrong with it.
    """
    try:
        return read_record(path)
    except RecordError as error:
        if error.code != "truncated":
            raise
        # A move that was being written when the program or the power went; it was never shown.
        return Journal.reopen(path)[1]


def _restored(record: Record, card_sources: CardSources) -> Match:
    match = Match.restore(record, card_sources)
    if not match.over:
        check_bots(record, match.game)
    return match


def _found_here(match: Match, record: Record, folder: Path, card_sources: CardSources) -> OpenedRecord:
    """The same game as it is kept here, if it went at least as far as in the record; else the game of the record."""
    mine = [(saved.record, saved.path) for saved in saved_games(folder, record.seed) if saved.record is not None]
    as_far = [(kept, path) for kept, path in mine if continues(kept, record)]
    as_far.sort(key=lambda one: len(one[0].moves), reverse=True)
    for kept, path in as_far:
        try:
            here = _restored(kept, card_sources)
        except RecordError:
            continue
        further = len(kept.moves) > len(record.moves)
        return OpenedRecord(here, SavedState.FURTHER if further else SavedState.HERE, None if here.over else path)
    for path in finished_games(folder, record.seed):
        try:
            if continues(played := read_record(path), record):
                return OpenedRecord(Match.restore(played, card_sources), SavedState.PLAYED_OUT)
        except RecordError:
            continue
    return OpenedRecord(
        match, SavedState.BEHIND if any(continues(record, kept) for kept, _ in mine) else SavedState.NOT_YET
    )


def continues(longer: Record, shorter: Record) -> bool:
    """Return whether both are the same game and the longer one begins with all moves of the shorter."""
    played, begun = ([(move.family, move.move) for move in record.moves] for record in (longer, shorter))
    return longer.bare == shorter.bare and played[: len(begun)] == begun


def start_practice(
    match: Match, step: int, seats: Sequence[Seat], card_sources: CardSources, journal: Journal | None = None
) -> Match:
    """Begin a game that is like a finished one up to so many of its moves.

    Args:
        match: the game that is over.
        step: how many of its moves have been made.
        seats: who plays on, in the order of the match, of the same families.
        shelves: where its cards are.
        journal: where it is kept, None for nowhere.

    Raises:
        LookupError: before the end of the match, whose hidden cards it would tell, or after its last move.
    """
    if not match.over or step >= len(match.moves):
        raise LookupError("Only a game that is over is played on, and only from before its end.")
    whole = match.record()
    seated = tuple(RecordSeat(seat.family, seat.name, seat.bot, seat.language) for seat in seats)
    return _begun(replace(whole.bare, moves=whole.moves[:step], seats=seated, texts=whole.texts), card_sources, journal)


def start_saving(match: Match, card_sources: CardSources, journal: Journal) -> Match:
    """Begin to save a game in which the player was guided so far."""
    return _begun(match.record(), card_sources, journal)


def _begun(record: Record, card_sources: CardSources, journal: Journal | None) -> Match:
    match = Match.restore(replace(record, date=timestamp(), practice=True), card_sources)
    if journal is not None:
        match.start_saving_in(journal)
    return match


def renamed(seats: Iterable[RecordSeat], called: Callable[[str], str], person: str) -> tuple[RecordSeat, ...]:
    """Return these seats with the names of their families, the person among them with this one if it is not empty."""
    return tuple(seat._replace(name=person if person and seat.bot is None else called(seat.family)) for seat in seats)


class TutorialScript:
    """All moves of such a game, and a match in which they are made one after the other; it is kept nowhere."""

    def __init__(
        self,
        path: Path,
        card_sources: CardSources,
        called: Callable[[str], str],
        after: int = 0,
        *,
        game: str = "",
        least: int = 0,
        person: str = "",
    ) -> None:
        """
        Args:
            path: the record of the game; one person sits there, who learns it.
            shelves: where its cards are.
            called: the name of a player by the letter of the family.
            after: how many of its moves have been made already.
            game: the game that is learnt, if it must be a certain one.
            least: after how many moves something is told at last.
            person: the name of the learner; empty for that of the family.

        Raises:
            RecordError: when it cannot be played like that.
            OSError: when it cannot be read.
        """
        record = parse_record(decode_text(load_bytes(path), path.name), path.name)
        _check(record, game, least)
        named = renamed(record.seats, called, person)
        record = replace(record, seats=named, practice=True)
        self._whole = Match.restore(record, card_sources)
        self.match = Match.restore(replace(record, moves=record.moves[:after]), card_sources)

    @property
    def seats(self) -> Sequence[Seat]:
        return self._whole.seats

    @property
    def learner(self) -> int:
        """The seat of the learner."""
        return next(index for index, seat in enumerate(self.seats) if seat.bot is None)

    @property
    def done(self) -> int:
        """The number of moves of the script that have been made."""
        return len(self.match.moves)

    @property
    def over(self) -> bool:
        """Whether all moves of the script have been played."""
        return self.done >= len(self._whole.moves)

    @property
    def asks(self) -> bool:
        """Whether the next move is the learner's."""
        return not self.over and self._whole.deciders[self.done] == self.learner

    def next_move(self) -> Move:
        """Return the move that is played next."""
        return self._whole.moves[self.done]

    def next_events(self) -> Sequence[Event]:
        """
        Return the events that the learner sees of the next move, or first after it where a choice changes nothing.
        """
        return next(
            (
                played_move.events
                for played_move in self._whole.played_moves(self.learner, self.done)
                if played_move.events
            ),
            (),
        )


def _check(record: Record, game: str, least: int) -> None:
    learners = sum(seat.bot is None for seat in record.seats)
    if game and record.game != game:
        raise record.error("broken", f"this lesson is about the game '{game}'.", "game")
    if learners != 1:
        raise record.error("broken", f"one person learns in a lesson, and here sit {learners}.", "seats")
    if len(record.moves) < least:
        sentence = f"this lesson needs {least} moves, and here are {len(record.moves)}."
        raise record.error("broken", sentence, "moves", len(record.moves) - 1)
