"""Puzzles, which are decisions with known answers, and the deal of the day."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon import data
from gonfalon.core.diagnostics import CardFileError, Diagnostic, Message
from gonfalon.core.dice import Dice
from gonfalon.core.record import Record, RecordError
from gonfalon.core.share_code import from_share_code
from gonfalon.core.yaml_reader import YamlReader, compose_yaml, read_card_file
from gonfalon.session.match import Match
from gonfalon.session.move_line import MoveLine
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.open_record import renamed

if TYPE_CHECKING:
    import yaml

    from gonfalon.session.card_sources import CardSources
    from gonfalon.session.plugin import GamePlugin


RIVAL: Final = "squire"
RIVALS: Final = 3
_FAMILIES: Final = "RBGY"
_SALT: Final = 0x476F6E66616C6F6E
"""Sets these seeds apart from those that somebody types."""


def daily_deal(day: date, games: Iterable[GamePlugin], called: Callable[[str], str], person: str = "") -> NewGame:
    """The game of a day, against three squires; the same for everybody.

    Args:
        day: which.
        games: those that take turns, each with what it lends itself to.
        called: the name of a player by the letter of the family.
        person: the name of the person; empty for that of the family.
    """
    turns = [(game.name, sets) for game in games for sets in game.daily]
    number = day.toordinal()
    game, sets = turns[number % len(turns)]
    seats = tuple(
        Seat(family, person if person and not at else called(family), RIVAL if at else None)
        for at, family in enumerate(_FAMILIES)
    )
    return NewGame(game, seats, seed=Dice(number ^ _SALT).word() >> 2, sets=sets)


GRADES: Final = (1, 2, 3)
"""1 is found by a page or a squire, 2 by the levels above them, 3 by none of them as a rule."""
WHOLE: Final = 1000
"""All of a victory."""
MOST_PLAYOUTS: Final = 99_999
_FILE: Final = Message("a file of puzzles")
_PUZZLE: Final = Message("a puzzle")
MOST_DIGITS: Final = 9
"""A deal is a number of no more digits."""
MOST_POINTS: Final = 9_999
_KEYS: Final = ("id", "grade", "found", "game", "by", "playouts", "error", "solution", "moves", "scores", "lines")
_NEEDED: Final = ("id", "grade", "game", "solution", "moves")


@dataclass(frozen=True)
class Puzzle:
    """A decision whose best answer is known."""

    id: str
    grade: int
    record: Record
    """The game up to the decision."""
    solution: tuple[str, ...]
    """The best move, and those that are as good."""
    shares: dict[str, int]
    """What each move came to, in thousandths of a victory."""
    by: str = ""
    """The bot that played on; empty where all was searched."""
    playouts: int = 0
    """In how many games; 0 where all was searched."""
    error: int = 0
    found: int = 0
    """How many of a thousand bots of all levels find the solution."""
    scores: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The points that a move comes to on average, and those of the best rival, in tenths; not every puzzle has them."""
    lines: Mapping[str, MoveLine] = field(default_factory=dict)
    """What mostly follows each move; not every puzzle has them."""
    source: str = ""
    line: int = 0

    @property
    def best(self) -> int:
        """The value of the solution."""
        return max(self.shares[move] for move in self.solution)

    @property
    def next_best(self) -> int:
        """The value of the best of the other moves."""
        return max((share for move, share in self.shares.items() if move not in self.solution), default=0)

    @property
    def searched(self) -> bool:
        """Whether all that can follow was searched."""
        return not self.playouts

    @property
    def sets(self) -> tuple[str, ...]:
        """The names of the sets of cards that are played with."""
        return tuple(name for name, _ in self.record.card_sets)

    def match(self, card_sources: CardSources, called: Callable[[str], str] | None = None, person: str = "") -> Match:
        """The game as it waits for the answer, kept nowhere.

        Args:
            shelves: where its cards are.
            called: the name of a player by the letter of the family, if not as the record has it.
            person: the name of the person who is asked, if not that of the family.

        Raises:
            RecordError: when it cannot be played, or what is asked there has other answers.
        """
        record = replace(self.record, practice=True)
        if called is not None:
            record = replace(record, seats=renamed(record.seats, called, person))
        match = Match.restore(record, card_sources)
        seat = match.decision_seat
        if seat is None:
            raise record.error("truncated", "this game is over: it asks nothing.", "result")
        if match.seats[seat].bot is not None or sum(one.bot is None for one in match.seats) > 1:
            raise record.error("broken", "a puzzle asks the one person at its table.", "seats")
        legal = {str(move) for move in match.view(seat).pending.moves}
        if legal != self.shares.keys():
            words = ", ".join(sorted(legal ^ self.shares.keys())[:3])
            raise record.error("illegal", f"what is asked has other answers than the puzzle says: {words}.", "moves")
        return match


