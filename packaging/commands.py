"""The two commands of the README: `run` and `test`."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import system_libraries as libraries
from compiled import compiled
from environment import Environment, SetupError
from system_packages import is_root, prepare_system

ROOT = Path(__file__).resolve().parent.parent
IMPORT_QT = "import PySide6.QtSvg, PySide6.QtWidgets"
# After the import the plugin's Qt libraries are loaded, so what it lacks is a library of the system.
LOAD_XCB = "; import ctypes; ctypes.CDLL(PySide6.__path__[0] + '/Qt/plugins/platforms/libqxcb.so')"


def split(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments for this program and those after `--` for the game or pytest."""
    argv = list(argv)
    if "--" not in argv:
        return argv, []
    at = argv.index("--")
    return argv[:at], argv[at + 1 :]


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether the game started with these arguments shows its window: all but the commands and the help do."""
    if not arguments:
        return True
    return arguments[0].startswith("-") and not {"-h", "--help", "--version"} & set(arguments)


def pytest_arguments(arguments: Sequence[str], cores: int) -> list[str]:
    """Return the arguments for pytest: workers on a machine with several cores, unless the caller decides or debugs.

    There is one more than cores, up to four, because a window often waits. A file stays with one worker, so that what
    its tests share is made once.
    """
    decided = any(
        argument in ("-s", "--pdb", "--trace", "--collect-only", "--co", "--dist")
        or argument.startswith(("-n", "--numprocesses", "--capture"))
        for argument in arguments
    )
    if decided or cores < 2:
        return list(arguments)
    return ["-n", str(min(cores + 1, 4)), "--dist", "loadfile", *arguments]


def in_the_checkout(arguments: Sequence[str], here: Path) -> list[str]:
    """The arguments for pytest when it is started `here`: a path may also be meant from the checkout."""
    if here == ROOT:
        return list(arguments)
    named, found = False, []
    for before, argument in zip(("", *arguments), arguments, strict=False):
        path = argument.partition("::")[0]
        if not argument.startswith("-") and before not in ("-k", "-m") and path:
            there = (here / path).exists()
            if not there and (ROOT / path).exists():
                there, argument = True, f"{ROOT}{os.sep}{argument}"
            named = named or there
        found.append(argument)
    return [f"--rootdir={ROOT}", "-c", str(ROOT / "pyproject.toml"), *found, *([] if named else [str(ROOT / "tests")])]


def check_qt(environment: Environment, window: bool) -> None:
    """Try Qt in the environment, since a new version of it may need more than our list; raises SetupError."""
    xcb = any(library in libraries.X11 for library in libraries.needed(os.environ, window))
    code = IMPORT_QT + (LOAD_XCB if xcb and sys.platform.startswith("linux") else "")
    said = environment.ask(code)
    if said is not None and libraries.missing_in(said) is None:
        print(f"Qt does not start in {environment.folder}; the environment is made again.", flush=True)
        environment.make_again()
        said = environment.ask(code)
    if said is None:
        return
    soname = libraries.missing_in(said)
    if soname is None:
        raise SetupError(f"Qt does not start: {said.strip().splitlines()[-1]}")
    manager = libraries.this_package_manager()
    known = libraries.KNOWN.get(soname)
    if known is None:
        raise SetupError(libraries.advice_for_unknown(manager, soname))
    raise SetupError(libraries.advice(manager, [known], None, is_root()))


def check_screen(environ: Mapping[str, str]) -> None:
    """Qt aborts where there is no screen; say it in words first. Raises SetupError."""
    if not sys.platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return
    if not environ.get("DISPLAY") and not environ.get("WAYLAND_DISPLAY"):
        raise SetupError(
            "There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the window cannot be opened. "
            "Please start the game in a graphical session, or set QT_QPA_PLATFORM=offscreen to draw it nowhere."
        )


def start(environment: Environment, module: str, arguments: Sequence[str], before: Path | None = None) -> int:
    """Run a module where the person stands, whose paths are meant there, and return its status as a shell would.

    What lies in the folder `before` goes before what is installed.
    """
    # Without -P Python would import what lies in that folder before what is installed.
    order = [str(environment.python), "-P", "-m", module, *arguments]
    environ = os.environ if before is None else os.environ | {"PYTHONPATH": str(before)}
    status = subprocess.run(order, env=environ, check=False).returncode
    return 128 - status if status < 0 else status


def run(environment: Environment, arguments: Sequence[str]) -> int:
    """Set up what the game needs and start it."""
    window = opens_window(arguments)
    if window:
        check_screen(os.environ)
    prepare_system(window, environment.uv)
    environment.prepare(dev=False)
    check_qt(environment, window)
    environment.compile_translations()
    trains = list(arguments[:1]) == ["train"] and not {"-h", "--help"} & set(arguments)
    return start(environment, "gonfalon", arguments, compiled(environment) if trains else None)


def test(environment: Environment, arguments: Sequence[str]) -> int:
    """Set up what the tests need and run them; they draw offscreen."""
    prepare_system(False, environment.uv)
    environment.prepare(dev=True)
    check_qt(environment, False)
    environment.compile_translations()
    chosen = in_the_checkout(pytest_arguments(arguments, os.cpu_count() or 1), Path.cwd())
    return start(environment, "pytest", chosen)


def main(argv: Sequence[str]) -> int:
    """Carry out one command and return the exit status; what goes wrong is told in a sentence."""
    own, rest = split(argv)
    parser = argparse.ArgumentParser(
        prog="dev.py",
        allow_abbrev=False,
        description="Set up Gonfalon in the folder .venv of this checkout, then start it or its tests.",
        epilog="What follows `--` goes to the game or to pytest: dev.py run -- --language uk, dev.py test -- -k undo",
    )
    parser.add_argument("command", choices=("run", "test"), help="start the game, or run the tests")
    parser.add_argument("--uv", action="store_true", help="let uv make the environment (it must be installed)")
    chosen, strange = parser.parse_known_args(own)
    if strange:
        words = shlex.join(["dev.py", chosen.command, *(["--uv"] if chosen.uv else []), "--", *strange, *rest])
        goal = "the game" if chosen.command == "run" else "pytest"
        parser.error(f"dev.py itself does not know {shlex.join(strange)}. For {goal}, type: {words}")
    environment = Environment(ROOT, ROOT / ".venv", uv=chosen.uv)
    try:
        return (run if chosen.command == "run" else test)(environment, rest)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"Gonfalon could not be set up in {ROOT}: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. The next start goes on from here.", file=sys.stderr)
        return 130
