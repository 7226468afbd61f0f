"""A game as a text to read or a page to look at, told by the lines of its chronicle in the language that is spoken."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from gonfalon.core.record import printable
from gonfalon.session.hindsight import EVERYBODY, OPEN, Hindsight
from gonfalon.session.match import Match
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.lines import Line, Telling
from gonfalon.texts.players import family_name
from gonfalon.texts.tables import SPECTATOR, NoTable, TextTable, introduced, scores

__all__ = ["as_page", "as_text", "text_table"]

_STYLE: Final = """
body { background: #f3e9cf; color: #2c2119; font: 1.1rem/1.5 Georgia, "Times New Roman", serif; margin: 0 auto;
  max-width: 42rem; padding: 2rem 1.5rem 4rem; }
h1, h2 { color: #7a1f1f; font-weight: 600; }
h2 { border-bottom: 1px solid #c9a24a; font-size: 1.25rem; margin-top: 2rem; }
p { margin: 0.3rem 0; }
.aside, .why { color: #6b5a45; font-style: italic; margin-left: 1.5rem; }
header, footer { font-weight: 600; }
footer { border-top: 1px solid #c9a24a; margin-top: 2rem; padding-top: 1rem; }
@media print { body { background: none; } }
"""


def as_text(match: Match) -> str:
    """The chronicle in lines; of a game that goes on only what everybody knows.

    Raises:
        NoTable: where the game cannot be told in text.
    """
    told = _Retold(match)
    lines = [told.title, *([told.date] if told.date else ()), *told.seats]
    for line in told.lines:
        indent = "  " if line.aside else ""
        lines += [*([""] if line.heading else ()), indent + told.sentence(line)]
        lines += [f"  {told.sentence(line.why)}"] if line.why is not None else ()
    return "\n".join((*lines, "", *told.end)) + "\n"


def as_page(match: Match) -> str:
    """The same as HTML that needs nothing else: no files, no fonts, no scripts.

    Raises:
        NoTable: where the game cannot be told in text.
    """
    told = _Retold(match)
    body = [f"<h1>{escape(told.title)}</h1>", *([_paragraph(told.date)] if told.date else ())]
    end = "".join(map(_paragraph, told.end))
    # Who looks for a game among many pages sees at once whether it is this one.
    body += ["<ul>", *(f"<li>{escape(seat)}</li>" for seat in told.seats), "</ul>", f"<header>{end}</header>"]
    for line in told.lines:
        if line.heading:
            body.append(f"<h2>{escape(told.sentence(line))}</h2>")
        else:
            body.append(_paragraph(told.sentence(line), "aside" if line.aside else ""))
        if line.why is not None:
            body.append(_paragraph(told.sentence(line.why), "why"))
    title = escape(", ".join(part for part in (told.title, told.date) if part))
    head = f'<meta charset="utf-8">\n<title>{title}</title>\n<style>{_STYLE}</style>'
    return (
        f'<!DOCTYPE html>\n<html lang="{current()}">\n<head>\n{head}\n</head>\n<body>\n'
        + "\n".join((*body, f"<footer>{end}</footer>"))
        + "\n</body>\n</html>\n"
    )


def text_table(match: Match) -> TextTable:
    """How the game of a match is told in text.

    Raises:
        NoTable: where that cannot be done.
    """
    table: TextTable | None = match.game.terminal()
    if table is None:
        raise NoTable(translate("Terminal", "There is no text version of {game}.").format(game=match.title))
    return table


class _Retold:
    """What there is to say of a match, whatever it is written into."""

    def __init__(self, match: Match) -> None:
        table = text_table(match)
        self._deck = match.deck
        self._telling: Telling[Any, Any] = table.telling
        self.title = match.title
        # The day is enough for whoever reads it, and the hour is nobody's business.
        self.date = (match.record().date or "").partition("T")[0]
        names = [printable(seat.name) for seat in match.seats]
        self.seats = []
        for seat, name in zip(match.seats, names, strict=True):
            family, who = family_name(seat.family), introduced(name, match.game.player(seat.bot).name)
            self.seats.append(who if name == family else f"{family}: {who}")
        self.lines = [line for line, _ in Hindsight(match, OPEN if match.over else EVERYBODY, self._telling).lines]
        outcome, waited_for = match.outcome, match.decision_seat
        if outcome is None:
            text = translate("Terminal", "Not finished: {name} has to decide.")
            self.end = [text.format(name=names[waited_for or 0])]
        else:
            self.end = [scores(outcome, names), *(table.ending(match.view(SPECTATOR), outcome, names))]

    def sentence(self, line: Line) -> str:
        return printable(self._telling.text(line, self._deck).replace("\N{NO-BREAK SPACE}", " "))


def _paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"
