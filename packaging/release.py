#!/usr/bin/env python3
"""The steps of a release that are neither building nor trying: `python3 packaging/release.py --help`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Releases are made with Python 3.11 or newer.")

from bundles.release import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
