"""The texts that the program makes of the games in `tests/records`, and the files that hold them.

For each record and language: `NAME.LANGUAGE.txt` is what `gonfalon replay --chronicle` prints without the moves in
notation, `NAME.LANGUAGE.seat.txt` what the first seat is told in place of which of its lines, and which it is not told.
`NAME.html` is the page of one with its sentences left out, which are those of the text in whichever language;
`page.css` the style of all pages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import SequenceMatcher
from functools import cache, partial
from html import unescape
from itertools import groupby

from gonfalon.cli.hot_seat import SeatLog
from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.replay_timeline import export_html, export_text, text_board_of
from gonfalon.texts.translations import ENGLISH, LANGUAGES, language_spoken
from tests.scripts import ROOT

FOLDER = ROOT / "tests" / "golden" / "texts"
RECORDS = sorted(path.stem for path in (ROOT / "tests" / "records").glob("*.gonfalon"))
STYLE = "page.css"
SEAT = 0
"""Whose chronicle is kept beside that of everybody."""


@cache
def match(record: str) -> Match:
    return Match.restore(read_record(ROOT / "tests" / "records" / f"{record}.gonfalon"), CardSources(GAMES))


@cache
def text(record: str, language: str) -> str:
    with language_spoken(language):
        # Moves are written the same in all languages, and are in the record.
        return re.sub(r"(?m) \[[^]]*\]$", "", export_text(match(record)))


def seat_text(record: str, language: str) -> str:
    """What a seat is told in place of lines of the text, by number without empty ones, and those it is not told."""
    played = match(record)
    with language_spoken(language):
        table = text_board_of(played)
        chronicle = SeatLog(played, SEAT, table)
        chronicle.catch_up()
        told = [
            table.log_renderer.text(line, played.deck).replace("\N{NO-BREAK SPACE}", " ") for line in chronicle.lines
        ]
    everybody = [line.strip() for line in text(record, language).splitlines() if line]
    blocks = SequenceMatcher(None, everybody, told, autojunk=False).get_opcodes()
    # What the text says above and below its chronicle is no part of one.
    first, last = len(played.seats) + 1, blocks[-1][2]
    written, untold = [], []
    for kind, start, end, new_start, new_end in blocks:
        if kind in ("replace", "insert"):
            written.append(f"{start + 1}:")
            written += [f"  {line}" for line in told[new_start:new_end]]
        elif kind == "delete" and start >= first and end < last:
            untold += [str(line + 1) for line in range(start, end)]
    return "\n".join([*written, " ".join(["untold:", *untold])]) + "\n"


def page(record: str, language: str) -> str:
    with language_spoken(language):
        return export_html(match(record))


def style(page: str) -> str:
    return re.findall("(?s)<style>(.*?)</style>", page)[0].strip() + "\n"


def sentences(page: str) -> list[str]:
    """What is to be read on a page, but for the title that a browser has in its frame, and the end told beforehand."""
    body, head = page.partition("<body>")[2], "<header>{}</header>"
    end = body.partition("<footer>")[2].partition("</footer>")[0]
    assert head.format(end) in body
    body = body.replace(head.format(end), "")
    # Moves in notation are told by the record itself.
    body = re.sub('\n<p class="moves">.*?</p>', "", body)
    return [unescape(words) for words in re.findall("(?<=>)[^<>\n]+(?=<)", body)]


def outline(page: str) -> str:
    """A page without its sentences, its style and its language; equal lines that follow each other are counted."""
    page = re.sub('(?s)(?<=<html lang=")[a-z]+|(?<=<style>).*?(?=</style>)|(?<=>)[^<>\n]+(?=<)', "…", page)
    counted = ((line, len(list(lines))) for line, lines in groupby(page.splitlines()))
    return "".join(f"{line}{f'  × {count}' if count > 1 else ''}\n" for line, count in counted)


def texts() -> dict[str, Callable[[], str]]:
    """How each file is made."""
    made: dict[str, Callable[[], str]] = {STYLE: lambda: style(page(RECORDS[0], ENGLISH))}
    for record in RECORDS:
        made[f"{record}.html"] = lambda record=record: outline(page(record, ENGLISH))
        for language in LANGUAGES:
            made[f"{record}.{language}.txt"] = partial(text, record, language)
            made[f"{record}.{language}.seat.txt"] = partial(seat_text, record, language)
    return made


def golden(file: str) -> str:
    """What a file holds, nothing where there is none."""
    path = FOLDER / file
    return path.read_text(encoding="utf-8") if path.exists() else ""
