"""Order after each module of tests with windows."""

from tests.at_the_table.windows import nothing_left_over

__all__ = ["nothing_left_over"]
