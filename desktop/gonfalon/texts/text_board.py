"""Plain-text tables: the lines that show each game in a terminal.

A game is told by an object that answers the questions of `TextBoard`; its entry `text_board` leads to it. It is given
what one seat knows and nothing else: a `View`, or events that were redacted for that seat. So it may say all that it
finds there, as long as it asks nobody but its arguments. Seat -1 is a spectator, who knows what everybody knows.
Everything is said in the language of the catalogue that is installed, and by the sentences of the window where it has
them. Everything else (whose turn it is, the list of moves, the curtain, the log, undo) is done for all games alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Protocol

from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.texts.log_entries import AnyLogRenderer
from gonfalon.texts.translations import translate

SPECTATOR = -1
"""The seat of somebody who only watches."""


class TextBoard(Protocol):
    """One game in lines of plain text.

    A line that is wider than the terminal is broken there, and goes on two columns further in. `names` has a name for
    each seat.
    """

    @property
    def log_renderer(self) -> AnyLogRenderer:
        """The log renderer of the game."""
        ...

    @property
    def help(self) -> Sequence[str]:
        """The help on how moves are written and what the signs of the table mean, one paragraph each."""
        ...

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        """All that the seat `view.seat` sees: the table, every seat, its own hand; `width` columns have room.

        Also asked for a spectator, and when the game is over; then `view.decision` is None.
        """
        ...

    def glance(self, view: View, names: Sequence[str], width: int) -> list[str]:
        """Return the lines needed for the question of `view.decision` by a seat that has just seen the whole table.

        That is the table once more, unless it is so large that most of it would only stand in the way.
        """
        return self.lines(view, names, width)

    def question(self, view: View, names: Sequence[str]) -> str:
        """Return the question for the deciding seat in one sentence: `view.decision.prompt` as text."""
        ...

    def gloss(self, view: View, move: Any, names: Sequence[str]) -> str:
        """Return a short explanation of a move to show beside its text; empty where the text is enough."""
        ...

    def refusal(self, view: View, typed: str) -> str:
        """Return why a move typed like this is not possible now; empty if there is no explanation."""
        return ""

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> list[str]:
        """Return the lines that name the winners and what broke ties."""
        return [winners_text(outcome, names)]

    def about(self, view: View, words: str) -> list[str]:
        """Return what the named card or other thing of the game does, one paragraph each; empty if unknown."""
        return []


class NoTextBoard(LookupError):
    """A game that cannot be told in text; its text is a sentence."""


def align_columns(rows: Iterable[Sequence[str]], indent: int = 2, gap: int = 2) -> list[str]:
    """Rows as lines whose columns stand below one another; a row may be shorter than the others."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    between = " " * gap
    return [
        " " * indent + between.join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    ]


def join_list(words: Sequence[str], one_of: bool = False) -> str:
    """Words as a sentence lists them: `a, b and c`, or `a, b or c` for one of them."""
    if len(words) < 2:
        return "".join(words)
    joint = translate("Terminal", "{words} or {last}") if one_of else translate("Terminal", "{words} and {last}")
    return joint.format(words=", ".join(words[:-1]), last=words[-1])


def name_with_player(name: str, player: str) -> str:
    """Return a seat's name with its player; the name alone if the two are the same."""
    return name if name == player else f"{name} ({player})"


def seed_text(seed: int) -> str:
    """From which number a game was dealt, in the middle of a line."""
    return translate("Terminal", "seed {seed}").format(seed=seed)


def scores_text(outcome: Outcome, names: Sequence[str]) -> str:
    """Return the text of the final scores."""
    told = ", ".join(f"{names[seat]} {outcome.scores[seat]}" for seat in outcome.players)
    return translate("Terminal", "Scores: {scores}").format(scores=told)


def winners_text(outcome: Outcome, names: Sequence[str]) -> str:
    """Return the text that names the winners."""
    return translate("Terminal", "Won by {names}.").format(names=join_list([names[seat] for seat in outcome.winners]))


def question_text(name: str, title: str, detail: str = "") -> str:
    """Return a question to a player in one paragraph, joined from the two lines of a prompt."""
    return " ".join((f"{name}:", *(part if part[-1] in ".?!" else f"{part}." for part in (title, detail) if part)))


def seat_name(name: str, family: str, own: bool) -> str:
    """Return the name at a seat, with the family where it differs from the name."""
    who = name if name == family else f"{name}, {family}"
    return translate("Terminal", "{name} (you)").format(name=who) if own else who
