"""Runs in the frozen program before it begins: other programs that it starts, a browser for instance, use their own
libraries and not the ones of this bundle."""

import os

before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
