"""A match at the table: people decide on the board, bots in their process, and a curtain falls between people."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from enum import Enum, auto
from itertools import count
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from gonfalon.bots.bot import Reason
from gonfalon.bots.bot_client import BotClient, BotReply
from gonfalon.core.knowledge import View
from gonfalon.session.journal import JournalError, PlayedElsewhere
from gonfalon.session.match import IllegalMove, Match
from gonfalon.texts.error_messages import UNDO_REFUSALS
from gonfalon.texts.log_entries import LogEntry, add_entry, entries_of_move
from gonfalon.texts.translations import LANGUAGES, translate
from gonfalon.ui.application.seat_clock import SeatClock
from gonfalon.ui.board.animation_queue import PausableClock
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings.language import set_language
from gonfalon.ui.settings.store import Settings

if TYPE_CHECKING:
    from gonfalon.core.game import Move

SPECTATOR = -1
"""The seat of somebody who watches bots: it knows what everybody knows."""
POLL_MS = 15
THINKING_SECONDS = 1.0
IN_ROW = 0.5
"""Which part of its pause a bot makes before it goes on with its own turn, or with a row of the same kind."""
SHOW_THINKING_MS = 400
"""A bot that thinks longer is seen to think."""

_log = logging.getLogger(__name__)


class MatchScript(Protocol):
    """A script that guides a learner through a match written beforehand."""

    def holds(self) -> bool:
        """Return whether something is to be read before the game goes on; `MatchController.go_on` is called then."""
        ...

    def move_of_others(self) -> Move | None:
        """Return the move played at a seat other than the learner's, None where its bot decides."""
        ...

    def refusal(self, move: Move) -> str:
        """Return why the learner shall not make this move; empty where it is the intended one."""
        ...

    def no_hint(self) -> str:
        """Return the sentence for a player who asks for a hint, which is given otherwise here."""
        ...

    def played(self) -> None:
        """Take notice that a move was made."""
        ...

    def retranslate(self) -> None:
        """Say in the language of now what is said."""
        ...

    def close(self) -> None:
        """Lead no more."""
        ...


class Phase(Enum):
    """The state of a table: exactly one at any time, until the event that its line names."""

    LEFT = auto()
    """Its match is not played here yet, or no further."""
    COVERED = auto()
    """A curtain hides it, until the player of the seat behind it lifts it."""
    PAUSED = auto()
    """Something lies over it, until that is taken away."""
    LOOKING_BACK = auto()
    """It shows what it was, until the player comes back to the present."""
    TELLING = auto()
    """It tells what has happened, until everything is told."""
    GUIDING = auto()
    """The script of its match has something to read, until that has been read."""
    FACE_DOWN = auto()
    """The hand of the player who is asked lies face down, until that player wants to see it."""
    ASKING = auto()
    """A player at the screen is asked, until the answer."""
    THINKING = auto()
    """A bot is asked, until its answer."""
    OVER = auto()
    """The game is over, until another one is begun."""


_TICKETS = count(1)


class _Request:
    """The question to a bot whose answer is awaited."""

    def __init__(self, *, advises: bool, reply: BotReply | None = None, hurried: bool = False) -> None:
        self.ticket = next(_TICKETS)
        self.advises = advises
        """Whether the bot moves nothing but tells what it would do."""
        self.reply = reply
        self.hurried = hurried
        """Whether the answer is wanted now."""
        self.clock = PausableClock()
        """Runs since the bot was asked."""
        self.clock.start()


