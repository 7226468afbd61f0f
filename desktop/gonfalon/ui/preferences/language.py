"""The switch from one language of the program to another while it runs."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from gonfalon import data
from gonfalon.texts import catalogue
from gonfalon.texts.catalogue import current
from gonfalon.texts.languages import ENGLISH, LANGUAGES
from gonfalon.texts.ties import tied

__all__ = ["current", "install", "speak", "system_language"]

_log = logging.getLogger(__name__)


class _Sentences(QTranslator):
    """A catalogue whose lines end where a reader would end them."""

    def __init__(self) -> None:
        super().__init__()
        self._tied: dict[str, str] = {}

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str | None:
        said = super().translate(context, source, comment, n)
        if not said:
            # An empty text would be taken for the translation.
            return None
        if said not in self._tied:
            self._tied[said] = tied(said)
        return self._tied[said]


class _Installed:
    """Translators die with their last reference, so they are held here."""

    translators: tuple[QTranslator, ...] = ()


def system_language() -> str:
    """The first of the desktop's languages that the program speaks, else English."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


def speak(code: str) -> None:
    """Make the application speak this language if it does not already."""
    app = QCoreApplication.instance()
    if code != current() and app is not None:
        install(app, code)
        # Qt tells windows of it later, but what follows here relies on it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)


def install(app: QCoreApplication, code: str) -> None:
    """Make the application speak this language; a missing catalogue is logged and leaves English texts."""
    for old in _Installed.translators:
        app.removeTranslator(old)
    catalogue.install(code)
    QLocale.setDefault(QLocale(code))
    translators = []
    # Qt's own words first: the translator installed last is asked first.
    folders = (
        ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        ("gonfalon", str(data.translations_dir())),
    )
    for words, folder in folders:
        # English is said as it stands in the program.
        translator = _Sentences() if words == "gonfalon" and code != ENGLISH else QTranslator()
        if translator.load(f"{words}_{code}", folder):
            app.installTranslator(translator)
            translators.append(translator)
        else:
            _log.warning("There is no catalogue %s_%s.qm in %s.", words, code, folder)
    _Installed.translators = tuple(translators)
    if not translators and isinstance(app, QApplication):
        # Card texts and page texts are not in the catalogues, and have a new language all the same.
        for window in app.topLevelWidgets():
            QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
