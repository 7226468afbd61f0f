"""What the library says of one game, on its card, beside it and to those who listen."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QDate, QLocale

from gonfalon.core.record import Seated
from gonfalon.core.slips import shortened
from gonfalon.games import GAMES
from gonfalon.session.library import Entry
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.players import family_name
from gonfalon.texts.troubles import why_not_continued
from gonfalon.ui.screens.about import long_date

__all__ = ["called", "day", "found", "heard", "name", "named", "player_line", "standing", "when"]

_EARLIEST, _LATEST = 86_400.0, 32_500_000_000.0
"""Between these every system knows what day it is."""


def called(entry: Entry) -> str:
    """What was played, in the words on the box; the name of the file where nothing is known of it."""
    if entry.game not in GAMES:
        return shortened(Path(entry.file).stem)
    return _called(entry.game, entry.sets, current())


@lru_cache(maxsize=256)
def _called(game: str, sets: str, language: str) -> str:
    import json

    return GAMES[game].called(json.loads(sets))


def name(entry: Entry) -> str:
    """What its player calls it, or what was played."""
    return shortened(entry.title) or called(entry)


def day(seconds: float) -> str:
    """A day, in words if it was this one or the one before."""
    then, ago = _ago(seconds)
    if ago == 0:
        return translate("Library", "today")
    if ago == 1:
        return translate("Library", "yesterday")
    return _date(then)


def when(entry: Entry) -> str:
    """When it was last played: of today and yesterday the time too."""
    then, ago = _ago(entry.changed / 1e9)
    if ago == 0:
        return translate("Library", "Today, {time}").format(time=f"{then:%H:%M}")
    if ago == 1:
        return translate("Library", "Yesterday, {time}").format(time=f"{then:%H:%M}")
    return _date(then)


def _ago(seconds: float) -> tuple[datetime, int]:
    """A time here, and how many days it is ago; what a file says of the edge of the calendar is a day near it."""
    then, now = datetime.fromtimestamp(max(_EARLIEST, min(seconds, _LATEST))).astimezone(), datetime.now().astimezone()
    return then, (now.date() - then.date()).days


def _date(then: datetime) -> str:
    if then.year != datetime.now().astimezone().year:
        return long_date(then.date(), current())
    return QLocale(current()).toString(QDate(then.year, then.month, then.day), "d MMMM")


def standing(entry: Entry) -> tuple[str, str]:
    """How far it is or how it ended, as far as that is known by now; in at most two lines."""
    error = entry.error
    if error is not None:
        return why_not_continued(error), ""
    if entry.standing and entry.language == current():
        return entry.standing, entry.detail
    return (
        translate("Library", "Finished", "a game") if entry.over else translate("Library", "In progress", "a game")
    ), ""


def player_line(entry: Entry, bot: str | None, family: str) -> str:
    """The line under a player's name; {family} is which family that is."""
    return GAMES[entry.game].player(bot).line.format(family=family)


def named(entry: Entry, seat: Seated) -> str:
    """The name of one of its players, as the reader calls them."""
    return shortened(GAMES[entry.game].name_of(seat) if entry.game in GAMES else seat.name)


def heard(entry: Entry, running: bool) -> str:
    """All that its card shows, for those who listen."""
    names = ", ".join(named(entry, seat) for seat in entry.seats)
    title = called(entry) if entry.title else ""
    state = [part for part in standing(entry) if part]
    if entry.practice:
        state.insert(0, translate("Library", "Practice game"))
    if running:
        state.insert(0, translate("Library", "At the table"))
    return ". ".join(part for part in (name(entry), title, when(entry), *state, names) if part)


@lru_cache(maxsize=20_000)
def _letters(entry: Entry, language: str) -> str:
    parts = [called(entry), entry.words, translate("Library", "Practice game") if entry.practice else ""]
    if entry.game in GAMES:
        parts += [player_line(entry, seat.bot, family_name(seat.family)) for seat in entry.seats]
    return "\n".join(parts).casefold()


def found(entry: Entry, wanted: str) -> bool:
    """Whether each of the words, which are in small letters, stands somewhere in what is known of it."""
    letters = _letters(entry, current())
    return all(word in letters for word in wanted.split())
