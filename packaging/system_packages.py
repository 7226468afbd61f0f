"""The packages of the system that the game or its tests need; started by itself, it sees to those of the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

import system_libraries as libraries
from environment import SetupError, can_make_environments


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


def main() -> int:
    """Install or name what the tests need and return the exit status."""
    try:
        prepare_system(window=False, uv=False)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
