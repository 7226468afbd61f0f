"""A game at one terminal: whose turn it is, what they may see then, and what can be typed beside the moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from gonfalon.bots.bot import SIMPLEST, Answer, Budget, Reason
from gonfalon.bots.contest import dice_of
from gonfalon.cli.answers import laid_out, meant, nearest
from gonfalon.cli.chronicle import Chronicle
from gonfalon.cli.going_on import CONTINUE
from gonfalon.cli.saving import SaveError, Saving, path_of
from gonfalon.cli.terminal import Terminal
from gonfalon.cli.thinking import hurried
from gonfalon.core.knowledge import View
from gonfalon.core.record import printable
from gonfalon.session.journal import JournalError, PlayedElsewhere
from gonfalon.session.match import Match
from gonfalon.session.retelling import text_table
from gonfalon.texts.catalogue import translate
from gonfalon.texts.lines import Line, add_line
from gonfalon.texts.refusals import WHY_NOT
from gonfalon.texts.tables import SPECTATOR, aligned, introduced, listed, scores, seed_told
from gonfalon.texts.troubles import cannot_be_saved


class Left(Exception):
    """Somebody has left the game."""


class HotSeat:
    """Plays a match to its end with whoever sits at the terminal.

    Args:
        match: a game that has begun; a seat without a bot is a person at this terminal.
        terminal: where it is told and answered.
        budget: how long a bot may think about a move, in seconds.
        why: whether all bots say why they play as they do, and not only those who teach.

    Raises:
        NoTable: when the game cannot be told in text.
    """

    def __init__(self, match: Match, terminal: Terminal, budget: float = 1.0, why: bool = False) -> None:
        self.match = match
        self.terminal = terminal
        self.budget = budget
        self.explaining = {seat.family for seat in match.seats if why or seat.teaches}
        """The families whose bots say why."""
        self.saving = Saving(match)
        self.table = text_table(match)
        self.names = tuple(printable(seat.name) for seat in match.seats)
        self.people = [seat for seat, place in enumerate(match.seats) if place.bot is None]
        self.chronicles = {seat: self._chronicle(seat) for seat in self.people or [SPECTATOR]}
        for seat, chronicle in self.chronicles.items():
            # Of a game that goes on they have seen all but what came after their last decision.
            if (last := match.last_decision(seat)) >= 0:
                chronicle.catch_up(until=last + 1)
        self.sitting: int | None = None if len(self.people) > 1 else next(iter(self.chronicles))
        """Whose eyes are on the screen: a seat, a spectator, or None while nobody may see more than the others."""
        self._unsaid: list[Line] = []
        """What the one who sits there has still to be told."""
        self._laid: list[str] = []
        """The table as it was printed last."""

    def play(self) -> None:
        """Play on until the game is over.

        Raises:
            Left: when somebody wants to leave.
            PlayedElsewhere: when another program has played on in the game.
            EOFError: when there is nobody to answer any more.
        """
        players = zip(self.names, self.match.seats, strict=True)
        seated = listed([introduced(name, self.match.game.player(seat.bot).name) for name, seat in players])
        self.terminal.say(f"{self.match.title}: {seated}.")
        if self.people and not self.match.over:
            self.terminal.say(translate("Terminal", "Type ? for help."))
        if self.match.moves and not self.match.over:
            self.terminal.say(
                translate("Terminal", "The game goes on where it was left; type 'log' for what you have seen so far.")
            )
        self._tell()
        while (seat := self.match.decision_seat) is not None:
            if self.match.seats[seat].bot is not None:
                self._play(*self._choice_of_bot(seat))
            elif self.sitting == seat or self._change_seats(seat):
                self._ask(seat)
        self._end()

    # -- telling -----------------------------------------------------------------------------------------------------

    def _chronicle(self, seat: int) -> Chronicle:
        return Chronicle(self.match, seat, self.table)

    def _say(self, lines: Iterable[Line]) -> None:
        """Print lines of a chronicle; those that open a part of it stand out."""
        for line in lines:
            text = f"{'  ' if line.aside else ''}{self.table.telling.text(line, self.match.deck)}"
            self.terminal.say(*(("", text) if line.heading else (text,)), bold=line.heading)
            if line.why is not None and line.why.family in self.explaining:
                self.terminal.say(f"  {self.table.telling.text(line.why, self.match.deck)}")

    def _play(self, move: Any, reason: Reason | None = None) -> None:
        lacked = self.match.unkept is not None
        self.match.play(move, reason)
        error = self.match.unkept
        if error is not None and not lacked:
            later = translate("Terminal", "The game goes on, and is written again with every move.")
            self.terminal.say(f"{cannot_be_saved(error.path, error.reason)} {later}")
        elif lacked and error is None:
            self.terminal.say(translate("Terminal", "The game is saved again."))
        self._tell()

    def _tell(self) -> None:
        if self.sitting is not None:
            add_line(self._unsaid, self.chronicles[self.sitting].catch_up())
            seat = self.match.decision_seat
            # While a bot is about to move, what it does may still take the place of the last line.
            end = len(self._unsaid) - (seat is not None and self.match.seats[seat].bot is not None)
            self._say(self._unsaid[:end])
            del self._unsaid[:end]

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
            chronicle = self._chronicle(SPECTATOR)
            chronicle.catch_up(until=min(chronicle.told for chronicle in self.chronicles.values()))
            self._say(chronicle.catch_up())
        view = self.match.view(viewer)
        self._lay(view)
        outcome = self.match.outcome
        assert outcome is not None
        self.terminal.say("", scores(outcome, self.names))
        first, *more = self.table.ending(view, outcome, self.names)
        self.terminal.say(first, bold=True)
        self.terminal.say(*more, f"({seed_told(self.match.new_game.seed)})")

    # -- whose turn it is --------------------------------------------------------------------------------------------

    def _choice_of_bot(self, seat: int) -> Answer:
        view = self.match.view(seat)
        assert view.decision is not None
        moves = view.decision.moves
        if len(moves) == 1:
            return Answer(moves[0])
        dice = dice_of(self.match.new_game.seed, len(self.match.moves))
        thinks = translate("Terminal", "{name} is thinking. Press Ctrl+C to make it move now.")
        for name in (self.match.seats[seat].bot or SIMPLEST, SIMPLEST):
            try:
                bot = self.match.game.bot(name)
                with hurried(self.terminal, thinks.format(name=self.names[seat])) as wanted:
                    answer = Answer(*bot.choose(view, dice, Budget(self.budget, hurried=wanted)))
            except Exception:  # noqa: BLE001
                continue  # whatever it has failed at, the people want to play on
            if answer.move in moves:
                return answer
        lost = translate("Terminal", "{name} does not know what to do and takes the first legal move.")
        self.terminal.say(lost.format(name=self.names[seat]))
        return Answer(moves[0])

    def _change_seats(self, seat: int) -> bool:
        """Let another sit down before the screen; False when who sat there takes a move back instead."""
        if self.sitting is not None and self._thinks_again(self.sitting):
            return False
        self.terminal.draw_curtain()
        self.sitting = None
        wanted = translate("Terminal", "Press Enter when {name} sits here.").format(name=self.names[seat])
        if self.terminal.pause(f"{wanted} ", ("quit",)):
            raise Left
        self.sitting, self._laid = seat, []
        if news := self.chronicles[seat].catch_up():
            self.terminal.say("", translate("Terminal", "What has happened since you sat here:"))
            self._say(news)
        return True

    def _thinks_again(self, seat: int) -> bool:
        """Wait until a person is done with the table; true when they have taken their move back."""
        question = translate(
            "Terminal", "That was your turn, {name}. Press Enter to hide the table, or type 'undo'."
        ).format(name=self.names[seat])
        while word := self.terminal.pause(f"\n{question} ", ("undo", "quit")):
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
            several = translate("Terminal", "%n moves", "", len(found))
            what = listed([texts[index] for index in found], one_of=True) if len(found) < 6 else several
            text = translate("Terminal", "'{typed}' can mean {moves}; type more of it.")
            self.terminal.say(text.format(typed=line[:60], moves=what))
        elif line.isdecimal():
            text = translate("Terminal", "There is no move {number}: choose 1 to {last}.")
            self.terminal.say(text.format(number=line[:20], last=len(texts)))
        elif line and (why := self.table.refusal(view, line)):
            self.terminal.say(why)
        elif line:
            text = translate("Terminal", "'{typed}' is not a legal move here. Nearest: {moves}. Type ? for help.")
            self.terminal.say(text.format(typed=line[:60], moves=", ".join(nearest(line, texts))))

    def _help(self, view: View, rest: str) -> None:
        self.terminal.say(*_help(), *self.table.help)

    def _table(self, view: View, rest: str) -> None:
        self._laid = []
        self._lay(view)

    def _moves(self, view: View, rest: str) -> None:
        self._put(view)

    def _log(self, view: View, rest: str) -> None:
        lines = self.chronicles[view.seat].lines
        if not lines:
            self.terminal.say(translate("Terminal", "Nothing has happened yet."))
        self._say(lines)

    def _take_back(self, view: View, rest: str) -> None:
        self._undo(view.seat)

    def _undo(self, seat: int) -> bool:
        reason = self.match.undo_refusal(seat)
        if reason is not None:
            self.terminal.say(WHY_NOT[reason]())
            return False
        try:
            move = self.match.undo(seat)
        except PlayedElsewhere:
            raise
        except JournalError as error:
            stays = translate("Terminal", "The move was not taken back.")
            self.terminal.say(f"{stays} {cannot_be_saved(error.path, error.reason)}")
            return False
        self.terminal.say(translate("Terminal", "Taken back: {move}.").format(move=move))
        self._laid = []
        for chronicle in self.chronicles.values():
            chronicle.go_back()
        return True

    def _bring_back(self, view: View, rest: str) -> None:
        move = self.match.undone(view.seat)
        if move is None:
            self.terminal.say(translate("Undo", "There is no move to redo."))
        else:
            self.terminal.say(translate("Terminal", "Made again: {move}.").format(move=move))
            self._play(move)

    def _about(self, view: View, rest: str) -> None:
        if not rest:
            what = translate("Terminal", "Also type what you want to know about: its name or number on the table.")
            self.terminal.say(what)
            return
        nothing = translate("Terminal", "There is nothing to tell about '{words}'.").format(words=rest[:60])
        self.terminal.say(*(self.table.about(view, rest) or [nothing]))

    def _save(self, view: View, rest: str) -> None:
        if not rest:
            self.terminal.say(translate("Terminal", "Also type a file name: 'save evening.gonfalon'"))
            return
        try:
            path = path_of(rest)
            over = self.saving.would_lose(path)
            if over and not self._may_be_lost(path):
                self.terminal.say(translate("Terminal", "The file is left unchanged."))
                return
            self.terminal.say(self.saving.save(path, over))
        except SaveError as error:
            self.terminal.say(str(error))

    def _may_be_lost(self, path: Path) -> bool:
        question = translate(
            "Terminal",
            "{file} holds another game. Type 'yes' to write over it, or press Enter to leave it unchanged.",
        ).format(file=printable(str(path)))
        return self.terminal.pause(f"{question} ", ("yes", "no")) == "yes"

    def _quit(self, view: View, rest: str) -> None:
        raise Left


def _help() -> list[str]:
    goes_on = translate("Terminal", "leave the game; it is saved, and '{command}' continues it")
    commands = (
        ("table", translate("Terminal", "the table once more")),
        ("moves", translate("Terminal", "what you may do")),
        ("log", translate("Terminal", "everything you have seen so far")),
        (
            "about ...",
            translate(
                "Terminal", "what a card or a word on it means, where cards say more than the table has room for"
            ),
        ),
        (
            "undo",
            translate(
                "Terminal", "take back your last decision, if nobody has decided and you have learned nothing since"
            ),
        ),
        ("redo", translate("Terminal", "make the decision again that was taken back, until another is made")),
        ("save ...", translate("Terminal", "write the game to a file")),
        ("quit", goes_on.format(command=CONTINUE)),
    )
    first = translate(
        "Terminal", "Type the number of a move, or its text; the beginnings of its words will do where they are clear."
    )
    return [first, *aligned(commands)]


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