def puzzle_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of puzzles in a folder, which need not exist, each with the word that stands for it."""
    try:
        there = {path.with_name(path.name.removesuffix(data.PACKED)) for path in folder.iterdir()}
        found = sorted(path for path in there if path.suffix == ".yaml")
    except OSError:
        return
    yield from ((path.stem, path) for path in found)


def _packed_text(path: Path) -> str:
    try:
        return data.read_data(path).decode("utf-8")
    except OSError:
        return read_card_file(path, _FILE)  # which says what is wrong


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file.

    Raises:
        CardFileError: with every mistake in it.
    """
    source = str(path)
    # Only the program's own come packed.
    text = read_card_file(path, _FILE) if path.exists() else _packed_text(path)
    document = compose_yaml(text, source, _FILE)
    reader = YamlReader(source)
    puzzles: list[Puzzle] = []
    for node in reader.sequence(document, _FILE):
        puzzle = _puzzle(reader, node)
        if puzzle is None:
            continue
        if any(other.id == puzzle.id for other in puzzles):
            reader.add_error(node, Message("there is another puzzle '{id}' in this file", id=puzzle.id))
        puzzles.append(puzzle)
    reader.finish()
    if not puzzles:
        raise CardFileError([Diagnostic.of(source, 0, 0, Message("there are no puzzles in this file"))])
    return puzzles


def _puzzle(reader: YamlReader, node: yaml.Node) -> Puzzle | None:
    keys = reader.mapping(node, _PUZZLE)
    if not keys:
        return None
    before = len(reader.diagnostics)
    reader.known_keys(keys, _KEYS, _PUZZLE)
    for word in _NEEDED:
        if word not in keys:
            reader.add_error(node, Message("{what} has no '{word}'", what=_PUZZLE, word=word))
    if len(reader.diagnostics) > before:
        return None

    def number(word: str, least: int, most: int) -> int:
        return (reader.number(keys[word][1], word, least, most) or 0) if word in keys else 0

    record = _record(reader, keys["game"][1])
    named = reader.mapping(keys["moves"][1], "moves")
    shares = {word: reader.number(value, word, 0, WHOLE) for word, (_, value) in named.items()}
    said = [(one, reader.text(one, "solution")) for one in reader.sequence(keys["solution"][1], "solution")]
    by = reader.id(keys["by"][1], "by") if "by" in keys else ""
    puzzle_id = reader.id(keys["id"][1], "id")
    grade, playouts = number("grade", GRADES[0], GRADES[-1]), number("playouts", 1, MOST_PLAYOUTS)
    error, found_by = number("error", 0, WHOLE), number("found", 0, WHOLE)
    scores, lines = _scores(reader, keys), _lines(reader, keys)
    for one, move in said:
        if move is not None and move not in shares:
            reader.add_error(one, Message("the solution '{move}' is not one of the moves", move=move))
    for key, words in (("scores", scores), ("lines", lines)):
        for move in words.keys() - shares.keys():
            reader.add_error(keys[key][1], Message("'{move}' is not one of the moves", move=move))
    if not said or len(said) >= len(shares):
        reader.add_error(keys["solution"][1], Message("a puzzle has a solution and at least one other move"))
    if not playouts and any(shares.get(move or "") != WHOLE for _, move in said):
        reader.add_error(
            keys["solution"][1], Message("without 'playouts' the solution has a share of {whole}", whole=WHOLE)
        )
    if len(reader.diagnostics) > before or record is None:
        return None
    solution = tuple(move for _, move in said if move is not None)
    known = {move: share for move, share in shares.items() if share is not None}
    if min(known[move] for move in solution) <= max(share for move, share in known.items() if move not in solution):
        reader.add_error(keys["moves"][1], Message("another move has as large a share as the solution"))
        return None
    line = node.start_mark.line + 1
    return Puzzle(
        puzzle_id, grade, record, solution, known, by, playouts, error, found_by, scores, lines, reader.source, line
    )


def _scores(reader: YamlReader, keys: Mapping[str, tuple[yaml.Node, yaml.Node]]) -> dict[str, tuple[int, int]]:
    found = {}
    for move, (_, node) in (reader.mapping(keys["scores"][1], "scores") if "scores" in keys else {}).items():
        points = [reader.number(one, move, 0, MOST_POINTS) or 0 for one in reader.sequence(node, move)]
        if len(points) == 2:
            found[move] = (points[0], points[1])
        else:
            reader.add_error(node, Message("'{move}' has two scores, its own and a rival’s", move=move))
    return found


def _lines(reader: YamlReader, keys: Mapping[str, tuple[yaml.Node, yaml.Node]]) -> dict[str, MoveLine]:
    found = {}
    for move, (_, node) in (reader.mapping(keys["lines"][1], "lines") if "lines" in keys else {}).items():
        deal, _, moves = (reader.text(node, move) or "").partition(": ")
        if deal.isdecimal() and len(deal) <= MOST_DIGITS and moves:
            found[move] = MoveLine(int(deal), tuple(moves.split("; ")))
        else:
            reader.add_error(node, Message("a line is written as '{how}'", how="3: reveal; target 2"))
    return found


def _record(reader: YamlReader, node: yaml.Node) -> Record | None:
    text = reader.text(node, "game")
    if text is None:
        return None
    try:
        return from_share_code(text, Path(reader.source).name)
    except RecordError as error:
        reader.add_error(node, Message("its game cannot be read: {problem}", problem=error.sentence))
        return None
