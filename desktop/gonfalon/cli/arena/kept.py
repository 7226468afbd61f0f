"""The file in which an arena keeps what has been played, a whole line for each deal, so that it can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from gonfalon.bots.contest import Deal
from gonfalon.bots.times import Times

__all__ = ["Kept", "KeptOtherwise", "kept_in"]


class KeptOtherwise(ValueError):
    """A file that holds something else than what this command would play; its text is a sentence."""


class Kept:
    """The deals that have been played, by line-up."""

    def __init__(self, deals: dict[tuple[str, ...], list[Deal]], file: TextIO | None = None) -> None:
        """
        Args:
            deals: what there is.
            file: takes each deal that is added, if there is one.
        """
        self._deals = deals
        self._file = file

    def of(self, names: tuple[str, ...]) -> list[Deal]:
        """Those of a line-up, in their order."""
        return self._deals.setdefault(names, [])

    def add(self, names: tuple[str, ...], deal: Deal) -> None:
        """The next deal of a line-up."""
        self.of(names).append(deal)
        if self._file is not None:
            times = {name: times.as_json() for name, times in deal.times.items()}
            line = {"seats": ",".join(names), "victories": deal.victories, "times": times}
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()


@contextmanager
def kept_in(path: Path | None, asked: dict[str, Any]) -> Iterator[Kept]:
    """What lies in a file, to be added to until the end of the block; nothing for None.

    Args:
        path: the file; it is made where it is missing. A last line that is not whole was being written when the
            program was ended, and is dropped.
        asked: what makes the deals what they are; the file says it in its first line.

    Raises:
        KeptOtherwise: when the file holds something else.
    """
    if path is None:
        yield Kept({})
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    head = json.dumps({"arena": asked}, sort_keys=True) + "\n"
    text = path.read_bytes().decode(errors="replace") if path.exists() else ""
    whole = head if head.startswith(text) else text[: text.rfind("\n") + 1]
    first, *lines = whole.splitlines() or [""]
    _compare(path, first, asked)
    deals = _read(path, lines)
    with path.open("r+" if text else "w", encoding="utf-8", newline="\n") as file:
        if whole == head:
            file.write(head)
        file.seek(len(whole.encode()))
        file.truncate()
        file.flush()
        yield Kept(deals, file)


def _compare(path: Path, first: str, asked: dict[str, Any]) -> None:
    try:
        before = json.loads(first)["arena"]
        changed = sorted(key for key in {*before, *asked} if before.get(key) != asked.get(key))
    except (ValueError, TypeError, KeyError):
        raise KeptOtherwise(f"{path} does not hold games of an arena: name another file.") from None
    if changed:
        which = ", ".join(f"{key} was {before.get(key)!r} and is {asked.get(key)!r}" for key in changed)
        raise KeptOtherwise(
            f"The games in {path} were played otherwise ({which}): name another file, or ask as before."
        )


def _read(path: Path, lines: list[str]) -> dict[tuple[str, ...], list[Deal]]:
    deals: dict[tuple[str, ...], list[Deal]] = {}
    for number, line in enumerate(lines, 2):
        try:
            found = json.loads(line)
            times = {name: Times.from_json(data) for name, data in found["times"].items()}
            deals.setdefault(tuple(found["seats"].split(",")), []).append(Deal(found["victories"], times))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise KeptOtherwise(f"Line {number} of {path} is spoilt: cut it off with all that follows it.") from None
    return deals
