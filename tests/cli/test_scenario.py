"""`gonfalon scenario`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.at_the_terminal import Gonfalon

SCENARIOS = Path(__file__).parent.parent / "scenarios"


Run = Callable[..., list[str]]


@pytest.fixture
def run(gonfalon: Gonfalon) -> Run:
    """Run scenario files, and return the lines that tell of them."""

    def ran(*files: Path, status: int = 0) -> list[str]:
        out, err = gonfalon("scenario", *files, status=status)
        assert err == ""
        return out.splitlines()

    return ran


@pytest.mark.parametrize(("name", "passed"), [("oriflamme", 47), ("ordonance", 16), ("pamir-events", 66)])
def test_all_of_a_file_pass(run: Run, name: str, passed: int) -> None:
    assert run(SCENARIOS / f"{name}.yaml") == [f"{passed} passed, 0 failed"]


def test_what_differs_is_printed(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(
        """
- id: A1
  name: A Soldier
  queue: "R.soldier+ B.lord-"
  play: []
  expect: {queue: "R.soldier+", influence: {R: 2, B: 1}}
- {id: A2, queue: "R.heir+", play: [], expect: {influence: {R: 2}}}
- {id: A3, territory: {P1: [S], P2: []}, expect: {control: P1}}
- {id: A4, territory: {P1: [SB, SB, SB, SB], P2: [H]}, expect: {control: P1}}
- {queue: "R.heyr+"}
- {id: 5, name: nothing}
""",
        encoding="utf-8",
    )
    assert run(path, status=1) == [
        "A1 A Soldier",
        "  influence: R has 1 instead of 2",
        "  influence: B has 0 instead of 1",
        "A3",
        "  control: nobody instead of P1.",
        "A scenario without an id",
        "  There is no card 'heyr', did you mean 'heir'?",
        "5 nothing",
        (
            "  This is no scenario of a known game: "
            "one of Oriflamme has a 'queue', one of Ordonance has a 'territory', one of Pax Pamir has a 'seats'."
        ),
        "2 passed, 4 failed",
    ]


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", ": the file is empty"),
        (b"queue: R.spy-", ":1:1: a scenario file must be a list, not a mapping"),
        (b"- R.spy-", ":1:3: a scenario must be a mapping of names to values, not 'R.spy-'"),
        (b"- {queue: a, queue: b}", ":1:14: 'queue' appears twice in a scenario, first in line 1"),
        (b"- {queue: [}", ":1:12: "),
        (b"- &a {queue: a}", ":1:3: anchors (&) and aliases (*) are not allowed in a scenario file"),
        (b"\x00", ":1:1: the character with the number 0 is not allowed in a text"),
        (b"\xff", ": the file is not a text in UTF-8"),
        (None, ": there is no such file"),
        (b"[]", ": there are no scenarios in this file"),
    ],
)
def test_a_broken_file_is_a_sentence(tmp_path: Path, run: Run, content: bytes | None, wrong: str) -> None:
    path = tmp_path / "broken.yaml"
    if content is not None:
        path.write_bytes(content)
    first, *others = run(path, SCENARIOS / "oriflamme.yaml", status=1)
    assert first.startswith(f"{path}{wrong}")
    assert others == ["47 passed, 0 failed"]


@pytest.mark.parametrize(
    "scenario",
    [
        "queue: 3", "queue: [R.spy-]", "queue: ~", "{queue: '', at: ~}", "{queue: R.spy-, expect: []}",
        "{queue: R.spy-, expect: {influence: 3}}", "{queue: R.spy-, expect: {influence: {R: x}}}",
        "{queue: R.spy-, hands: {R: spy}}", "{queue: R.spy-, hands: [spy]}", "{queue: R.spy-, reserve: {R: [[]]}}",
        "{queue: R.spy-, play: [~]}", "{queue: R.spy-, play: [{a: b}]}", "{queue: R.spy-, legal: keep}",
        "{queue: R.spy-, expect: {next: 3}}", "{queue: R.spy-, expect: {next: spy}}", "{queue: R.spy-, at: -1}",
        "{queue: R.spy-, at: 99999999999999999999}", "{queue: R.spy-, expect: {winners: R}}",
        "{queue: R.spy-, placing: R, play: [place]}", "{queue: R.spy-, placing: R, play: [place spy front]}",
        "{queue: R.spy-, placing: R, legal: [3]}", "{queue: R.spy-, then: ~}",
        "{queue: R.spy-, expect: {queue: R.spy}}", "{queue: R.spy-, expect: {reserve: {R: [3]}}}",
        "{queue: R.spy-, verdict_tokens: 99}", "{queue: R.spy-, play: [reveal], expect: {reserve: {Q: [deal]}}}",
        "{queue: R.spy-, play: [reveal], expect: {verdict_tokens: five}}",
        "{queue: R.spy-, territory: {P1: [S], P2: [B]}}", "{territory: ~}", "{territory: 3}",
        "{territory: {P1: [S]}}", "{territory: {P1: S, P2: B}}", "{territory: {P1: [Q], P2: []}}",
        "{territory: {P1: [S, S, S, S, S], P2: []}}", "{territory: {P1: [S], P2: []}, expect: {control: P3}}",
        "{territory: {P1: [S], P2: []}, options: {certainty: always}}",
        "{territory: {P1: [S], P2: []}, completed: [P1]}", "{territory: {P1: [S], P2: []}, then: {play: [P1]}}",
    ],
)  # fmt: skip
def test_no_scenario_is_a_traceback(tmp_path: Path, run: Run, scenario: str) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(f"- {scenario}\n", encoding="utf-8")
    lines = run(path, status=1)
    assert lines[-1] == "0 passed, 1 failed"
    assert len(lines) >= 3


def test_a_position_of_a_game_is_printed_and_played_from(tmp_path: Path, gonfalon: Gonfalon) -> None:
    whole, begun = tmp_path / "whole.gonfalon", tmp_path / "begun.gonfalon"
    seats = ("--seats", "page,page", "--budget", "0.01")
    gonfalon("play", "--game", "pamir", *seats, "--seed", "3", "--save", whole)
    position, _ = gonfalon("scenario", "--from", f"{whole}@30")
    assert position.startswith("- seats:\n")
    assert "?" not in position
    path = tmp_path / "position.yaml"
    path.write_text(position, encoding="utf-8")
    gonfalon("play", "--position", path, *seats, "--seed", "4", "--save", begun)
    record = begun.read_text(encoding="utf-8")
    assert "\npractice: yes\n" in record
    assert "\noption position: " in record
    # As long as it is not over, nothing is printed that anybody might not know.
    moves, unfinished = record.rindex("\n1. "), tmp_path / "unfinished.gonfalon"
    unfinished.write_text(
        record[:moves].replace(": a finished game", ": an unfinished game; this file contains hidden cards") + "\n",
        encoding="utf-8",
    )
    hidden, _ = gonfalon("scenario", "--from", unfinished)
    assert "deck: '?*" in hidden


def test_what_no_position_can_be_of_is_refused(tmp_path: Path, gonfalon: Gonfalon) -> None:
    path = tmp_path / "some.yaml"
    path.write_text("seats: {R: {loyalty: british}, B: {loyalty: russian, court: 105}}", encoding="utf-8")
    _, refused = gonfalon("play", "--position", path, status=1)
    assert refused == f"{path}:1:1: 105 is no court card.\n"
    path.write_text("seats: {R: {loyalty: british}, B: {loyalty: russian}}", encoding="utf-8")
    _, refused = gonfalon("play", "--position", path, "--seats", "page,page,page", status=2)
    assert "in the position sit R, B" in refused
    _, refused = gonfalon("scenario", status=2)
    assert "--from" in refused
