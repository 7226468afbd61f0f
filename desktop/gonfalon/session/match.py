"""The match: the one owner of a game that is being played, from the new game that is asked for to its end."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gonfalon.bots.bot import CHARACTER_HINT
from gonfalon.core.game import POSITION_OPTION, Event, History, Move, Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.record import FIRST_FORMAT, MAX_SEED, Record, RecordMove, RecordSeat, texts_that_fit
from gonfalon.core.record_parser import check_result, initial_state, legal_move
from gonfalon.core.seats import DRAWN
from gonfalon.core.state import State
from gonfalon.core.time_control import TimeControl, TimeLeft
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import PATIENCE, Journal, JournalError, PlayedElsewhere
from gonfalon.session.new_game import NewGame, Seat, reader_of
from gonfalon.session.plugin import GamePlugin, UnknownGame
from gonfalon.session.session_rules import UndoRefusal, why_no_undo
from gonfalon.texts.translations import current_language

if TYPE_CHECKING:
    from gonfalon.bots.bot import Reason


SEAT_OPTIONS = ("families", "first")
"""Options that a new game says by its seats."""


def options_for(new_game: NewGame, card_sources: CardSources) -> Any:
    """The options of the game that is asked for, with cards from the shelves.

    Raises:
        UnknownGame: when there is no such game.
        ValueError: with a sentence, when it cannot be played like this.
    """
    game = card_sources.games[new_game.game]
    given = game.session_rules.given(new_game, card_sources.of(new_game.game))
    families = "".join(seat.family for seat in new_game.seats)
    automaton_families = game.automaton_families((seat.bot for seat in new_game.seats), families)
    return game.rules.options({**given, **automaton_families, "families": families, "first": new_game.first})


def record_for(new_game: NewGame, card_sources: CardSources) -> Record:
    """The record of the game that is asked for, before its first move.

    Raises:
        UnknownGame: when there is no such game.
        ValueError: with a sentence, when it cannot be played like this.
    """
    rules = card_sources.games[new_game.game].rules
    options = options_for(new_game, card_sources)
    card_sets = tuple(rules.card_sets(options))
    return Record(
        game=rules.name,
        rules_version=rules.rules_version,
        card_sets=card_sets,
        options=tuple((name, value) for name, value in options.as_text().items() if name != "families"),
        seed=new_game.seed & MAX_SEED,
        seats=tuple(RecordSeat(seat.family, seat.name, seat.bot, seat.language) for seat in new_game.seats),
        practice=bool(new_game.option(POSITION_OPTION)),
        texts=texts_that_fit(card_sources.of(new_game.game).texts_of(card_sets)),
        clock=new_game.clock,
    )


def new_game_from_record(record: Record) -> NewGame:
    """The game that would be asked for to play this record's game again; its first seat is the one that was drawn.

    Raises:
        RecordError: when it says what no game has.
    """
    families = [seat.family for seat in record.seats]
    first = dict(record.options).get("first", DRAWN)
    if first != DRAWN and first not in families:
        raise record.error("options", f"the first player '{first}' does not sit at this table.", "options")
    return NewGame(
        game=record.game,
        seats=tuple(Seat(seat.family, seat.name, seat.bot, seat.language) for seat in record.seats),
        first=None if first == DRAWN else families.index(first),
        seed=record.seed,
        sets=tuple(name for name, _ in record.card_sets),
        options=tuple((name, value) for name, value in record.options if name not in SEAT_OPTIONS),
        clock=record.clock,
    )


_log = logging.getLogger(__name__)


class IllegalMove(ValueError):
    """A move that is not among those of the decision; its text is a sentence that names these."""


class PlayedMove(NamedTuple):
    """A move as another seat saw it."""

    seat: int
    """Who decided."""
    events: list[Event]
    """What was seen of all that it brought about."""
    reason: Reason | None
    """Why, where a bot has said so."""
    move: str = ""
    """The move in the words of records, without those that this seat could not see; empty for an imagined one."""


class Match:
    """A game, its moves and their events. Only the match plays moves on its state."""

    def __init__(self, record: Record, card_sources: CardSources, journal: Journal | None) -> None:
        """For `begin` and `restore`."""
        self.game: GamePlugin = card_sources.games[record.game]
        self.new_game: NewGame = new_game_from_record(record)
        self._seats: dict[str, tuple[Seat, ...]] = {}
        """By the language of the reader."""
        _check_automata(record, self.game)
        _check_players(record)
        self.leaders = record.leaders
        """For each seat the first seat of its player: itself, where each player has one."""
        self.journal = journal
        """Where the game is kept, None where it is not meant to be: a lesson, a puzzle, a game that is only read."""
        self.save_error: JournalError | None = None
        """Why the journal lacks what was played last, None where it lacks nothing or there is none."""
        self._blank = replace(record, moves=(), outcome=None)
        self._state = initial_state(record, self.game.rules, card_sources.of(record.game).cards_of)
        self._opening = self._state.clone()
        # A set may have another name by now than the record has.
        self.new_game = replace(self.new_game, sets=self.game.session_rules.sets(self.deck))
        self._moves: list[Move] = []
        self._history = History(self.game.rules, len(self.seats))
        self._undone: list[Move] = []
        """What was taken back and may come back, the latest first to come; it is in no file."""
        self._deciders: list[int] = []
        self._sole: list[bool] = []
        """Whether each was the only answer there was."""
        self._hinted: list[bool] = []
        """Whether each followed a hint."""
        self._seconds: list[float] = []
        """How long a person has thought about each, where there are clocks."""
        self._thought = 0.0
        """How long the person who decides now has thought so far."""
        self._reasons: list[Reason | None] = []
        """Why each move was made, where a bot has said so; records have no place for it, so it is in no file."""
        self._events: list[list[Event]] = []

    @classmethod
    def begin(cls, new_game: NewGame, card_sources: CardSources, journal: Journal | None = None) -> Match:
        """Deal a new game with cards from the shelves.

        Where the journal cannot be created, `save_error` says why.

        Raises:
            ValueError: with a sentence, when it cannot be played like this.
        """
        record = record_for(new_game, card_sources)
        if journal is None:
            return cls(record, card_sources, None)
        match = cls(replace(record, date=timestamp()), card_sources, None)
        match.start_saving_in(journal)
        return match

    @classmethod
    def restore(cls, record: Record, card_sources: CardSources, journal: Journal | None = None) -> Match:
        """Play a record again up to its last move.

        Raises:
            RecordError: with the line of what does not agree with the rules.
        """
        try:
            match = cls(record, card_sources, journal)
        except UnknownGame as error:
            raise record.error("unknown-game", str(error), "game") from None
        for index in range(len(record.moves)):
            move = legal_move(record, index, match._state, match.game.rules)
            match._thought = record.moves[index].seconds if record.clock is not None else 0.0
            match._commit(move, *_played(match._state, move), hinted=record.moves[index].hinted)
        if record.thought[0] == len(record.moves) + 1:
            match._thought = record.thought[1]
        check_result(record, match._state, match.game.rules)
        if match.over:
            match._finish()
        return match

    @classmethod
    def resume(cls, path: Path, card_sources: CardSources) -> Match:
        """Take up the game of a journal file where it was left, and keep it there.

        Raises:
            RecordError: when the file is broken in any way but a torn last line, or when a bot sits there that this
                program does not have; the file is left alone.
        """
        journal, record = Journal.reopen(path)
        if record.game in card_sources.games:
            check_bots(record, card_sources.games[record.game])
        return cls.restore(record, card_sources, journal)

    def forget(self) -> None:
        """Keep nothing of a game that is not wanted any more; a file that cannot be removed stays."""
        journal, self.journal = self.journal, None
        if journal is not None:
            with suppress(JournalError):
                journal.remove()

    def start_saving_in(self, journal: Journal) -> None:
        """Keep the match in a new journal from now on; where it cannot be created, `save_error` says why."""
        self.journal = journal
        self._rewrite(self.record(), PATIENCE)

    def retry_saving(self) -> bool:
        """Try once more to write what the journal lacks; return whether nothing is lost then.

        Nothing is where another program has played on in the file.
        """
        if self.save_error is not None:
            try:
                self._rewrite(self.record())
            except PlayedElsewhere:
                return True
            if self.over:
                self._finish()
        return self.save_error is None

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, with their names in the reader's language."""
        if (language := current_language()) not in self._seats:
            families = [seat.family for seat in self.new_game.seats]
            several = len(set(self.leaders)) < len(families)
            self._seats[language] = tuple(
                replace(
                    seat,
                    name=self.game.name_of(seat),
                    led="".join(
                        other for other, of in zip(families, self.leaders, strict=True) if of == leader and several
                    ),
                )
                for seat, leader in zip(self.new_game.seats, self.leaders, strict=True)
            )
        return self._seats[language]

    @property
    def reader(self) -> str:
        """The letter of the family whose player is spoken to as "you"; empty where not exactly one person plays."""
        return reader_of(self.new_game.seats)

    @property
    def title(self) -> str:
        """The name of the game, as its box or its set of cards is called in the reader's language."""
        return self.game.called(self.new_game.sets)

    @property
    def deck(self) -> Any:
        """The cards that are played with, in the shape that this game gives them."""
        return self.game.session_rules.deck(self._opening.table)

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def decision_seat(self) -> int | None:
        """The seat whose decision the game waits for, None when it is over."""
        return None if self._state.over else self._state.seat

    @property
    def forced_move(self) -> Move | None:
        """The only answer to the decision that shows nothing new, so that nobody need be asked; None where one must."""
        state = self._state
        if len(state.moves) != 1:
            return None
        after, events = _played(state, state.moves[0])
        reveals = self.game.session_rules.reveals
        return None if after.over or any(reveals(event, state.seat) for event in events) else state.moves[0]

    def same_player(self, seat: int, other: int) -> bool:
        """Return whether one player sits at both seats; a spectator is nobody's player."""
        return seat == other or (min(seat, other) >= 0 and self.leaders[seat] == self.leaders[other])

    @property
    def outcome(self) -> Outcome | None:
        """The result, None before the end."""
        return self.game.rules.outcome(self._state.table) if self._state.over else None

    @property
    def moves(self) -> Sequence[Move]:
        """All moves so far. They name hidden cards: not for the eyes of a player."""
        return tuple(self._moves)

    @property
    def deciders(self) -> Sequence[int]:
        """The seat that made each move."""
        return tuple(self._deciders)

    def view(self, seat: int, after: int | None = None) -> View:
        """Return the view of the seat, now or as it was after this many moves."""
        state = self._state if after is None else self._state_after(after)
        return View.of(state, seat, self._history.of(seat, after))

    def last_decision(self, seat: int) -> int:
        """The index of the last move of the seat's player, -1 before the first."""
        return max(
            (index for index, decider in enumerate(self._deciders) if self.same_player(decider, seat)), default=-1
        )

    def events_since(self, seat: int, start: int | None = None) -> list[Event]:
        """Return the events that this seat saw through the moves from index `start` on.

        Without `start`: since the seat last decided, without what its own decision brought about.
        """
        if start is None:
            start = self.last_decision(seat) + 1
        return [event for played_move in self.played_moves(seat, start) for event in played_move.events]

    def played_moves(self, seat: int, start: int = 0) -> list[PlayedMove]:
        """Return the moves from index `start` on with the events this seat saw; it may read all reasons."""
        seen = self._history.of(seat)[start:]
        whole = zip(self._deciders[start:], self._events[start:], self._reasons[start:], seen, strict=True)
        return [
            # A word that is not seen leaves a gap.
            PlayedMove(decider, [event.seen_by(seat) for event in events], reason, " ".join(str(known.move).split()))
            for decider, events, reason, known in whole
        ]

    def open_table(self, after: int) -> Any:
        """The table as it was after so many moves, with nothing hidden.

        Raises:
            LookupError: before the end.
        """
        return self.past_state(after).table

    def past_state(self, after: int) -> State:
        """The game as it was after so many moves, with nothing hidden; to be played with.

        Raises:
            LookupError: before the end.
        """
        self._check_over()
        return self._state_after(after)

    def all_played_moves(self) -> list[PlayedMove]:
        """All that happened, with nothing hidden.

        Raises:
            LookupError: before the end.
        """
        self._check_over()
        whole = zip(self._deciders, self._events, self._reasons, map(str, self._moves), strict=True)
        return [PlayedMove(*played) for played in whole]

    def record(self) -> Record:
        """The game as a record; unfinished ones contain hidden cards."""
        played = zip(self._deciders, self._moves, self._hinted, self._seconds, strict=True)
        answers = tuple(
            RecordMove(self.seats[seat].family, str(move), hinted, seconds) for seat, move, hinted, seconds in played
        )
        thought = (len(answers) + 1, self._thought) if self._thought else (0, 0.0)
        return replace(self._blank, moves=answers, outcome=self.outcome, thought=thought)

    def summary(self) -> Any:
        """Return the summary of the finished game, in the form that this game gives it.

        Raises:
            LookupError: before the end, because it tells all hidden cards.
        """
        self._check_over()
        return self.game.session_rules.summary(self._opening.table, self._events, self._state.table)

    def revealed_cards(self) -> Sequence[Event]:
        """Return the events that reveal the cards still face down to all; none before the game is over."""
        return self.game.session_rules.revealed_cards(self._state.table) if self.over else ()

    def _check_over(self) -> None:
        if not self.over:
            raise LookupError("The game is not over yet: this would tell hidden cards.")

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, move: Move, reason: Reason | None = None, *, hinted: bool = False) -> list[Event]:
        """Answer the decision; returns all that happens, to be shown to a seat by `event.seen_by(seat)` only.

        The move is in the journal before this returns, or `save_error` says why not; then all of the game is written
        again with each move, until that is possible.

        Args:
            move: one of those of the decision.
            reason: why, where a bot has said so; it is kept as long as the match is open.
            hinted: whether a person had asked what to do.

        Raises:
            IllegalMove: when the decision does not have this move.
            PlayedElsewhere: when another program has played on in the file; the move was not played then.
        """
        state = self._state
        if state.over:
            raise IllegalMove(f"'{move}' cannot be played: the game is over.")
        if move not in state.moves:
            raise IllegalMove(f"'{move}' is against the rules here. Legal: {', '.join(map(str, state.moves))}.")
        # Played on a copy first: when anything fails, nothing has happened.
        after, events = _played(state, move)
        if self.journal is not None:
            self._keep(RecordMove(self.seats[state.seat].family, str(move), hinted, self._thought))
        self._commit(move, after, events, reason, hinted)
        if self.over:
            self._finish()
        return list(events)

    def _keep(self, last: RecordMove) -> None:
        """Add a move to the journal, which may be one of earlier days that has no word for hints."""
        assert self.journal is not None
        if self.save_error is not None or (last.hinted and self.record().version == FIRST_FORMAT):
            record = self.record()
            self._rewrite(replace(record, moves=(*record.moves, last)))
            return
        try:
            self.journal.append(len(self._moves) + 1, last)
        except PlayedElsewhere:
            raise
        except JournalError as error:
            _log.warning("%s", error)
            self.save_error = error

    def _rewrite(self, record: Record, patience: float = 0.0) -> None:
        """Write all of the game, or keep in mind why that is not possible."""
        assert self.journal is not None
        try:
            self.journal.rewrite(record, patience)
        except PlayedElsewhere:
            raise
        except JournalError as error:
            _log.warning("%s", error)
            self.save_error = error
        else:
            self.save_error = None

    # -- clocks ------------------------------------------------------------------------------------------------------

    @property
    def clock(self) -> TimeControl | None:
        """The time that people have; None in a game without clocks."""
        return self._blank.clock

    def time_left(self, seat: int) -> TimeLeft | None:
        """Return how much time the seat's player has left; None where it has no clock."""
        clock = self.clock
        if clock is None or self.new_game.seats[seat].bot is not None:
            return None
        spent = zip(self._deciders, self._seconds, strict=True)
        left = clock.left(seconds for decider, seconds in spent if self.same_player(decider, seat))
        if self._thought and (decider := self.decision_seat) is not None and self.same_player(decider, seat):
            left = left._replace(seconds=max(0.0, round(left.seconds - self._thought, 1)))
        return left

    def spend(self, seconds: float) -> None:
        """Count so many seconds, to a tenth, for the person who decides now; they stay spent if a move is undone."""
        if self.clock is not None:
            self._thought = round(self._thought + seconds, 1)

    def keep_time(self) -> None:
        """Write how long the person who decides now has thought, for whoever takes the game up again."""
        if self._thought and self.journal is not None and not self.over:
            with suppress(PlayedElsewhere):
                self._rewrite(self.record())

    def _thought_once_undone(self, kept: int) -> float:
        """How long the decision after so many moves has taken when it is to be made again."""
        person, now = self._deciders[kept], self.decision_seat
        taken = zip(self._deciders[kept:], self._seconds[kept:], strict=True)
        thought = sum(seconds for decider, seconds in taken if self.same_player(decider, person))
        again = now is not None and self.same_player(now, person)
        return round(thought + (self._thought if again else 0.0), 1)

    def annotate(self, title: str, note: str) -> None:
        """Call the game something, and keep what a player writes about it.

        Raises:
            JournalError: when the journal could not be rewritten; nothing has changed then.
        """
        before, self._blank = self._blank, replace(self._blank, title=title, note=note)
        if self.journal is not None:
            try:
                self.journal.rewrite(self.record())
            except JournalError:
                self._blank = before
                raise
            self.save_error = None

    def undo_refusal(self, seat: int) -> UndoRefusal | None:
        """Return why the seat may not take back its last decision, None if it may."""
        kept = self._kept_by_undo
        deciders = [seat if self.same_player(decider, seat) else decider for decider in self._deciders[: kept + 1]]
        events = [*self._events[:kept], [event for events in self._events[kept:] for event in events]]
        return why_no_undo(seat, deciders, events, self.game.session_rules.reveals, self.over)

    @property
    def _kept_by_undo(self) -> int:
        """How many moves are kept when a decision is taken back: not those after it that had no other answer."""
        kept = len(self._moves) - 1
        while kept > 0 and self._sole[kept]:
            kept -= 1
        return kept

    def undo(self, seat: int) -> Move:
        """Take back the seat's last decision, which it has to make again then; returns what it was.

        Raises:
            IllegalMove: when `undo_refusal` has a reason; its text is that reason's code.
            JournalError: when the journal could not be rewritten; nothing was taken back then, except where it lacked
                moves before.
        """
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise IllegalMove(reason)
        kept = self._kept_by_undo
        thought = self._thought_once_undone(kept)
        if self.journal is not None:
            record = self.record()
            record = replace(record, moves=record.moves[:kept], thought=(kept + 1, thought) if thought else (0, 0.0))
            if self.save_error is None:
                self.journal.rewrite(record)
            else:
                self._rewrite(record)
        before = self._state_after(kept)
        self._state = before
        while len(self._moves) > kept:
            self._history.pop()
            self._deciders.pop()
            self._sole.pop()
            self._hinted.pop()
            self._seconds.pop()
            self._reasons.pop()
            self._events.pop()
            self._undone.append(self._moves.pop())
        self._thought = thought
        return self._undone[-1]

    def undone(self, seat: int) -> Move | None:
        """The move of the seat's player that was taken back and may be played as it was, None when there is none."""
        decider = self.decision_seat
        return self._undone[-1] if self._undone and decider is not None and self.same_player(decider, seat) else None

    def redo(self, seat: int) -> list[Event]:
        """Play the move that the seat took back once more; as the seed is the same, the same happens.

        Raises:
            IllegalMove: when there is none, or another has been played instead.
            PlayedElsewhere: as `play` does.
        """
        move = self.undone(seat)
        if move is None:
            raise IllegalMove("nothing")
        return self.play(move)

    def _commit(
        self, move: Move, after: State, events: list[Event], reason: Reason | None = None, hinted: bool = False
    ) -> None:
        if self._undone and move == self._undone[-1]:
            self._undone.pop()
        else:
            self._undone.clear()
        self._history.add(self._state, move)
        self._moves.append(move)
        self._deciders.append(self._state.seat)
        self._sole.append(len(self._state.moves) == 1)
        self._hinted.append(hinted)
        self._seconds.append(self._thought)
        self._thought = 0.0
        self._reasons.append(reason)
        self._events.append(events)
        self._state = after

    def _finish(self) -> None:
        if self.journal is not None and self.save_error is None:
            try:
                self.journal.finish(self.record())
            except JournalError as error:
                # Every move of it is in the unfinished file, which finishes when it is taken up again.
                _log.warning("the finished game stays among the unfinished ones: %s", error)

    def _state_after(self, moves: int) -> State:
        state = self._opening.clone()
        for move in self._moves[:moves]:
            state.play(move)
        return state


