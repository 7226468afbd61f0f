"""What is tried with the set-up program for Windows, from the first installation to the last trace."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bundles import qt_files
from bundles.figures import MEGABYTE
from trials.figures import limit
from trials.prefix import COMPILED, ROAMING, windows_path
from trials.running import run, step
from trials.screens import until
from trials.windows_play import bots_alone, opened, records
from trials.windows_trial import (
    CLASSES,
    NOT_LOADED,
    OWN,
    SHORTCUTS,
    TOO_OLD,
    UNINSTALL,
    USUAL,
    WINDOWS_OWN,
    WindowsTrial,
    hold,
)

GAMES = ("oriflamme", "ordonance", "pamir")
IMPORT_ALL = (
    "import importlib, pkgutil, gonfalon, gonfalon_lab, gonfalon_workshop; "
    "packages = gonfalon, gonfalon_lab, gonfalon_workshop; "
    "names = [one.name for found in packages for one in pkgutil.walk_packages(found.__path__, found.__name__ + '.')]; "
    "[importlib.import_module(name) for name in names]; print(len(names), 'modules')"
)


def try_all(trial: WindowsTrial) -> None:
    """Everything in its order."""
    prefix = trial.prefix
    step("wine", "a Windows that is too old is told so")
    trial.install("", TOO_OLD)
    prefix.become_windows_10()
    files, registry = prefix.files(), prefix.registry()
    installed(trial)
    commands(trial)
    for game in GAMES:
        bots_alone(trial, game)
    records(trial)
    upgrade(trial)
    gone(trial, files, registry)
    broken(trial)


def installed(trial: WindowsTrial) -> None:
    """Install into the folder of a player's choice, and look at what is there."""
    step("wine", f"installing into {OWN}")
    seconds = trial.install(f"/DESKTOP /D={OWN}")
    top = trial.prefix.path(OWN)
    names = [path.relative_to(top).as_posix() for path in top.rglob("*") if path.is_file()]
    trial.note("set-up program", "MB", trial.setup.stat().st_size / MEGABYTE, limit("windows-setup"))
    size = sum((top / name).stat().st_size for name in names)
    trial.note("installed", "MB", size / MEGABYTE, limit("windows-installed"))
    trial.note("files", "", len(names))
    trial.note("silent installation", "s", seconds)
    qt_files.check(names)
    strange = [name for name in names if Path(name).name in COMPILED]
    hold(not strange, f"{strange} is for trials alone and was installed.")
    associations(trial, OWN)
    for shortcut in SHORTCUTS:
        target = f"{OWN}\\Gonfalon.exe".encode("utf-16-le")
        hold(target in trial.prefix.path(shortcut).read_bytes(), f"{shortcut} does not lead to Gonfalon.exe.")


def associations(trial: WindowsTrial, folder: str) -> None:
    """Look at what the registry says of an installation."""
    there = trial.prefix.registry()
    expected = {
        f"{UNINSTALL}\\DisplayName": "Gonfalon",
        f"{UNINSTALL}\\InstallLocation": folder,
        f"{UNINSTALL}\\QuietUninstallString": f'"{folder}\\uninstall.exe" /S',
    }
    for ending, kind in ((".gonfalon", "Gonfalon.Record"), (".gonfalon-set", "Gonfalon.Set")):
        expected |= {
            f"{CLASSES}\\{ending}\\@": kind,
            f"{CLASSES}\\{ending}\\OpenWithProgids\\{kind}": "hex(0):",
            f"{CLASSES}\\{kind}\\DefaultIcon\\@": f"{folder}\\Gonfalon.exe,0",
            f"{CLASSES}\\{kind}\\shell\\open\\command\\@": f'"{folder}\\Gonfalon.exe" "%1"',
        }
    for name, value in expected.items():
        hold(there.get(name) == value, f"{name} is {there.get(name)!r} in the registry instead of {value!r}.")
    for name in ("DisplayVersion", "EstimatedSize", "Publisher"):
        hold(bool(there.get(f"{UNINSTALL}\\{name}")), f"{name} is missing in the registry.")


def commands(trial: WindowsTrial) -> None:
    """What needs no window, with the console program and with the other one, and every module of the program."""
    step("wine", "commands without a window")
    version = trial.prefix.registry()[f"{UNINSTALL}\\DisplayVersion"]
    for program in ("gonfalon-cli.exe", "Gonfalon.exe"):
        said = trial.prefix.run(f'"{OWN}\\{program}" --version')
        hold(said.strip() == f"gonfalon {version}", f"{program} --version said {said!r}.")
    said = trial.prefix.run(f'"{OWN}\\gonfalon-cli.exe" playouts --cards alliance --players 4 --seconds 1 --seed 1')
    hold("games of oriflamme" in said, f"playouts said:\n{said}")
    said = trial.prefix.run(f'"{OWN}\\gonfalon-cli.exe" arena --game ordonance --seats squire,page --games 4 --seed 1')
    hold("4 games of ordonance" in said, f"arena said:\n{said}")
    python = windows_path(trial.prefix.folder / "python.exe")
    said = trial.prefix.run(f'"{python}" "{OWN}\\python312.dll" -X utf8 -c "{IMPORT_ALL}"')
    step("wine", f"{said.strip()} import only what is there")


