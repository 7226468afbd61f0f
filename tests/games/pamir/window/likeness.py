"""What is compared of two scenes of Pax Pamir, besides what every table has; see `tests.at_the_table.likeness`."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem

from gonfalon.games.pamir.window.card_items import PamirCardItem
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.ui.board.player_panel import PlayerPanel
from tests.at_the_table.likeness import where


def likeness(scene: PamirScene) -> dict[str, object]:
    seen: dict[str, object] = {}
    for item in scene.items_by_number:
        if isinstance(item, PamirCardItem):
            seen[f"front of {item.number}"] = (item.marks, item.language, item.pays) if item.isVisible() else None
    for item in scene.pieces:
        seen[f"piece {item.number}"] = (item.thing, item.art)
    for room in scene.items():
        figures = getattr(room, "figures", None)
        if figures is not None and room.isVisible() and not isinstance(room, PlayerPanel):
            seen[type(room).__name__] = (_place(room), figures)
    for seat, panel in enumerate(scene.panels_by_seat):
        # A panel of which only its tile is seen may keep what it last foretold.
        seen[f"more of panel {seat}"] = (panel.changes, panel.turn_rect()) if panel.isVisible() else None
    land = scene.map
    standing = [[(group, spot) for group, spot in groups] for groups in land._standing]
    seen["on the map"] = (standing, land._changing, land._recoloured, land._fallen, land._grown)
    seen["frame of the favored suit"] = scene.market._framed
    seen["coin of the counter"] = scene.game_panel._tipped
    track = scene.track
    seen["on the track"] = {
        family: (where(item.sceneBoundingRect()), item.lap, item.side) for family, item in track.cylinders.items()
    }
    seen["forecast"] = track.forecast
    seen["tray"] = (scene.tray, scene.courts_tray.heading, scene.courts_tray.captions)
    seen["row"] = scene.row
    preview = scene.preview
    seen["preview"] = (scene.shown_card(), _place(preview)) if preview.isVisible() else None
    for paper in (scene.question_sheets.backs, scene.question_sheets.loyalty):
        seen[type(paper).__name__] = _place(paper) if paper.isVisible() else None
    return seen


def _place(item: QGraphicsItem) -> tuple[float, float, float, float]:
    return where(item.sceneBoundingRect())


def leave_as(fresh: PamirScene, scene: PamirScene) -> None:
    """Somebody may have opened the large map, or looked at a court or at a region."""
    if fresh.map_mode.large != scene.map_mode.large:
        fresh.map_mode.enlarge(scene.map_mode.large)
