"""One pass over the lines of a record, and a sentence about the first of them that is not as it should be."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from gonfalon.core.enclosed import BAR
from gonfalon.core.game import Outcome
from gonfalon.core.naming import seen, seen_note
from gonfalon.core.record import (
    FINISHED,
    FORMAT,
    HINT,
    KEEPING,
    MAX_SEED,
    PLAIN,
    SAYING,
    UNFINISHED,
    Answer,
    Record,
    RecordError,
    Seated,
    printable,
)

MOST_SEATS = 16

_HEAD = re.compile(r"Gonfalon record ([0-9]{1,9})(?::.*)?")
_NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
_SEAT = re.compile(
    r"seat ([A-Z]): (\".*\"), (?:human(?:, speaks ([a-z]{2}))?|bot ([a-z][a-z0-9-]{0,31}(?:/[a-z][a-z0-9-]{0,31})?))"
)
_CARDS = re.compile(r"cards: (\".*\") ([0-9a-f]{1,64})")
_TEXT = re.compile(r"text (\".*\"):")
_OPTION = re.compile(r"option ([a-z][a-z0-9-]{0,31}): (.+)")
_MOVE = re.compile(r"([0-9]{1,6})\. ([A-Z]) ([!-~][ -~]{0,99})")
_DATE = re.compile(
    r"[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T"
    r"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][+-](?:[01][0-9]|2[0-3]):[0-5][0-9]"
)
_SCORE = re.compile(r"([A-Z]) (-?[0-9]{1,9})")


class RecordReader:
    """The lines of a record and how far they have been read."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        # Only line feeds end a line: other line ends of Unicode are escaped inside names.
        self.lines = text.split("\n")
        self.at = 0
        self.parts: dict[str, int] = {}
        self.version = PLAIN
        """Its format; an early one has no words for some things."""

    def record(self) -> Record:
        finished = self._head()
        if self.lines[-1] != "":
            raise RecordError(
                "truncated", "the record breaks off in the middle of this line.", self.source, len(self.lines)
            )
        self.lines.pop()
        game = self._value("game", _NAME, "the name of a game in small letters")
        rules = int(self._value("rules", re.compile("[0-9]{1,9}"), "a number"))
        card_sets = self._card_sets()
        options = self._options()
        seed = self._seed()
        date = self._value("date", _DATE, "a date with a time and its offset") if self._has("date") else None
        title, note = seen(self._said("title")), seen_note(self._said("note"))
        practice = self._has("practice") and bool(self._value("practice", re.compile("yes"), "'yes'"))
        seats = self._seats()
        texts = self._texts(dict(card_sets))
        self._blank("before the moves")
        moves = self._moves([seat.family for seat in seats])
        outcome = self._outcome([seat.family for seat in seats]) if finished else None
        if self.at < len(self.lines):
            raise self._error("broken", f"{self._seen()} does not belong here.")
        return Record(
            game, rules, card_sets, options, seed, seats, moves, outcome, date, title, note, practice,
            texts, self.source, self.parts,
        )  # fmt: skip

    def _head(self) -> bool:
        head = self.lines[0].removeprefix("\ufeff")
        match = _HEAD.fullmatch(head) if len(head) < 200 else None
        if match is not None and SAYING <= int(match[1]) <= FORMAT:
            self.version = int(match[1])
            head = head.replace(f"record {match[1]}:", f"record {PLAIN}:")
        if match is None:
            if head and len(self.lines) == 1 and UNFINISHED.startswith(head):
                raise RecordError("truncated", "the record breaks off in its first line.", self.source, 1)
            sentence = "this is not a record of Gonfalon: its first line does not say 'Gonfalon record'."
            raise RecordError("foreign", sentence, self.source, 1)
        version = int(match[1])
        if version > FORMAT:
            sentence = (
                f"this record was written by a newer Gonfalon (record format {version}; this program reads {FORMAT}). "
                "Please bring the program up to date."
            )
            raise RecordError("newer-format", sentence, self.source, 1)
        self.at = 1
        if head not in (FINISHED, UNFINISHED):
            if len(self.lines) == 1 and (FINISHED.startswith(head) or UNFINISHED.startswith(head)):
                raise RecordError("truncated", "the record breaks off in its first line.", self.source, 1)
            raise RecordError("broken", f"a record begins with '{FINISHED}' or '{UNFINISHED}'.", self.source, 1)
        return head == FINISHED

    def _line(self, wanted: str) -> str:
        if self.at >= len(self.lines):
            raise RecordError("truncated", f"the record breaks off: {wanted} is missing.", self.source, self.at)
        return self.lines[self.at]

    def _value(self, key: str, pattern: re.Pattern[str], wanted: str) -> str:
        line = self._line(f"'{key}: ...'")
        name, colon, value = line.partition(": ")
        if name != key or not colon:
            raise self._error("broken", f"here should stand '{key}: ...', not {self._seen()}.")
        if not pattern.fullmatch(value):
            raise self._error("broken", f"after '{key}:' should stand {wanted}, not {_shown(value)}.")
        self.parts[key] = self.at + 1
        self.at += 1
        return value

    def _card_sets(self) -> tuple[tuple[str, str], ...]:
        self.parts["cards"] = self.at + 1
        sets = []
        while self._line("'cards: ...'").startswith("cards:"):
            match = _CARDS.fullmatch(self.lines[self.at])
            if match is None:
                raise self._error("broken", f"{self._seen()} should be 'cards:', a name in quotation marks and a hash.")
            sets.append((seen(self._unquoted(match[1])), match[2]))
            self.at += 1
        if not sets:
            raise self._error("broken", f"here should stand 'cards: ...', not {self._seen()}.")
        return tuple(sets)

    def _options(self) -> tuple[tuple[str, str], ...]:
        self.parts["options"] = self.at + 1
        options: dict[str, str] = {}
        while self._line("'seed: ...'").startswith("option "):
            match = _OPTION.fullmatch(self.lines[self.at])
            if match is None:
                raise self._error("broken", f"{self._seen()} should be 'option', a name, ':' and a value.")
            if match[1] in options:
                raise self._error("broken", f"the option '{match[1]}' stands here for the second time.")
            options[match[1]] = self._unquoted(match[2]) if match[2].startswith('"') else match[2]
            self.at += 1
        return tuple(options.items())

    def _seed(self) -> int:
        seed = int(self._value("seed", re.compile("[0-9]{1,20}"), "a number"))
        if seed > MAX_SEED:
            self.at -= 1
            raise self._error("broken", f"the seed {seed} is larger than {MAX_SEED}.")
        return seed

    def _has(self, key: str) -> bool:
        return self.version >= SAYING and self._line("'seat ...'").startswith(f"{key}:")

    def _said(self, key: str) -> str:
        return (
            self._unquoted(self._value(key, re.compile('".*"'), "a text in quotation marks")) if self._has(key) else ""
        )

    def _seats(self) -> tuple[Seated, ...]:
        self.parts["seats"] = self.at + 1
        seats: list[Seated] = []
        while self._line("'seat ...'").startswith("seat"):
            match = _SEAT.fullmatch(self.lines[self.at])
            if match is None or (match[3] and self.version < SAYING):
                wanted = "'seat', a letter, ':', a name in quotation marks, and 'human' or 'bot ...'"
                raise self._error("broken", f"{self._seen()} should be {wanted}.")
            if any(seat.family == match[1] for seat in seats):
                raise self._error("broken", f"the family {match[1]} has a seat already.")
            if len(seats) == MOST_SEATS:
                raise self._error("broken", f"no game has more than {MOST_SEATS} seats.")
            seats.append(Seated(match[1], seen(self._unquoted(match[2])), match[4], match[3] or ""))
            self.at += 1
        if not seats:
            raise self._error("broken", f"here should stand 'seat ...', not {self._seen()}.")
        return tuple(seats)

    def _texts(self, card_sets: dict[str, str]) -> tuple[tuple[str, str], ...]:
        texts: dict[str, str] = {}
        while self.version >= KEEPING and self._line("the blank line before the moves").startswith("text"):
            match = _TEXT.fullmatch(self.lines[self.at])
            if match is None:
                raise self._error("broken", f"{self._seen()} should be 'text', a name in quotation marks and ':'.")
            name = seen(self._unquoted(match[1]))
            if name not in card_sets:
                raise self._error("broken", f"this game is not played with a set of cards {_shown(name)}.")
            if name in texts:
                raise self._error("broken", f"the text of the set {_shown(name)} stands here for the second time.")
            self.at += 1
            texts[name] = self._text()
        return tuple(texts.items())

    def _text(self) -> str:
        lines: list[str] = []
        # Few steps for each line: thousands of records are read for a list of them.
        while self.at < len(self.lines) and (line := self.lines[self.at])[:1] == BAR:
            if line[1:3] == ' "':
                lines.append(self._unquoted(line[2:]))
            elif line[1:2] in ("", " "):
                lines.append(line[2:])
            else:
                raise self._error("broken", f"behind '{BAR}' stands a space, not {self._seen()}.")
            self.at += 1
        self._line(f"'{BAR} ...'")  # what breaks off here is told so
        if not lines:
            raise self._error("broken", f"here should stand '{BAR} ...', not {self._seen()}.")
        return "\n".join(lines)

    def _blank(self, where: str) -> None:
        if self._line(f"the blank line {where}") != "":
            raise self._error("broken", f"{where} should be a blank line, not {self._seen()}.")
        self.at += 1

    def _moves(self, families: Sequence[str]) -> tuple[Answer, ...]:
        self.parts["moves"] = self.at + 1
        moves: list[Answer] = []
        while self.at < len(self.lines) and self.lines[self.at] != "":
            match = _MOVE.fullmatch(self.lines[self.at])
            number = len(moves) + 1
            if match is None:
                wanted = f"move {number}: '{number}.', the letter of a family, a move"
                raise self._error("broken", f"{self._seen()} should be {wanted}.")
            if int(match[1]) != number:
                raise self._error("broken", f"here should stand move {number}, not move {int(match[1])}.")
            if match[2] not in families:
                sentence = f"no family {match[2]} sits at this table; there are {', '.join(families)}."
                raise self._error("broken", sentence)
            hinted = self.version >= SAYING and match[3].startswith(HINT)
            moves.append(Answer(match[2], match[3].removeprefix(HINT) if hinted else match[3], hinted))
            self.at += 1
        return tuple(moves)

    def _outcome(self, families: Sequence[str]) -> Outcome:
        self._blank("before the result")
        self.parts["result"] = self.at + 1
        scores = self._figures("scores", families)
        tie_break = None
        if self._line("'winners: ...'").startswith("tie-break"):
            tie_break = self._figures("tie-break", families)
        winners = self._value("winners", re.compile(r"[A-Z](, [A-Z])*"), "the letters of families").split(", ")
        seats = [families.index(family) if family in families else -1 for family in winners]
        if -1 in seats or sorted(set(seats)) != seats:
            self.at -= 1
            shown = _shown(", ".join(winners))
            raise self._error("broken", f"after 'winners:' should stand families of this table, not {shown}.")
        return Outcome(scores, tuple(seats), tie_break)

    def _figures(self, key: str, families: Sequence[str]) -> tuple[int, ...]:
        words = self._value(key, re.compile(".+"), "a figure for each family").split(", ")
        found = [_SCORE.fullmatch(word) for word in words]
        if [match[1] if match else "" for match in found] != list(families):
            self.at -= 1
            sentence = f"after '{key}:' should stand a figure for each of {', '.join(families)}, in this order."
            raise self._error("broken", sentence)
        return tuple(int(match[2]) for match in found if match)

    def _unquoted(self, text: str) -> str:
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, str):
            raise self._error("broken", f"{_shown(text)} should be one text in quotation marks.")
        return value

    def _seen(self) -> str:
        return _shown(self.lines[self.at]) if self.at < len(self.lines) else "the end of the file"

    def _error(self, code: str, sentence: str) -> RecordError:
        return RecordError(code, sentence, self.source, self.at + 1)


def _shown(text: str) -> str:
    """A piece of a file inside a sentence: short and without control characters."""
    safe = printable(text[:60])
    return f"'{safe}...'" if len(text) > 60 else f"'{safe}'" if safe else "a blank line"
