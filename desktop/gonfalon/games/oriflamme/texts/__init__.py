"""Texts of Oriflamme that need no window."""
