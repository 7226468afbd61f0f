"""Random sets of cards as their authors write them: a text, and an emblem beside it for some of their cards."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from hypothesis import strategies as st

from gonfalon.games.oriflamme.rules.language import WORDS
from gonfalon.session.keeping import DEVICES

PROGRAMS = (
    "[gain: 1]", "[gain: 2, discard: this]", "[steal: 1 from one adjacent rival]", "[gain: 1 per adjacent mine]",
    "[steal: 2 from one adjacent rival, discard: this]",
)  # fmt: skip
SHAPES = ('<path d="M1 1h7v7z"/>', '<circle cx="4" cy="4" r="3" fill="#a01818"/>', "<title>Ярмарок</title><rect/>")
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

ids = st.from_regex(r"[a-z][a-z0-9]{1,8}(-[a-z0-9]{1,6})?", fullmatch=True).filter(
    lambda id: id not in WORDS and id.upper() not in DEVICES
)
letters = st.characters(categories=("Lu", "Ll", "Nd"), include_characters=" -'ҐґєЇłżćŁ", max_codepoint=0x52F)
words = st.text(letters, min_size=1, max_size=30).map(lambda text: " ".join(text.split())).filter(bool)


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


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


@st.composite
def sets(draw: st.DrawFn) -> Written:
    """A set that has no mistakes."""
    kinds = draw(st.lists(ids, min_size=2, max_size=20, unique=True))
    names = {id: draw(words) for id in kinds}
    lines = [f"name: {quoted(draw(words))}", f"author: {quoted(draw(words))}", draw(st.sampled_from(["", "# fair"]))]
    lines.append("cards:")
    for id in kinds:
        kind = draw(st.sampled_from(["character", "intrigue"]))
        lines += [f"  {id}:", f"    type: {kind}", f"    activate: {draw(st.sampled_from(PROGRAMS))}"]
    lines += ["texts:", "  uk:", *(f"    {id}: {{name: {quoted(names[id])}}}" for id in kinds)]
    end = draw(st.sampled_from(["\n", "\r\n"]))
    drawn = draw(st.lists(st.sampled_from(kinds), unique=True))
    return Written(end.join([*lines, ""]), {id: EMBLEM.format(shape=draw(st.sampled_from(SHAPES))) for id in drawn})
