"""The program as mypyc compiles it, in which a training plays about twice as many games a second."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from environment import Environment

SWITCH = "HATCH_BUILD_HOOK_ENABLE_MYPYC"
COMPILERS = ("cc", "gcc", "clang", "cl")
LEFT_OUT = (".git", ".venv", "__pycache__", "build", "dist", "*.so", "*.pyd")
PLAIN = "The training plays in plain Python, which takes about twice as long"


def compiled(environment: Environment) -> Path | None:
    """Return the folder with the checkout as it is, compiled; None, and a line that says why, where it cannot be."""
    if not any(map(shutil.which, COMPILERS)):
        print(f"{PLAIN}: there is no C compiler.", flush=True)
        return None
    folder = environment.folder / "compiled" / _mark(environment.root)
    if folder.is_dir():
        return folder
    print("Compiling for the training (once for these sources, about a minute) ...", flush=True)
    with tempfile.TemporaryDirectory() as made:
        # What is compiled would lie beside its source and go before it, so it is made of a copy.
        source = Path(made) / "source"
        shutil.copytree(environment.root, source, ignore=shutil.ignore_patterns(*LEFT_OUT))
        order = [str(environment.python), "-m", "pip", "wheel", str(source), "--no-deps", "--wheel-dir", made]
        done = subprocess.run(
            order,
            env=os.environ | {SWITCH: "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        wheel = next(Path(made).glob("*.whl"), None)
        if done.returncode or wheel is None:
            print(f"{PLAIN}: it could not be compiled. {(done.stdout.strip().splitlines() or [''])[-1]}", flush=True)
            return None
        shutil.rmtree(folder.parent, ignore_errors=True)
        part = folder.with_name("part")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(part)
        part.rename(folder)
    return folder


def _mark(root: Path) -> str:
    """Return a digest of everything that is compiled, and of what it is compiled for."""
    found = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    for path in (root / "pyproject.toml", *sorted((root / "desktop").rglob("*.py"))):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
