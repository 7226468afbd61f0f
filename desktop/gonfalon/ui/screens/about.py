"""Information about the program and the computer on which it runs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from gonfalon import __version__
from gonfalon.texts.translations import NO_BREAK

if TYPE_CHECKING:
    from datetime import date

    from gonfalon.texts.rules_library import SystemFacts

_WEEKDAY: Final = re.compile(r"^dddd,?\s*|,?\s*dddd$")


def facts() -> str:
    """Return the facts about this computer that help to find an error, without anything that identifies its owner."""
    import platform

    import PySide6
    from PySide6.QtCore import QSysInfo, qVersion
    from PySide6.QtGui import QGuiApplication

    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, {QGuiApplication.platformName()}"
    qt = f"Qt {qVersion()}, PySide6 {PySide6.__version__}"
    return "\n".join((f"Gonfalon {__version__}", f"Python {platform.python_version()}", qt, system))


def long_date(day: date, language: str) -> str:
    """A day in words, as it is written in the language and, if the system speaks it too, in the user's country."""
    from PySide6.QtCore import QDate, QLocale

    system, locale = QLocale.system(), QLocale(language)
    if system.language() == locale.language():
        locale = system
    form = _WEEKDAY.sub("", locale.dateFormat(QLocale.FormatType.LongFormat))
    # Qt has a narrow space before the word for the year, which our letters lack.
    return locale.toString(QDate(day.year, day.month, day.day), form).replace("\u202f", NO_BREAK)


def computer() -> SystemFacts:
    """Return the facts about this computer that the book about the program needs."""
    from gonfalon.texts.rules_library import SystemFacts

    return SystemFacts(facts(), long_date)
