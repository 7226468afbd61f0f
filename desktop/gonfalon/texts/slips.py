"""What is wrong with card files, in the reader's language; words of the card language stay as they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gonfalon.core.slips import Phrase, Slip, one_line, shortened
from gonfalon.texts.catalogue import translate

__all__ = ["said", "told", "told_all"]


def said(what: Slip | Phrase) -> str:
    """The sentence alone, without the file and the line that a slip is in."""
    if isinstance(what, Slip) and not what.template:
        return what.sentence
    return _said(what.template, what.values)


def told(slip: Slip) -> str:
    """A line with the name of the file, the line in it, and the sentence; plain text, whatever the file holds."""
    file = slip.source.replace("\\", "/").rpartition("/")[2]
    #: a mistake in a card file, such as "harvest.yaml: the file is empty"
    text = translate("Slips", "{file}: {sentence}")
    if slip.line:
        #: a mistake in a card file, such as "harvest.yaml, line 8: unknown verb 'gian' in baker.activate, did you ..."
        text = translate("Slips", "{file}, line {line}: {sentence}")
    return one_line(text.format(file=shortened(file), line=slip.line, sentence=said(slip)))


def told_all(slips: Sequence[Slip], most: int = 3) -> str:
    """The first mistakes, each on a line of its own, and how many more there are."""
    lines = [told(slip) for slip in slips[:most]]
    if len(slips) > most:
        lines.append(translate("Slips", "… and %n more mistake(s)", "", len(slips) - most))
    return "\n".join(lines)


def _said(template: str, values: Iterable[tuple[str, str | int | Phrase]]) -> str:
    text = translate("Slips", template)
    filled = {name: said(value) if isinstance(value, Phrase) else value for name, value in values}
    return one_line(text.format(**filled))
