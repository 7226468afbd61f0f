"""
A game at one terminal: whose turn it is, the log of each seat, and how typed words are matched with moves and commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Final

from gonfalon.bots.bot import SIMPLEST, BotDecision, Budget, Reason
from gonfalon.cli.saved_games import CONTINUE, GameSaver, SaveError, save_path
from gonfalon.cli.terminal import Terminal, hurry_on_interrupt
from gonfalon.core.dice import game_dice
from gonfalon.core.game import Move
from gonfalon.core.knowledge import View
from gonfalon.core.record import printable
from gonfalon.core.time_control import clock_text
from gonfalon.session.journal import JournalError, PlayedElsewhere
from gonfalon.session.match import Match
from gonfalon.session.replay_timeline import text_board_of
from gonfalon.texts.clocks import clock_facts, time_up
from gonfalon.texts.error_messages import UNDO_REFUSALS, save_failed
from gonfalon.texts.log_entries import LogEntry, add_entry, entries_of_move
from gonfalon.texts.text_board import (
    SPECTATOR,
    TextBoard,
    align_columns,
    join_list,
    name_with_player,
    scores_text,
    seed_text,
)
from gonfalon.texts.translations import translate

MAX_SIMILAR = 5
"""So many moves are named where none is meant."""


def moves_in_columns(moves: Sequence[str], glosses: Sequence[str], width: int) -> list[str]:
    """The moves with their numbers in columns; those that begin alike stand together and begin a line of their own.

    Args:
        moves: their texts, in the order of their numbers, which begin with 1.
        glosses: what each of them means, empty where its text says it all.
        width: how many columns there is room for.
    """
    digits = len(str(len(moves)))
    cells = [
        f"{number:>{digits + 2}}) {move}{f' ({gloss})' if gloss else ''}"
        for number, (move, gloss) in enumerate(zip(moves, glosses, strict=True), 1)
    ]
    wide = max(map(len, cells))
    fitting = max(1, width // (wide + 1))
    lines = []
    for group in _groups(moves, fitting):
        for start in range(group.start, group.stop, fitting):
            row = cells[start : min(start + fitting, group.stop)]
            lines.append(" ".join(cell.ljust(wide) for cell in row).rstrip())
    return lines


def _groups(moves: Sequence[str], fitting: int) -> list[range]:
    """Moves that begin with the same words but for the last, where such groups fill lines; else with the same word."""
    for beginning in (_all_but_last, _first):
        groups, start = [], 0
        for _, members in groupby(moves, beginning):
            stop = start + len(list(members))
            groups.append(range(start, stop))
            start = stop
        longest = max(map(len, groups))
        if longest <= fitting and 2 * len(groups) <= len(moves):
            return groups
    return groups if 2 * len(groups) <= len(moves) else [range(len(moves))]


def _all_but_last(move: str) -> str:
    return move.rpartition(" ")[0]


def _first(move: str) -> str:
    return move.partition(" ")[0]


def matching_moves(typed: str, moves: Sequence[str]) -> list[int]:
    """The indices of the moves that are meant: one where it is clear, several where it is not, or none.

    A number counts from 1. Else a move is meant by its text, or by the beginnings of its words, `pl sp f` or
    `pl sp` for `place spy front`; the first letters may be large or small.
    """
    words = typed.casefold().split()
    texts = [move.casefold().split() for move in moves]
    exact = [index for index, text in enumerate(texts) if text == words]
    if exact or not words:
        return exact
    if len(words) == 1 and words[0].isdecimal() and words[0].isascii():
        number = int(words[0]) if len(words[0]) < 6 else 0
        return [number - 1] if 1 <= number <= len(moves) else []
    begun = [index for index, text in enumerate(texts) if _begins(text, words)]
    whole = [index for index in begun if len(texts[index]) == len(words)]
    return whole if len(whole) == 1 else begun


def _begins(text: Sequence[str], words: Sequence[str]) -> bool:
    return len(words) <= len(text) and all(word.startswith(typed) for word, typed in zip(text, words, strict=False))


def similar_moves(typed: str, moves: Sequence[str]) -> list[str]:
    """The moves that look most like what was typed; the first ones where none does."""
    return get_close_matches(typed.casefold()[:100], moves, MAX_SIMILAR, 0.5) or list(moves[:MAX_SIMILAR])


class SeatLog:
    """Goes along with a match and tells it to one seat, -1 for a spectator; it knows only what that seat knows."""

    def __init__(self, match: Match, seat: int, table: TextBoard) -> None:
        self.match = match
        self.seat = seat
        self.table = table
        self._begin()

    def _begin(self) -> None:
        self.lines: list[LogEntry] = []
        """All that was told."""
        self.told = 0
        """How many moves it has heard of."""
        self.known = self.match.view(self.seat, 0).table
        """The table as this seat knew it after them."""
        self._teller = self.table.log_renderer.log_writer(self.known)
        self._ahead = self._teller.opening(self.known)
        """What was told before the first move, until somebody has heard it."""

    def catch_up(self, until: int | None = None) -> list[LogEntry]:
        """Tell what happened since the last time; up to now, or only so many moves of the match."""
        until = len(self.match.moves) if until is None else until
        new, self._ahead = self._ahead, []
        self.lines += new
        for played_move in self.match.played_moves(self.seat, self.told)[: until - self.told]:
            why = self.table.log_renderer.why(played_move.reason, played_move.seat, self.known)
            lines = entries_of_move(self._teller, self.known, played_move.events, why)
            add_entry(new, lines)
            add_entry(self.lines, lines)
        self.told = until
        return new

    def go_back(self) -> None:
        """Forget what was taken back."""
        if self.told > len(self.match.moves):
            self._begin()
            self.catch_up()


class PlayerLeft(Exception):
    """The exception raised when a player has left the game."""


class HotSeat:
    """A runner that plays a match to its end with the players at the terminal.

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
        self.saving = GameSaver(match)
        self.table = text_board_of(match)
        self.names = tuple(printable(seat.name) for seat in match.seats)
        self.people = [
            seat for seat, place in enumerate(match.seats) if place.bot is None and match.leaders[seat] == seat
        ]
        """Each by the first of the seats."""
        self.chronicles = {seat: self._chronicle(seat) for seat in self.people or [SPECTATOR]}
        for seat, chronicle in self.chronicles.items():
            # Of a game that goes on they have seen all but what came after their last decision.
            if (last := match.last_decision(seat)) >= 0:
                chronicle.catch_up(until=last + 1)
        self.sitting: int | None = None if len(self.people) > 1 else next(iter(self.chronicles))
        """Whose eyes are on the screen: a seat, a spectator, or None while nobody may see more than the others."""
        self._unsaid: list[LogEntry] = []
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
        seated = join_list([name_with_player(name, self.match.game.player(seat.bot).name) for name, seat in players])
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
                chosen = self._choice_of_bot(seat)
                self._play(chosen.move, chosen.reason)
            elif self.sitting == (person := self.match.leaders[seat]) or self._change_seats(person):
                self._ask(seat)
        self._end()

    # -- telling -----------------------------------------------------------------------------------------------------

    def _chronicle(self, seat: int) -> SeatLog:
        return SeatLog(self.match, seat, self.table)

    def _say(self, lines: Iterable[LogEntry]) -> None:
        """Print lines of a chronicle; those that open a part of it stand out."""
        for line in lines:
            sentence = self.table.log_renderer.text(line, self.match.deck, self.match.reader)
            text = f"{'  ' if line.aside else ''}{sentence}"
            self.terminal.say(*(("", text) if line.heading else (text,)), bold=line.heading)
            if line.why is not None and line.why.family in self.explaining:
                self.terminal.say(f"  {self.table.log_renderer.text(line.why, self.match.deck, self.match.reader)}")

    def _play(self, move: Move, reason: Reason | None = None) -> None:
        lacked = self.match.save_error is not None
        self.match.play(move, reason)
        error = self.match.save_error
        if error is not None and not lacked:
            later = translate("Terminal", "The game goes on, and is written again with every move.")
            self.terminal.say(f"{save_failed(error.path, error.reason)} {later}")
        elif lacked and error is None:
            self.terminal.say(translate("Terminal", "The game is saved again."))
        self._tell()

    def _tell(self) -> None:
        if self.sitting is not None:
            add_entry(self._unsaid, self.chronicles[self.sitting].catch_up())
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
        self.terminal.say("", scores_text(outcome, self.names))
        first, *more = self.table.ending(view, outcome, self.names)
        if [self.match.seats[seat].family for seat in outcome.winners] == [self.match.reader]:
            first = translate("Terminal", "You win!")
        self.terminal.say(first, bold=True)
        self.terminal.say(*more, f"({seed_text(self.match.new_game.seed)})")
        if self.match.clock is not None:
            times_out = list(zip(self.names, self.match.record().times_out, strict=True))
            self.terminal.say(*(f"{what}: {words}" for what, words in clock_facts(self.match.clock, times_out)))

    # -- whose turn it is --------------------------------------------------------------------------------------------

    def _choice_of_bot(self, seat: int) -> BotDecision:
        return self._choice(seat, self.match.seats[seat].bot or SIMPLEST)

    def _choice(self, seat: int, player: str) -> BotDecision:
        """Return what a bot of this kind decides at a seat."""
        view = self.match.view(seat)
        moves = view.pending.moves
        if len(moves) == 1:
            return BotDecision(moves[0])
        dice = game_dice(self.match.new_game.seed, len(self.match.moves))
        thinks = translate("Terminal", "{name} is thinking. Press Ctrl+C to make it move now.")
        for name in (player, SIMPLEST):
            try:
                bot = self.match.game.bot(name)
                with hurry_on_interrupt(self.terminal, thinks.format(name=self.names[seat])) as wanted:
                    answer = BotDecision(*bot.choose(view, dice, Budget(self.budget, hurried=wanted)))
            except Exception:  # noqa: BLE001
                continue  # whatever it has failed at, the people want to play on
            if answer.move in moves:
                return answer
        lost = translate("Terminal", "{name} does not know what to do and takes the first legal move.")
        self.terminal.say(lost.format(name=self.names[seat]))
        return BotDecision(moves[0])

    def _change_seats(self, seat: int) -> bool:
        """Let another sit down before the screen; False when who sat there takes a move back instead."""
        if self.sitting is not None and self._thinks_again(self.sitting):
            return False
        self.terminal.draw_curtain()
        self.sitting = None
        wanted = translate("Terminal", "Press Enter when {name} sits here.").format(name=self.names[seat])
        if self.terminal.pause(f"{wanted} ", ("quit",)):
            raise PlayerLeft
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
                raise PlayerLeft
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
            line = self._timed_answer(seat)
            if line is None:
                self._play(self._choice(seat, SIMPLEST).move)
            else:
                self._understand(line, view)

    def _timed_answer(self, seat: int) -> str | None:
        """Return what a person types; None when a bot is to decide because the time is up."""
        match, clock, left = self.match, self.match.clock, self.match.time_left(seat)
        if clock is None or left is None or (left.over and not clock.bot_moves):
            return self.terminal.answer("> ")
        line = ""
        if not left.over:
            begun = monotonic()
            try:
                line = self.terminal.answer(f"[{clock_text(left.seconds)}] > ")
            finally:
                spent = monotonic() - begun
                # The last tenth is only spent where nothing is left.
                match.spend(left.seconds if spent >= left.seconds else min(spent, left.seconds - 0.1))
            if spent < left.seconds:
                return line
        alone = match.seats[seat].family == match.reader
        self.terminal.say(time_up("" if alone else self.names[seat], bot_moves=clock.bot_moves) + ".")
        return None if clock.bot_moves else line

    def _put(self, view: View) -> None:
        """Print the question and what may be answered."""
        moves = view.pending.moves
        glosses = [self.table.gloss(view, move, self.names) for move in moves]
        self.terminal.say("", self.table.question(view, self.names), bold=True)
        self.terminal.say(*moves_in_columns([str(move) for move in moves], glosses, self.terminal.width))

    # -- what is typed -----------------------------------------------------------------------------------------------

    def _understand(self, line: str, view: View) -> None:
        texts = [str(move) for move in view.pending.moves]
        word, _, rest = line.partition(" ")
        command = _COMMANDS.get(word.casefold())
        # A game may have a move that is called like a command.
        if command is not None and (not rest or command in _WITH_WORDS) and line not in texts:
            command(self, view, rest.strip())
            return
        found = matching_moves(line, texts)
        if len(found) == 1:
            self._play(view.pending.moves[found[0]])
        elif found:
            several = translate("Terminal", "%n moves", "", len(found))
            what = join_list([texts[index] for index in found], one_of=True) if len(found) < 6 else several
            text = translate("Terminal", "'{typed}' can mean {moves}; type more of it.")
            self.terminal.say(text.format(typed=line[:60], moves=what))
        elif line.isdecimal():
            text = translate("Terminal", "There is no move {number}: choose 1 to {last}.")
            self.terminal.say(text.format(number=line[:20], last=len(texts)))
        elif line and (why := self.table.refusal(view, line)):
            self.terminal.say(why)
        elif line:
            text = translate("Terminal", "'{typed}' is not a legal move here. Nearest: {moves}. Type ? for help.")
            self.terminal.say(text.format(typed=line[:60], moves=", ".join(similar_moves(line, texts))))

    def _help(self, view: View, rest: str) -> None:
        self.terminal.say(*_help(), *self.table.help)

    def _table(self, view: View, rest: str) -> None:
        self._laid = []
        self._lay(view)

    def _moves(self, view: View, rest: str) -> None:
        self._put(view)

    def _log(self, view: View, rest: str) -> None:
        lines = self.chronicles[self.match.leaders[view.seat]].lines
        if not lines:
            self.terminal.say(translate("Terminal", "Nothing has happened yet."))
        self._say(lines)

    def _take_back(self, view: View, rest: str) -> None:
        self._undo(view.seat)

    def _undo(self, seat: int) -> bool:
        reason = self.match.undo_refusal(seat)
        if reason is not None:
            self.terminal.say(UNDO_REFUSALS[reason]())
            return False
        try:
            move = self.match.undo(seat)
        except PlayedElsewhere:
            raise
        except JournalError as error:
            stays = translate("Terminal", "The move was not taken back.")
            self.terminal.say(f"{stays} {save_failed(error.path, error.reason)}")
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
            path = save_path(rest)
            over = self.saving.would_lose(path)
            if over and not self._may_be_lost(path):
                self.terminal.say(translate("Terminal", "The file is left unchanged."))
                return
            self.terminal.say(self.saving.save(path, over))
        except SaveError as error:
            self.terminal.say(str(error))

    def _may_be_lost(self, path: Path) -> bool:
        question = translate(
            "Terminal", "{file} holds another game. Type 'yes' to write over it, or press Enter to leave it unchanged."
        ).format(file=printable(str(path)))
        return self.terminal.pause(f"{question} ", ("yes", "no")) == "yes"

    def _quit(self, view: View, rest: str) -> None:
        raise PlayerLeft


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
    return [first, *align_columns(commands)]


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
