#!/usr/bin/env python3
"""Build what players download: `python3 packaging/build.py TARGET...`; needs Python 3.11 and what a target names."""

# This file stays readable for old Pythons, so that they can say what is wrong; the work is in bundles/.
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Gonfalon is built with Python 3.11 or newer, and this is Python %d.%d. Please start it with a newer one."  # noqa: UP031
        % sys.version_info[:2]
    )

from bundles.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
