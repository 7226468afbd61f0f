"""Gonfalon: card games of banners and intrigue on one table."""

from __future__ import annotations

__all__ = ["__version__"]

__version__ = "0.1.0"
