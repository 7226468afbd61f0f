"""How a training went, on a page with pictures: the learning curve, who beats whom, and Elo."""

from __future__ import annotations

from pathlib import Path

from gonfalon.bots import charts
from gonfalon.bots.elo import Met, elos, win_matrix
from gonfalon.bots.training.course import Course
from gonfalon.bots.training.league import ITSELF
from gonfalon.bots.training.playground import Playgrounds
from gonfalon.core.writing import OPEN, replace_file

DEALS = 60
"""Of each two who are compared, in every rotation of one against two."""
STAGES = 4
"""So many of those whom the learner was before are compared."""


def write_report(course: Course, folder: Path, title: str) -> None:
    """Play what has to be compared, and write `index.md` and its pictures.

    Args:
        course: a training that is over.
        folder: where they go.
        title: what was learned.

    Raises:
        NoCharts: when no pictures can be drawn here.
    """
    charts.check_charts()
    folder.mkdir(parents=True, exist_ok=True)
    at, pupil = course.at, course.pupil
    points = [(said["games"], said["share"], said["low"], said["high"]) for said in at.curve]
    charts.learning_curve(
        folder / "learning.png", {f"against two of {Path(course.rival).stem}": points}, f"{title}: learning", even=1 / 3
    )
    called = {ITSELF: "learner", **{name: name for name in pupil.tutors}}
    every = max(1, len(at.former) // STAGES)
    for name in at.former[every - 1 :: every]:
        called[str(course.folder / name)] = Path(name).stem.replace("former-", "after ")
    met = []
    with Playgrounds(course.find, course.jobs) as played:
        for one in called:
            for other in called:
                if one != other:
                    names = one, other, other
                    met.append(Met(tuple(called[name] for name in names), course.deals(played, names, DEALS)))
    found = elos(met, pupil.tutors[0])
    matrix = win_matrix(met, list(found))
    charts.win_matrix(folder / "matrix.png", list(found), matrix, f"{title}: who wins against whom")
    charts.strengths(folder / "elo.png", found, f"{title}: Elo")
    page = [
        f"# {title}", "",
        *(f"- {key}: {value}" for key, value in pupil.about().items()),
        f"- games: {at.games}, seed {course.plan.seed}, {at.seconds:.0f} s in {course.jobs} processes", "",
        "![learning curve](learning.png)", "",
        "| games | seconds | share | 95 % interval | entropy | value's surprise |",
        "|---|---|---|---|---|---|",
        *(
            "| {games:.0f} | {seconds:.0f} | {share:.3f} | {low:.3f} to {high:.3f} | {entropy:.3f} | {surprise:.3f} |"
            .format(**said)
            for said in at.curve
        ), "",
        "![win matrix](matrix.png)", "", "![Elo](elo.png)", "",
    ]  # fmt: skip
    replace_file(folder / "index.md", "\n".join(page).encode(), OPEN)
