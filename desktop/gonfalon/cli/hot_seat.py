"""A game at one terminal: whose turn it is, what they may see then, and what can be typed beside the moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gonfalon.bots.bot import SIMPLEST
from gonfalon.cli.answers import laid_out, meant, nearest
from gonfalon.cli.chronicle import Chronicle
from gonfalon.cli.contest import dice_of
from gonfalon.cli.going_on import CONTINUE
from gonfalon.cli.saving import SaveError, Saving, path_of
from gonfalon.cli.terminal import Terminal
from gonfalon.core.knowledge import View
from gonfalon.core.record import printable
from gonfalon.session.journal import JournalError, PlayedElsewhere
from gonfalon.session.match import Match
from gonfalon.session.undo import Refusal
from gonfalon.texts.tables import SPECTATOR, NoTable, TextTable, aligned, listed

WHY_NOT: dict[Refusal, str] = {
    "nothing": "You have not decided anything yet that could be taken back.",
    "another-decided": "Your last decision cannot be taken back: somebody else has decided since.",
    "secret-shown": "Your last decision cannot be taken back: it has shown or mixed cards.",
    "drawn": "Your last decision cannot be taken back: you have drawn a card since.",
    "over": "The game is over; nothing can be taken back.",
}
HELP = (
    "Type the number of a move, or its text; the beginnings of its words will do where they are clear.",
    *aligned(
        (
            ("table", "the table once more"),
            ("moves", "what you may do"),
            ("log", "all that you have seen happen"),
            ("about WORDS", "what a card or a word on it means, in games whose cards say more than there is room for"),
            ("undo", "take back your last decision, if nobody has decided and you have learned nothing since"),
            ("redo", "make the decision again that was taken back, until another is made"),
            ("save FILE", "write the game to a file"),
            ("quit", f"leave the game; it is kept, and '{CONTINUE}' goes on with it"),
        )
    ),
)


_ANOTHER = "{path} holds another game. Type yes to write over it, or press Enter to leave it as it is."


def _table_of(match: Match) -> TextTable:
    table = match.game.terminal()
    if table is None:
        raise NoTable(f"{match.game.title()} cannot be told in text.")
    found: TextTable = table
    return found


class Left(Exception):
    """Somebody has left the game."""


class HotSeat:
    """Plays a match to its end with whoever sits at the terminal.

    Args:
        match: a game that has begun; a seat without a bot is a person at this terminal.
        terminal: where it is told and answered.
        budget: how long a bot may think about a move, in seconds.

    Raises:
        NoTable: when the game cannot be told in text.
    """

    def __init__(self, match: Match, terminal: Terminal, budget: float = 1.0) -> None:
        self.match = match
        self.terminal = terminal
        self.budget = budget
        self.saving = Saving(match)
        self.table = _table_of(match)
        self.names = tuple(printable(seat.name) for seat in match.seats)
        self.people = [seat for seat, place in enumerate(match.seats) if place.bot is None]
        self.chronicles = {seat: self._chronicle(seat) for seat in self.people or [SPECTATOR]}
        for seat, chronicle in self.chronicles.items():
            # Of a game that goes on they have seen all but what came after their last decision.
            chronicle.catch_up(until=match.last_decision(seat) + 1)
        self.sitting: int | None = None if len(self.people) > 1 else next(iter(self.chronicles))
        """Whose eyes are on the screen: a seat, a spectator, or None while nobody may see more than the others."""
        self._laid: list[str] = []
        """The table as it was printed last."""

    def play(self) -> None:
        """Play on until the game is over.

        Raises:
            Left: when somebody wants to leave.
            PlayedElsewhere: when another program has played on in the game.
            EOFError: when there is nobody to answer any more.
        """
        seats = zip(self.match.seats, self.names, strict=True)
        players = listed([f"{name} ({seat.bot or 'human'})" for seat, name in seats])
        self.terminal.say(f"{self.match.game.name.capitalize()}: {players}.")
        if self.people and not self.match.over:
            self.terminal.say("Type ? for help.")
        if self.match.moves and not self.match.over:
            self.terminal.say("The game goes on where it was left; type log for what you have seen happen so far.")
            self._tell()
        while (seat := self.match.decision_seat) is not None:
            if self.match.seats[seat].bot is not None:
                self._play(self._choice_of_bot(seat))
            elif self.sitting == seat or self._change_seats(seat):
                self._ask(seat)
        self._end()

    # -- telling -----------------------------------------------------------------------------------------------------

    def _chronicle(self, seat: int, start: int = 0) -> Chronicle:
        return Chronicle(self.match, seat, self.table, self.names, start)

    def _play(self, move: Any) -> None:
        try:
            self.match.play(move)
        except PlayedElsewhere:
            raise
        except JournalError as error:
            # The game goes on without being kept rather than not at all.
            self.terminal.say(f"{error} The game goes on, but it is lost at the end unless you save it elsewhere.")
            self.match.journal = None
            self.match.play(move)
        self._tell()

    def _tell(self) -> None:
        if self.sitting is not None:
            self.terminal.say(*self.chronicles[self.sitting].catch_up())

    def _lay(self, view: View) -> None:
        """Print the table, or as much as is needed by who has seen it, unless it lies as it was printed last."""
        show = self.table.glance if self._laid and view.decision is not None else self.table.lines
        lines = show(view, self.names, self.terminal.width)
        if lines != self._laid:
            self.terminal.say("", *lines)
        self._laid = lines

    def _end(self) -> None:
        viewer = next(iter(self.chronicles))
        if len(self.people) > 1:
            # Everybody may look now, but the hands that were never shown stay where they are.
            viewer = SPECTATOR
            self.terminal.draw_curtain()
            seen_by_all = min(chronicle.told for chronicle in self.chronicles.values())
            self.terminal.say(*self._chronicle(SPECTATOR, seen_by_all).catch_up())
        self._lay(self.match.view(viewer))
        outcome = self.match.outcome
        assert outcome is not None
        scores = zip(self.names, outcome.scores, strict=True)
        self.terminal.say("", "Scores: " + ", ".join(f"{name} {score}" for name, score in scores))
        if outcome.tie_break is not None:
            seats, what = self.match.tied
            figures = ", ".join(f"{self.names[seat]} {outcome.tie_break[seat]}" for seat in seats)
            self.terminal.say(f"Tie-break: {figures} ({what})")
        winners = listed([self.names[seat] for seat in outcome.winners])
        self.terminal.say(f"Won by {winners}", bold=True)
        self.terminal.say(f"(seed {self.match.new_game.seed})")

    # -- whose turn it is --------------------------------------------------------------------------------------------

    def _choice_of_bot(self, seat: int) -> Any:
        view = self.match.view(seat)
        assert view.decision is not None
        moves = view.decision.moves
        if len(moves) == 1:
            return moves[0]
        dice = dice_of(self.match.new_game.seed, len(self.match.moves))
        for name in (self.match.seats[seat].bot or SIMPLEST, SIMPLEST):
            try:
                move = self.match.game.bot(name).choose(view, dice, self.budget)
            except Exception:  # noqa: BLE001
                continue  # whatever it has failed at, the people want to play on
            if move in moves:
                return move
        self.terminal.say(f"{self.names[seat]} does not know what to do and takes the first legal move.")
        return moves[0]

    def _change_seats(self, seat: int) -> bool:
        """Let another sit down before the screen; False when who sat there takes a move back instead."""
        if self.sitting is not None and self._thinks_again(self.sitting):
            return False
        self.terminal.draw_curtain()
        self.sitting = None
        if self.terminal.pause(f"Press Enter when {self.names[seat]} sits here. ", ("quit",)):
            raise Left
        self.sitting, self._laid = seat, []
        if news := self.chronicles[seat].catch_up():
            self.terminal.say("", "What has happened since you sat here:", *news)
        return True

    def _thinks_again(self, seat: int) -> bool:
        """Wait until a person is done with the table; true when they have taken their move back."""
        question = f"\nThat was your turn, {self.names[seat]}. Press Enter to hide the table, or type undo. "
        while word := self.terminal.pause(question, ("undo", "quit")):
            if word == "quit":
                raise Left
            if self._undo(seat):
                return True
        return False

    def _ask(self, seat: int) -> None:
        """Let a person decide, or take back what they decided before."""
        view = self.match.view(seat)
        self._lay(view)
        self._put(view)
        before = len(self.match.moves)
        while len(self.match.moves) == before:
            self._understand(self.terminal.answer("> "), view)

    def _put(self, view: View) -> None:
        """Print the question and what may be answered."""
        assert view.decision is not None
        moves = view.decision.moves
        glosses = [self.table.gloss(view, move, self.names) for move in moves]
        self.terminal.say("", self.table.question(view, self.names), bold=True)
        self.terminal.say(*laid_out([str(move) for move in moves], glosses, self.terminal.width))

    # -- what is typed -----------------------------------------------------------------------------------------------

    def _understand(self, line: str, view: View) -> None:
        assert view.decision is not None
        texts = [str(move) for move in view.decision.moves]
        word, _, rest = line.partition(" ")
        command = _COMMANDS.get(word.casefold())
        # A game may have a move that is called like a command.
        if command is not None and (not rest or command in _WITH_WORDS) and line not in texts:
            command(self, view, rest.strip())
            return
        found = meant(line, texts)
        if len(found) == 1:
            self._play(view.decision.moves[found[0]])
        elif found:
            what = listed([texts[index] for index in found[:5]], "or") if len(found) < 6 else f"{len(found)} moves"
            self.terminal.say(f"'{line[:60]}' can mean {what}; type more of it.")
        elif line.isdecimal():
            self.terminal.say(f"There is no move {line[:20]}: choose 1 to {len(texts)}.")
        elif line:
            near = ", ".join(nearest(line, texts))
            self.terminal.say(f"'{line[:60]}' is no legal move here. Nearest: {near}. Type ? for help.")

    def _help(self, view: View, rest: str) -> None:
        self.terminal.say(*HELP, *self.table.help)

    def _table(self, view: View, rest: str) -> None:
        self._laid = []
        self._lay(view)

    def _moves(self, view: View, rest: str) -> None:
        self._put(view)

    def _log(self, view: View, rest: str) -> None:
        self.terminal.say(*(self.chronicles[view.seat].lines or ["Nothing has happened yet."]))

    def _take_back(self, view: View, rest: str) -> None:
        self._undo(view.seat)

    def _undo(self, seat: int) -> bool:
        reason = self.match.undo_refusal(seat)
        if reason is not None:
            self.terminal.say(WHY_NOT[reason])
            return False
        try:
            self.terminal.say(f"Taken back: {self.match.undo(seat)}.")
        except PlayedElsewhere:
            raise
        except JournalError as error:
            self.terminal.say(f"The move was not taken back. {error}")
            return False
        self._laid = []
        for chronicle in self.chronicles.values():
            chronicle.go_back()
        return True

    def _bring_back(self, view: View, rest: str) -> None:
        move = self.match.undone(view.seat)
        if move is None:
            self.terminal.say("Nothing was taken back that could come back.")
        else:
            self.terminal.say(f"Made again: {move}.")
            self._play(move)

    def _about(self, view: View, rest: str) -> None:
        if not rest:
            self.terminal.say("Type what you want to know about too, as it is called or numbered on the table.")
            return
        text = self.table.about(view, rest)
        self.terminal.say(*(text or [f"There is nothing to tell about '{rest[:60]}'."]))

    def _save(self, view: View, rest: str) -> None:
        if not rest:
            self.terminal.say("Type the name of a file too: save evening.gonfalon")
            return
        try:
            path = path_of(rest)
            over = self.saving.would_lose(path)
            if over and self.terminal.pause(f"{_ANOTHER.format(path=printable(str(path)))} ", ("yes", "no")) != "yes":
                self.terminal.say("It stays as it is.")
                return
            self.terminal.say(self.saving.save(path, over))
        except SaveError as error:
            self.terminal.say(str(error))

    def _quit(self, view: View, rest: str) -> None:
        raise Left


_COMMANDS: Final[dict[str, Callable[[HotSeat, View, str], None]]] = {
    "?": HotSeat._help,
    "help": HotSeat._help,
    "table": HotSeat._table,
    "moves": HotSeat._moves,
    "log": HotSeat._log,
    "about": HotSeat._about,
    "undo": HotSeat._take_back,
    "redo": HotSeat._bring_back,
    "save": HotSeat._save,
    "quit": HotSeat._quit,
    "exit": HotSeat._quit,
}
_WITH_WORDS: Final = (HotSeat._save, HotSeat._about)
"""Commands behind which something else is typed."""
