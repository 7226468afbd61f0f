"""What an event of Pax Pamir is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from gonfalon.games.pamir.rules.table import Table

Cards = tuple[int | None, ...]
"""Cards of a hand or a deck; None for those who may not know them."""


class Event:
    """A fact that everybody sees as it is, unless it says otherwise."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    VERB: ClassVar[str]
    """The verb of the table that told it; its arguments are the fields."""

    def apply(self, table: Table) -> None:
        getattr(table, self.VERB)(*(getattr(self, name) for name in self.__match_args__))

    def seen_by(self, seat: int) -> Event:
        return self
