"""Everything the Oriflamme table says, except its chronicle: prompts, choices, captions, refusals."""

from __future__ import annotations

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, Table
from gonfalon.games.oriflamme.texts import questions
from gonfalon.games.oriflamme.texts.boxes import box_title
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

    def choices(self, decision: Decision, table: Table) -> list[Choice]:
        """The numbered buttons; none for a placement, which is made on the board."""
        return questions.choices(self.names, decision, table)

    # -- panels --------------------------------------------------------------------------------------------------------

    def game(self, cards: CardSet | None = None) -> str:
        """What is played, by the sets that the cards come from; without cards by those of this table."""
        deck = cards or self.names.deck
        names = ["Oriflamme"] if deck is None else [part.name for part in deck.parts]
        own = [name for name in names if name not in ("Oriflamme", "Alliance")]
        if len(own) == 1:
            return own[0]
        if own or len(names) > 1:
            return translate("GameChoice", "Mixed deck")
        return box_title(names[0])

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

    def panel_tip(self, table: Table, seat: int, own: bool) -> str:
        """What the drawings on the panel of a seat count, and what a click on it shows."""
        counted = (
            (translate("Table", "Influence in the pool: {count}"), table.pool[seat]),
            (translate("Table", "Cards in hand: {count}"), len(table.hands[seat])),
            (translate("Table", "Discarded: {count}"), len(table.discard_pile(seat))),
            (translate("Table", "In reserve: {count}"), len(table.reserve(seat))),
        )
        lines = [text.format(count=count) for text, count in counted]
        if seat == table.first and table.round > 0:
            lines.append(translate("Table", "The crown: plays first in this round"))
        if own:
            lines.append(
                translate("Table", "Click to look at the discard pile, the reserve and the cards you have set aside")
            )
        else:
            lines.append(translate("Table", "Click to look at the discard pile and the reserve"))
        return "\n".join(lines)

    def rounds_tip(self) -> str:
        return translate("Table", "The rounds of the game; the one that is played is gold")

    def direction(self, rightwards: bool) -> str:
        if rightwards:
            return translate("Table", "Resolves left to right")
        return translate("Table", "Resolves right to left")

    def resolving_now(self) -> str:
        return translate("Table", "Resolving now")

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

    def covers(self, name: str) -> str:
        """What it comes to to cover a card, which may have no name for those who do not know it."""
        if not name:
            return translate("Table", "Cover: the card below will not act")
        return translate("Table", "Cover: the {card} below will not act").format(card=name)

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
            return translate("Table", "You place a card when it is your turn in the placement phase.")
        if why == "not-target":
            return translate("Table", "This card cannot be chosen now.")
        if why == "swap":
            return translate("Table", "To swap, drop the card on the one that acts.")
        if why == "card-first":
            return translate("Table", "Choose a card of your hand first.")
        return translate("Table", "Drop the card on one of the glowing places.")
