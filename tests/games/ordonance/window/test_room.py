"""Everything on the table of Ordonance has room: in all windows, for all numbers of players, decks and languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gonfalon.games.ordonance.rules.deck import Deck, shipped
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.games.ordonance.window.table_layout import TableLayout
from gonfalon.session.new_game import Seat
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.settings.language import install_language
from tests.at_the_table.reading import Painted, recorded, without_room
from tests.games.ordonance.rules.decks import made
from tests.games.ordonance.window.camp import Camp
from tests.pairwise import pairwise as cases_of_pairs

SIZES = ((1024, 700), (1383, 706), (1280, 800), (1600, 900), (3840, 2160))
TABLES = (("RB", 0), ("RBG", 1), ("RBGK", 2), ("RB", -1), ("RBGY", -1))
"""Who sits there, and whose hand is seen."""
SIZES_AND_TABLES = list(zip(SIZES, cycle(TABLES), strict=False))
ODD = ((1, 1), (1, 4), (2, 3), (3, 2), (4, 4), (5, 1), (5, 2))
"""Territories and army sizes of decks that are not the shipped one."""
LONG = "Maximilian-Alexander von und zu Hohenstein-Waldburg"
LEAST = 9.5


def deck_of(territories: int, army_size: int) -> Deck:
    cards = [("spear", 20), ("bow flag", 20), ("swords helmet", 20), ("spear bow swords helmet flag", 20)]
    return made(cards, army_size=army_size, territories=territories, hand_size=5)


def laid(camp: Camp) -> dict[str, QRectF]:
    """The parts of the table that may never overlap."""
    scene, measures = camp.scene, camp.scene.measures
    found = {f"column {index}": column for index, column in enumerate(measures.grid.columns)}
    found |= {f"panel {seat}": panel.scene_rect() for seat, panel in enumerate(scene.panels_by_seat)}
    column = measures.column
    found |= {"game": column.game, "tally": column.tally, "chronicle": column.log_view}
    found |= {"caption": column.caption, "preview": column.preview, "buttons": column.buttons}
    found["deck"] = scene.deck.scene_rect()
    found["prompt"] = measures.banner
    if scene.viewer >= 0:
        found |= {"hand": hand_rect(scene), "since": scene.since_place().united(scene.steps_place())}
    else:
        found["steps"] = scene.steps_place()
    return found


def hand_rect(scene: OrdonanceScene) -> QRectF:
    """What the cards of the hand cover, as they are turned, but for the one that stands out."""
    found = QRectF()
    for card in scene.table.hands[scene.viewer]:
        item = scene.items_by_number[card]
        if card != scene.table.drawn:
            found = found.united(item.mapRectToScene(item.size.adjusted(3, 3, -3, -3)))
    return found


def in_columns(camp: Camp) -> Iterator[str]:
    """Sentences about everything in a column that lies over something else there."""
    scene, measures = camp.scene, camp.scene.measures
    for territory, column in enumerate(measures.grid.columns):
        plate = measures.grid.plates[territory]
        things = {"plate": plate}
        for row in range(len(measures.grid.rows)):
            for index in range(measures.grid.army_size):
                things[f"place {row}.{index}"] = measures.grid.place(row, territory, index)
            things[f"chips {row}"] = measures.grid.chips(row, territory)
        for name, rect in things.items():
            if not column.contains(rect):
                yield f"{name} of column {territory} lies outside: {rect} in {column}"
            if rect.width() < 8 or rect.height() < 8:
                yield f"{name} of column {territory} is only {rect.width():.0f} x {rect.height():.0f}"
        for (one, here), (other, there) in combinations(things.items(), 2):
            if here.intersects(there):
                yield f"{one} and {other} of column {territory} overlap: {here} and {there}"
        item = scene.territories[territory]
        assert item.figures is not None
        for row, army in enumerate(item.figures.armies):
            marker = item.marker_rect(row).translated(item.pos())
            if not measures.grid.chips(row, territory).adjusted(-1, -1, 1, 1).contains(marker):
                yield f"the marker of row {row} in column {territory} leaves its place"
            shown = item.chip_rects(row, army)
            for chip in shown:
                if (army.marker or army.defeated) and chip.intersects(item.marker_rect(row)):
                    yield f"a chip of row {row} in column {territory} lies on the marker"
                room = measures.grid.chips(row, territory).translated(-item.pos())
                if not room.adjusted(-1, -1, 1, 1).contains(chip):
                    yield f"a chip of row {row} in column {territory} leaves its place"
            for chip, below in pairwise(shown):
                if chip.intersects(below):
                    yield f"chips of row {row} in column {territory} overlap"
            wanted = 3 if not army.marker and not army.defeated and camp.state.table.seating.deck is shipped() else 1
            if len(shown) < min(wanted, len(army.chips)):
                yield f"only {len(shown)} chips are seen of row {row} in column {territory}"


def faults(camp: Camp) -> list[str]:
    found = list(in_columns(camp))
    window = QRectF(0, 0, camp.scene.size.width(), camp.scene.size.height())
    parts = laid(camp)
    for name, rect in parts.items():
        if not window.contains(rect):
            found.append(f"{name} leaves the window: {rect}")
    for (one, here), (other, there) in combinations(parts.items(), 2):
        if here.intersects(there):
            found.append(f"{one} and {other} overlap: {here} and {there}")
    if camp.scene.measures.log_view.height() < 100:
        found.append(f"the chronicle is {camp.scene.measures.log_view.height():.0f} high")
    return found


def read(camp: Camp) -> list[Painted]:
    """Every text that is painted on the scene."""
    size = camp.scene.size
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
    for item in camp.scene.items():
        item.update()
    with recorded() as found:
        painter = QPainter(image)
        camp.scene.render(painter)
        painter.end()
    return [text for text in found if text.text.strip()]


def unreadable(texts: list[Painted], names: tuple[str, ...]) -> list[str]:
    least = LEAST * min(1.0, fonts.text_scale())
    found = without_room(texts, names)
    found += [f"'{text.text}' is {text.px} px" for text in texts if text.px < least]
    return list(dict.fromkeys(found))


def play_until(camp: Camp, moves: int) -> None:
    """Go on at random, with no motion, until so many moves are made or the game is over."""
    camp.scene.animation_queue.motion.speed = 0.0
    made = 0
    while made < moves and not camp.state.over:
        camp.play()
        made += 1
    camp.ask()


def faults_at(camp: Camp, *moments: int) -> list[str]:
    """Play a game through these moments, counted in moves from one to the next, and return what overlaps at each."""
    found = []
    for moves in moments:
        play_until(camp, moves)
        found += [f"after {moves} more: {fault}" for fault in faults(camp)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("size", "table"), SIZES_AND_TABLES)
def test_nothing_overlaps(qapp: QApplication, size: tuple[int, int], table: tuple[str, int]) -> None:
    assert faults_at(Camp(*table, 51, size=size), 0, 14, 16, 400) == []


@pytest.mark.slow
@cases_of_pairs(deck=ODD, size=[(1024, 700), (1280, 800), (1920, 1080)])
def test_nothing_overlaps_with_other_decks(qapp: QApplication, deck: tuple[int, int], size: tuple[int, int]) -> None:
    table = TABLES[sum(deck) % len(TABLES)]
    assert faults_at(Camp(*table, 52, deck=deck_of(*deck), size=size), 0, 9, 400) == []


def test_points_are_not_counted_in_flags(qapp: QApplication) -> None:
    """A flag beside a name is a territory."""
    icons = {
        scoring: {
            panel.figures.icon for panel in Camp("RBG", 0, 58, scoring=scoring).scene.panels_by_seat if panel.figures
        }
        for scoring in ("territories", "tournament", "points")
    }
    assert icons["territories"] == icons["tournament"] == {"ordonance-flag"}
    assert not icons["points"] & icons["territories"]


@pytest.mark.parametrize("families", ["RB", "RBGY"])
def test_bots_alone_have_the_room_of_the_hand(qapp: QApplication, families: str) -> None:
    """Where people share the screen, that room is kept while nobody's hand is shown."""
    bots, people = Camp(families, -1, 57), Camp(families, -1, 57)
    seats = tuple(Seat(family, f"Player {family}") for family in families)
    people.scene.show_table(people.view.table, -1, seats, people.scene.words)
    shown = Camp(families, 0, 57)
    assert people.scene.measures.grid.columns == shown.scene.measures.grid.columns
    assert bots.scene.measures.grid.columns[0].bottom() > shown.scene.measures.grid.columns[0].bottom() + 20


