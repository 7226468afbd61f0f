"""Runs inside flatpak-builder: puts the program and its packages below the folder that is named, `/app`."""

from __future__ import annotations

import compileall
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bundles import icu, qt_files, qt_words, shiboken, tree
from bundles.pins import LINUX


def main(goal: Path) -> int:
    """Lay everything out that lies beside this file."""
    here = Path(__file__).resolve().parent
    wheels = {}
    for path in sorted(here.glob("*-*.whl")):
        wheels[re.sub(r"[-_.]+", "-", path.name.partition("-")[0]).lower()] = path
    library = goal / "lib/gonfalon"
    library.mkdir(parents=True)
    tree.unpack_all(here / "gonfalon.whl", wheels, LINUX, library, alone=True)
    qt_words.trim(library)
    icu.trim(library, partial(subprocess.run, check=True))
    shiboken.unpack(library)
    qt_files.check(tree.files(library))
    # What is under /app bears no times, so nothing can be told from them.
    mode = compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH  # type: ignore[attr-defined]
    compileall.compile_dir(library, quiet=1, invalidation_mode=mode, stripdir=str(goal), prependdir="/app")
    (goal / "bin").mkdir(exist_ok=True)
    shutil.copyfile(here / "gonfalon", goal / "bin/gonfalon")
    (goal / "bin/gonfalon").chmod(0o755)
    shutil.copytree(here / "share", goal / "share", dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
