"""The parser of records, and the replay of their moves by the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence

from gonfalon.core.diagnostics import visible_name, visible_note
from gonfalon.core.game import Move, Outcome, Rules
from gonfalon.core.record import (
    EMBEDDED_MARK,
    FINISHED,
    FIRST_FORMAT,
    FORMAT,
    FORMAT_WITH_CLOCK,
    FORMAT_WITH_NOTES,
    FORMAT_WITH_TEXTS,
    HINT_MARK,
    MAX_SEED,
    UNFINISHED,
    MissingSet,
    Record,
    RecordError,
    RecordMove,
    RecordSeat,
    move_line,
    printable,
    result_lines,
)
from gonfalon.core.state import State
from gonfalon.core.time_control import TimeControl

MAX_SEATS = 16

_HEAD = re.compile(r"Gonfalon record ([0-9]{1,9})(?::.*)?")
_NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
_SEAT = re.compile(
    r"seat ([A-Z]): (\".*\"), (?:human(?:, speaks ([a-z]{2}))?|bot ([a-z][a-z0-9-]{0,31}(?:/[a-z][a-z0-9-]{0,31})?))"
)
_CARDS = re.compile(r"cards: (\".*\") ([0-9a-f]{1,64})")
_TEXT = re.compile(r"text (\".*\"):")
_OPTION = re.compile(r"option ([a-z][a-z0-9-]{0,31}): (.+)")
_MOVE = re.compile(r"([0-9]{1,6})\. ([A-Z]) ([!-~][ -~]{0,119})")
_DATE = re.compile(
    r"[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T"
    r"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][+-](?:[01][0-9]|2[0-3]):[0-5][0-9]"
)
_SECONDS = r"([0-9]{1,6}\.[0-9])"
_TIME = re.compile(rf"\({_SECONDS} s\) ")
_THOUGHT = re.compile(rf"{_SECONDS} before ([0-9]{{1,6}})")
_SCORE = re.compile(r"([A-Z]) (-?[0-9]{1,9})")


class RecordParser:
    """The lines of a record and how far they have been read."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        # Only line feeds end a line: other line ends of Unicode are escaped inside names.
        self.lines = text.split("\n")
        self.at = 0
        self.parts: dict[str, int] = {}
        self.version = FIRST_FORMAT
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
        title, note = visible_name(self._said("title")), visible_note(self._said("note"))
        practice = self._has("practice") and bool(self._value("practice", re.compile("yes"), "'yes'"))
        clock, thought = self._clock()
        seats = self._seats()
        texts = self._texts(dict(card_sets))
        self._blank("before the moves")
        moves = self._moves([seat.family for seat in seats])
        outcome = self._outcome([seat.family for seat in seats]) if finished else None
        if self.at < len(self.lines):
            raise self._error("broken", f"{self._seen()} does not belong here.")
        return Record(
            game, rules, card_sets, options, seed, seats, moves, outcome, date, title, note, practice,
            texts, clock, thought, self.source, self.parts,
        )  # fmt: skip

    def _head(self) -> bool:
        head = self.lines[0].removeprefix("\ufeff")
        match = _HEAD.fullmatch(head) if len(head) < 200 else None
        if match is not None and FORMAT_WITH_NOTES <= int(match[1]) <= FORMAT:
            self.version = int(match[1])
            head = head.replace(f"record {match[1]}:", f"record {FIRST_FORMAT}:")
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
            sets.append((visible_name(self._unquoted(match[1])), match[2]))
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
        return self.version >= FORMAT_WITH_NOTES and self._line("'seat ...'").startswith(f"{key}:")

    def _said(self, key: str) -> str:
        return (
            self._unquoted(self._value(key, re.compile('".*"'), "a text in quotation marks")) if self._has(key) else ""
        )

    def _clock(self) -> tuple[TimeControl | None, tuple[int, float]]:
        if self.version < FORMAT_WITH_CLOCK or not self._has("clock"):
            return None, (0, 0.0)
        clock = TimeControl.parse(
            self._value("clock", re.compile("[0-9]+\\+[0-9]+,(mark|bot)"), "minutes+seconds,mark")
        )
        if clock is None:
            self.at -= 1
            raise self._error("broken", f"{self._seen()} is more time than a clock can show.")
        if not self._has("thought"):
            return clock, (0, 0.0)
        thought = _THOUGHT.fullmatch(self._value("thought", _THOUGHT, "seconds and 'before', the number of a move"))
        return clock, (int(thought[2]), float(thought[1])) if thought else (0, 0.0)

    def _seats(self) -> tuple[RecordSeat, ...]:
        self.parts["seats"] = self.at + 1
        seats: list[RecordSeat] = []
        while self._line("'seat ...'").startswith("seat"):
            match = _SEAT.fullmatch(self.lines[self.at])
            if match is None or (match[3] and self.version < FORMAT_WITH_NOTES):
                wanted = "'seat', a letter, ':', a name in quotation marks, and 'human' or 'bot ...'"
                raise self._error("broken", f"{self._seen()} should be {wanted}.")
            if any(seat.family == match[1] for seat in seats):
                raise self._error("broken", f"the family {match[1]} has a seat already.")
            if len(seats) == MAX_SEATS:
                raise self._error("broken", f"no game has more than {MAX_SEATS} seats.")
            seats.append(RecordSeat(match[1], visible_name(self._unquoted(match[2])), match[4], match[3] or ""))
            self.at += 1
        if not seats:
            raise self._error("broken", f"here should stand 'seat ...', not {self._seen()}.")
        return tuple(seats)

    def _texts(self, card_sets: dict[str, str]) -> tuple[tuple[str, str], ...]:
        texts: dict[str, str] = {}
        while self.version >= FORMAT_WITH_TEXTS and self._line("the blank line before the moves").startswith("text"):
            match = _TEXT.fullmatch(self.lines[self.at])
            if match is None:
                raise self._error("broken", f"{self._seen()} should be 'text', a name in quotation marks and ':'.")
            name = visible_name(self._unquoted(match[1]))
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
        while self.at < len(self.lines) and (line := self.lines[self.at])[:1] == EMBEDDED_MARK:
            if line[1:3] == ' "':
                lines.append(self._unquoted(line[2:]))
            elif line[1:2] in ("", " "):
                lines.append(line[2:])
            else:
                raise self._error("broken", f"behind '{EMBEDDED_MARK}' stands a space, not {self._seen()}.")
            self.at += 1
        self._line(f"'{EMBEDDED_MARK} ...'")  # what breaks off here is told so
        if not lines:
            raise self._error("broken", f"here should stand '{EMBEDDED_MARK} ...', not {self._seen()}.")
        return "\n".join(lines)

    def _blank(self, where: str) -> None:
        if self._line(f"the blank line {where}") != "":
            raise self._error("broken", f"{where} should be a blank line, not {self._seen()}.")
        self.at += 1

    def _moves(self, families: Sequence[str]) -> tuple[RecordMove, ...]:
        self.parts["moves"] = self.at + 1
        moves: list[RecordMove] = []
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
            hinted = self.version >= FORMAT_WITH_NOTES and match[3].startswith(HINT_MARK)
            move = match[3].removeprefix(HINT_MARK) if hinted else match[3]
            time = _TIME.match(move) if self.version >= FORMAT_WITH_CLOCK else None
            seconds = float(time[1]) if time else 0.0
            moves.append(RecordMove(match[2], move[time.end() :] if time else move, hinted, seconds))
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