class MatchController(QObject):
    """Brings a match, its table and the bots together: it alone plays moves on the match, and says what comes next."""

    curtain_wanted = Signal(int, bool)
    """The seat to whom the screen is to be handed, and whether the curtain falls only because the window was left."""
    curtain_told = Signal()
    """The curtain hides everything: now it may tell what has happened."""
    over = Signal()
    """The last card has come to rest."""
    trouble = Signal()
    """The game goes on, but what was played last could not be written."""
    not_undone = Signal()
    """A move could not be taken back in the file, and so was not; the game is kept as before."""
    played_elsewhere = Signal()
    """Another program has played on in the game: it is not played any further here."""

    def __init__(
        self, match: Match, table: TableScreen, settings: Settings, worker: BotClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.table = table
        self.settings = settings
        self.worker = worker
        self.people = [
            index for index, seat in enumerate(match.seats) if seat.bot is None and match.leaders[index] == index
        ]
        """The people at this screen, each by the first of the seats."""
        self.match_script: MatchScript | None = None
        """Who leads through the match, if anybody does."""
        self.viewer = SPECTATOR
        self.face_down = False
        """Whether only what everybody knows is shown before the seat at the screen, for others look at it too."""
        self.seat_behind = SPECTATOR
        """The seat for which the curtain fell last."""
        self._next = Phase.LEFT
        """The phase of the table when nothing lies over it and everything has been told."""
        self._request: _Request | None = None
        self._advice: tuple[Sequence[Move], BotReply] | None = None
        """After which moves somebody was told what to do, and what."""
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._look_for_reply)
        self._turned_up = False
        self.seat_clock: SeatClock | None = None
        if match.clock is not None:
            self.seat_clock = SeatClock(match, table, match.clock, self)
            self.seat_clock.ran_out.connect(self._move_for_person)
            table.playback.shown_again.connect(self._measure)
        table.chosen.connect(self._chosen)
        table.undo.connect(self.undo)
        table.redo.connect(self.redo)
        table.move_now.connect(self.hurry_bot)
        table.hint_wanted.connect(self.advise)
        table.hand_wanted.connect(self._show_hand)
        table.settled.connect(self._settled)
        table.stilled.connect(self._hold)

    @property
    def phase(self) -> Phase:
        """The current phase."""
        if self._next in (Phase.LEFT, Phase.COVERED):
            return self._next
        if self.table.still:
            return Phase.PAUSED
        if self.table.playback.looks_back:
            return Phase.LOOKING_BACK
        return self._next if self.table.idle else Phase.TELLING

    # -- a game --------------------------------------------------------------------------------------------------------

    def begin(self, match_script: MatchScript | None = None) -> None:
        """Show the match and play on where it stands."""
        match, people = self.match, self.people
        self.match_script = match_script
        self.table.tell_kept(match.save_error is None)
        if any(seat.bot is not None for seat in match.seats):
            self.worker.start()
        decider = self._decider
        if len(people) == 1:
            self.show(people[0])
        elif not people or (decider in people and self._open_place() is not None):
            self.show(SPECTATOR)
        elif decider in people or not self.settings.curtain:
            # Nobody's cards are shown before the right person sits at the screen, nor those of the game before.
            self._build(SPECTATOR)
            self._hand_over(decider if decider in people else people[0])
        else:
            self.show(SPECTATOR)

    def look_back(self) -> None:
        """Show the table of a finished game to all players at the screen, with no hand lying open."""
        if len(self.people) > 1 and self.viewer != SPECTATOR:
            self._build(SPECTATOR)
            self._next = Phase.OVER

    def leave(self) -> None:
        """Stop playing; the journal keeps the game as it stands."""
        self._next = Phase.LEFT
        self._ask_nobody()
        self._measure()
        self.match.keep_time()
        if self.match_script is not None:
            self.match_script.close()
            self.match_script = None

    def play_on_alone(self) -> None:
        """Let the match go on without its script."""
        if self.match_script is not None:
            self.match_script.close()
            self.match_script = None
        self.show(self.viewer)

    def show(self, seat: int) -> None:
        """Build the table as this seat sees it, and go on."""
        self._build(seat)
        self.go_on()

    def _show_hand(self) -> None:
        if self.phase is Phase.FACE_DOWN:
            self.show(self.viewer)

    def _build(self, seat: int, face_down: bool = False) -> None:
        match = self.match
        self.speak_to(seat)
        self.viewer, self.face_down = seat, face_down
        knows = self._knows
        opening, table = match.view(knows, after=0).table, match.view(knows).table
        if self._turned_up:
            for event in match.revealed_cards():
                event.apply(table)
        # What lies over the table is closed meanwhile, and nothing is asked before the new one is there.
        self._next = Phase.LEFT
        self.table.show_table(table, seat, match.seats, opening, match.played_moves(knows))
        self._next = Phase.TELLING
        self._measure()

    def speak_to(self, seat: int) -> None:
        """Set the language to that of the player at a seat; for bots and spectators, to the program's."""
        wanted = self.match.seats[seat].language if seat != SPECTATOR else ""
        set_language(wanted if wanted in LANGUAGES else self.settings.language)

    def speak_to_reader(self) -> None:
        """Set the language to that of the player who is to read the screen, or the curtain before it."""
        self.speak_to(self.seat_behind if self.phase is Phase.COVERED else self.viewer)

    @property
    def _knows(self) -> int:
        """The seat whose knowledge is on the screen."""
        return SPECTATOR if self.face_down else self.viewer

    def _hand_over(self, seat: int) -> None:
        """Let the curtain fall for this seat, or show its table where no curtain is wanted."""
        if self.settings.curtain and len(self.people) > 1:
            self.cover(seat)
        else:
            self.show(seat)

    def cover(self, seat: int, away: bool = False) -> None:
        """Let the curtain fall for this seat, `away` at once because the window was left; `show` lifts it."""
        self._next, self.seat_behind = Phase.COVERED, seat
        self._measure()
        # What hides comes first, whatever may go wrong with what is hushed and told after it.
        self.curtain_wanted.emit(seat, away)
        # Before all is hushed: what is put into other words is also said anew.
        self.speak_to(seat)
        self.table.hush()
        self._ask_nobody()
        self.curtain_told.emit()

    def cover_open_hand(self) -> None:
        """Let the curtain fall because the window is left, if others at the screen may not see what lies open."""
        if self.viewer >= 0 and len(self.people) > 1 and not self.face_down and self.phase is not Phase.COVERED:
            if self.match.over:
                self.table.finish()
            else:
                self.cover(self.viewer, away=True)

    def happened(self, seat: int) -> list[tuple[str | None, str]]:
        """Return what all saw since this seat last decided, as (family, sentence); the curtain shows it to all."""
        match = self.match
        since = match.last_decision(seat) + 1
        # Told from the opening on, for the seat may have decided in the middle of what another does.
        table = match.view(SPECTATOR, after=0).table
        game_view = self.table.game_view
        log_writer = game_view.log_renderer.log_writer(table)
        lines: list[LogEntry] = []
        for index, played_move in enumerate(match.played_moves(SPECTATOR)):
            new = entries_of_move(log_writer, table, played_move.events)
            if index >= since:
                add_entry(lines, new)
        cards = game_view.cards(table)
        return [(line.family, game_view.log_renderer.text(line, cards)) for line in lines if not line.heading]

    # -- going on ------------------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        """Let the time run of the person who is asked, and of nobody while nobody is."""
        if self.seat_clock is None:
            return
        if self.phase is Phase.LEFT:
            # Another match may lie on the table.
            self.seat_clock.stop()
        else:
            self.seat_clock.follow(self.match.decision_seat if self.phase is Phase.ASKING else None)

    def go_on(self) -> None:
        """Ask the player who decides next, if the board is still."""
        self._go_on()
        self._measure()

    def _go_on(self) -> None:
        match = self.match
        if self._next in (Phase.LEFT, Phase.COVERED) or not self.table.idle:
            return
        told_over, self._next = self._next is Phase.OVER, Phase.TELLING
        if self.table.still:
            return
        if self.match_script is not None and self.match_script.holds():
            self._next = Phase.GUIDING
            self.table.ask(None)
            return
        seat = match.decision_seat
        if seat is not None and match.seats[seat].bot is None and self.match_script is None:
            forced = match.forced_move
            if forced is not None:
                self._play(forced)
                return
        openly = self._turn_over()
        self.table.allow_undo(self._why_no_undo())
        if seat is None:
            self.table.ask(None)
            if not self._turned_up and (hidden := match.revealed_cards()):
                self._turned_up = True
                self.table.turn_up(hidden)
                return
            self._next = Phase.OVER
            if not told_over and match.outcome is not None:
                self.table.tell_end(match.outcome.winners)
                self.over.emit()
        elif match.seats[seat].bot is not None:
            self._next = Phase.THINKING
            self.table.ask(match.view(self._knows))
            if self._request is None:
                self._ask_bot(seat)
        elif openly:
            view = match.view(self._knows)
            self._next = Phase.ASKING
            self.table.ask(View(self.viewer, view.table, view.stack, match.view(seat).decision))
        elif not match.same_player(seat, self.viewer):
            self.table.ask(None)
            self._hand_over(match.leaders[seat])
        elif self.face_down:
            self._next = Phase.FACE_DOWN
            self.table.ask(None)
            self.table.offer_hand()
        else:
            self._next = Phase.ASKING
            self.table.ask(match.view(seat))

    @property
    def _decider(self) -> int | None:
        """The first seat of the player whose decision the game waits for, None when it is over."""
        seat = self.match.decision_seat
        return None if seat is None else self.match.leaders[seat]

    def _open_place(self) -> int | None:
        """Before which seat the question of now is asked although others look, None where it is not."""
        match = self.match
        view = match.view(SPECTATOR)
        place = None if view.decision is None else self.table.game_view.public_question_seat(view, self.viewer)
        # Somebody has to sit there.
        return match.decision_seat if place == SPECTATOR else place

    def _turn_over(self) -> bool:
        """Turn the hand at the screen face down if another player is asked without a curtain; return whether it is."""
        match = self.match
        seat = self._decider
        if seat not in self.people or (seat == self.viewer and not self.face_down):
            return False
        place = self._open_place()
        if place is None:
            return False
        hides = self.settings.curtain and self.table.game_view.hides_hand(match.view(SPECTATOR), place)
        if (place, hides) != (self.viewer, self.face_down):
            self.table.hush()
            self._build(place, face_down=hides)
            # Keys of whoever sat there before have been no answer of this one.
            self.table.hesitate()
        return True

    def _ask_bot(self, seat: int) -> None:
        """Await the move of a bot, or the one to which the script leads it; the only one there is needs no pause."""
        led = None if self.match_script is None else self.match_script.move_of_others()
        bot = self.match.seats[seat].bot
        if led is not None:
            self._await(_Request(advises=False, reply=BotReply(0, led)))
        elif bot is not None:
            # Of a person nothing is made before they have said that they are there.
            moves = self.match.view(seat).pending.moves
            if len(moves) == 1:
                self._await(_Request(advises=False, reply=BotReply(0, moves[0]), hurried=True))
            else:
                self._ask(_Request(advises=False), bot, seat)

    def _ask_ahead(self) -> None:
        """Let the bot that decides next think, and its pause pass, while it is told what was played."""
        seat = self.match.decision_seat
        if seat is not None and self.match_script is None and not self.table.scene.motion.off:
            self._ask_bot(seat)

    def _ask(self, request: _Request, bot: str, seat: int) -> None:
        match = self.match
        chance = SystemRandom().getrandbits(62)
        self.worker.ask(request.ticket, match.game.name, bot, match.view(seat), chance, THINKING_SECONDS)
        self._await(request)

    def _await(self, request: _Request) -> None:
        self._request = request
        self._poll.start()

    def _move_for_person(self) -> None:
        """Let the simplest bot answer for the person whose time is up."""
        match, seat = self.match, self.match.decision_seat
        if self.phase is not Phase.ASKING or seat is None:
            return
        self._ask_nobody()
        self.table.scene.drag_controller.cancel()
        self.table.ask(None)
        self._next = Phase.THINKING
        self.worker.start()
        self._ask(_Request(advises=False, hurried=True), match.game.bots[0], seat)

    def advise(self) -> None:
        """Show the asked player what the strongest bot would do; the next move then counts as following a hint."""
        match, seat = self.match, self.match.decision_seat
        if self.phase is not Phase.ASKING or self._request is not None:
            return
        if self.match_script is not None:
            self.table.refuse(self.match_script.no_hint())
            return
        # What a bot advises comes from the hand of whoever is asked: nobody else may look at the screen.
        if seat is None or not match.same_player(seat, self._knows):
            return
        if self._advice is not None and self._was_advised:
            # Who asks twice is told the same.
            self._show_advice(self._advice[1])
        else:
            self.worker.start()
            self._ask(_Request(advises=True), match.game.bots[-1], seat)

    def _ask_nobody(self) -> None:
        """Await no answer of a bot any more."""
        self._poll.stop()
        self.worker.forget()
        self._request = None
        self.table.think(-1)

    def hurry_bot(self) -> None:
        """Let the bot that thinks move with what it has found so far, and without a pause."""
        if self._request is not None:
            self._request.hurried = True
            self.worker.hurry()

    def _hold(self, still: bool) -> None:
        """Let the bots wait as long as something lies over the table, and then go on."""
        request = self._request
        self._measure()
        if request is not None:
            request.clock.hold() if still else request.clock.go_on()
        if still:
            self._poll.stop()
            return
        if request is not None:
            self._poll.start()
        if self._next is Phase.TELLING:
            self.go_on()

    def _look_for_reply(self) -> None:
        request = self._request
        if request is None:
            return
        if request.reply is None:
            reply = self.worker.poll()
            if reply is None or reply.ticket != request.ticket:
                self._show_thinking(request)
                return
            request.reply = reply
            self.table.think(-1)
        if request.advises:
            self._tell_hint(request.reply)
            return
        scene = self.table.scene
        goes_on = self.phase is Phase.TELLING and scene.row_may_go_on
        same = self.match.deciders[-1:] == (self.match.decision_seat,)
        pause = 1000 * self.settings.bot_pause * (IN_ROW if goes_on or same else 1.0) / max(1.0, scene.motion.speed)
        at_once = request.hurried or scene.motion.off
        if (at_once or request.clock.elapsed() >= pause) and (goes_on or self.phase is Phase.THINKING):
            self._poll.stop()
            self._request = None
            self._play(request.reply.move, request.reply.reason)

    def _show_thinking(self, request: _Request) -> None:
        """Show that the bot which is asked thinks, once it has thought long."""
        seat, elapsed = self.match.decision_seat, request.clock.elapsed()
        if seat is not None and elapsed > SHOW_THINKING_MS and self.phase is Phase.THINKING:
            self.table.think(seat, elapsed / (1000 * THINKING_SECONDS))

    def _tell_hint(self, reply: BotReply) -> None:
        match = self.match
        self._ask_nobody()
        self._advice = (*match.moves,), reply
        self._show_advice(reply)

    @property
    def _was_advised(self) -> bool:
        """Whether somebody was told what to do where the game stands."""
        return self._advice is not None and self._advice[0] == (*self.match.moves,)

    def _show_advice(self, reply: BotReply) -> None:
        moves = [reply.move] if reply.second is None else [reply.move, reply.second]
        self.table.show_hint(moves, reply.reason)

    def _chosen(self, move: object) -> None:
        # Also while something has come to lie over the table: the rest of a gesture answers a moment later.
        if self._next is not Phase.ASKING or not self.table.idle:
            return
        why_not = self.match_script.refusal(move) if self.match_script is not None else ""  # type: ignore[arg-type]
        if not why_not:
            self._ask_nobody()
            self._play(move, hinted=self._was_advised)
            return
        # What was carried or chosen lies where it did.
        self.show(self.viewer)
        self.table.refuse(why_not)

    def _play(self, move: object, reason: Reason | None = None, *, hinted: bool = False) -> None:
        match, self._next = self.match, Phase.TELLING
        self._measure()
        lacked = match.save_error is not None
        try:
            match.play(move, reason, hinted=hinted)  # type: ignore[arg-type]
        except PlayedElsewhere as error:
            self._give_up(error)
            return
        except IllegalMove:
            # Its sentence names the moves that were legal, and so a hand.
            _log.warning("a move that is not legal was not played")
            self.go_on()
            return
        self._measure()
        self.table.tell_kept(match.save_error is None)
        if match.save_error is not None and not lacked:
            self.trouble.emit()
        if self.match_script is not None:
            self.match_script.played()
        (played_move,) = match.played_moves(self._knows, len(match.moves) - 1)
        if played_move.events:
            self.table.allow_undo(self._why_no_undo())
            self._ask_ahead()
            self.table.play(played_move.events, played_move.seat, played_move.reason, played_move.move)
            # Without motion everything is over by now, and `settled` has gone on already.
        else:
            self.go_on()

    def _give_up(self, error: PlayedElsewhere) -> None:
        _log.warning("%s", error)
        self.leave()
        self.played_elsewhere.emit()

    def _settled(self) -> None:
        # Not from within the director's own loop.
        QTimer.singleShot(0, self, self.go_on)

    # -- undo ----------------------------------------------------------------------------------------------------------

    def _why_no_undo(self) -> str:
        if self.viewer == SPECTATOR:
            return UNDO_REFUSALS["watching"]()
        if self.match_script is not None:
            return UNDO_REFUSALS["led"]()
        reason = self.match.undo_refusal(self._undoing)
        return UNDO_REFUSALS[reason]() if reason is not None else ""

    @property
    def _undoing(self) -> int:
        """The seat whose move is taken back: the one at the screen, or the last to decide where all look at it."""
        last = self.match.leaders[self.match.deciders[-1]] if self.match.deciders else self.viewer
        return last if self.face_down and last in self.people else self.viewer

    def retranslate(self) -> None:
        """Say in the language of now why a move cannot be taken back, and what a leader says."""
        if self.match_script is not None:
            self.match_script.retranslate()
        if self.phase not in (Phase.LEFT, Phase.COVERED):
            self.table.allow_undo(self._why_no_undo())

    def undo(self) -> None:
        """Take the last move of the seat at the screen back, if that is allowed."""
        match = self.match
        if self.phase in (Phase.LEFT, Phase.COVERED) or self._why_no_undo():
            return
        self._ask_nobody()
        if self.seat_clock is not None:
            self.seat_clock.stop()
        try:
            match.undo(self._undoing)
        except IllegalMove as error:
            _log.warning("%s", error)
            return
        except PlayedElsewhere as error:
            self._give_up(error)
            return
        except JournalError as error:
            _log.warning("%s", error)
            self.not_undone.emit()
            self.go_on()
            return
        self._build(self.viewer, self.face_down)
        self.go_on()

    def redo(self) -> None:
        """Make the move again that the seat at the screen took back, as if it were made by hand."""
        if self.phase in (Phase.LEFT, Phase.COVERED) or not self.table.idle:
            return
        seat = self.match.decision_seat if self.phase is Phase.ASKING else None
        move = None if self.viewer == SPECTATOR or seat is None else self.match.undone(seat)
        if move is None:
            self.table.refuse(translate("Undo", "There is no move to redo."))
        else:
            self.table.scene.move_input.answer(move)
