"""`gonfalon scenario FILE...`: run scenario files and say what differs from the rules, or write a position."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.cli.common_arguments import card_sources_in, print_refusal
from gonfalon.cli.replay import complaint, load_replayed
from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.core.record import RecordError
from gonfalon.core.yaml_reader import YamlReader, compose_yaml, read_card_file
from gonfalon.games import GAMES
from gonfalon.session.match import Match
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import translate

_MOST_NODES = 50_000
"""More than in a card file: a file has all scenarios of a subject, and nobody waits for a window."""


def arguments(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "a list of scenarios in {format}").format(format="YAML")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=said)
    parser.add_argument(
        "--from",
        dest="record",
        metavar="RECORD@N",
        help=translate(
            "Help", "print the position of this record after {number} moves, with hidden cards left hidden"
        ).format(number="N"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Print what differs and how many passed; 0 when all did."""
    if arguments.record is not None:
        return _write(arguments.record)
    if not arguments.files:
        return print_refusal(
            "scenario",
            translate("Terminal", "Name a scenario file, or a record with {option}.").format(option="--from"),
        )
    passed = failed = 0
    broken = False
    for path in arguments.files:
        try:
            scenarios = read_scenarios(path)
        except CardFileError as error:
            print(error)
            broken = True
            continue
        for scenario in scenarios:
            differences = differences_of(scenario)
            failed += bool(differences)
            passed += not differences
            if differences:
                print(_title(scenario))
            for difference in differences:
                print(f"  {difference}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or broken else 0


def _write(word: str) -> int:
    """Print the position of a record after some of its moves; of a finished game also what was hidden then."""
    name, at, number = word.rpartition("@")
    if not at or not (number.isascii() and number.isdecimal()):
        name, number = word, ""
    try:
        match = Match.restore(load_replayed(name), card_sources_in(None))
        moves = min(int(number or len(match.moves)), len(match.moves))
        if not match.game.has_positions:
            wrong = translate("Terminal", "Positions of {game} cannot be written.")
            raise ValueError(wrong.format(game=match.game.title()))
        known = match.past_state(moves) if match.over else match.view(SPECTATOR, moves)
        print(match.game.write_position(known.table, known.stack), end="")
    except ValueError as error:
        return print_refusal("scenario", complaint(error) if isinstance(error, RecordError) else str(error), 1)
    return 0


def read_scenarios(path: Path) -> list[dict[str, object]]:
    """The scenarios of a file.

    Raises:
        CardFileError: when the file cannot be read or is not a list of mappings.
    """
    source = str(path)
    document = compose_yaml(read_card_file(path, "a scenario file"), source, "a scenario file", _MOST_NODES)
    reader = YamlReader(source)
    for item in reader.sequence(document, "a scenario file"):
        reader.mapping(item, "a scenario")
    reader.finish()
    scenarios: list[dict[str, object]] = reader.plain(document, "a scenario")
    reader.finish()
    if not scenarios:
        raise CardFileError([Diagnostic(source, 0, 0, "there are no scenarios in this file")])
    return scenarios


def differences_of(scenario: dict[str, object]) -> list[str]:
    """Return the differences from what the scenario expects; its keys show which game it belongs to."""
    known = [game for game in GAMES.values() if game.scenario_key]
    for game in known:
        if game.scenario_key in scenario:
            return game.run_scenario(scenario)
    keys = ", ".join(f"one of {game.title()} has a '{game.scenario_key}'" for game in known)
    return [f"This is no scenario of a known game: {keys}."]


def _title(scenario: dict[str, object]) -> str:
    words = [str(scenario[key]) for key in ("id", "name") if isinstance(scenario.get(key), (str, int))]
    return " ".join(words) or "A scenario without an id"