FindCards = Callable[[Sequence[tuple[str, str]], Mapping[str, str]], object]
"""Finds the cards of a record by the names and hashes of their sets, and by the texts that it has of some, by name;
raises `MissingSet`, or `SetsStillLoading`."""


def initial_state(record: Record, game: Rules, sets: FindCards | None = None) -> State:
    """The game of the record before its first move, with the cards that `sets` finds, else with those of the game.

    Raises:
        RecordError: when it was played by other rules, with other cards or with options that do not exist.
    """
    if record.rules_version != game.rules_version:
        sentence = (
            f"this game was played by version {record.rules_version} of the rules; this program plays by version "
            f"{game.rules_version}, by which it could go differently."
        )
        if record.rules_version > game.rules_version:
            sentence += " Please bring the program up to date."
        raise record.error("other-rules", sentence, "rules")
    if len(record.seats) not in game.seats:
        sentence = f"{len(record.seats)} cannot play {game.name}: it is for {game.seats[0]} to {game.seats[-1]}."
        raise record.error("options", sentence, "seats")
    families = "".join(seat.family for seat in record.seats)
    if dict(record.options).get("families", families) != families:
        sentence = f"the option 'families' does not agree with the seats, which are {families}."
        raise record.error("options", sentence, "options")
    given: dict[str, object] = {**dict(record.options), "families": families}
    if sets is not None:
        try:
            given["cards"] = sets(record.card_sets, dict(record.texts))
        except MissingSet as missing:
            error = record.error("missing-set", str(missing), "cards", missing.place)
            error.about = missing.name
            raise error from None
    try:
        options = game.options(given)
    except ValueError as error:
        raise record.error("options", str(error), "options") from None
    present = tuple(game.card_sets(options))
    for offset, (name, digest) in enumerate(record.card_sets):
        if name in dict(record.card_sets[:offset]):
            raise record.error("broken", f"the set of cards '{name}' stands here for the second time.", "cards", offset)
        # A set that was given another name is still the same.
        if digest not in {held for _, held in present}:
            here = dict(present).get(name)
            sentence = f"this game was played with other cards: its set '{name}' has the hash {digest}, " + (
                f"the one here has {here}." if here else "which is not here."
            )
            raise record.error("other-cards", sentence, "cards", offset)
    if len(record.card_sets) != len(present):
        raise record.error("other-cards", "this game was played with fewer sets of cards than there are here.", "cards")
    return game.setup(options, record.seed)


