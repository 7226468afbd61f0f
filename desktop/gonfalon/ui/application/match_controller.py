"""A match at the table: people decide on the board, bots in their process, and a curtain falls between people."""

from __future__ import annotations

import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from gonfalon.bots.bot import SIMPLEST, Reason
from gonfalon.bots.bot_client import BotClient, BotReply
from gonfalon.core.knowledge import View
from gonfalon.session.journal import PlayedElsewhere
from gonfalon.session.match import IllegalMove, JournalError, Match
from gonfalon.texts.error_messages import UNDO_REFUSALS
from gonfalon.texts.log_entries import LogEntry, add_entry, entries_of_move
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.board.animation_queue import PausableClock
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings.language import set_language
from gonfalon.ui.settings.store import Settings

if TYPE_CHECKING:
    from gonfalon.core.game import Move

__all__ = ["SPECTATOR", "MatchController", "MatchScript"]

SPECTATOR = -1
"""The seat of somebody who watches bots: it knows what everybody knows."""
POLL_MS = 15
THINKING_SECONDS = 1.0
SHOW_THINKING_MS = 400
"""A bot that thinks longer is seen to think."""

_log = logging.getLogger(__name__)


class MatchScript(Protocol):
    """A script that guides a learner through a match written beforehand."""

    def holds(self) -> bool:
        """Return whether something is to be read before the game goes on; `Play.go_on` is called then."""
        ...

    def move_of_others(self) -> Move | None:
        """Return the move played at a seat other than the learner's, None where its bot decides."""
        ...

    def refusal(self, move: Move) -> str:
        """Return why the learner shall not make this move; empty where it is the intended one."""
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


