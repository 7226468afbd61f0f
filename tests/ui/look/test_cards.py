"""Cards in every language stay in their plates; emblems are checked drawings in the colours of the family."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from gonfalon.data import translations_dir
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.look import cards, emblems, fonts, theme
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.look.text_fitting import SMALLEST
from tests.pairwise import pairwise
from tests.ui.look.paper import colours, is_blank, painted

INTRIGUES = {"assassination", "royal-decree", "ambush", "conspiracy"}
LONGEST = ("Королівський указ", "Zlecenie zabójstwa", "Вымогательство", "Спадкоємець", "Перевертень", "Наследник")
WIDTHS = (69, 80, 90, 104, 136, 149, 150, 160, 222, 250)


def looks(language: str) -> list[CardLook]:
    path = translations_dir() / "cards" / f"oriflamme.{language}.yaml"
    texts = yaml.safe_load(path.read_text(encoding="utf-8"))
    return [
        CardLook(kind, "intrigue" if kind in INTRIGUES else "character", "B", entry["name"], entry["text"])
        for kind, entry in texts.items()
        if isinstance(entry, dict) and "name" in entry
    ]


def archer(family: str = "R", name: str = "Archer") -> CardLook:
    return CardLook("archer", "character", family, name, "Eliminate the first or last card of the queue.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_at_every_width(language: str) -> None:
    entries = looks(language)
    assert len(entries) >= 10
    for scale in (0.85, 1.0, 1.5):
        fonts.set_text_scale(scale)
        assert [(look.name, width) for look in entries for width in WIDTHS if not cards.text_fits(look, width)] == []


def test_long_names_and_rules_fit_and_stay_readable() -> None:
    for look in map(archer, "R" * len(LONGEST), LONGEST):
        assert all(cards.text_fits(look, width) and cards.name_size(look, width) >= SMALLEST for width in WIDTHS)
    for width, size in ((100, 16.4), (250, 22.0)):
        assert cards.name_size(archer(name="Lord"), width) == pytest.approx(size), "a short name has its full size"
    for words in ("", " ".join(["influence"] * 80)):
        assert cards.text_fits(CardLook("archer", "character", "R", "Archer", words), 222)
    # Rules appear from the full size on, in letters and colours as chosen.
    silent, small = CardLook("archer", "character", "R", "Archer", ""), cards.FULL_FROM - 1
    for width, same in ((small, True), (cards.FULL_FROM, False)):
        assert (cards.front(archer(), width, 1.0).toImage() == cards.front(silent, width, 1.0).toImage()) == same
    usual = cards.front(archer(), 222, 1.0).toImage()
    for scale, dress, same in ((1.5, "oak", False), (1.0, "contrast", False), (1.0, "lime", True)):
        fonts.set_text_scale(scale)
        theme.set_current(dress)
        assert (cards.front(archer(), 222, 1.0).toImage() == usual) == same


@pairwise(dpr=[1.0, 1.25, 1.5, 2.0], width=[69, 136, 222])
def test_fronts_and_backs_have_whole_device_pixels(width: int, dpr: float) -> None:
    for pixmap in (cards.front(archer(), width, dpr), cards.back("K", width, dpr)):
        assert pixmap.devicePixelRatio() == dpr
        assert width * dpr <= pixmap.width() < width * dpr + 1
        assert pixmap.height() >= width * cards.RATIO * dpr - 0.001
        assert len(colours(pixmap.toImage(), 3)) > 20


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
    # Small ones are kept.
    path = Path(drawing(tmp_path, ACCENT_SQUARE))

    def twice(painter: QPainter) -> None:
        emblems.paint(painter, "baker", "Baker", str(path), QRectF(5, 5, 50, 50), "G")
        state = path.stat()
        drawing(tmp_path, '<path fill="#000000" d="M10 10H90V90H10Z"/>')
        os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))
        assert path.stat().st_size == state.st_size
        emblems.paint(painter, "baker", "Baker", str(path), QRectF(5, 5, 50, 50), "G")

    assert painted(twice, 60, 60).pixelColor(30, 30) == FAMILIES["G"].accent
    # Without one there is an initial, a letter that can be drawn.
    for name, letter in (
        ("Baker", "B"), ("piekarz", "P"), ("Łucznik", "Ł"), ("Z\u0307ółw", "Ż"), ("Їжак", "Ї"), ("ґудзик", "Ґ"),
        ("«Вовк»", "В"), ("3rd guard", "3"), ("ßling", "ß"), ("\U0001f409 Dragon", "D"), ("\u9f99", "X"), ("", "X"),
        ("— !", "X"), ("\U00010330", "X"),
    ):  # fmt: skip
        assert emblems.initial(name, "x-kind") == letter


def card(look: CardLook, width: int = 104) -> QImage:
    return cards.front(look, width, 1.0).toImage()


def test_a_card_is_drawn_once_and_each_family_has_its_own(tmp_path: Path) -> None:
    first = cards.front(archer(), 104, 1.0).cacheKey()
    assert cards.front(archer(), 104, 1.0).cacheKey() == first
    assert first not in {cards.front(look, 104, 1.0).cacheKey() for look in (archer("B"), archer(name="Лучниця"))}
    assert len({cards.back(family, 104, 1.0).cacheKey() for family in [*FAMILIES] * 2}) == len(FAMILIES)
    for family, look in FAMILIES.items():
        assert look.accent.rgb() in colours(cards.front(archer(family), 136, 2.0).toImage())

    # Coins always tell their number and stay on the card.
    def coins(count: int) -> QImage:
        return painted(lambda painter: cards.coins(painter, QRectF(65, 0, 70, 98), count), 200, 146)

    pictures = [coins(count) for count in (0, 1, 2, 3, 4, 5, 6, 7, 9, 15, 20, 21, 134)]
    assert is_blank(pictures[0])
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])
    assert all(pictures[-1].pixel(x, y) == 0 for x in (*range(60), *range(140, 200)) for y in range(146))


@pytest.mark.parametrize("width", [90, 222])
def test_what_is_missing_or_refused_gives_the_initial(tmp_path: Path, width: int) -> None:
    initial = card(baker(), width)
    assert in_medallion(QPixmap.fromImage(initial), FAMILIES["R"].accent)
    assert card(baker(str(tmp_path / "gone.svg")), width) == initial
    assert card(baker(drawing(tmp_path, f"{ACCENT_SQUARE}<script/>")), width) == initial
    # What was checked once and is another now is drawn anew, but not unchecked.
    path = drawing(tmp_path, ACCENT_SQUARE)
    assert card(baker(path), width) != initial
    drawing(tmp_path, f"{ACCENT_SQUARE}<image href='file:///etc/passwd'/>")
    assert card(baker(path), width) == initial
    drawing(tmp_path, '<circle fill="#2a1c12" cx="50" cy="50" r="40"/>')
    assert not in_medallion(QPixmap.fromImage(card(baker(path), width)), FAMILIES["R"].accent)
    # None of ours takes the place of one that is refused.
    assert card(baker(str(tmp_path / "archer.svg"), kind="archer"), width) != card(baker(kind="archer"), width)


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
