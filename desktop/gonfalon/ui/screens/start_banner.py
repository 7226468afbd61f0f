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
        self._can_continue: tuple[bool, str, int] = (False, "", 0)
        self._gonfalon = Drawing("gonfalon")
        self._wordmark = Drawing("wordmark-gold")
        self._wordmark.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tagline = Words(17, italic=True, wrap=True)
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
        self._tagline.setText(
            QCoreApplication.translate(
                "StartScreen", "A table for games of influence,\nfor up to five families at one screen"
            )
        )
        labels = {code: native_name(code) for code in LANGUAGES}
        self.languages.set_labels(labels, QCoreApplication.translate("SettingsScreen", "Language"))
        self.languages.set_value(self._settings.language)
        self.saved.setText(QCoreApplication.translate("Window", "Saved games"))
        self.rules.setText(QCoreApplication.translate("Window", "Rules"))
        self.options.setText(QCoreApplication.translate("Window", "Settings"))
        self.set_continue(*self._can_continue)
        self.show_news()

    def set_continue(self, possible: bool, game: str = "", more: int = 0) -> None:
        """Whether there is an unfinished game to go on with: which one that would be, and how many more there are."""
        self._can_continue = (possible, game, more)
        words = QCoreApplication.translate("StartScreen", "Continue a game")
        if game and more > 0:
            words = QCoreApplication.translate("StartScreen", "Continue {game} (and %n more)", "", more)
        elif game:
            words = QCoreApplication.translate("StartScreen", "Continue {game}")
        self.resume.setText(words.format(game=game))
        why_not = QCoreApplication.translate("StartScreen", "There is no unfinished game to go on with")
        self.resume.setEnabled(possible)
        set_tip(self.resume, "" if possible else why_not)

    def show_news(self) -> None:
        """Mark the version if it is newer than what the user has read about."""
        self.version.unread = self._settings.news_seen not in {"", __version__}
        name = QCoreApplication.translate("StartScreen", "What is new in Gonfalon {version}")
        self.version.set_words(
            QCoreApplication.translate("StartScreen", "What is new"),
            name.format(version=__version__),
            QCoreApplication.translate("StartScreen", "The program is another version than before"),
        )

    def arrange(self, narrow: int, high: int, px: Callable[[float], int]) -> None:
        """Fit everything into these logical pixels; `px` gives how many of them a design pixel has."""
        self.setFixedWidth(narrow)
        side = px(30) if narrow > px(400) else px(16)
        tall = high > px(760)
        self._column.setContentsMargins(side, px(40) if tall else px(12), side + px(10), px(10) if tall else px(4))
        self._column.setSpacing(px(14) if tall else px(8))
        inner = narrow - 2 * side - px(10)
        self.languages.set_columns(0)
        if self.languages.sizeHint().width() > inner:
            self.languages.set_columns(2)
        self._wordmark.setFixedHeight(round(inner * 170 / 813))
        self._gonfalon.setMinimumHeight(px(90) if tall else px(28))
        self._arrange_buttons(inner)

    def _arrange_buttons(self, room: int) -> None:
        pair = 2 * max(self.rules.sizeHint().width(), self.options.sizeHint().width()) <= room
        first = self.resume.sizeHint().width() + self.saved.sizeHint().width() <= room
        if not pair and not first:
            # Four lines of them would be too high for the banner: rather several lines of words on each.
            pair, first = _beside(self.rules, self.options, room), _beside(self.resume, self.saved, room)
        places = [
            (self.resume, 0, 0, 2 if first else 4),
            (self.saved, 0 if first else 1, 2 if first else 0, 2 if first else 4),
        ]
        line = 1 if first else 2
        places += [
            (self.rules, line, 0, 2 if pair else 4),
            (self.options, line if pair else line + 1, 2 if pair else 0, 2 if pair else 4),
        ]
        for button, row, column, span in places:
            self._buttons.addWidget(button, row, column, 1, span)


def _beside(left: Button, right: Button, room: int) -> bool:
    """Whether two buttons are less high beside each other than one below the other."""
    half = room // 2
    if max(left.minimumSizeHint().width(), right.minimumSizeHint().width()) > half:
        return False
    both = max(left.heightForWidth(half), right.heightForWidth(half))
    return both < left.heightForWidth(room) + right.heightForWidth(room)