class MatchController(QObject):
    """Brings a match, the table screen and the bots together; it alone plays moves on the match."""

    curtain_wanted = Signal(int, bool)
    """The seat to whom the screen is to be handed, and whether the curtain falls only because the window was left."""
    over = Signal()
    """The last card has come to rest."""
    trouble = Signal()
    """The game goes on, but what was played last could not be written."""
    not_undone = Signal()
    """A move could not be taken back in the file, and so was not; the game is kept as before."""
    played_elsewhere = Signal()
    """Another program has played on in the game: it is not played any further here."""

    def __init__(
        self, table: TableScreen, settings: Settings, worker: BotClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.settings = settings
        self.worker = worker
        self.match: Match | None = None
        self.match_script: MatchScript | None = None
        """Who leads through the match, if anybody does."""
        self.viewer = SPECTATOR
        self.covered = False
        """Whether the curtain is down: then no view of anybody is made."""
        self.face_down = False
        """Whether only what everybody knows is shown before the seat at the screen, for others look at it too."""
        self._asked_here: int | None = None
        """The seat that was asked at this screen last."""
        self._ticket = 0
        self._asked = False
        """Whether a bot's move is awaited."""
        self._reply: BotReply | None = None
        self._since = PausableClock()
        self._thinks = PausableClock()
        """Runs since a bot was asked."""
        self._hurried = False
        """Whether somebody wants its move now."""
        self._advised = -1
        """After how many moves somebody was told what to do."""
        self._advises = False
        """Whether the bot that is asked moves nothing but tells what it would do."""
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._look_for_reply)
        self._waits = False
        """Whether the game would have gone on but for what lies over the table."""
        self._told_over = self._turned_up = False
        table.chosen.connect(self._chosen)
        table.undo.connect(self.undo)
        table.redo.connect(self.redo)
        table.move_now.connect(self.hurry_bot)
        table.hint_wanted.connect(self.advise)
        table.hand_wanted.connect(lambda: self.show(self.viewer))
        table.settled.connect(self._settled)
        table.stilled.connect(self._hold)

    # -- a game --------------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats of the people at this screen."""
        assert self.match is not None
        return [index for index, seat in enumerate(self.match.seats) if seat.bot is None]

    def begin(self, match: Match, match_script: MatchScript | None = None) -> None:
        """Show a match and play on where it stands."""
        self.leave()
        self.match = match
        self.match_script = match_script
        self._told_over = self._turned_up = False
        self._advised = -1
        self.covered = False
        self.table.tell_kept(match.save_error is None)
        people = self.people
        if any(seat.bot is not None for seat in match.seats):
            self.worker.start()
        decider = match.decision_seat
        self.viewer = SPECTATOR
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
            self.show(SPECTATOR)

    def leave(self) -> None:
        """Stop playing; the journal keeps the game as it stands."""
        self._ask_nobody()
        if self.match_script is not None:
            self.match_script.close()
        self.match = self.match_script = None

    def show(self, seat: int) -> None:
        """Build the table as this seat sees it, and go on."""
        self.covered = False
        self._build(seat)
        self.go_on()

    def _build(self, seat: int, face_down: bool = False) -> None:
        match = self.match
        assert match is not None
        self.speak_to(seat)
        self._waits = False
        self.viewer, self.face_down = seat, face_down
        knows = self._knows
        opening, table = match.view(knows, after=0).table, match.view(knows).table
        if self._turned_up:
            for event in match.revealed_cards():
                event.apply(table)
        self.table.show_table(table, seat, match.seats, opening, match.played_moves(knows))

    def speak_to(self, seat: int) -> None:
        """Set the language to that of the player at a seat; for bots and spectators, to the program's."""
        assert self.match is not None
        wanted = self.match.seats[seat].language if seat != SPECTATOR else ""
        set_language(wanted if wanted in LANGUAGES else self.settings.language)

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
        self.covered = True
        # Before all is hushed: what is put into other words is also said anew.
        self.speak_to(seat)
        self.table.hush()
        self._ask_nobody()
        self.curtain_wanted.emit(seat, away)

    def happened(self, seat: int) -> list[tuple[str | None, str]]:
        """Return what all saw since this seat last decided, as (family, sentence); the curtain shows it to all."""
        match = self.match
        assert match is not None
        since = match.last_decision(seat) + 1
        # Told from the opening on, for the seat may have decided in the middle of what another does.
        table = match.view(SPECTATOR, after=0).table
        game_view = self.table.game_view
        log_writer = game_view.telling.log_writer(table)
        lines: list[LogEntry] = []
        for index, played_move in enumerate(match.played_moves(SPECTATOR)):
            new = entries_of_move(log_writer, table, played_move.events)
            if index >= since:
                add_entry(lines, new)
        cards = game_view.cards(table)
        return [(line.family, game_view.telling.text(line, cards)) for line in lines if not line.heading]

    # -- going on ------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask the player who decides next, if the board is still."""
        match = self.match
        if match is None or self.covered or not self.table.idle:
            return
        self._waits = self.table.still
        if self._waits:
            return
        if self.match_script is not None and self.match_script.holds():
            self.table.ask(None)
            return
        seat = match.decision_seat
        openly = self._turn_over()
        self.table.allow_undo(self._why_no_undo())
        if seat is None:
            self.table.ask(None)
            if not self._turned_up and (hidden := match.revealed_cards()):
                self._turned_up = True
                self.table.turn_up(hidden)
            elif not self._told_over:
                self._told_over = True
                assert match.outcome is not None
                self.table.tell_end(match.outcome.winners)
                self.over.emit()
        elif match.seats[seat].bot is not None:
            self.table.ask(match.view(self._knows))
            self._ask_bot(seat)
        elif openly:
            view = match.view(self._knows)
            self._asked_here = seat
            self.table.ask(View(self.viewer, view.table, view.stack, match.view(seat).decision))
        elif seat != self.viewer:
            self.table.ask(None)
            self._hand_over(seat)
        elif self.face_down:
            self.table.ask(None)
            self.table.offer_hand(match.seats[seat])
        else:
            self._asked_here = seat
            self.table.ask(match.view(seat))

    def _open_place(self) -> int | None:
        """Before which seat the question of now is asked although others look, None where it is not."""
        match = self.match
        assert match is not None
        view = match.view(SPECTATOR)
        place = None if view.decision is None else self.table.game_view.asked_openly(view, self.viewer)
        # Somebody has to sit there.
        return match.decision_seat if place == SPECTATOR else place

    def _turn_over(self) -> bool:
        """Turn the hand at the screen face down if another player is asked without a curtain; return whether it is."""
        match = self.match
        assert match is not None
        seat = match.decision_seat
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
        match = self.match
        assert match is not None
        bot = match.seats[seat].bot
        assert bot is not None
        led = None if self.match_script is None else self.match_script.move_of_others()
        self._ask(bot, seat, led)

    def _ask(self, bot: str, seat: int, led: Move | None = None) -> None:
        """Await the move of a bot, or the one to which it is led."""
        match = self.match
        assert match is not None
        self._ticket += 1
        self._asked = True
        self._advises = self._hurried = False
        self._since.start()
        self._thinks.start()
        self._poll.start()
        self._reply = None if led is None else BotReply(self._ticket, led)
        if led is None:
            chance = SystemRandom().getrandbits(62)
            self.worker.ask(self._ticket, match.game.name, bot, match.view(seat), chance, THINKING_SECONDS)

    def advise(self) -> None:
        """Show the asked player what the strongest bot would do; the next move then counts as following a hint."""
        match = self.match
        if match is None or self.covered or self._asked or self.match_script is not None or not self.table.idle:
            return
        seat = match.decision_seat
        # What a bot advises comes from the hand of whoever is asked: nobody else may look at the screen.
        if seat is None or seat != self._asked_here or seat != self._knows or self.table.still:
            return
        self.worker.start()
        self._ask(match.game.bots[-1], seat)
        self._advises = True

    def _ask_nobody(self) -> None:
        """Await no bot's move any more."""
        self._poll.stop()
        self.worker.forget()
        self._asked = self._waits = self._advises = False
        self._reply = None
        self.table.think(-1)

    def hurry_bot(self) -> None:
        """Let the bot that thinks move with what it has found so far, and without a pause."""
        if self._asked:
            self._hurried = True
            self.worker.hurry()

    def _show_thinking(self) -> None:
        """Show that the bot which is asked thinks, once it has thought long."""
        match = self.match
        if match is not None and match.decision_seat is not None and self._thinks.elapsed() > SHOW_THINKING_MS:
            self.table.think(match.decision_seat, self._thinks.elapsed() / (1000 * THINKING_SECONDS))

    def _hold(self, still: bool) -> None:
        """Let the bots wait as long as something lies over the table, and then go on."""
        for clock in (self._since, self._thinks):
            clock.hold() if still else clock.go_on()
        if still:
            self._poll.stop()
        elif self._asked:
            self._poll.start()
        elif self._waits:
            self.go_on()

    def _look_for_reply(self) -> None:
        if self._reply is None:
            reply = self.worker.poll()
            if reply is None or reply.ticket != self._ticket:
                self._show_thinking()
                return
            self._reply = reply
            self.table.think(-1)
        if self._advises:
            self._tell_hint()
            return
        at_once = self._hurried or self.table.scene.motion.off
        pause = 0 if at_once else round(self.settings.bot_pause * 1000)
        if self._since.elapsed() >= pause and self.table.idle:
            self._poll.stop()
            self._asked = False
            reply, self._reply = self._reply, None
            self._play(reply.move, reply.reason)

    def _tell_hint(self) -> None:
        match, reply = self.match, self._reply
        assert match is not None
        assert reply is not None
        self._ask_nobody()
        self._advised = len(match.moves)
        # Where the strongest failed the simplest stood in, and is not to be taken for it.
        who = SIMPLEST if reply.fallback else match.game.bots[-1]
        self.table.show_hint(match.game.player(who), reply.move, reply.reason)

    def _chosen(self, move: object) -> None:
        match = self.match
        if match is not None and not self.covered and match.decision_seat == self._asked_here and self.table.idle:
            why_not = self.match_script.refusal(move) if self.match_script is not None else ""  # type: ignore[arg-type]
            if not why_not:
                self._ask_nobody()
                self._play(move, hinted=self._advised == len(match.moves))
                return
            # What was carried or chosen lies where it did.
            self.show(self.viewer)
            self.table.refuse(why_not)

    def _play(self, move: object, reason: Reason | None = None, *, hinted: bool = False) -> None:
        match = self.match
        assert match is not None
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
        self.table.tell_kept(match.save_error is None)
        if match.save_error is not None and not lacked:
            self.trouble.emit()
        if self.match_script is not None:
            self.match_script.played()
        (played_move,) = match.played_moves(self._knows, len(match.moves) - 1)
        if played_move.events:
            self.table.allow_undo(self._why_no_undo())
            self.table.play(played_move.events, played_move.seat, played_move.reason)
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
        match = self.match
        if match is None or self.viewer == SPECTATOR:
            return UNDO_REFUSALS["watching"]()
        if self.match_script is not None:
            return UNDO_REFUSALS["led"]()
        reason = match.undo_refusal(self._undoing)
        return UNDO_REFUSALS[reason]() if reason is not None else ""

    @property
    def _undoing(self) -> int:
        """The seat whose move is taken back: the one at the screen, or the last to decide where all look at it."""
        assert self.match is not None
        last = self.match.deciders[-1] if self.match.deciders else self.viewer
        return last if self.face_down and last in self.people else self.viewer

    def retranslate(self) -> None:
        """Say in the language of now why a move cannot be taken back, and what a leader says."""
        if self.match_script is not None:
            self.match_script.retranslate()
        if self.match is not None and not self.covered:
            self.table.allow_undo(self._why_no_undo())

    def undo(self) -> None:
        """Take the last move of the seat at the screen back, if that is allowed."""
        match = self.match
        if match is None or self.covered or self._why_no_undo():
            return
        self._ask_nobody()
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
        match = self.match
        if match is None or self.covered or not self.table.idle:
            return
        seat = self._asked_here
        move = None if self.viewer == SPECTATOR or seat is None else match.undone(seat)
        if move is None:
            self.table.refuse(QCoreApplication.translate("Undo", "There is no move to redo."))
        else:
            self.table.scene.move_input.answer(move)
