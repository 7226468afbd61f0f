"""Lines of a chronicle: those that amend, and those that bear a reason."""

from __future__ import annotations

from gonfalon.texts.lines import Line, add_line, explained

WHY = Line("tried", "R", values={"n": 3})


def test_a_reason_stands_at_the_first_line_about_whose_it_is() -> None:
    lines = [Line("round", heading=True), Line("crown", "B"), Line("keep", "R"), Line("pay", "R")]
    assert [line.why for line in explained(lines, WHY)] == [None, None, WHY, None]
    assert explained(lines, None) is lines
    assert explained(lines[:2], WHY) == lines[:2]


def test_a_line_that_amends_keeps_the_reason_of_the_one_before() -> None:
    lines = list(explained([Line("reveal", "R")], WHY))
    add_line(lines, [Line("reveal-takes", "R", amends=True)])
    assert [(line.key, line.why) for line in lines] == [("reveal-takes", WHY)]
    other = Line("learned", "R")
    add_line(lines, [Line("reveal-earns", "R", amends=True, why=other)])
    assert lines[0].why is other
