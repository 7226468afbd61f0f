"""What can happen at an Oriflamme table, as facts in the past tense.

Applying an event to a seat's view of the table calls the verb that told it. Only `Shown` and `Mixed` carry faces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.table import Table


class RoundBegan(NamedTuple):
    round: int
    first: int

    def apply(self, table: Table) -> None:
        table.begin_round()

    def seen_by(self, seat: int) -> Event:
        return self


class Placed(NamedTuple):
    """A hand card went into the queue, where only its owner knows what it is."""

    card: int
    slot: int
    """The slot it covers, or `moves.FRONT` or `moves.BACK`."""

    def apply(self, table: Table) -> None:
        table.place(self.card, self.slot)

    def seen_by(self, seat: int) -> Event:
        return self


class ResolutionBegan(NamedTuple):
    def apply(self, table: Table) -> None:
        table.begin_resolution()

    def seen_by(self, seat: int) -> Event:
        return self


class Reached(NamedTuple):
    """Resolution came to a slot; its top card has not acted yet."""

    slot: int

    def apply(self, table: Table) -> None:
        table.reach(self.slot)

    def seen_by(self, seat: int) -> Event:
        return self


class Ended(NamedTuple):
    def apply(self, table: Table) -> None:
        table.end()

    def seen_by(self, seat: int) -> Event:
        return self


class Shown(NamedTuple):
    """Everybody came to know a face."""

    card: int
    face: int | None

    def apply(self, table: Table) -> None:
        table.show(self.card, self.face)

    def seen_by(self, seat: int) -> Event:
        return self


class Mixed(NamedTuple):
    """The faces of a hand were dealt anew onto its cards."""

    seat: int
    cards: tuple[int, ...]
    faces: tuple[int | None, ...]

    def apply(self, table: Table) -> None:
        table.mix(self.cards, self.faces)

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else self._replace(faces=(None,) * len(self.faces))


class Kept(NamedTuple):
    card: int
    amount: int
    """1, or 0 for a card that was swapped in this round (E52)."""

    def apply(self, table: Table) -> None:
        table.keep(self.card, self.amount)

    def seen_by(self, seat: int) -> Event:
        return self


class Revealed(NamedTuple):
    card: int

    def apply(self, table: Table) -> None:
        table.reveal(self.card)

    def seen_by(self, seat: int) -> Event:
        return self


class Closed(NamedTuple):
    card: int

    def apply(self, table: Table) -> None:
        table.close(self.card)

    def seen_by(self, seat: int) -> Event:
        return self


class Eliminated(NamedTuple):
    """A card was eliminated; the owner of the acting card gained 1."""

    card: int
    by: int

    def apply(self, table: Table) -> None:
        table.eliminate(self.card, self.by)

    def seen_by(self, seat: int) -> Event:
        return self


class Discarded(NamedTuple):
    card: int

    def apply(self, table: Table) -> None:
        table.discard(self.card)

    def seen_by(self, seat: int) -> Event:
        return self


class Reserved(NamedTuple):
    card: int

    def apply(self, table: Table) -> None:
        table.set_in_reserve(self.card)

    def seen_by(self, seat: int) -> Event:
        return self


class Moved(NamedTuple):
    card: int
    gap: int
    """Counted after the card was lifted and its emptied slot closed."""

    def apply(self, table: Table) -> None:
        table.move(self.card, self.gap)

    def seen_by(self, seat: int) -> Event:
        return self


class Swapped(NamedTuple):
    """A card of the queue went to its owner's hand and a card of that hand took its place, face down."""

    card: int
    other: int

    def apply(self, table: Table) -> None:
        table.swap(self.card, self.other)

    def seen_by(self, seat: int) -> Event:
        return self


class Collected(NamedTuple):
    """What lay on a card was cleared."""

    card: int
    lain: int
    earned: int
    """What its owner got: as much, twice as much, less a cost, or nothing."""

    def apply(self, table: Table) -> None:
        table.collect(self.card, self.earned)

    def seen_by(self, seat: int) -> Event:
        return self


class Gained(NamedTuple):
    seat: int
    amount: int
    card: int
    """The card whose effect it was."""

    def apply(self, table: Table) -> None:
        table.gain(self.seat, self.amount, self.card)

    def seen_by(self, seat: int) -> Event:
        return self


class Stolen(NamedTuple):
    card: int
    """The card that took it, for its owner."""
    victim: int
    amount: int
    """0 where the victim had nothing, or is the thief."""

    def apply(self, table: Table) -> None:
        table.steal(self.card, self.victim, self.amount)

    def seen_by(self, seat: int) -> Event:
        return self


class Laid(NamedTuple):
    card: int
    amount: int
    by: int

    def apply(self, table: Table) -> None:
        table.lay(self.card, self.amount, self.by)

    def seen_by(self, seat: int) -> Event:
        return self


class Dropped(NamedTuple):
    card: int
    amount: int

    def apply(self, table: Table) -> None:
        table.drop(self.card, self.amount)

    def seen_by(self, seat: int) -> Event:
        return self


class Marked(NamedTuple):
    card: int

    def apply(self, table: Table) -> None:
        table.mark(self.card)

    def seen_by(self, seat: int) -> Event:
        return self


class Copied(NamedTuple):
    """A card began to do what another says. Nothing moves by it."""

    card: int
    model: int

    def apply(self, table: Table) -> None:
        table.copy(self.card, self.model)

    def seen_by(self, seat: int) -> Event:
        return self


Event: TypeAlias = (
    RoundBegan | Placed | ResolutionBegan | Reached | Ended | Shown | Mixed | Kept | Revealed | Closed | Eliminated
    | Discarded | Reserved | Moved | Swapped | Collected | Gained | Stolen | Laid | Dropped | Marked | Copied
)  # fmt: skip
