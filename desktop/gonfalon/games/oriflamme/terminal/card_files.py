"""What a set of cards without mistakes holds, for those who write one."""

from __future__ import annotations

from pathlib import Path

from gonfalon.core.deck import listed
from gonfalon.core.naming import look_of
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.emblems import emblem_path
from gonfalon.games.oriflamme.rules.language import described
from gonfalon.games.oriflamme.rules.shelf import Shelf, name_taken, read_set
from gonfalon.games.oriflamme.workshop.parcel import SUFFIX, unpack

__all__ = ["checked"]


def checked(path: Path, before: dict[str, Path]) -> str:
    """What a set holds, as it lies in a folder or as it is sent; see `Game.checked`."""
    if path.suffix.lower() == SUFFIX:
        parcel = unpack(path)
        cards, drawn = parcel.cards, list(parcel.emblems)
    else:
        cards = read_set(path)
        drawn = [kind.id for kind in cards.kinds if emblem_path(cards, kind.id) is not None]
    _name_is_free(cards, path, before)
    texts = [f"texts: {listed(cards.texts)}"] if cards.texts else []
    return "; ".join([described(cards), *texts, *([f"emblems: {listed(drawn)}"] if drawn else ())])


def _name_is_free(cards: CardSet, path: Path, taken: dict[str, Path]) -> None:
    """
    Raises:
        CardFileError: when a set that comes with the game, or an earlier file, has the same name.
    """
    name = look_of(cards.name)
    # Of those that come with the game there may be a copy elsewhere, as in its sources.
    shipped = [one for one in Shelf().shipped if one.cards is None or one.cards.hash != cards.hash]
    other = {look_of(one.name): one.path for one in shipped}.get(name) or taken.get(name)
    taken.setdefault(name, path)
    if other is not None and other.resolve() != path.resolve():
        raise name_taken(cards.name, path, other)
