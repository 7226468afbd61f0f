"""Where a user's games and card sets are kept on this system."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

__all__ = ["games_folder", "name_application", "sets_folder"]


def name_application() -> None:
    """Give the application the name under which the system keeps its data; the folders depend on it."""
    QCoreApplication.setOrganizationName("Gonfalon")
    QCoreApplication.setApplicationName("Gonfalon")


def games_folder() -> Path:
    """Where games are kept."""
    return _data_folder() / "games"


def sets_folder(games: Path | None = None) -> Path:
    """Where users put their card sets: beside the games."""
    return (games_folder() if games is None else games).with_name("sets")


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
