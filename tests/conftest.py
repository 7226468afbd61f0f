"""What every test relies on: no screen, no files in anybody's home, fresh translations."""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths
from pytestqt.qtbot import QtBot

from gonfalon.texts import translations
from gonfalon.texts.translations import current_language
from gonfalon.ui.settings import language
from tests.disk import Disk
from tests.durations import DurationsPlugin
from tests.scripts import ROOT, load_script

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Letters are as wide, and pixels as many, on every machine.
os.environ["FONTCONFIG_FILE"] = str(ROOT / "tests" / "fonts.conf")
os.environ.pop("QT_FONT_DPI", None)
os.environ.pop("QT_SCALE_FACTOR", None)
# Nobody hears a test.
os.environ["SDL_AUDIODRIVER"] = "dummy"
# What a machine sets for its own sake would hide what everybody else has: output that waits in a buffer.
os.environ.pop("PYTHONUNBUFFERED", None)
# The terminal speaks the language of the system.
os.environ["LANGUAGE"] = "en"
# Qt complains of the few letters of LC_ALL=C; without it Python sees to more of them.
os.environ.pop("LC_ALL", None)
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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run everything that checks a change, not only what is quick")
    parser.addoption("--nightly", action="store_true", help="run everything, also what checks a release")
    parser.addoption("--write-durations", action="store_true", help="keep what each test takes in tests/durations.json")


def pytest_configure(config: pytest.Config) -> None:
    # A busy machine takes long for what is there at once on others; five seconds are not enough for it.
    QtBot.waitUntil.__kwdefaults__["timeout"] = QtBot.waitSignal.__kwdefaults__["timeout"] = 120_000
    config.pluginmanager.register(DurationsPlugin(config), "durations")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while tests are collected, nor ever again in what they are made of: it stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_sessionstart() -> None:
    """Compile what is stale, so that a test never reads yesterday's words."""
    load_script("translations").compile_stale(ROOT / "translations")


@pytest.fixture(scope="session", autouse=True)
def standard_paths_of_tests() -> None:
    """Qt's folders for settings and saves are test folders."""
    QStandardPaths.setTestModeEnabled(True)


@pytest.fixture(autouse=True)
def same_language_afterwards() -> Iterator[None]:
    """No test hears the language of another."""
    before = current_language()
    yield
    if current_language() != before:
        app = QCoreApplication.instance()
        translations.set_language(before) if app is None else language.install_language(app, before)


@pytest.fixture(scope="session")
def nightly(pytestconfig: pytest.Config) -> bool:
    """Whether a test may take its time: play more games, try more seeds."""
    return bool(pytestconfig.getoption("--nightly"))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk that can be full."""
    if sys.platform == "win32":
        pytest.skip("neither small disks nor limits here")
    disk = Disk(tmp_path / "disk")
    try:
        yield disk
    finally:
        disk.close()


@pytest.fixture
def no_catalogues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Texts are said as they stand in the program."""
    monkeypatch.setattr("gonfalon.data.translations_dir", lambda: tmp_path)
    with translations.language_spoken("en"):
        yield
