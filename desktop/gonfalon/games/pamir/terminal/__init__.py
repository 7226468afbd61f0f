"""Pax Pamir in lines of plain text."""
