"""What every test relies on: no screen, no files in anybody's home, fresh translations."""

from __future__ import annotations

import atexit
import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Each worker and the programs that tests start get a home of their own: settings and journals meet nobody else's.
HOME = Path(tempfile.mkdtemp(prefix="gonfalon-tests-"))
atexit.register(shutil.rmtree, HOME, ignore_errors=True)
for variable, folder in {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}.items():
    os.environ[variable] = str(HOME / folder)


def load_script(name: str) -> ModuleType:
    """A script of packaging/ as a module: that folder is no package, and its name is taken by one."""
    if name in sys.modules:
        return sys.modules[name]
    folder = str(ROOT / "packaging")
    if folder not in sys.path:
        sys.path.append(folder)
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def pytest_sessionstart() -> None:
    """Compile what is stale, so that a test never reads yesterday's words."""
    load_script("translations").compile_stale(ROOT / "translations")


@pytest.fixture(scope="session", autouse=True)
def standard_paths_of_tests() -> None:
    """Qt's folders for settings and saves are test folders."""
    from PySide6.QtCore import QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
