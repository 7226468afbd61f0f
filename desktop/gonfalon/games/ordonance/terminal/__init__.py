"""Ordonance in lines of plain text."""
