"""`gonfalon picture NAME`: draw a screen into a PNG file, without a display."""

from __future__ import annotations

import argparse
import math
import os
import re
import sys
from functools import partial
from pathlib import Path

from gonfalon.texts.translations import ENGLISH, LANGUAGES, translate

SMALLEST, LARGEST = (940, 480), (7680, 4320)


def arguments(parser: argparse.ArgumentParser) -> None:
    import_qt()
    from gonfalon.ui.application.screenshots import screens
    from gonfalon.ui.settings.store import Settings

    names = tuple(screens())
    # An offscreen display has no theme of its own.
    themes = tuple(theme for theme in Settings.theme.labels if theme != "system")
    parser.add_argument("name", choices=names, metavar="NAME", help=", ".join(names))
    said = translate("Help", "the language of the picture (default: {usual})").format(usual=ENGLISH)
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help=said)
    said = translate("Help", "its size in logical pixels (default: {usual})").format(usual="1280x800")
    parser.add_argument("--size", type=_size, default=(1280, 800), metavar="WIDTHxHEIGHT", help=said)
    said = translate("Help", "pixels of the file for each logical pixel, 1 to 4 (default: 1)")
    parser.add_argument("--scale", type=partial(_number, 1.0, 4.0), default=1.0, metavar="N", help=said)
    said = translate("Help", "the look of the table (default: {usual})").format(usual=themes[0])
    parser.add_argument("--theme", choices=themes, default=Settings.theme.default(), help=said)
    said = translate("Help", "how large the letters are, 0.85 to 1.5 (default: 1)")
    parser.add_argument(
        "--text-scale",
        type=partial(_number, *Settings.text_scale.limits),
        default=1.0,
        metavar="N",
        help=said,
    )
    said = translate("Help", "the file that the picture is written to")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png", help=said)


def import_qt() -> None:
    """Import Qt for an offscreen display; only the windows of games know which pictures there are."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from gonfalon.ui.pyside_hooks import import_plainly

    import_plainly()


def run(arguments: argparse.Namespace) -> int:
    """Draw the picture; 0 when it is in the file."""
    from gonfalon.ui.application.qapplication import SCALE_VARIABLES, fitting_scale
    from gonfalon.ui.application.screenshots import draw_screenshot, save_screenshot

    drawn = fitting_scale(*arguments.size)
    for scale in SCALE_VARIABLES:
        os.environ.pop(scale, None)
    os.environ["QT_SCALE_FACTOR"] = f"{arguments.scale * drawn:g}"
    width, height = (math.ceil(side / drawn) for side in arguments.size)
    image = draw_screenshot(arguments.name, arguments.language, (width, height), arguments.theme, arguments.text_scale)
    # Less than a pixel of the smaller ones may stand over.
    image = image.copy(0, 0, *(round(side * arguments.scale) for side in arguments.size))
    if not save_screenshot(image, arguments.out):
        print(f"The picture cannot be written to {arguments.out}.", file=sys.stderr)
        return 1
    print(f"{arguments.out}: {image.width()} x {image.height()} pixels")
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (re.fullmatch("[0-9]{1,6}", width) and re.fullmatch("[0-9]{1,6}", height)):
        raise argparse.ArgumentTypeError(f"'{text}' is no size: write for instance 1280x800")
    size = (int(width), int(height))
    if not all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(f"'{text}' is too small or too large: from 940x480 to 7680x4320")
    return size


def _number(low: float, high: float, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise argparse.ArgumentTypeError(f"'{text}' is no number from {low:g} to {high:g}")
    return value
