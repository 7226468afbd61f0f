"""Oriflamme in lines of plain text."""
