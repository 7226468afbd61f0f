"""The left side of the start screen: the gonfalon, the languages, what leads elsewhere, and the version."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout

from gonfalon import __version__
from gonfalon.texts.languages import LANGUAGES, native_name
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.banner import Banner, Drawing
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.dress import Words
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.segmented import Segmented
from gonfalon.ui.widgets.version_line import VersionLine

__all__ = ["StartBanner"]


class StartBanner(Banner):
    """What is always at hand; whoever makes it connects the buttons."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._can_continue: tuple[bool, Callable[[], str] | None, int] = (False, None, 0)
        self._gonfalon = Drawing("gonfalon")
        self._wordmark = Drawing("wordmark-gold")
        self._wordmark.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tagline = Words(17, italic=True, wrap=True)
        self._tagline_words = ""
        self._tagline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.languages = Segmented(LANGUAGES, px=14)
        # As narrow as it can be until it is arranged: a window grows to what its parts ask for, and stays so.
        self.languages.set_columns(2)
        self.languages.chosen.connect(lambda code: setattr(settings, "language", code))
        self.resume, self.saved, self.rules, self.options = (Button(wrap=True) for _ in range(4))
        self.version = VersionLine(f"Gonfalon {__version__}")
        # Buttons get their places in arrange(), but measure themselves on the banner from now on; the keys go this way.
        for part in (self.languages, self.resume, self.saved, self.rules, self.options, self.version):
            part.setParent(self)
        self._buttons = QGridLayout()
        self._buttons.setSpacing(0)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._gonfalon, 1)
        self._column.addWidget(self._wordmark)
        self._column.addWidget(self._tagline)
        self._column.addWidget(self.languages)
        self._column.addLayout(self._buttons)
        self._column.addWidget(self.version)

    def retranslate(self) -> None:
        """Make every text anew."""
        self._tagline_words = QCoreApplication.translate(
            "StartScreen", "A table for games of influence,\nfor up to five families at one screen"
        )
        self._tagline.setText(self._tagline_words)
        labels = {code: native_name(code) for code in LANGUAGES}
        self.languages.set_labels(labels, QCoreApplication.translate("SettingsScreen", "Language"))
        self.languages.set_value(self._settings.language)
        self.saved.setText(QCoreApplication.translate("Window", "Saved games"))
        self.rules.setText(QCoreApplication.translate("Window", "Rules"))
        self.options.setText(QCoreApplication.translate("Window", "Settings"))
        self.set_continue(*self._can_continue)
        self.show_news()

    def set_continue(self, possible: bool, called: Callable[[], str] | None = None, more: int = 0) -> None:
        """Whether there is an unfinished game to go on with: which one that would be, and how many more there are."""
        self._can_continue = (possible, called, more)
        game = called() if called is not None else ""
        words = QCoreApplication.translate("StartScreen", "Continue a game")
        if game and more > 0:
            words = QCoreApplication.translate("StartScreen", "Continue {game} (and %n more)", "", more)
        elif game:
            words = QCoreApplication.translate("StartScreen", "Continue {game}")
        self.resume.setText(words.format(game=game))
        why_not = QCoreApplication.translate("StartScreen", "There is no unfinished game to continue")
        self.resume.setEnabled(possible)
        set_tip(self.resume, "" if possible else why_not)

    def show_news(self) -> None:
        """Mark the version if it is newer than what the user has read about."""
        self.version.unread = self._settings.news_seen not in {"", __version__}
        name = QCoreApplication.translate("StartScreen", "What is new in Gonfalon {version}")
        self.version.set_words(
            QCoreApplication.translate("StartScreen", "What is new"),
            name.format(version=__version__),
            QCoreApplication.translate("StartScreen", "This is a different version of the program"),
        )

    def arrange(self, narrow: int, high: int, px: Callable[[float], int]) -> int:
        """Fit everything into these logical pixels, or the least wider that it must be, which is given back.

        Args:
            px: how many logical pixels so many design pixels are.
        """
        side = px(30) if narrow > px(400) else px(16)
        self.languages.set_columns(2)
        narrow = max(narrow, self.languages.minimumSizeHint().width() + 2 * side + px(10))
        self.setFixedWidth(narrow)
        tall = high > px(760)
        self._column.setContentsMargins(side, px(40) if tall else px(12), side + px(10), px(10) if tall else px(4))
        self._column.setSpacing(px(14) if tall else px(8))
        inner = narrow - 2 * side - px(10)
        self.languages.set_columns(0)
        if self.languages.sizeHint().width() > inner:
            self.languages.set_columns(2)
        self._wordmark.setFixedHeight(round(inner * 170 / 813))
        self._gonfalon.setMinimumHeight(px(28))
        self._arrange_buttons(inner)
        words, wide = self._tagline_words, self._tagline.fontMetrics().horizontalAdvance
        # Lines that must be broken anyway are broken wherever there is room.
        fits = all(wide(line) <= inner for line in words.split("\n"))
        self._tagline.setText(words if fits else words.replace("\n", " "))
        self._tagline.show()
        self._column.invalidate()
        self._tagline.setVisible(self._column.totalMinimumHeightForWidth(narrow) <= high)
        return narrow

    def _arrange_buttons(self, room: int) -> None:
        # Always as high: which game can be continued is known later, and nothing below may move then.
        self.resume.setFixedHeight(self.resume.height_of_lines(2))
        saved, rules, options = (button.sizeHint().width() for button in (self.saved, self.rules, self.options))
        if saved + rules + options <= room:
            places = [(self.saved, 1, 0, 2), (self.rules, 1, 2, 2), (self.options, 1, 4, 2)]
        elif 2 * max(rules, options) <= room:
            places = [(self.saved, 1, 0, 6), (self.rules, 2, 0, 3), (self.options, 2, 3, 3)]
        else:
            places = [(self.saved, 1, 0, 6), (self.rules, 2, 0, 6), (self.options, 3, 0, 6)]
        for button, row, column, span in [(self.resume, 0, 0, 6), *places]:
            self._buttons.addWidget(button, row, column, 1, span)
