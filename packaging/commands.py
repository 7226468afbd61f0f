"""The two commands of the README: `run` and `test`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import system_libraries as libraries
from environment import Environment, SetupError, can_make_environments

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
    """The arguments for pytest: two workers on a machine that has them, unless the caller decides or debugs."""
    decided = any(
        argument in ("-s", "--pdb", "--trace", "--collect-only", "--co", "--dist")
        or argument.startswith(("-n", "--numprocesses", "--capture"))
        for argument in arguments
    )
    return list(arguments) if decided or cores < 2 else ["-n", "2", *arguments]


def may_install(environ: Mapping[str, str], root: bool) -> bool:
    """Only a CI machine's administrator is not asked before system packages are installed."""
    return root and environ.get("CI", "").lower() not in ("", "0", "false", "no")


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install_packages(manager: str, names: Sequence[str]) -> None:
    """Install system packages without a question; raises SetupError."""
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    orders = [[*libraries.INSTALL[manager].split(), *names]]
    if manager == "apt":
        orders = [["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", *names]]
    elif manager == "pacman":
        orders = [["pacman", "-Sy", "--needed", "--noconfirm", *names]]
    for order in orders:
        print(f"This is CI: {' '.join(order)}", flush=True)
        if subprocess.run(order, env=environ, check=False).returncode:
            raise SetupError(f"`{' '.join(order)}` failed; its own words are above.")


def prepare_system(window: bool, uv: bool) -> None:
    """Make sure of everything that no Python package brings; raises SetupError that says what to install."""
    lacking = libraries.missing(libraries.needed(os.environ, window))
    venv = None if uv or can_make_environments() else sys.version_info[:2]
    if not lacking and venv is None:
        return
    manager = libraries.this_package_manager()
    if manager is None or not may_install(os.environ, is_root()):
        raise SetupError(libraries.advice(manager, lacking, venv, is_root()))
    names = libraries.packages(manager, lacking)
    install_packages(manager, [*([libraries.venv_package(manager, venv)] if venv else []), *names])


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


def start(order: Sequence[str]) -> int:
    """Run the command in the checkout and return its exit status as a shell would."""
    status = subprocess.run(order, cwd=ROOT, check=False).returncode
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
    return start([str(environment.python), "-m", "gonfalon", *arguments])


def test(environment: Environment, arguments: Sequence[str]) -> int:
    """Set up what the tests need and run them; they draw offscreen."""
    prepare_system(False, environment.uv)
    environment.prepare(dev=True)
    check_qt(environment, False)
    environment.compile_translations()
    order = [str(environment.python), "-m", "pytest", *pytest_arguments(arguments, os.cpu_count() or 1)]
    return start(order)


def main(argv: Sequence[str]) -> int:
    """Carry out one command and return the exit status; what goes wrong is told in a sentence."""
    own, rest = split(argv)
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="Set up Gonfalon in the folder .venv of this checkout, then start it or its tests.",
        epilog="What follows `--` goes to the game or to pytest: dev.py run -- --language uk, dev.py test -- -k undo",
    )
    parser.add_argument("command", choices=("run", "test"), help="start the game, or run the tests")
    parser.add_argument("--uv", action="store_true", help="let uv make the environment (it must be installed)")
    chosen = parser.parse_args(own)
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
