"""Gonfalon: card games of influence and intrigue on one table."""

from __future__ import annotations

__all__ = ["APP_ID", "__version__"]

__version__ = "0.1.0"
APP_ID = "io.github.gonfalon_table.Gonfalon"
"""The name under which desktops know the program: its desktop file, its icons and its bundles are called so."""
