"""The scripts of packaging/, which are no part of the package."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def load_script(name: str) -> ModuleType:
    """A script as a module: by its path, since another package has the name of its folder; with a dot by its name."""
    if name in sys.modules:
        return sys.modules[name]
    folder = str(ROOT / "packaging")
    if folder not in sys.path:
        sys.path.append(folder)
    if "." in name:
        return import_module(name)
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@cache
def texts_of_program() -> list[Any]:
    """All texts that the program shows, read once for all tests."""
    found: list[Any] = load_script("translations").texts_of_program()
    return found
