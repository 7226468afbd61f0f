"""Pictures of strength: who beats whom, Elo, the time of decisions, how a bot learned.

Drawn by matplotlib, which the extra `train` brings along; the game itself never draws with it. Colours are those of
Okabe and Ito, which people tell apart who see red and green alike; lines differ in their marks too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from gonfalon.core.files import replace_file
from gonfalon.data import PACKED, read_data, resources_dir
from gonfalon_lab.match_runner import QUANTILES, LatencyHistogram, quantile_name
from gonfalon_lab.win_rates import Elo

Figure = tuple[float, float, float]
"""A figure and the ends of its interval."""
Point = tuple[float, float, float, float]
"""How far it is, the figure there, and the ends of its interval."""

_INK: Final = "#333333"
_FAINT: Final = "#d9d9d9"
_COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00")
_MARKS: Final = "osD^vP"
_SIZE: Final = 6.4
"""How wide a picture is, in inches."""


class NoCharts(RuntimeError):
    """Nothing can be drawn here; its text is a sentence."""


def check_charts() -> None:
    """Check that charts can be drawn, before a long run begins.

    Raises:
        NoCharts: when they cannot.
    """
    if find_spec("matplotlib") is None:
        raise NoCharts("Pictures are drawn by matplotlib, which is missing: pip install 'gonfalon[train]'.")


@cache
def _letters() -> TemporaryDirectory[str]:
    """The letters of the program as files, which matplotlib reads when it draws; bundles have them packed."""
    folder = TemporaryDirectory(prefix="gonfalon-letters-")
    for font in (resources_dir() / "fonts").glob("*.ttf*"):
        name = font.name.removesuffix(PACKED)
        replace_file(Path(folder.name) / name, read_data(font.with_name(name)), lasting=False)
    return folder


@contextmanager
def _chart(path: Path, height: float, title: str) -> Iterator[tuple[Any, Any]]:
    """A figure and its axes, which are saved at the end of the block; the suffix of the path says how."""
    check_charts()
    from matplotlib import font_manager, rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    for font in sorted(Path(_letters().name).iterdir()):
        font_manager.fontManager.addfont(font)
    style: dict[str, object] = {
        "font.family": "Vollkorn", "font.size": 11, "axes.titlesize": 13, "axes.titlelocation": "left",
        "axes.titlepad": 12, "text.color": _INK, "axes.labelcolor": _INK, "axes.edgecolor": _FAINT,
        "xtick.color": _INK, "ytick.color": _INK, "xtick.major.size": 0, "ytick.major.size": 0,
        "xtick.minor.size": 0, "axes.spines.top": False, "axes.spines.right": False, "axes.spines.left": False,
        "axes.axisbelow": True, "grid.color": _FAINT, "grid.linewidth": 0.6, "legend.frameon": False,
        "svg.hashsalt": "gonfalon",
    }  # fmt: skip
    with rc_context(style):
        figure = Figure(figsize=(_SIZE, height), layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.subplots()
        axes.set_title(title)
        yield figure, axes
        path.parent.mkdir(parents=True, exist_ok=True)
        # The same figures give the same file.
        nobody = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        figure.savefig(path, dpi=150, metadata=nobody)


def draw_win_matrix(path: Path, names: Sequence[str], matrix: Sequence[Sequence[float | None]], title: str) -> None:
    """Draw who wins how much against whom: blue where the row is ahead, orange where it is behind, white where even.

    Args:
        path: where the picture goes.
        names: the bots, for rows and columns.
        matrix: the share of the row's against each column's, None where there is none.
        title: what stands over it.
    """
    with _chart(path, 1.6 + 0.55 * len(names), title) as (_, axes):
        from matplotlib.colors import LinearSegmentedColormap

        colours = LinearSegmentedColormap.from_list("ahead", [_COLOURS[1], "#ffffff", _COLOURS[0]])
        values = [[float("nan") if share is None else share for share in row] for row in matrix]
        axes.imshow(values, cmap=colours, vmin=0, vmax=1, aspect="auto")
        for row, shares in enumerate(matrix):
            for column, share in enumerate(shares):
                dark = share is not None and not 0.04 <= share <= 0.87  # orange is lighter than blue
                said = "·" if share is None else f"{share:.0%}"
                axes.text(column, row, said, ha="center", va="center", color="white" if dark else _INK)
        axes.set_xticks(range(len(names)), names)
        axes.set_yticks(range(len(names)), names)
        axes.xaxis.tick_top()
        axes.spines["bottom"].set_visible(False)


def draw_elos(path: Path, elos: Mapping[str, Elo], title: str) -> None:
    """The Elo of each bot with its interval, the first at the bottom."""
    with _chart(path, 1.2 + 0.42 * len(elos), title) as (_, axes):
        for row, (value, low, high) in enumerate(elos.values()):
            axes.plot((low, high), (row, row), color=_COLOURS[0], linewidth=2.5, alpha=0.5, solid_capstyle="butt")
            axes.plot(value, row, "o", color=_COLOURS[0], markersize=7)
            above = {"xytext": (0, 7), "textcoords": "offset points", "ha": "center"}
            axes.annotate(f"{value:+.0f}".replace("-", "−"), (value, row), fontsize=9, **above)
        axes.axvline(0, color=_INK, linewidth=0.8, linestyle=(0, (4, 3)))
        axes.set_yticks(range(len(elos)), list(elos))
        axes.set_ylim(-0.6, len(elos) - 0.3)
        axes.set_xlabel("Elo")
        axes.grid(axis="x")


def draw_ladders(
    path: Path, ladders: Mapping[str, Mapping[str, Figure]], title: str, even: float | None = None
) -> None:
    """Draw the figure of each bot with its interval, the games one beneath the other, the weakest of each on top.

    Args:
        path: where the picture goes.
        ladders: the figures of each game's bots, from 0 to 100.
        title: what stands over it.
        even: where a line stands; None for none.
    """
    rows = sum(map(len, ladders.values())) + len(ladders)
    with _chart(path, 0.9 + 0.21 * rows, title) as (_, axes):
        row, names = 0, []
        for (game, figures), colour in zip(ladders.items(), cycle(_COLOURS)):
            axes.text(0.0, row, game, fontweight="bold", va="center", color=colour)
            for place, (name, (value, low, high)) in enumerate(figures.items(), row + 1):
                axes.barh(place, value, 0.62, color=colour, alpha=0.8, linewidth=0)
                axes.plot((low, high), (place, place), color=_INK, linewidth=1.2, solid_capstyle="butt")
                axes.text(max(value, high) + 1.2, place, f"{value:.0f}", va="center", fontsize=9)
                names.append((place, name))
            row += len(figures) + 1
        if even is not None:
            axes.axvline(even, color=_INK, linewidth=0.8, linestyle=(0, (4, 3)), zorder=0.5)
        axes.set_yticks(*zip(*names, strict=True), fontsize=10)
        axes.set_ylim(row - 0.4, -0.7)
        axes.set_xlim(0, 105)
        axes.set_xticks(range(0, 101, 20))
        axes.grid(axis="x")


def draw_decision_times(
    path: Path, times: Mapping[str, LatencyHistogram], title: str, limit: float | None = None
) -> None:
    """Draw how long each bot takes for a decision: the median, 99 and 99.9 in a hundred, and the longest.

    Args:
        path: where the picture goes.
        times: those of each bot, the first at the bottom.
        title: what stands over it.
        limit: what none should exceed, in seconds.
    """
    shown = {name: found for name, found in times.items() if found.count}
    with _chart(path, 1.7 + 0.42 * len(shown), title) as (figure, axes):
        for row, found in enumerate(shown.values()):
            places = [1000 * found.quantile(share) for share in QUANTILES] + [1000 * found.largest]
            axes.plot((places[0], places[-1]), (row, row), color=_FAINT, linewidth=3, solid_capstyle="round", zorder=1)
            for place, colour, mark in zip(places, _COLOURS, _MARKS, strict=False):
                axes.plot(place, row, mark, color=colour, markersize=7)
        labels = [*map(quantile_name, QUANTILES), "longest"]
        for label, colour, mark in zip(labels, _COLOURS, _MARKS, strict=False):
            axes.plot([], [], mark, color=colour, label=label)
        if limit is not None:
            axes.axvline(1000 * limit, color=_INK, linewidth=0.8, linestyle=(0, (4, 3)))
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.set_yticks(range(len(shown)), list(shown))
        axes.set_ylim(-0.6, len(shown) - 0.3)
        axes.set_xlabel("milliseconds a decision")
        axes.grid(axis="x")
        figure.legend(*axes.get_legend_handles_labels(), loc="outside lower center", ncols=len(labels))


def draw_learning_curve(
    path: Path,
    curves: Mapping[str, Sequence[Point]],
    title: str,
    *,
    progress: str = "games played",
    figure_of: str = "share of victories",
    even: float | None = None,
) -> None:
    """Draw how figures grow as a bot learns, a line for each with its interval as a band.

    Args:
        path: where the picture goes.
        curves: the points of each line, by what it is called.
        title: what stands over it.
        progress: what is counted from left to right.
        figure_of: what is shown from the bottom to the top.
        even: where a line stands; None for none.
    """
    with _chart(path, 4.2, title) as (figure, axes):
        for (name, points), colour, mark in zip(curves.items(), cycle(_COLOURS), cycle(_MARKS), strict=False):
            places, values, lows, highs = zip(*points, strict=True) if points else ((), (), (), ())
            axes.fill_between(places, lows, highs, color=colour, alpha=0.15, linewidth=0)
            axes.plot(places, values, color=colour, marker=mark, markersize=4, linewidth=1.5, label=name)
        if even is not None:
            axes.axhline(even, color=_INK, linewidth=0.8, linestyle=(0, (4, 3)))
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
        axes.set_xlabel(progress)
        axes.set_ylabel(figure_of)
        axes.grid(axis="y")
        if len(curves) > 1:
            figure.legend(loc="outside lower center", ncols=min(3, len(curves)))