def timestamp() -> str:
    """Return the current time in the format of records."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def check_bots(record: Record, game: GamePlugin) -> None:
    """See whether all bots of a game are here to play on.

    Raises:
        RecordError: with the line of one that is not.
    """
    for offset, seat in enumerate(record.seats):
        if seat.bot is not None and not game.accepts_player(seat.bot):
            sentence = (
                f"there is no bot '{seat.bot}' to play on; the bots are {', '.join(game.players)}; {CHARACTER_HINT}."
            )
            raise record.error("unknown-bot", sentence, "seats", offset)


def _check_automata(record: Record, game: GamePlugin) -> None:
    """See whether the seats and the options of a record agree on who is moved by the rules.

    Raises:
        RecordError: when they do not.
    """
    options = dict(record.options)
    for offset, seat in enumerate(record.seats):
        for name in game.automata:
            if (seat.bot == name) != (options.get(name) == seat.family):
                sentence = f"the option '{name}' and the seats do not agree on whether {seat.family} is {name}."
                raise record.error("options", sentence, "seats", offset)


def _check_players(record: Record) -> None:
    """See whether the seats of one player are all taken by the same.

    Raises:
        RecordError: when they are not.
    """
    for offset, (seat, leader) in enumerate(zip(record.seats, record.leaders, strict=True)):
        first = record.seats[leader]
        if (seat.bot, seat.language) != (first.bot, first.language):
            sentence = f"the families {first.family} and {seat.family} are led by one player, and two sit there."
            raise record.error("options", sentence, "seats", offset)


def continuation(state: State, seat: int | None, words: Iterable[str]) -> Iterator[PlayedMove]:
    """Yield what a seat sees of moves that are played from a state, each given by its word; the state is left alone.

    For no seat nothing is hidden.
    """
    for word in words:
        move = next((move for move in state.moves if str(move) == word), None)
        if move is None:
            return
        mover = state.seat
        state, events = _played(state, move)
        yield PlayedMove(mover, events if seat is None else [event.seen_by(seat) for event in events], None)


def _played(state: State, move: object) -> tuple[State, list[Event]]:
    events: list[Event] = []
    after = state.clone()
    after.table.listener = events.append
    after.play(move)
    after.table.listener = None
    return after, events
