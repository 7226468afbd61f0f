"""The switch from one language of the program to another while it runs."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from gonfalon.texts import translations
from gonfalon.texts.translations import ENGLISH, LANGUAGES, current_language

_log = logging.getLogger(__name__)


class _Sentences(QTranslator):
    """Says to Qt what the program's own catalogue has."""

    def isEmpty(self) -> bool:
        """Return False, else Qt would not report the change of language."""
        return False

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str | None:
        # An empty text would be taken for the translation.
        return translations.find_message(context, source, comment or "", n) or None


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


def set_language(code: str) -> None:
    """Make the application speak this language if it does not already."""
    app = QCoreApplication.instance()
    if code != current_language() and app is not None:
        install_language(app, code)
        # Qt tells windows of it later, but what follows here relies on it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)


def install_language(app: QCoreApplication, code: str) -> None:
    """Make the application speak this language; a missing catalogue is logged and leaves English texts."""
    for old in _Installed.translators:
        app.removeTranslator(old)
    translations.set_language(code)
    QLocale.setDefault(QLocale(code))
    words, sentences = QTranslator(), _Sentences()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if not words.load(f"qtbase_{code}", folder):
        _log.warning("There is no catalogue qtbase_%s.qm in %s.", code, folder)
    # Qt's own words first: the translator installed last is asked first.
    _Installed.translators = words, sentences
    for translator in _Installed.translators:
        app.installTranslator(translator)
