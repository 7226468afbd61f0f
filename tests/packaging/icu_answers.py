"""What Qt answers by ICU: `python3 icu_answers.py`, run with one library or another, prints JSON."""

from __future__ import annotations

import json
import re
from functools import cmp_to_key
from pathlib import Path

from PySide6.QtCore import QCollator, QDate, QDateTime, QLocale, QMimeData, QTextBoundaryFinder, QTime, QTimeZone

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ("en", "en_GB", "en_US", "pl", "pl_PL", "ru", "ru_RU", "ru_UA", "uk", "uk_UA")
LETTERS = (
    "AaĄąBbCcĆćDdEeĘęFfGgHhIiJjKkLlŁłMmNnŃńOoÓóPpQqRrSsŚśTtUuVvWwXxYyZzŹźŻż"
    "АаБбВвГгҐґДдЕеЄєЁёЖжЗзИиІіЇїЙйКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯя"
)
ENCODINGS = (
    "utf-8", "iso-8859-1", "iso-8859-2", "iso-8859-5", "iso-8859-15", "koi8-r", "koi8-u", "windows-1250",
    "windows-1251", "windows-1252", "ibm852", "ibm855", "ibm866", "x-mac-cyrillic", "x-mac-centraleurroman",
)  # fmt: skip
ZONES = (b"UTC", b"Europe/Warsaw", b"Europe/Kyiv", b"Europe/Kiev", b"Europe/London", b"Asia/Vladivostok")
SENTENCES = {
    "en": "Who's there? It's 3.14 o'clock: “so soon”. Mr. Squire plays 2 cards…",
    "pl": "Kto tam? Jest godz. 3,14: „tak wcześnie”. Np. giermek zagrywa 2 karty…",
    "ru": "Кто там? Сейчас 3,14 часа: «так рано». Т. е. паж играет 2 карты…",
    "uk": "Хто там? Зараз 3,14 години: «так рано». М'ята й п'ять карт — це 2 карти…",
}


def order(name: str) -> list[str]:
    """The letters in the order of a locale."""
    return sorted(LETTERS, key=cmp_to_key(QCollator(QLocale(name)).compare))


def decoded(encoding: str) -> str:
    """The characters of an encoding, as they come with a page that is pasted."""
    letters = bytes(byte for byte in range(0xA0, 0x100)) if encoding != "utf-8" else LETTERS.encode()
    pasted = QMimeData()
    page = b'<html><head><meta http-equiv="Content-Type" content="text/html; charset=%s"></head>' % encoding.encode()
    pasted.setData("text/html", page + letters)
    return pasted.html()


def boundaries() -> dict[str, list[int]]:
    """Where words, lines and sentences may be parted."""
    found: dict[str, list[int]] = {}
    for language, sentence in SENTENCES.items():
        for kind in QTextBoundaryFinder.BoundaryType:
            finder = QTextBoundaryFinder(kind, sentence)
            places = found[f"{language}, {kind.name}"] = [0]
            while finder.toNextBoundary() >= 0:
                places.append(finder.position())
    return found


def formats(name: str) -> list[str]:
    """Dates, numbers and words as a locale writes them."""
    locale, day = QLocale(name), QDate(2026, 11, 22)
    form = QLocale.FormatType
    return [
        *(locale.toString(day, one) for one in (form.LongFormat, form.ShortFormat)),
        *(QDateTime(day, QTime(15, 4), QTimeZone(zone)).toUTC().toString("yyyy-MM-dd hh:mm") for zone in ZONES),
        *(locale.monthName(month) + locale.standaloneMonthName(month) for month in range(1, 13)),
        locale.toString(1234567.891, "f", 2),
        locale.toCurrencyString(1234.5),
        locale.createSeparatedList(["a", "b", "c"]),
        locale.quoteString("a"),
        locale.formattedDataSize(123456789),
        *(locale.toUpper(text) + locale.toLower(text) for text in (LETTERS, "straße ǅ ﬁ", *SENTENCES.values())),
    ]


def main() -> None:
    """Print all answers, and the libraries that gave them."""
    answers = {
        "orders": {name: order(name) for name in LOCALES},
        "encodings": {name: decoded(name) for name in ENCODINGS},
        "boundaries": boundaries(),
        "formats": {name: formats(name) for name in LOCALES},
    }
    maps = Path("/proc/self/maps").read_text()
    libraries = sorted({line.split()[-1] for line in maps.splitlines() if re.search("libicu(data|i18n)", line)})
    print(json.dumps({"libraries": libraries, "answers": answers}))


if __name__ == "__main__":
    main()
