"""Nothing is cut off and nothing lies upon anything else, whatever the window, the letters and the language."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
from gonfalon.session.analysis import AnswerRow, MomentText
from gonfalon.session.card_sources import CardSources
from gonfalon.session.library import GameLibrary, LibraryEntry
from gonfalon.session.new_game import Seat
from gonfalon.session.puzzles import puzzle_files, read_puzzles
from gonfalon.session.session_rules import CardStatistics
from gonfalon.session.statistics import CountedPlayer, GameStatistics, SeatResult
from gonfalon.texts.translations import LANGUAGES, native_name
from gonfalon.ui.board.ending import EndingChart, EndingReport, EndingRow, EndingTable
from gonfalon.ui.screens.coach_panel import AnalysisPanel
from gonfalon.ui.screens.ending import EndingScreen, NextWay, Onward
from gonfalon.ui.screens.ending_figures import FiguresScreen
from gonfalon.ui.screens.handover_screen import HandoverScreen
from gonfalon.ui.screens.puzzles import PuzzleGroup, PuzzlesScreen
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.screens.settings import SettingsScreen
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.screens.statistics import StatisticsScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.results_table import ResultsColumn
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.toc import CardLink, TocEntry
from tests.pairwise import pairwise
from tests.ui.screens.conftest import MARK
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import settle

SIZES = [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]
SCALES = [0.85, 1.0, 1.5]


def start(settings: Settings) -> Screen:
    screen = StartScreen(settings)
    screen.seating.add("K")
    screen.seating.place("R").rename("W" * 24)
    screen.seating.place("B").rename("W" * 24)
    screen.retranslate()
    return screen


def ordonance(settings: Settings) -> Screen:
    settings.seats = json.dumps({"game": "ordonance", "variants": {"scoring": "points"}})
    screen = StartScreen(settings)
    screen.seating.add("K")
    screen.seating.place("K").rename("W" * 24)
    screen.retranslate()
    return screen


def rules(settings: Settings) -> Screen:
    screen = RulesScreen(settings)
    screen.open_at("royal-decree")
    return screen


def curtain(settings: Settings) -> Screen:
    screen = HandoverScreen(settings)
    happened = [(family, "Something that happened while you were away " * 2) for family in "RBGYK" * 4]
    screen.show_for(Seat("K", "W" * 24), at_once=True)
    screen.tell(happened)
    return screen


def ending_report() -> EndingReport:
    columns = (
        ResultsColumn("Wyeliminowane"),
        ResultsColumn("Na kartach"),
        ResultsColumn("W kolejce"),
        ResultsColumn("Wpływy", True, "coin-1"),
    )
    figures = ("5", "8", "4", "23")
    rows = tuple(EndingRow(1, Seat(family, "Wilhelmina of Wittenberg"), "Niebiescy", figures) for family in "RBGYK")
    labels = ("Początek", "I", "II", "III", "IV", "V", "VI")
    history = dict.fromkeys("RBGYK", (1, 2, 5, 8, 12, 17, 23))
    facts = (("Najdłuższe oczekiwanie", "Dziedzic Czerwonych, zakryty przez cztery rundy"),) * 4
    chart = EndingChart("Wpływy, runda po rundzie", history, labels)
    tables = (EndingTable(columns, rows),)
    title = "Niebiescy i Czerwoni dzielą tron"
    return EndingReport(title, "Ann, 23", tables, chart, facts, "Remis. " * 9, counted="Podliczone do rundy VI")


def ending(settings: Settings) -> Screen:
    screen = EndingScreen(settings)
    screen.show_report(ending_report(), Onward(NextWay.LEVEL_UP, "Dworzanin: Giermek wygrywa tam 2 na 10"))
    screen.offer_table()
    return screen


def figures(settings: Settings) -> Screen:
    screen = FiguresScreen(settings)
    screen.show_report(ending_report())
    return screen


def coach(settings: Settings) -> Screen:
    screen, panel = Screen(settings), AnalysisPanel()
    row = QHBoxLayout(screen)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(3)
    row.addWidget(panel, 1)
    why = "Wilhelmina of Wittenberg: був кращий хід. У 400\u00a0партіях, які для цього гравця не відрізнялися. " * 2
    words = [("Сині йдуть.", 0.97), ("Червоні кладуть Спадкоємця на початок ряду.", 0.12), ("Пропустити", 0.0)]
    answers = [AnswerRow(text, text, chance, 0.04, 12.5, rank, rank == 2, rank == 1)
               for rank, (text, chance) in enumerate(words, 1)]  # fmt: skip
    change = "Wilhelmina: 100\u00a0% → 12\u00a0%"
    told = [MomentText(100 + place, kind, "Крок 100", answers[1].text, change, why, answers, [why])
            for place, kind in enumerate(("costly", "strong", "lead"))]  # fmt: skip
    panel.show_moments(told, "Від кожного кроку боти дограли гру. " * 2)
    panel.restyle()
    return screen


def puzzles(settings: Settings) -> Screen:
    screen = PuzzlesScreen(settings)
    of_each = {path.stem: read_puzzles(path) for _, path in puzzle_files(cards_dir() / "puzzles")}
    groups = [PuzzleGroup(name, [(puzzle.id, puzzle) for puzzle in found]) for name, found in of_each.items()]
    screen.show_puzzles(groups, {"oriflamme-1", "pamir-1"})
    screen.show_deal("Oriflamme: Alliance. " * 4, "23 listopada 2026: Oriflamme. Zwycięstwo jest twoje.\n" * 3)
    return screen


class Counted(GameStatistics):
    """Many players with long names, who have played everything."""

    def seat_results(self, since: float = 0.0) -> list[SeatResult]:
        people = [CountedPlayer("W" * 24, ""), *(CountedPlayer(f"Wilhelmina of Wittenberg {n}", "") for n in range(20))]
        card_statistics = CardStatistics({"royal-decree": 12}, {"assassination": 3}, "royal-decree", 4)
        found = []
        for number, sets in enumerate((["Oriflamme"], ["Alliance"], ["Oriflamme", "Alliance"]) * 12):
            entry = LibraryEntry(f"{number}", 0, number, "finished", "oriflamme", json.dumps(sets), hinted=number % 2)
            sat = (people[0], people[1 + number % 20], CountedPlayer("", "chancellor"))
            for seat, who in enumerate(sat):
                share = (0.5, 0.5, 0.0)[(seat + number) % 3]
                found.append(
                    SeatResult(entry, "RBG"[seat], who, (*sat[:seat], *sat[seat + 1 :]), share, 23, card_statistics)
                )
        return found


def statistics(settings: Settings) -> Screen:
    nowhere = Path(os.devnull, "nowhere")
    card_sources = CardSources(GAMES)
    return StatisticsScreen(settings, Counted(GameLibrary(nowhere, nowhere), lambda: card_sources))


SCREENS: dict[str, Callable[[Settings], Screen]] = {
    "start": start,
    "ordonance": ordonance,
    "settings": lambda settings: SettingsScreen(settings, [OriflammeGameSetup(settings).settings_section()]),
    "rules": rules,
    "curtain": curtain,
    "ending": ending,
    "figures": figures,
    "coach": coach,
    "puzzles": puzzles,
    "statistics": statistics,
}


def shown(qtbot: QtBot, screen: Screen, size: tuple[int, int]) -> Screen:
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    settle()
    return screen


def nameless(screen: QWidget) -> list[QWidget]:
    """The controls that are called nothing by those who listen."""
    found = [one for one in screen.findChildren(QWidget) if isinstance(one, QAbstractButton | QLineEdit | QComboBox)]
    return [
        one for one in found
        if one.isVisible() and not isinstance(one.parentWidget(), QComboBox)
        and not (one.accessibleName() or (isinstance(one, QAbstractButton) and one.text()))
    ]  # fmt: skip


@pytest.mark.slow
@pairwise(name=SCREENS, size=SIZES, scale=SCALES, words=[*LANGUAGES, "long"])
def test_everything_can_be_read_and_heard(
    qtbot: QtBot, settings: Settings, speak: Callable[[str], None],
    name: str, size: tuple[int, int], scale: float, words: str,
) -> None:  # fmt: skip
    speak(words)
    settings.text_scale = scale
    screen = shown(qtbot, SCREENS[name](settings), size)
    assert screen.size().toTuple() == size
    assert faults(screen) == []
    assert nameless(screen) == []


def texts(screen: QWidget) -> list[str]:
    """Every text that the screen has made itself."""
    found = []
    for widget in screen.findChildren(QWidget):
        if isinstance(widget, CardLink | TocEntry):
            continue
        if isinstance(widget, QComboBox):
            found += [widget.itemText(index) for index in range(widget.count())]
        elif isinstance(widget, QLineEdit):
            found.append(widget.placeholderText())
        elif isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
        found += [widget.toolTip(), widget.accessibleName()]
    return [text for text in found if text]


@pytest.mark.parametrize("name", ["start", "ordonance", "settings", "rules"])
def test_a_change_of_language_makes_every_text_anew(
    qtbot: QtBot, qapp: QApplication, settings: Settings, name: str, request: pytest.FixtureRequest
) -> None:
    screen = shown(qtbot, SCREENS[name](settings), (1280, 800))
    before = texts(screen)
    assert not any(MARK in text and "щ" * 2 in text for text in before)
    request.getfixturevalue("long_language")
    qapp.processEvents()
    untouched = {native_name(code) for code in LANGUAGES} | {"W" * 24, "Pax Pamir"}
    page = ("Royal Decree", "Ambush", "Assassination")
    left = [text for text in texts(screen) if MARK not in text and text not in untouched and text not in page]
    assert left == []


def usual_height(screen: Screen) -> float:
    """How high most lines are; a headline may take the size that has room."""
    return median(label.fontMetrics().height() for label in screen.findChildren(QLabel))


@pytest.mark.parametrize("name", SCREENS)
def test_a_change_of_text_size_and_theme_reaches_an_open_screen(qtbot: QtBot, settings: Settings, name: str) -> None:
    screen = shown(qtbot, SCREENS[name](settings), (1280, 800))
    high = usual_height(screen)
    settings.text_scale, settings.theme = 1.5, "lime"
    qtbot.wait(1)
    assert usual_height(screen) > high * 1.3
    assert faults(screen) == []
    # A hidden screen takes changes when it is shown.
    screen.hide()
    settings.text_scale = 1.0
    screen.show()
    assert usual_height(screen) == high
