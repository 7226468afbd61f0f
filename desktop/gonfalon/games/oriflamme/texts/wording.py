"""Everything the Oriflamme table says, except its chronicle: prompts, choices, captions, refusals."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, Table
from gonfalon.games.oriflamme.texts import questions
from gonfalon.games.oriflamme.texts.boxes import called
from gonfalon.games.oriflamme.texts.names import Names
from gonfalon.texts.catalogue import translate
from gonfalon.texts.choices import Choice
from gonfalon.texts.numerals import roman

__all__ = ["Wording"]


class Wording:
    """The words of one table in the language of now; made anew when that changes."""

    def __init__(self, language: str, cards: CardSet | None = None) -> None:
        self.language = language
        self.names = Names(language, cards)

    def prompt(self, decision: Decision, table: Table) -> tuple[str, str]:
        """Title and second line of the prompt scroll."""
        return questions.prompt(self.names, decision, table)

    def choices(self, view: View) -> list[Choice]:
        """The numbered buttons; none for a placement, which is made on the board."""
        return questions.choices(self.names, view)

    # -- panels --------------------------------------------------------------------------------------------------------

    def game(self, cards: CardSet | None = None) -> str:
        """What is played, by the sets that the cards come from; without cards by those of this table."""
        deck = cards or self.names.deck
        return called(["Oriflamme"] if deck is None else [part.name for part in deck.parts])

    def phase(self, table: Table) -> str:
        """Round and phase, as the panel of the game says them."""
        round, rounds = roman(table.round), roman(table.seating.rounds)
        if table.phase == PLACEMENT:
            text = translate("Table", "Round {round} of {rounds} · Placement")
        elif table.phase == RESOLUTION:
            text = translate("Table", "Round {round} of {rounds} · Resolution")
        else:
            text = translate("Table", "The game is over")
        return text.format(round=round, rounds=rounds)

    def figure_tips(self, table: Table, seat: int) -> tuple[tuple[str, str], ...]:
        """For each drawing on the panel of a seat its name, how many that are, and what they are."""
        counted = (
            (
                "coin-1",
                translate("Table", "Influence in the pool: {count}").format(count=table.pool[seat]),
                translate("Table", "Whoever has the most at the end of the game wins."),
            ),
            (
                "marker-hand",
                translate("Table", "Cards in hand: {count}").format(count=len(table.hands[seat])),
                translate("Table", "Everyone sees how many there are, but only their owner sees which."),
            ),
            (
                "marker-discard",
                translate("Table", "Discarded: {count}").format(count=len(table.discard_pile(seat))),
                translate("Table", "Everyone may look at them; click to see them."),
            ),
            (
                "marker-reserve",
                translate("Table", "In reserve: {count}").format(count=len(table.reserve(seat))),
                translate("Table", "They lie face up beside the queue, and their effects still apply."),
            ),
        )
        tips = [(drawing, f"{name}\n{sentence}") for drawing, name, sentence in counted]
        if seat == table.first and table.round > 0:
            tips.append(("token-first-player", self._crown()))
        return tuple(tips)

    @staticmethod
    def _crown() -> str:
        return translate("Table", "First player token: plays first in this round")

    def panel_tip(self, table: Table, seat: int, own: bool) -> str:
        """What the drawings on the panel of a seat count, and what a click on it shows."""
        lines = [words.split("\n")[0] for _, words in self.figure_tips(table, seat)]
        if own:
            lines.append(
                translate("Table", "Click to look at the discard pile, the reserve and the cards you have set aside")
            )
        else:
            lines.append(translate("Table", "Click to see which cards are still out (U)"))
        return "\n".join(lines)

    def rounds_tip(self, table: Table) -> str:
        """Which round it is, and what the tiles on the panel of the game are."""
        what = translate("Table", "The rounds of the game; the current one is gold")
        return f"{self.phase(table)}\n{what}"

    def mark_tip(self, table: Table, card: int, mark: str) -> str:
        """What a mark on a card of the queue is, and how many of it there are."""
        if mark == "influence":
            held = translate("Table", "%n influence on it", "", table.influence[card])
            return "\n".join(
                (
                    held,
                    translate(
                        "Table", "Its owner collects it on revealing the card; if the card goes first, it is lost."
                    ),
                )
            )
        slot = next((slot for slot in range(len(table.queue)) if table.queue[slot] == card), -1)
        if mark == "stack" and slot >= 0:
            covered = translate("Chronicle", "%n card(s) under it.", "", len(table.stack(slot)) - 1)
            return "\n".join((covered, translate("Table", "Only the card on top acts.")))
        if mark == "verdicts":
            return translate("Chronicle", "%n verdict token(s) on it.", "", table.verdicts[card])
        return translate("Chronicle", "It waits until the next round.") if mark == "waiting" else ""

    def direction(self, rightwards: bool) -> str:
        if rightwards:
            return translate("Table", "Resolves left to right")
        return translate("Table", "Resolves right to left")

    def numbered(self, number: int, of: int) -> str:
        """Where in the queue a number stands, counted from 1."""
        return translate("Table", "Place {place} of {places} in the queue").format(place=number, places=of)

    def resolving_now(self) -> str:
        return translate("Table", "Resolving now")

    def whereabouts(self, table: Table, card: int) -> str:
        """Where a card lies that is shown large, in a few words; empty for one that is out of the game."""
        if card in table.reserves:
            return translate("TableScreen", "In reserve")
        if card in table.hands[table.seating.owner[card]]:
            return translate("Table", "In your hand")
        for slot in range(len(table.queue)):
            if table.queue[slot] == card:
                return self.names.slot(table, slot)
            if card in table.stack(slot):
                return translate("Table", "Beneath card {place}").format(place=slot + 1)
        return ""

    def back_of(self, family: str) -> str:
        """Whose back is shown large before anything has happened."""
        return self.names.families[family].family

    # -- places --------------------------------------------------------------------------------------------------------

    def place(self, style: str) -> str:
        """The word on a place where a card may be dropped."""
        if style == "front":
            return translate("Table", "Front")
        if style == "back":
            return translate("Table", "End")
        if style == "cover":
            return translate("Table", "Cover")
        if style == "swap":
            return translate("Table", "Swap", "on the card")
        return translate("Table", "Here")

    def at_an_end(self, front: bool) -> str:
        """What it comes to to lay a card at an end of the queue."""
        if front:
            return translate("Table", "Front: it acts before all the cards here now")
        return translate("Table", "End: it acts after all the cards here now")

    def covers(self, name: str, lain: int) -> str:
        """What it comes to to cover a card, which may have no name for those who do not know it.

        Args:
            name: what it is called, empty for no name.
            lain: the influence on it.
        """
        says = translate("Table", "Cover: the card below will not act")
        if name:
            says = translate("Table", "Cover: the {card} below will not act").format(card=name)
        stays = translate("Table", "%n influence stays on the card below", "", lain)
        return f"{says}\n{stays}" if lain else says

    def covered(self, name: str) -> str:
        """That a card was covered, and how that is undone."""
        if not name:
            return translate("Table", "The card below will not act. Undo takes the new card back.")
        text = translate("Table", "The {card} below will not act. Undo takes the new card back.")
        return text.format(card=name)

    def plate(self, word: str) -> str:
        """The word on a small plate that lies on a face-down card; it has to be short."""
        if word == "keep":
            return translate("Table", "Keep", "on the card")
        return translate("Table", "Reveal", "on the card")

    def refusal(self, why: str) -> str:
        """Why a card glides home."""
        if why == "rival":
            return translate("Table", "You may cover only a card of your own family.")
        if why == "between":
            return translate(
                "Table",
                "A card goes to the front, to the end, or on top of a card of your family, never between two cards.",
            )
        if why == "not-now":
            return translate("Table", "You can place a card only on your turn in the placement phase.")
        if why == "not-target":
            return translate("Table", "This card cannot be chosen now.")
        if why == "swap":
            return translate("Table", "To swap, drop the card on the one that acts.")
        if why == "card-first":
            return translate("Table", "Choose a card from your hand first.")
        return translate("Table", "Drop the card on one of the glowing places.")
