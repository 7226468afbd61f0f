"""What stands in the medallion: checked drawings in the colours of the family, and initials where there are none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from gonfalon.ui.look import cards, emblems
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import FAMILIES
from tests.ui.look.paper import painted

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
ACCENT_SQUARE = '<path fill="#b8862d" d="M10 10H90V90H10Z"/>'


def drawing(folder: Path, body: str, head: str = HEAD) -> str:
    path = folder / "baker.svg"
    path.write_text(f"{head}{body}</svg>", encoding="utf-8")
    return str(path)


def baker(emblem: str = "", family: str = "R", name: str = "Baker", kind: str = "baker") -> CardLook:
    return CardLook(kind, "character", family, name, "Gain 1.", emblem)


def points(pixmap: QPixmap, colour: QColor) -> list[tuple[int, int]]:
    image = pixmap.toImage()
    wanted = colour.rgb()
    return [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) == wanted]


def in_medallion(pixmap: QPixmap, colour: QColor) -> list[tuple[int, int]]:
    """Without ribbon and band, which have colours of the family too."""
    px = pixmap.width() / 250
    return [(x, y) for x, y in points(pixmap, colour) if 50 * px < x < 200 * px and 84 * px < y < 266 * px]


def box(found: list[tuple[int, int]]) -> QRectF:
    across, down = zip(*found, strict=True)
    return QRectF(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)


@pytest.mark.parametrize("width", [104, 222])
@pytest.mark.parametrize("family", FAMILIES)
def test_a_users_emblem_has_the_colour_of_the_family(tmp_path: Path, family: str, width: int) -> None:
    found = in_medallion(
        cards.front(baker(drawing(tmp_path, ACCENT_SQUARE), family), width, 1.0), FAMILIES[family].accent
    )
    share = 0.8 * (148 if width < cards.FULL_FROM else 116) / 250 * width
    inside = box(found)
    assert inside.width() == pytest.approx(share, abs=2.5)
    assert inside.height() == pytest.approx(share, abs=2.5)
    assert inside.center().x() == pytest.approx(width / 2, abs=1.5)


def test_a_drawing_keeps_its_proportions_and_its_place(tmp_path: Path) -> None:
    wide = HEAD.replace("100 100", "100 40")
    for shape, place in (
        ("M-900 -900H900V900H-900Z", QRectF(20, 20, 80, 80)), ("M0 0H100V40H0Z", QRectF(20, 44, 80, 32)),
    ):  # fmt: skip
        path = drawing(tmp_path, f'<path fill="#b8862d" d="{shape}"/>', wide)

        def draw(painter: QPainter, path: str = path) -> None:
            emblems.draw(painter, "baker", "Baker", path, QRectF(20, 20, 80, 80), "R")

        assert box(points(QPixmap.fromImage(painted(draw, 120, 120)), FAMILIES["R"].accent)) == place


def test_a_drawing_that_was_changed_is_drawn_anew(tmp_path: Path) -> None:
    path = drawing(tmp_path, ACCENT_SQUARE)
    first = cards.front(baker(path), 104, 1.0)
    assert cards.front(baker(path), 104, 1.0).cacheKey() == first.cacheKey()
    drawing(tmp_path, '<circle fill="#2a1c12" cx="50" cy="50" r="40"/>')
    assert not in_medallion(cards.front(baker(path), 104, 1.0), FAMILIES["R"].accent)


@pytest.mark.parametrize("width", [90, 222])
def test_what_is_missing_or_refused_gives_the_initial(tmp_path: Path, width: int) -> None:
    initial = cards.front(baker(), width, 1.0).toImage()
    gone = cards.front(baker(str(tmp_path / "gone.svg")), width, 1.0).toImage()
    refused = cards.front(baker(drawing(tmp_path, f"{ACCENT_SQUARE}<script/>")), width, 1.0).toImage()
    assert gone == initial
    assert refused == initial
    assert in_medallion(QPixmap.fromImage(initial), FAMILIES["R"].accent)
    # A drawing that was checked once and is another now is not drawn unchecked.
    path = drawing(tmp_path, ACCENT_SQUARE)
    assert cards.front(baker(path), width, 1.0).toImage() != initial
    drawing(tmp_path, f"{ACCENT_SQUARE}<image href='file:///etc/passwd'/>")
    assert cards.front(baker(path), width, 1.0).toImage() == initial


def test_a_refused_emblem_does_not_fall_back_to_ours(tmp_path: Path) -> None:
    ours = cards.front(baker(kind="archer", name="Archer"), 104, 1.0).toImage()
    assert cards.front(baker(str(tmp_path / "archer.svg"), kind="archer", name="Archer"), 104, 1.0).toImage() != ours


def test_the_initial_is_a_letter_that_can_be_drawn() -> None:
    for name, letter in (
        ("Baker", "B"), ("piekarz", "P"), ("Łucznik", "Ł"), ("Z\u0307ółw", "Ż"), ("Їжак", "Ї"), ("ґудзик", "Ґ"),
        ("«Вовк»", "В"), ("3rd guard", "3"), ("ßling", "ß"), ("\U0001f409 Dragon", "D"), ("\u9f99", "X"), ("", "X"),
        ("— !", "X"), ("\U00010330", "X"),
    ):  # fmt: skip
        assert emblems.initial(name, "x-kind") == letter


@pytest.mark.parametrize("side", [30, 60, 148])
def test_the_initial_stands_in_the_middle_of_its_place(side: int) -> None:
    white = QColor("white")
    for letter in "BWQJŻŁŚЩЙЇҐЄФ37ß" if side < 100 else "QЩß":
        place = QRectF(0, 0, side, side)
        image = painted(lambda painter: emblems.draw(painter, "baker", letter, "", place, "B"), side, side, 1.0, white)  # noqa: B023
        ink = box([(x, y) for x in range(side) for y in range(side) if image.pixel(x, y) != white.rgb()])
        assert abs(ink.center().x() - side / 2) <= 1
        assert abs(ink.center().y() - side / 2) <= 1
        assert 0.5 * side <= max(ink.height(), ink.width()) <= 0.82 * side + 2


def test_painting_small_emblems_is_kept(tmp_path: Path) -> None:
    path = Path(drawing(tmp_path, ACCENT_SQUARE))

    def twice(painter: QPainter) -> None:
        emblems.paint(painter, "baker", "Baker", str(path), QRectF(5, 5, 50, 50), "G")
        state = path.stat()
        drawing(tmp_path, '<path fill="#000000" d="M10 10H90V90H10Z"/>')
        os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))
        assert path.stat().st_size == state.st_size
        emblems.paint(painter, "baker", "Baker", str(path), QRectF(5, 5, 50, 50), "G")

    assert painted(twice, 60, 60).pixelColor(30, 30) == FAMILIES["G"].accent