# -- upgrade and removal -----------------------------------------------------------------------------------------------


def upgrade(trial: WindowsTrial) -> None:
    """Install over the version that is there: in its folder, with its shortcuts, and without what Python compiled."""
    step("wine", "installing over it")
    top = trial.prefix.path(OWN)
    hold(any(top.rglob("__pycache__")), "Python has compiled nothing, so this does not try whether that is removed.")
    saves = sorted(trial.prefix.path(f"{ROAMING}\\Gonfalon").rglob("*"))
    trial.note("upgrade", "s", trial.install(""))
    hold(not any(top.rglob("__pycache__")), "The upgrade has left what the earlier version compiled.")
    hold(not trial.prefix.path(USUAL).exists(), "The upgrade went to the usual folder instead of the chosen one.")
    hold(trial.prefix.path(SHORTCUTS[1]).exists(), "The upgrade has taken the shortcut from the desktop.")
    hold(saves == sorted(trial.prefix.path(f"{ROAMING}\\Gonfalon").rglob("*")), "The upgrade has changed saved games.")
    associations(trial, OWN)


def gone(trial: WindowsTrial, files: frozenset[str], registry: dict[str, str]) -> None:
    """Remove it twice: once with the games kept, and once without a trace."""
    step("wine", "removing it, games kept")
    prefix = trial.prefix
    with opened(trial, f'"{OWN}\\Gonfalon.exe"'):
        pass
    mine = prefix.path(f"{OWN}\\lib\\gonfalon\\mine.txt")
    mine.write_text("A file of the player's.", encoding="utf-8")
    prefix.run(f'"{OWN}\\uninstall.exe" /S _?={OWN}')
    left = [path for path in prefix.path(OWN).rglob("*") if path.is_file()]
    uninstaller = prefix.path(f"{OWN}\\uninstall.exe")
    hold(set(left) == {mine, uninstaller}, f"Removing it has left {sorted(left)}.")
    run(["rm", "-r", prefix.path(OWN).parent])
    kept = prefix.path(f"{ROAMING}\\Gonfalon")
    hold(any(kept.rglob("*.gonfalon")), "Removing it has taken the saved games, which nobody asked for.")
    hold((kept / "settings.ini").exists(), "Removing it has taken the settings.")
    compare(prefix.registry(), registry)
    compare(frozenset(name for name in prefix.files() if "/Roaming/Gonfalon" not in name), files)
    step("wine", "installing it in the usual folder and removing it without a trace")
    trial.install("")
    hold(prefix.path(f"{USUAL}\\Gonfalon.exe").exists(), f"It is not in {USUAL}.")
    hold(not prefix.path(SHORTCUTS[1]).exists(), "There is a shortcut on the desktop that nobody asked for.")
    with opened(trial, f'"{USUAL}\\Gonfalon.exe"'):
        pass
    remove_as_windows_does(trial)
    compare(prefix.registry(), registry)
    compare(prefix.files(), files)


def remove_as_windows_does(trial: WindowsTrial) -> None:
    """Start the uninstaller by the line in the registry; it goes on in a copy of itself."""
    line = trial.prefix.registry()[f"{UNINSTALL}\\QuietUninstallString"]
    trial.prefix.run(f"{line} /REMOVESAVES")
    until("The end of the uninstaller", lambda: not trial.prefix.path(USUAL).exists(), 60.0)
    until("A registry without Gonfalon", lambda: UNINSTALL not in trial.prefix.registry(), 60.0)


def compare(now: Iterable[str], before: Iterable[str]) -> None:
    """Hold what is there now to what was there before the installation."""
    left = sorted(set(now) - set(before) - WINDOWS_OWN)
    hold(not left, "These traces were left: " + ", ".join(left[:10]))


def broken(trial: WindowsTrial) -> None:
    """Take files away: the program says so in a sentence, in a window and in a console."""
    step("wine", "a damaged installation is told in a sentence")
    trial.install("")
    for name, sentence in (
        ("lib\\gonfalon\\__main__.py", "missing or damaged"),
        ("python312.dll", "python312.dll"),
    ):
        trial.prefix.path(f"{USUAL}\\{name}").unlink()
        said = trial.prefix.run(f'"{USUAL}\\gonfalon-cli.exe" --version', NOT_LOADED)
        hold(sentence in said and "Traceback" not in said, f"Without {name} it said:\n{said}")
    process = trial.prefix.start(f'"{USUAL}\\Gonfalon.exe"')
    until("The message", lambda: trial.desktop.titles() == ["Gonfalon"])
    trial.desktop.picture(trial.pictures / "wine-damaged.png")
    trial.prefix.run("taskkill /im Gonfalon.exe")
    process.wait(30.0)
    trial.uninstall(USUAL, "/REMOVESAVES")
