#!/usr/bin/env python3
"""Set up and start the game (`run`) or the tests (`test`) from a checkout; needs nothing but Python 3.11."""

# This file stays readable for old Pythons, so that they can say what is wrong; the work is in commands.py.
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Gonfalon needs Python 3.11 or newer, and this is Python %d.%d. Please start it with a newer one."  # noqa: UP031
        % sys.version_info[:2]
    )

from commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
