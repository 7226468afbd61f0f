"""`gonfalon scenario FILE...`: run scenario files and say what differs from the rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gonfalon.core.deck import CardFileError, Reader, Slip, compose, read_file
from gonfalon.games.ordonance.rules import scenario as ordonance
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.oriflamme.rules import scenario as oriflamme
from gonfalon.games.oriflamme.rules.cardset import CardSet, combine
from gonfalon.games.oriflamme.rules.shelf import Shelf


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a list of scenarios in YAML")


def run(arguments: argparse.Namespace) -> int:
    """Print what differs and how many passed; 0 when all did."""
    cards = shipped_cards()
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
            differences = differences_of(scenario, cards)
            failed += bool(differences)
            passed += not differences
            if differences:
                print(_title(scenario))
            for difference in differences:
                print(f"  {difference}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or broken else 0


def shipped_cards() -> CardSet:
    """The cards of every set that the program brings along, as one set."""
    return combine(shelved.cards for shelved in Shelf().shipped if shelved.cards is not None)


def read_scenarios(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file.

    Raises:
        CardFileError: when the file cannot be read or is not a list of mappings.
    """
    source = str(path)
    document = compose(read_file(path, "a scenario file"), source, "a scenario file")
    reader = Reader(source)
    for item in reader.sequence(document, "a scenario file"):
        reader.mapping(item, "a scenario")
    reader.finish()
    scenarios: list[dict[str, Any]] = reader.plain(document, "a scenario")
    reader.finish()
    if not scenarios:
        raise CardFileError([Slip(source, 0, 0, "there are no scenarios in this file")])
    return scenarios


def differences_of(scenario: dict[str, Any], cards: CardSet) -> list[str]:
    """What differs from what the scenario expects; which game it belongs to is told by its keys.

    Args:
        scenario: what its file says.
        cards: what Oriflamme is played with; Ordonance has its own deck.
    """
    if "queue" in scenario:
        return oriflamme.run_scenario(scenario, cards)
    if "territory" in scenario:
        return ordonance.run_scenario(scenario, shipped())
    return ["This is no scenario of a known game: one of Oriflamme has a 'queue', one of Ordonance a 'territory'."]


def _title(scenario: dict[str, Any]) -> str:
    words = [str(scenario[key]) for key in ("id", "name") if isinstance(scenario.get(key), (str, int))]
    return " ".join(words) or "A scenario without an id"
