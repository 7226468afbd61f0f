"""Everything the Oriflamme table says, except its chronicle: prompts, choices, captions, refusals."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.cardset import CardSet
from gonfalon.games.oriflamme.moves import Move
from gonfalon.games.oriflamme.table import PLACEMENT, RESOLUTION, Table
from gonfalon.ui.texts.cards import CardText, FamilyText, deck_texts, families, shipped_texts

__all__ = ["Choice", "Wording"]

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


@dataclass(frozen=True)
class Choice:
    """One of the numbered buttons under the prompt."""

    move: Move
    title: str
    detail: str = ""


class Wording:
    """The words of one table in the language of now; made anew when that changes."""

    def __init__(self, language: str, cards: CardSet | None = None) -> None:
        """The deck that is played with brings its own words along; without one all shipped cards are known."""
        self.language = language
        self.deck = cards
        self.cards: dict[str, CardText] = shipped_texts(language) if cards is None else deck_texts(cards, language)
        self.families: dict[str, FamilyText] = families(language)

    def card(self, kind: str) -> str:
        text = self.cards.get(kind)
        return text.name if text is not None else kind.replace("-", " ").capitalize()

    def text(self, kind: str) -> str:
        text = self.cards.get(kind)
        return text.text if text is not None else ""

    def family(self, letter: str) -> str:
        return self.families[letter].name

    # -- panels --------------------------------------------------------------------------------------------------------

    def seat_line(self, letter: str, bot: str | None, own: bool) -> str:
        """The second line of a player's panel."""
        if own:
            return self.families[letter].family
        family = self.family(letter)
        if bot is None:
            return QCoreApplication.translate("Table", "{family} · Human").format(family=family)
        if bot == "squire":
            return QCoreApplication.translate("Table", "{family} · Bot, squire").format(family=family)
        return QCoreApplication.translate("Table", "{family} · Bot, page").format(family=family)

    def game(self) -> str:
        return QCoreApplication.translate("Table", "Oriflamme")

    def phase(self, table: Table) -> str:
        """Round and phase, as the panel of the game says them."""
        round, rounds = ROMAN[table.round], ROMAN[table.seating.rounds]
        if table.phase == PLACEMENT:
            text = QCoreApplication.translate("Table", "Round {round} of {rounds} · Placement")
        elif table.phase == RESOLUTION:
            text = QCoreApplication.translate("Table", "Round {round} of {rounds} · Resolution")
        else:
            text = QCoreApplication.translate("Table", "The game is over")
        return text.format(round=round, rounds=rounds)

    def direction(self, rightwards: bool) -> str:
        if rightwards:
            return QCoreApplication.translate("Table", "Resolves left to right")
        return QCoreApplication.translate("Table", "Resolves right to left")

    def resolving_now(self) -> str:
        return QCoreApplication.translate("Table", "Resolving now")

    # -- places --------------------------------------------------------------------------------------------------------

    def place(self, style: str) -> str:
        """The word on a place where a card may be dropped."""
        if style == "front":
            return QCoreApplication.translate("Table", "Front")
        if style == "back":
            return QCoreApplication.translate("Table", "End")
        if style == "cover":
            return QCoreApplication.translate("Table", "Cover")
        return QCoreApplication.translate("Table", "Here")

    def plate(self, word: str) -> str:
        """The word on a small plate that lies on a face-down card; it has to be short."""
        if word == "keep":
            return QCoreApplication.translate("Table", "Keep", "on the card")
        return QCoreApplication.translate("Table", "Reveal", "on the card")

    def refusal(self, why: str) -> str:
        """Why a card glides home."""
        if why == "rival":
            return QCoreApplication.translate("Table", "You may cover only a card of your own family.")
        if why == "between":
            return QCoreApplication.translate(
                "Table",
                "A card goes to the front, to the end, or on top of a card of your family, never between two cards.",
            )
        if why == "not-now":
            return QCoreApplication.translate("Table", "You place a card when it is your turn in the placement phase.")
        if why == "not-target":
            return QCoreApplication.translate("Table", "This card cannot be chosen now.")
        if why == "card-first":
            return QCoreApplication.translate("Table", "Choose a card of your hand first.")
        return QCoreApplication.translate("Table", "Drop the card on one of the glowing places.")

    # -- questions -----------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, table: Table) -> tuple[str, str]:
        """Title and second line of the prompt scroll."""
        prompt = decision.prompt
        if prompt.word == "place":
            if len(decision.moves) and all(move.slot < 0 for move in decision.moves):
                detail = QCoreApplication.translate("Table", "At the front or at the end")
                if not table.queue:
                    detail = QCoreApplication.translate("Table", "The queue is empty: yours is the first card")
            else:
                detail = QCoreApplication.translate("Table", "Front, end, or on top of a card of your family")
            return QCoreApplication.translate("Table", "Place a card in the queue"), detail
        kind = self._kind(table, prompt.card)
        name = self.card(kind) if kind else ""
        if prompt.word == "face-down":
            title = QCoreApplication.translate("Table", "{card}: keep it or reveal it?").format(card=name)
            return title, self.text(kind) if kind else ""
        model = table.seating.cards.kinds[prompt.model].id
        words = self.cards.get(model)
        asked = words.prompt if words is not None else None
        if prompt.word == "gap":
            if asked is not None and asked.gap_title:
                return asked.gap_title, asked.gap_detail
            title = QCoreApplication.translate("Table", "{card}: where does the card go?").format(card=name)
            return title, self.named(table, prompt.it)
        if prompt.word == "hand":
            title = QCoreApplication.translate("Table", "{card}: choose a card of your hand").format(card=name)
            return title, ""
        if prompt.word == "choose":
            return QCoreApplication.translate("Table", "{card}: choose one").format(card=name), self.text(model)
        if asked is not None and asked.title and model == kind:
            return asked.title, asked.detail
        title = QCoreApplication.translate("Table", "{card}: choose a card").format(card=name)
        return title, self.text(model)

    def choices(self, decision: Decision, table: Table) -> list[Choice]:
        """The numbered buttons; none for a placement, which is made on the board."""
        prompt = decision.prompt
        if prompt.word == "face-down":
            return [self._keep_or_reveal(move, table, prompt.card) for move in decision.moves]
        if prompt.word == "target":
            return [
                Choice(move, self.slot(table, move.slot), self._at_stake(table, move.slot)) for move in decision.moves
            ]
        if prompt.word == "gap":
            return [Choice(move, self.gap(table, prompt.it, move.slot)) for move in decision.moves]
        if prompt.word == "hand":
            return [Choice(move, self.card(move.kind)) for move in decision.moves]
        if prompt.word == "choose":
            model = table.seating.cards.kinds[prompt.model].id
            return [Choice(move, self._option(model, move.word)) for move in decision.moves]
        return []

    def _option(self, kind: str, word: str) -> str:
        return word.replace("-", " ").capitalize()

    def _keep_or_reveal(self, move: Move, table: Table, card: int) -> Choice:
        lain = table.influence[card]
        if move.word == "keep":
            if card in table.fresh:
                detail = QCoreApplication.translate("Table", "It came into the queue this round and gets nothing")
            else:
                detail = QCoreApplication.translate("Table", "1 more on it, %n in all", "", lain + 1)
            return Choice(move, QCoreApplication.translate("Table", "Keep"), detail)
        face = table.faces[card]
        influence = table.seating.cards.kinds[face].influence if face is not None else "taken"
        if not lain:
            detail = QCoreApplication.translate("Table", "Nothing lies on it; it acts now")
        elif influence == "lost":
            detail = QCoreApplication.translate("Table", "The %n on it is lost; it acts now", "", lain)
        elif influence == "kept":
            detail = QCoreApplication.translate("Table", "The %n on it stays; it acts now", "", lain)
        else:
            earned = 2 * lain if influence == "doubled" else lain
            detail = QCoreApplication.translate("Table", "Take %n from it; it acts now", "", earned)
        return Choice(move, QCoreApplication.translate("Table", "Reveal"), detail)

    def slot(self, table: Table, slot: int) -> str:
        """A card of the queue by its place: "Red, card 4", with its name where the seat knows it."""
        card = table.queue[slot]
        family = self.family(table.seating.families[table.seating.owner[card]])
        kind = self._kind(table, card)
        if kind is None:
            return QCoreApplication.translate("Table", "{family}, card {place}").format(family=family, place=slot + 1)
        text = QCoreApplication.translate("Table", "{family}, {card}, card {place}")
        return text.format(family=family, card=self.card(kind), place=slot + 1)

    def _at_stake(self, table: Table, slot: int) -> str:
        lain = table.influence[table.queue[slot]]
        return QCoreApplication.translate("Table", "%n influence on it", "", lain) if lain else ""

    def gap(self, table: Table, lifted: int, gap: int) -> str:
        """A gap by its neighbours."""
        left = len(table.queue) - (0 if table.under[lifted] >= 0 else 1)
        if gap == 0:
            return QCoreApplication.translate("Table", "To the front")
        if gap == left:
            return QCoreApplication.translate("Table", "To the end")
        return QCoreApplication.translate("Table", "After card {place}").format(place=gap)

    def named(self, table: Table, card: int) -> str:
        """A card of somebody, by its name where the seat knows it."""
        family = self.family(table.seating.families[table.seating.owner[card]])
        kind = self._kind(table, card)
        if kind is None:
            return QCoreApplication.translate("Table", "A card of this family: {family}").format(family=family)
        return QCoreApplication.translate("Table", "{card}, of this family: {family}").format(
            card=self.card(kind), family=family
        )

    @staticmethod
    def _kind(table: Table, card: int) -> str | None:
        face = table.faces[card] if card >= 0 else None
        return None if face is None else table.seating.cards.kinds[face].id
