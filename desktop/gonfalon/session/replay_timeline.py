"""A played game step by step, and its export as text or HTML."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gonfalon.core.record import printable
from gonfalon.session.match import Match
from gonfalon.texts.game_log import GameLog, LogGroup
from gonfalon.texts.log_entries import AnyLogRenderer, Landmark, LogEntry, PointedCards
from gonfalon.texts.log_filter import LogFilter, log_lines
from gonfalon.texts.players import family_name
from gonfalon.texts.text_board import SPECTATOR, NoTextBoard, TextBoard, name_with_player, scores_text
from gonfalon.texts.translations import current_language, translate

if TYPE_CHECKING:
    from gonfalon.core.game import Event
    from gonfalon.core.state import Frame


EVERYBODY: Final = -1
"""The eyes of those who know what everybody knows."""
ALL_OPEN: Final = -2
"""The eyes of those who know everything."""


class ReplayMark(NamedTuple):
    """A landmark to look for when a game is replayed."""

    step: int
    """After how many moves it has happened."""
    kind: Landmark
    line: LogEntry
    """What is told of it."""


def viewpoint_of(match: Match) -> tuple[int, ...]:
    """From whose eyes a game may be looked at again: before its end only of who sits alone at the screen anyway."""
    if match.over:
        return ALL_OPEN, *sorted(set(match.leaders)), EVERYBODY
    people = [seat for seat, who in enumerate(match.seats) if who.bot is None and match.leaders[seat] == seat]
    return tuple(people) if len(people) == 1 else (EVERYBODY,)


class ReplayTimeline:
    """The viewer's knowledge of a game after each of its moves; step 0 is the opening."""

    def __init__(self, match: Match, viewpoint: int, log_renderer: AnyLogRenderer) -> None:
        """
        Args:
            match: as it stands; what is played of it later is not looked at.
            eyes: one of `viewpoint_of`, or everybody's.
            log_renderer: how the game is told.

        Raises:
            LookupError: when the game may not be looked at with these eyes.
        """
        if viewpoint not in (*viewpoint_of(match), EVERYBODY):
            raise LookupError("The game is not over yet: nobody may look at it with others' eyes.")
        self.match = match
        self.viewpoint = viewpoint
        self.steps = len(match.moves)
        game_log = GameLog(log_renderer, self.table(0))
        opening = list(game_log.log_groups)
        played_moves = match.all_played_moves() if viewpoint == ALL_OPEN else match.played_moves(viewpoint)
        self._chapters = [
            opening,
            *(game_log.add(*played_move) for played_move in played_moves),
        ]
        self.lines: list[tuple[LogEntry, int]] = []
        """All that is told, and after how many moves; what says more of the same stands once."""
        self._place: dict[int, int] = {}
        for step, chapter in enumerate(self._chapters):
            for log_group in chapter:
                if log_group.line is None:
                    continue
                if log_group.line.replaces_last and self.lines:
                    self.lines[-1] = log_group.line.replacing(self.lines[-1][0]), step
                else:
                    self.lines.append((log_group.line, step))
                self._place[id(log_group)] = len(self.lines) - 1
        found = ((step, log_renderer.landmark_of(line), line) for line, step in self.lines)
        self.marks = [ReplayMark(step, kind, line) for step, kind, line in found if kind is not None]

    def table(self, step: int) -> Any:
        """Return the table after this many moves, for the caller to keep."""
        if self.viewpoint == ALL_OPEN:
            return self.match.open_table(step)
        return self.match.view(self.viewpoint, after=step).table

    def stack(self, step: int) -> list[Frame]:
        """Return the frames of what had been begun and was not done after this many moves, as everybody knows them."""
        return self.match.view(EVERYBODY, after=step).stack

    def decider(self, step: int) -> int:
        """Return the seat that had to decide at this step, -1 for none."""
        if step < self.steps:
            return self.match.deciders[step]
        seat = self.match.decision_seat
        return -1 if seat is None or self.steps < len(self.match.moves) else seat

    def told(self, step: int) -> list[LogGroup]:
        """Return the log groups of the move that led to this step; at the opening, of what had begun before it."""
        return self._chapters[step]

    def events(self, step: int) -> list[Event]:
        """All that was seen to happen until then."""
        return [event for chapter in self._chapters[: step + 1] for log_group in chapter for event in log_group.events]

    def latest(self, step: int) -> LogGroup | None:
        """Return the latest log group at this step, None before anything was logged."""
        return next((log_group for log_group in self._backwards(step) if log_group.is_told), None)

    def latest_cards(self, step: int) -> PointedCards:
        """The cards that were told of last then; none before any were."""
        told = (log_group.line.cards for log_group in self._backwards(step) if log_group.line is not None)
        return next(filter(None, told), ())

    def _backwards(self, step: int) -> Iterator[LogGroup]:
        return (log_group for chapter in reversed(self._chapters[: step + 1]) for log_group in reversed(chapter))

    def line_at(self, step: int) -> LogEntry | None:
        """The line that was told last by then, the very first where none had been; None where there are none."""
        latest = self.latest(step)
        line = None if latest is None else self.line_of(latest)
        told = [line for line, when in self.lines if when <= step] or [line for line, _ in self.lines[:1]]
        return line or next(reversed(told), None)

    def line_of(self, log_group: LogGroup) -> LogEntry | None:
        """The line among `lines` in which a passage is told."""
        place = self._place.get(id(log_group), -1)
        return self.lines[place][0] if place >= 0 else None

    def step_with(self, event: int) -> int:
        """Return the step that brought the event with this index among all events; the last step if it never occurs."""
        for step, chapter in enumerate(self._chapters):
            event -= sum(len(log_group.events) for log_group in chapter)
            if event < 0:
                return step
        return self.steps

    def step_of(self, line: LogEntry) -> int | None:
        """After how many moves this very line is told, None where it is none of them."""
        return next((step for each, step in self.lines if each.identity is line.identity), None)


