"""The base of all screens: the table beneath them, their scale, and updates of look and texts on changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import fonts, panels, theme
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.plain_text import style_tips

DESIGN = (1280, 800)
HESITATION_MS = 700
"""How long a screen that comes up by itself takes no key for an answer."""
_ANSWERS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape}
_LOOKS = {"theme", "text_scale"}


def apply_look(settings: Settings) -> None:
    """Draw everything from now on in the theme and the text size of the settings."""
    key = settings.theme
    if key == "system":
        light = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
        key = "lime" if light else "oak"
    theme.set_current(key)
    fonts.set_text_scale(settings.text_scale)
    style_tips()


class Screen(QWidget):
    """A widget that fills the window; `design_unit` is how many logical pixels a pixel of the 1280x800 design has."""

    closed = Signal()
    """Whoever opened it is to show again what was there before."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.design_unit = 1.0
        self._stale = True
        self._hesitation = QTimer(self, singleShot=True)
        settings.changed.connect(self._setting_changed)
        apply_look(settings)

    def retranslate(self) -> None:
        """Make every text of the screen anew, in the language of now."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Fit the layout to the size of the screen and of the letters; called whenever one of them has changed."""

    def restyle(self) -> None:
        """Let every control take its size and colours anew."""
        self._stale = False
        apply_look(self.settings)
        for child in self.findChildren(QWidget):
            renew = getattr(child, "restyle", None)
            if renew is not None:
                renew()
            child.updateGeometry()
            child.update()
        self.arrange()
        self.update()

    def hesitate(self) -> None:
        """For a moment take no key for an answer: it was meant for what was here before, and came too late."""
        self._hesitation.start(HESITATION_MS)

    @property
    def hesitates(self) -> bool:
        return self._hesitation.isActive()

    def too_soon(self, event: QKeyEvent) -> bool:
        """Return whether a key that would answer was meant for what was here before, or is held down since then."""
        return self.came_late(event) or (event.key() in _ANSWERS and event.isAutoRepeat())

    def came_late(self, event: QKeyEvent) -> bool:
        """Return whether a key that would answer was meant for what was here before."""
        return event.key() in _ANSWERS and self.hesitates

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.hesitates or super().focusNextPrevChild(forward)

    def px(self, design: float) -> int:
        """Design pixels in whole logical pixels of this screen."""
        return round(design * self.design_unit)

    def _setting_changed(self, name: str) -> None:
        if name in _LOOKS:
            self._look_changed()

    def _look_changed(self) -> None:
        # One that is not seen would only give all others the look of its own settings.
        if self.isVisible():
            self.restyle()
        else:
            self._stale = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        share = min(self.width() / DESIGN[0], self.height() / DESIGN[1])
        # In twentieths, so that dragging the window's edge does not make every letter anew at every pixel.
        wanted = max(1.0, min(int(share * 20) / 20, 3.0))
        if wanted != self.design_unit or self._stale:
            self.design_unit = wanted
            self.restyle()
        else:
            self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self.restyle()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._look_changed()
        elif event.type() is QEvent.Type.ApplicationPaletteChange and self.settings.theme == "system":
            self._look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        panels.table_texture(QPainter(self), QRectF(self.rect()))
