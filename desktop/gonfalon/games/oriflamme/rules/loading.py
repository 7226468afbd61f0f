"""From card files to sets of cards, each compiled once."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from gonfalon.core.deck import CardFileError, Phrase, Slip, read_file
from gonfalon.games.oriflamme.rules.cardset import CardSet, Kind, combine
from gonfalon.games.oriflamme.rules.compiler import code_of
from gonfalon.games.oriflamme.rules.language import MOST_TOGETHER, SetReader

__all__ = ["compile_sets", "from_texts", "load"]


def from_texts(sources: tuple[tuple[str, str], ...], others: tuple[str, ...] = ()) -> CardSet:
    """The set made of one or more card files, given as (name, text); `others` are kinds that their programs may name.

    Raises:
        CardFileError: with every slip of the files.
    """
    # An argument that is left out would be another key of the cache.
    _compiled(sources, others)
    # From the cache, so that two threads which compile the same at the same time have the same set.
    return _compiled(sources, others)


@lru_cache(maxsize=128)
def _compiled(sources: tuple[tuple[str, str], ...], others: tuple[str, ...]) -> CardSet:
    return compile_sets(sources, others)


def load(*paths: Path) -> CardSet:
    """Read card files into one set.

    Raises:
        CardFileError: with every slip of the files.
    """
    return from_texts(tuple((str(path), read_file(path)) for path in paths))


def compile_sets(
    sources: Sequence[tuple[str, str]],
    other_ids: Iterable[str] = (),
    composed: Callable[[str, str], yaml.Node] | None = None,
) -> CardSet:
    """Compile card files, given as (name, text), into one set.

    Args:
        sources: the files.
        other_ids: kinds of other sets that programs may name.
        composed: gives the nodes of a text, see `SetReader`.

    Raises:
        CardFileError: with all slips of all files.
    """
    slips: list[Slip] = []
    files: list[SetReader] = []
    for source, text in sources:
        try:
            files.append(SetReader(source, text, composed))
        except CardFileError as error:
            slips.extend(error.slips)
    ids = tuple(dict.fromkeys([*(id for file in files for id in file.cards), *other_ids]))
    kinds: dict[str, Kind] = {}
    for file in files:
        try:
            own = file.read(ids, already=kinds)
            kinds.update((card.id, Kind(card, code_of(card))) for card in own)
            file.reader.finish()
        except CardFileError as error:
            slips.extend(error.slips)
    if not slips and len(kinds) > MOST_TOGETHER:
        many = Phrase(
            "these files have {count} kinds of cards together; a set has at most {most}",
            count=len(kinds),
            most=MOST_TOGETHER,
        )
        slips.append(Slip.of(sources[-1][0], 0, 0, many))
    if slips:
        raise CardFileError(slips)
    if len(files) > 1:
        # Each by itself again, so that a part is the same whether it came alone or with others.
        return combine(from_texts((file.source,), tuple(id for id in ids if id not in file.cards)) for file in files)
    card_set = CardSet(files[0].name, kinds.values(), sources, author=files[0].author, others=tuple(other_ids))
    card_set.texts = files[0].texts
    return card_set


def _travelling(cards: CardSet) -> tuple[Any, ...]:
    """A set travels to another process as its texts; there it is compiled once."""
    if cards.parts == (cards,):
        return from_texts, (cards.sources, cards.others)
    return combine, (cards.parts, cards.picked)


copyreg.pickle(CardSet, _travelling)
