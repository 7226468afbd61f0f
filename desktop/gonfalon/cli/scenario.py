"""`gonfalon scenario FILE...`: run scenario files and say what differs from the rules."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.core.yaml_reader import YamlReader, compose_yaml, read_card_file
from gonfalon.games import GAMES
from gonfalon.texts.translations import translate

_MOST_NODES = 50_000
"""More than in a card file: a file has all scenarios of a subject, and nobody waits for a window."""


def arguments(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "a list of scenarios in {format}").format(format="YAML")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=said)


def run(arguments: argparse.Namespace) -> int:
    """Print what differs and how many passed; 0 when all did."""
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