_STYLE: Final = """
body { background: #f3e9cf; color: #2c2119; font: 1.1rem/1.5 Georgia, "Times New Roman", serif; margin: 0 auto;
  max-width: 42rem; padding: 2rem 1.5rem 4rem; }
h1, h2 { color: #7a1f1f; font-weight: 600; }
h2 { border-bottom: 1px solid #c9a24a; font-size: 1.25rem; margin-top: 2rem; }
p { margin: 0.3rem 0; }
.moves { color: #6b5a45; font: 0.85rem/1.4 ui-monospace, Consolas, monospace; margin-left: 1.5rem;
  overflow-wrap: anywhere; }
.aside, .why { color: #6b5a45; font-style: italic; margin-left: 1.5rem; }
header, footer { font-weight: 600; }
footer { border-top: 1px solid #c9a24a; margin-top: 2rem; padding-top: 1rem; }
@media print { body { background: none; } }
"""


def export_text(match: Match, log_filter: LogFilter = LogFilter()) -> str:  # noqa: B008
    """The chronicle in lines, or some of it; of a game that goes on only what everybody knows.

    Raises:
        NoTextBoard: where the game cannot be told in text.
    """
    told = _Export(match)
    lines = [told.title, *([told.date] if told.date else ()), *told.seats]
    lines += log_lines(log_filter.of(told.lines, told.log_renderer), told.sentence)
    return "\n".join((*lines, "", *told.end)) + "\n"


def public_lines(match: Match) -> list[LogEntry]:
    """Return all that is told of a game; of one that goes on only what everybody knows.

    Raises:
        NoTextBoard: where the game cannot be told in text.
    """
    viewpoint, log_renderer = ALL_OPEN if match.over else EVERYBODY, text_board_of(match).log_renderer
    return [line for line, _ in ReplayTimeline(match, viewpoint, log_renderer).lines]


def export_html(match: Match) -> str:
    """The same as HTML that needs nothing else: no files, no fonts, no scripts.

    Raises:
        NoTextBoard: where the game cannot be told in text.
    """
    told = _Export(match)
    body = [f"<h1>{escape(told.title)}</h1>", *([_paragraph(told.date)] if told.date else ())]
    end = "".join(map(_paragraph, told.end))
    # Who looks for a game among many pages sees at once whether it is this one.
    body += ["<ul>", *(f"<li>{escape(seat)}</li>" for seat in told.seats), "</ul>", f"<header>{end}</header>"]
    for line in told.lines:
        if line.heading:
            body.append(f"<h2>{escape(told.sentence(line))}</h2>")
        else:
            body.append(_paragraph(told.sentence(line), "aside" if line.aside else ""))
        if line.moves:
            body.append(_paragraph(line.notation, "moves"))
        if line.why is not None:
            body.append(_paragraph(told.sentence(line.why), "why"))
    title = escape(", ".join(part for part in (told.title, told.date) if part))
    head = f'<meta charset="utf-8">\n<title>{title}</title>\n<style>{_STYLE}</style>'
    return (
        f'<!DOCTYPE html>\n<html lang="{current_language()}">\n<head>\n{head}\n</head>\n<body>\n'
        + "\n".join((*body, f"<footer>{end}</footer>"))
        + "\n</body>\n</html>\n"
    )


def text_board_of(match: Match) -> TextBoard:
    """Return the text board of a match's game.

    Raises:
        NoTextBoard: where that cannot be done.
    """
    table: TextBoard | None = match.game.text_board
    if table is None:
        raise NoTextBoard(translate("Terminal", "There is no text version of {game}.").format(game=match.title))
    return table


class _Export:
    """The content of a match's export, independent of the format."""

    def __init__(self, match: Match) -> None:
        table = text_board_of(match)
        self._deck = match.deck
        self.log_renderer: AnyLogRenderer = table.log_renderer
        self.title = match.title
        # The day is enough for whoever reads it, and the hour is nobody's business.
        self.date = (match.record().date or "").partition("T")[0]
        names = [printable(seat.name) for seat in match.seats]
        self.seats = []
        for seat, name in zip(match.seats, names, strict=True):
            family, who = family_name(seat.family), name_with_player(name, match.game.player(seat.bot).name)
            self.seats.append(who if name == family else f"{family}: {who}")
        self.lines = public_lines(match)
        outcome, waited_for = match.outcome, match.decision_seat
        if outcome is None:
            text = translate("Terminal", "Not finished: {name} has to decide.")
            self.end = [text.format(name=names[waited_for or 0])]
        else:
            self.end = [scores_text(outcome, names), *(table.ending(match.view(SPECTATOR), outcome, names))]

    def sentence(self, line: LogEntry) -> str:
        return printable(self.log_renderer.text(line, self._deck).replace("\N{NO-BREAK SPACE}", " "))


def _paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"