@pytest.fixture
def spoken(qapp: QApplication, code: str, look: tuple[float, str]) -> Iterator[None]:
    """A table in this language, with letters of this size, in this dress."""
    install_language(qapp, code)
    fonts.set_text_scale(look[0])
    theme.set_current(look[1])
    yield
    theme.set_current("oak")
    fonts.set_text_scale(1.0)


@cases_of_pairs(
    look=[(0.85, "oak"), (1.0, "lime"), (1.5, "oak")],
    code=LANGUAGES,
    size=[(1024, 700), (1280, 800), (1920, 1080)],
    table=TABLES,
)
@pytest.mark.slow
@pytest.mark.usefixtures("spoken")
def test_every_word_has_room(code: str, size: tuple[int, int], table: tuple[str, int]) -> None:
    families, viewer = table
    camp = Camp(families, viewer, 53, size=size, language=code)
    names = tuple(f"{LONG} {family}" if family != "B" else "Ann" for family in families)
    camp.call(names)
    found = []
    for moves in (18, 400):
        play_until(camp, moves)
        camp.scene.folded = moves == 400
        camp.scene.rebuild()
        texts = read(camp)
        if moves == 18 and viewer >= 0:
            camp.scene.explain(TABLES.index(table))
            texts += read(camp)
        camp.scene.explain(-1)
        found += unreadable(texts, names)
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_the_mouse_can_hit_everything(size: tuple[int, int], rivals: int) -> None:
    measures = TableLayout.of_view(*size, rivals, 5, 4)
    for territory in range(5):
        own = measures.grid.army(rivals, territory)
        assert own.height() >= 120
        assert measures.grid.plates[territory].height() >= 28
        assert measures.grid.place(rivals, territory, 0).height() >= 28
        assert measures.grid.place(rivals, territory, 0).width() >= 72
    assert measures.column.tally.height() >= 30


def test_measures_follow_the_window_without_a_leap(qapp: QApplication) -> None:
    """A window that grows by a little changes its table by a little."""
    before = TableLayout.of_view(1024, 700, 3, 5, 4)
    for step in range(1, 120):
        now = TableLayout.of_view(1024 + 8 * step, 700 + 5 * step, 3, 5, 4)
        assert abs(now.hand_width - before.hand_width) <= 12
        assert abs(now.grid.columns[0].width() - before.grid.columns[0].width()) <= 14
        before = now
