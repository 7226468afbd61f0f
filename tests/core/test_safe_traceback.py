"""What is told of an error: the way to it, never what it says."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.safe_traceback import Trace, TraceStep, format_trace, parse_trace, safe_trace

SECRET = "Ann holds the Conspiracy"


def falls(card: str) -> None:
    raise KeyError(card)


def caught(card: str = SECRET) -> Exception:
    try:
        try:
            falls(card)
        except KeyError as error:
            raise ValueError(card) from error
    except ValueError as error:
        error.add_note(card)
        return error
    raise AssertionError


def test_the_message_the_notes_and_the_values_are_left_out() -> None:
    told = "\n".join(safe_trace(caught()).lines())
    assert "Conspiracy" not in told
    assert "Ann" not in told
    assert "KeyError" in told
    assert "tests/core/test_safe_traceback.py:14:falls" in told
    assert told.splitlines()[-2].startswith("ValueError")


def test_lines_of_the_program_are_told_and_of_others_only_their_numbers() -> None:
    with pytest.raises(TypeError) as info:
        Dice("no seed").below("x")  # type: ignore[arg-type]
    trace = safe_trace(info.value)
    own = [step for step in trace.steps if step.file.startswith("gonfalon/")]
    assert own
    assert all(f"    {step.source()}" in trace.lines() for step in own)
    assert "no seed" not in "\n".join(trace.lines())
    assert TraceStep("gonfalon_workshop/__init__.py", 1, "x").source()
    assert not TraceStep("json/decoder.py", 1, "x").source()
    assert not TraceStep("gonfalon/nothing.py", 1, "x").source()


@pytest.mark.parametrize("file", ["/home/anna/somewhere/odd.py", "C:\\Users\\Anna\\odd.py", "odd.py"])
def test_a_file_does_not_tell_where_the_program_lives(file: str) -> None:
    with pytest.raises(ZeroDivisionError) as info:
        exec(compile("1 / 0", file, "exec"))  # noqa: S102
    assert safe_trace(info.value).place == "ZeroDivisionError in odd.py:1"


def test_an_endless_recursion_is_told_by_its_beginning_and_its_end() -> None:
    def deeper() -> None:
        deeper()

    with pytest.raises(RecursionError) as info:
        deeper()
    steps = safe_trace(info.value).steps
    assert len(steps) == 40
    assert steps[0].function.startswith("test_an_endless")


def test_errors_that_cause_each_other_end() -> None:
    first, second = ValueError(), KeyError()
    first.__cause__, second.__cause__ = second, first
    assert safe_trace(first).lines() == ["KeyError", "and then", "ValueError", "and then"] * 1 + [
        "KeyError",
        "and then",
        "ValueError",
    ]


def test_a_trace_that_is_sent_keeps_its_end() -> None:
    trace = Trace("ValueError", tuple(TraceStep(f"gonfalon/{'x' * 30}.py", line, "f") for line in range(100)))
    text = format_trace(trace, 500)
    assert len(text) <= 500
    again = parse_trace(text)
    assert again.place == trace.place
    assert again.steps == trace.steps[-len(again.steps) :]
    assert parse_trace(format_trace(trace, 100_000)) == trace


@pytest.mark.parametrize("text", ["", "\n\n", "x" * 5000, "a\nb\nc:d:e", "\0\n:1:"])
def test_nonsense_is_a_trace_too(text: str) -> None:
    assert parse_trace(text).steps == ()
