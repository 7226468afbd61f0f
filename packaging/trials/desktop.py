"""What a desktop makes of the installed files: the entry in its menu, its icon, and the type of a record."""

from __future__ import annotations

import configparser
import os
import shutil
import tempfile
from pathlib import Path

from trials.root import Root
from trials.running import TrialError, need, run

SHARE = "usr/share"
SIZES = ("16x16", "32x32", "48x48", "64x64", "128x128", "256x256")


def ask_a_desktop(root: Root, record: Path) -> None:
    """Let the tools of a desktop on this machine say what the installed files mean.

    Args:
        root: where the program is installed.
        record: a file that the program has written.

    Raises:
        TrialError: when the menu would not start the program, its icon is missing, or a record would not open in it.
    """
    share = root.folder / SHARE
    entry = only_entry(share)
    fields = configparser.RawConfigParser(strict=False)
    fields.read(entry, encoding="utf-8")
    words = fields["Desktop Entry"]
    command, icon = words["exec"].split()[0], words["icon"]
    if not (root.folder / "usr/bin" / command).exists():
        raise TrialError(f"The menu would start '{command}', and there is no such command.")
    for size in SIZES:
        if not (share / f"icons/hicolor/{size}/apps/{icon}.png").is_file():
            raise TrialError(f"The icon {icon} has no picture of {size} pixels.")
    kind = words.get("mimetype", "").split(";")[0]
    with tempfile.TemporaryDirectory() as place:
        found, opener = asked(share, Path(place), record, kind)
    if found != kind:
        raise TrialError(f"A desktop takes {record.name} for {found}, and the menu's entry opens {kind}.")
    if entry.name not in opener:
        raise TrialError(f"A desktop would not open {kind} with {entry.name}; it says:\n{opener.strip()}")


def only_entry(share: Path) -> Path:
    """The program's entry of the menu; raises TrialError if there is none or more than one."""
    entries = [path for path in (share / "applications").glob("*.desktop") if "onfalon" in path.name]
    if len(entries) != 1:
        raise TrialError(f"The package has {len(entries)} entries for the menu, not one.")
    return entries[0]


def asked(share: Path, place: Path, record: Path, kind: str) -> tuple[str, str]:
    """The type that a desktop with only these files gives a record, and what it says of who opens the type."""
    for name in ("applications", "mime/packages"):
        goal = place / name
        goal.mkdir(parents=True)
        for path in (share / name).iterdir():
            if "onfalon" in path.name:
                shutil.copyfile(path, goal / path.name)
    run([need("update-mime-database", "shared-mime-info"), place / "mime"])
    run([need("update-desktop-database", "desktop-file-utils"), place / "applications"])
    # A command of the root need not exist here, so a stand-in is put in the way.
    stand_in = place / "gonfalon"
    stand_in.write_text("#!/bin/sh\n", encoding="utf-8")
    stand_in.chmod(0o755)
    environ = {
        "HOME": str(place),
        "LC_ALL": "C.UTF-8",
        "PATH": f"{place}:{os.environ['PATH']}",
        "XDG_DATA_DIRS": str(place),
        "XDG_DATA_HOME": str(place / "own"),
    }
    gio = need("gio", "libglib2.0-bin")
    told = run([gio, "info", "--attributes=standard::content-type", record], environ=environ).stdout
    found = told.rpartition("standard::content-type: ")[2].strip()
    return found, run([gio, "mime", kind], environ=environ).stdout
