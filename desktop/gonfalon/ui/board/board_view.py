"""The view of a scene, and the same board as accessible widgets for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QWidget,
)

from gonfalon.texts.translations import translate
from gonfalon.ui.widgets.styling import screen_reader_active

if TYPE_CHECKING:
    from gonfalon.ui.board.focus import Zone
    from gonfalon.ui.board.table_scene import TableScene


class KeyboardOnBoard(Protocol):
    def key(self, event: QKeyEvent) -> bool: ...
    def show(self) -> None: ...
    def hide(self) -> None: ...
    def leave(self) -> None: ...


class BoardView(QGraphicsView):
    """Shows a scene one to one; scene units are logical pixels."""

    resized = Signal(QSizeF)

    def __init__(self, scene: QGraphicsScene, keyboard: KeyboardOnBoard, parent: QWidget) -> None:
        super().__init__(scene, parent)
        # A view does not own its scene.
        self._scene = scene
        self._keyboard = keyboard
        self.setFrameShape(QFrame.Shape.NoFrame)
        # What is dropped from outside is for the window; a scene would swallow it.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit(QSizeF(self.viewport().size()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keyboard.key(event):
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._keyboard.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self._keyboard.hide()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._keyboard.leave()


class _Row(QGroupBox):
    """Some things under a name."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene is seen through it."""


class _Pressed(QAbstractButton):
    """A thing that Enter does something with."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene is seen through it."""


class AccessibleBoard(QObject):
    """Follows one scene in one view."""

    def __init__(self, scene: TableScene, view: BoardView) -> None:
        super().__init__(view)
        self._scene = scene
        self._view = view
        self._rows: dict[str, _Row] = {}
        self._things: dict[QGraphicsObject, QWidget] = {}
        self._lines: dict[str, list[QLabel]] = {}
        self._at: QWidget | None = None
        """What has the focus for those who listen."""
        self._moved = False
        self._open = False
        """Whether the scene may be listened to."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.refresh)
        scene.focus_moved.connect(self._go)
        for changed in (scene.choices_changed, scene.said, scene.relaid, scene.animation_queue.settled, scene.held):
            changed.connect(self.follow)

    def open(self, opened: bool) -> None:
        """Let the scene be listened to, or take everything away at once."""
        self._open = opened
        if opened:
            self.follow()
        else:
            self._clear()

    @property
    def up_to_date(self) -> bool:
        """Whether the accessible board says everything that the scene shows."""
        return not self._later.isActive()

    def follow(self) -> None:
        """Say what the scene shows, as soon as it has become that."""
        if screen_reader_active() and not self._later.isActive():
            self._later.start()

    def _go(self) -> None:
        self._moved = True
        self.follow()

    def _clear(self) -> None:
        self._later.stop()
        for row in self._rows.values():
            _take_away(row)
        self._rows.clear()
        self._things.clear()
        self._lines.clear()
        self._at = None

    def refresh(self) -> None:
        """Let every widget say what its thing says now."""
        scene = self._scene
        if not (self._open and scene.built and screen_reader_active()):
            self._clear()
            return
        zones = scene.focus.zones()
        game_name, prompt_name = translate("BoardTree", "Game"), translate("BoardTree", "Prompt")
        names = ["game", "prompt", *zones]
        for gone in self._rows.keys() - set(names):
            _take_away(self._rows.pop(gone))
            self._lines.pop(gone, None)
        there = {thing for zone in zones.values() for thing in zone.things}
        for thing in self._things.keys() - there:
            _take_away(self._things.pop(thing))
        panel, banner = scene.game_panel, scene.banner
        parts = (words for _, words in scene.tip_parts(panel))
        game = [panel.title, panel.line, *scene.tip_of(panel).split("\n"), *parts]
        self._read("game", game_name, panel.scene_rect().toRect(), list(dict.fromkeys(game)))
        self._read("prompt", prompt_name, banner.scene_rect().toRect(), [banner.title, banner.detail])
        for zone in zones.values():
            self._list(zone)
        _order(self._view.viewport(), [self._rows[name] for name in names])
        self._tell_focus()

    def _row(self, zone: str, name: str, rect: QRect) -> _Row:
        row = self._rows.get(zone)
        if row is None:
            row = self._rows[zone] = _Row(self._view.viewport())
            row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        _name(row, name)
        row.setGeometry(rect)
        row.show()
        return row

    def _read(self, zone: str, name: str, rect: QRect, lines: Sequence[str]) -> None:
        """A row of sentences that stand somewhere on the board."""
        row, labels = self._row(zone, name, rect), self._lines.setdefault(zone, [])
        said = [line for line in lines if line]
        while len(labels) < len(said):
            labels.append(QLabel(row))
        while len(labels) > len(said):
            _take_away(labels.pop())
        for label, line in zip(labels, said, strict=True):
            _name(label, line)
            label.resize(rect.size())
            label.show()

    def _list(self, zone: Zone) -> None:
        """A row of things that lie on the board."""
        things = zone.things
        rects = [thing.mapToScene(thing.boundingRect()).boundingRect().toRect() for thing in things]
        whole = QRect()
        for rect in rects:
            whole = whole.united(rect)
        row = self._row(zone.name, zone.heading, whole)
        for thing, rect in zip(things, rects, strict=True):
            kind = _Pressed if self._scene.presses(thing) else QLabel
            widget = self._things.get(thing)
            if not isinstance(widget, kind):
                if widget is not None:
                    _take_away(widget)
                widget = self._things[thing] = self._made(kind, thing)
            if widget.parent() is not row:
                widget.setParent(row)
            _name(widget, self._scene.read_aloud(thing), self._scene.focus.standing(thing))
            widget.setGeometry(rect.translated(-whole.topLeft()))
            widget.show()
        _order(row, [self._things[thing] for thing in things])

    def _made(self, kind: type[QWidget], thing: QGraphicsObject) -> QWidget:
        widget = kind()
        widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if isinstance(widget, QAbstractButton):
            widget.clicked.connect(lambda: self._press(thing))
        return widget

    def _press(self, thing: QGraphicsObject) -> None:
        """Do what Enter does on a thing."""
        focus = self._scene.focus
        if focus.go_to(thing):
            focus.enter()
            self.follow()

    def _tell_focus(self) -> None:
        """Let the thing that the keys are at have the focus of the view for those who listen."""
        item = self._scene.focus.item
        now = None if item is None else self._things.get(item)
        if now is not self._at:
            if self._at is not None and self._at in self._things.values():
                self._at.setFocusProxy(None)  # type: ignore[arg-type]
            if now is not None:
                now.setFocusProxy(self._view)
            self._at, self._moved = now, True
        if self._moved and now is not None and self._view.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(now, QAccessible.Event.Focus))
        self._moved = False


def _order(parent: QWidget, wanted: Sequence[QWidget]) -> None:
    """Let those who listen come from one to the next in this order."""
    known = set(wanted)
    if [child for child in parent.children() if child in known] != [*wanted]:
        for widget in wanted:
            widget.raise_()


def _name(widget: QWidget, name: str, description: str = "") -> None:
    """Say this from now on; what is the same is not told anew."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)


def _take_away(widget: QWidget) -> None:
    # At once: what one seat may hear must not be there when the next one sits down.
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