def legal_move(record: Record, index: int, state: State, game: Rules) -> Move:
    """The move with this index, which must be legal in `state`.

    Raises:
        RecordError: when it is not, or when it is another family's turn; the sentence names the legal moves.
    """
    entry = record.moves[index]
    line = move_line(index + 1, entry)
    if not state.moves:
        raise record.error("illegal", f"the game was over before move '{line}'.", "moves", index)
    family = record.seats[state.seat].family
    legal = ", ".join(map(str, state.moves))
    if entry.family != family:
        sentence = f"'{line}' is out of turn: {family} has to decide between {legal}."
        raise record.error("illegal", sentence, "moves", index)
    try:
        move = game.parse(entry.move)
    except ValueError as error:
        raise record.error("illegal", f"{error} Legal here: {legal}.", "moves", index) from None
    if move not in state.moves:
        raise record.error("illegal", f"'{line}' is against the rules. Legal here: {legal}.", "moves", index)
    return move


def check_result(record: Record, state: State, game: Rules) -> Outcome | None:
    """The result of a game whose moves have all been played, None for one that goes on.

    Raises:
        RecordError: when the record tells another result.
    """
    if not state.over:
        if record.finished:
            family = record.seats[state.seat].family
            sentence = f"the game should be finished, but after {len(record.moves)} moves {family} has to decide."
            raise record.error("truncated", sentence, "result")
        return None
    outcome = game.outcome(state.table)
    if record.outcome is not None and record.outcome != outcome:
        true, told = result_lines(record, outcome), result_lines(record, record.outcome)
        wrong = next(index for index, line in enumerate(told) if line not in true[index : index + 1])
        raise record.error("result", f"the moves lead to another result: {'; '.join(true)}.", "result", wrong)
    return outcome


def replay(record: Record, game: Rules, sets: FindCards | None = None) -> State:
    """The game after all moves of the record.

    Raises:
        RecordError: with the line of the first thing that is wrong.
    """
    state = initial_state(record, game, sets)
    for index in range(len(record.moves)):
        state.play(legal_move(record, index, state, game))
    check_result(record, state, game)
    return state
