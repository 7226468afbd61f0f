"""Sets of cards as their authors write them: a text, and an emblem beside it for some of their cards."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

EMBLEM = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{shape}<rect width="3" height="4"/></svg>\n'
DRAWING = EMBLEM.format(shape="")
FAIR = """\
name: Harvest Fair
author: Olena
cards:
  baker:
    type: character
    activate: [gain: 1 per adjacent mine]
  thief:
    type: intrigue
    activate: [steal: 2 from one adjacent rival, discard: this]
"""


class Written(NamedTuple):
    """A set as it lies in a folder."""

    text: str
    emblems: dict[str, str]

    def lay(self, folder: Path, name: str = "fair.yaml") -> Path:
        """Write it into a folder; returns its file."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(self.text.encode())
        for id, drawing in self.emblems.items():
            (folder / f"{id}.svg").write_bytes(drawing.encode())
        return folder / name
