"""Commands of the laboratory are run like others."""

from tests.cli.conftest import gonfalon

__all__ = ["gonfalon"]
