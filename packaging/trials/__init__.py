"""Trials of the finished packages on clean systems."""
