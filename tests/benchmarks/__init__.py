"""Measurements, not tests: run them by name, the test run leaves them out."""
