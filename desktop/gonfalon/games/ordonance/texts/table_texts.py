"""The texts of the Ordonance table except its log: prompts, panels, refusals, tooltips, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gonfalon.core.game import refusal
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules.deck import Deck, shipped
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.rules.scoring import POINTS, outcome, score_sheet
from gonfalon.games.ordonance.rules.table import NO_CARD, Table
from gonfalon.games.ordonance.texts import aloud, reasons
from gonfalon.games.ordonance.texts.aloud import ALOUD_SENTENCES
from gonfalon.games.ordonance.texts.names import (
    fill_sentence,
    render_entry,
    territory_text,
    unit_icons,
    unit_of,
    unit_words,
)
from gonfalon.games.ordonance.texts.reasons import TerritoryExplanation
from gonfalon.games.ordonance.texts.setup_options import decks_shuffled
from gonfalon.session.new_game import Seat
from gonfalon.texts.formatting import roman
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.players import FamilyNames, listed_names, you
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import current_language, phrases, translate

if TYPE_CHECKING:
    from gonfalon.session.match import Match


class TableTexts(FamilyNames):
    """The words of one table in the language of now; made anew when that changes."""

    def __init__(self, language: str, deck: Deck | None = None, reader: str = "") -> None:
        """The deck that is played with says what its territories are called; without one the shipped deck's are."""
        super().__init__(language, reader)
        self.deck = shipped() if deck is None else deck
        self._units = [unit_words(unit_icons(unit.word), language) for unit in self.deck.units]

    def territory(self, number: int) -> str:
        """The name of a territory, which is counted from 0."""
        return territory_text(self.deck.territories[number], self.language).name

    def unit(self, face: int | None) -> str:
        """A face by its icons, empty where a view does not know it."""
        return "" if face is None else self._units[face]

    def _said(self, pattern: str, **values: object) -> str:
        return fill_sentence(pattern, self.language, values)

    # -- panels --------------------------------------------------------------------------------------------------------

    def game(self) -> str:
        return translate("GameChoice", "Ordonance")

    def turn(self, table: Table) -> str:
        if table.over:
            return translate("Table", "The game is over")
        return translate("OrdonanceChronicle", "Turn {turn}").format(turn=table.turn)

    def turn_line(self, table: Table) -> str:
        """Turn and territories, as the panel of the game says them in one line."""
        if table.over:
            return self.turn(table)
        #: "Turn 12 · 2 of 5 decided": how many territories somebody controls already
        text = translate("OrdonanceTable", "Turn {turn} · %n of {territories} decided", "", table.markers)
        return text.format(turn=table.turn, territories=table.seating.territories)

    def decks(self, table: Table) -> str:
        """Return how many decks are shuffled for the number of players, as on the start screen."""
        seating = table.seating
        return decks_shuffled(seating.seats, seating.decks, seating.size)

    def markers_tip(self, table: Table) -> str:
        """Return the tooltip of the markers on the game panel: what they are, and how many were given."""
        what = translate("OrdonanceTable", "Victory markers, in the order in which territories are taken")
        return f"{self.turn_line(table)}\n{what}"

    def left_in_the_deck(self, count: int) -> str:
        """Return the text that says how many cards the draw pile has."""
        return render_entry(ALOUD_SENTENCES, LogEntry("left", values={"n": count}), self.language)

    def in_the_deck(self, count: int) -> str:
        """Return the label under the number of cards in the draw pile."""
        if not count:
            return translate("OrdonanceTable", "the deck is empty")
        return translate("OrdonanceTable", "in the deck", "under the number of cards")

    def whereabouts(self, table: Table, card: int, viewer: int) -> str:
        """Return where a card that is shown large lies, in a few words; empty for one that lies nowhere."""
        if viewer >= 0 and card in table.hands[viewer]:
            just_drawn = card == table.drawn and viewer == table.at
            return translate("OrdonanceTable", "Just drawn") if just_drawn else translate("Table", "In your hand")
        army = next((army for army, cards in enumerate(table.armies) if card in cards), -1)
        return "" if army < 0 else self.territory(army % table.seating.territories)

    def unseen_of_all(self, unseen: int, cards: int) -> str:
        """Return the text that says how many of all cards in the game have not been seen."""
        return translate("OrdonanceTable", "%n of {cards}", "", unseen).format(cards=cards)

    def unseen_cards(self) -> str:
        return translate("OrdonanceTable", "Unseen cards")

    def by_number_of_icons(self) -> str:
        """Return the heading over the boxes of the unseen cards, one for each number of icons on a card."""
        return translate("OrdonanceTable", "By number of icons")

    def seniority(self) -> str:
        """Return the label of the row of icons under an explanation."""
        return translate("OrdonanceTable", "seniority")

    # -- the question --------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, table: Table) -> tuple[str, str]:
        """Title and second line of the prompt scroll."""
        drawn = unit_of(table, decision.prompt.card)
        if decision.prompt.word == "pass":
            return translate("OrdonanceTable", "You cannot play"), self._why_pass(decision, table)
        title = translate("OrdonanceTable", "Play one unit")
        size = table.seating.army_size
        if drawn is None:
            detail = translate("OrdonanceTable", "The deck is empty; at most %n card(s) per territory", "", size)
            return title, self._said(detail)
        #: {unit_acc} is a card by its icons, "spear and bow"
        detail = translate("OrdonanceTable", "You drew {unit_acc}; at most %n card(s) per territory", "", size)
        return title, self._said(detail, unit=drawn)

    def choices(self, decision: Decision, table: Table) -> list[Choice]:
        """The numbered buttons; none for a unit, which is played on the board."""
        if decision.prompt.word != "pass":
            return []
        title = translate("OrdonanceTable", "Pass")
        return [Choice(move, title, self._why_pass(decision, table)) for move in decision.moves]

    def _why_pass(self, decision: Decision, table: Table) -> str:
        if not table.hands[decision.seat]:
            return translate("OrdonanceTable", "No card is left in your hand or in the deck")
        drawn = unit_of(table, decision.prompt.card)
        if decision.prompt.card == NO_CARD or drawn is None:
            return translate("OrdonanceTable", "All your places are taken")
        text = translate("OrdonanceTable", "You drew {unit_acc}, but all your places are taken")
        return self._said(text, unit=drawn)

    def place(self, wide: bool = True) -> str:
        """The word on a place where a unit may be dropped, a sign alone where there is little room."""
        return translate("OrdonanceTable", "Place here") if wide else "+"

    def refusal(self, view: View, move: Move) -> str:
        """Return why a move is not possible; empty where the rules have nothing against it."""
        found = refusal(view, move)
        if found is None:
            return ""
        values = {name: self.deck.territories[number] for name, number in found.values.items()}
        return self._said(_REFUSALS[found.code](found.number), **values)

    def gesture_hint(self, code: str) -> str:
        """Return how a unit is played, after a gesture that means no move."""
        return _REFUSALS[code]()

    # -- why -----------------------------------------------------------------------------------------------------------

    def explained(self, table: Table, territory: int, seats: Sequence[Seat]) -> TerritoryExplanation:
        """Return the explanation why a territory, counted from 0, is held or not."""
        names = [you() if seat.family == self.reader else seat.name for seat in seats]
        return reasons.explain_territory(table, territory, names, self.language, self.seniority(), self.reader)

    # -- for those who listen ------------------------------------------------------------------------------------------

    def column(self, territory: int) -> str:
        """Return the label of a column."""
        values = {"number": territory + 1, "territory": self.deck.territories[territory]}
        return render_entry(ALOUD_SENTENCES, LogEntry("territory", values=values), self.language)

    def describe_card(self, table: Table, card: int, viewer: int) -> str:
        return aloud.describe_card(table, card, viewer, self.language, self.reader)

    def describe_place(self, table: Table, seat: int, territory: int, card: int = NO_CARD) -> str:
        return aloud.describe_place(table, seat, territory, self.language, card)

    def describe_armies(self, table: Table, territory: int) -> dict[int, str]:
        return aloud.describe_armies(table, territory, self.language, self.reader)

    def describe_territory(self, table: Table, territory: int, viewer: int) -> str:
        return aloud.describe_territory(table, territory, viewer, self.language, self.reader)

    def describe_seat(self, table: Table, seat: int) -> str:
        return aloud.describe_seat(table, seat, self.language)

    def describe_hand(self, table: Table, seat: int) -> str:
        return aloud.describe_hand(table, seat, self.language)

    def describe_score(self, table: Table, seat: int) -> str:
        return aloud.describe_score(table, seat, self.language)

    def describe_unseen(self, cards: int, by_icon: Sequence[tuple[str, int]]) -> str:
        return aloud.describe_unseen(cards, by_icon, self.language)


def status(match: Match) -> tuple[str, str]:
    """Return the public progress of a game, or how it ended."""
    words, table = TableTexts(current_language(), match.deck), match.view(SPECTATOR).table
    if not match.over:
        return words.turn_line(table), ""
    return winners(table, [seat.name for seat in match.seats], words)


_TEXTS: Final = {
    "full": "Your army {territory_in} is complete: it can hold at most %n card(s).",
    "rivals": "You can play units only on your own side of a territory.",
    "card-first": "Choose a unit from your hand first.",
    "elsewhere": "Drop the unit on one of the glowing places.",
}
_REFUSALS: Final = phrases("OrdonanceTable", _TEXTS)


def winners(table: Table, names: Sequence[str], words: TableTexts) -> tuple[str, str]:
    """Title and subtitle of the last screen; `names` has the player of every seat."""
    result = outcome(table)
    score = max(result.scores)
    by_points = table.seating.scoring == POINTS
    if len(result.winners) > 1:
        if by_points:
            text = translate("OrdonanceEnding", "{names}, with %n point(s) each", "", score)
        else:
            text = translate("OrdonanceEnding", "{names}, with %n territories each", "", score)
        shared = listed_names(names[seat] for seat in result.winners)
        return translate("OrdonanceEnding", "The kingdoms are shared"), text.format(names=shared)
    (seat,) = result.winners
    #: A family of knights has won: "Blue rules the kingdoms"
    title = translate("OrdonanceEnding", "{family} rules the kingdoms")
    if by_points:
        text = translate("OrdonanceEnding", "{name}, with %n point(s)", "", score)
    else:
        text = translate("OrdonanceEnding", "{name}, with %n territories", "", score)
    return title.format(family=words.family(table.seating.families[seat])), text.format(name=names[seat])


def tie_break(table: Table, words: TableTexts) -> str | None:
    """Return how a tie for the victory was broken, as a sentence; None where there was none."""
    held, families = score_sheet(table), table.seating.families
    by_points = table.seating.scoring == POINTS
    scores = held.points if by_points else held.territories
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) < 2:
        return None

    def counted(seats: Sequence[int], figures: Sequence[str]) -> str:
        return ", ".join(f"{words.in_list(families[seat])} {figures[seat]}" for seat in seats)

    if by_points:
        most = max(held.territories[seat] for seat in tied)
        leading = [seat for seat in tied if held.territories[seat] == most]
        if len(leading) == 1:
            #: {counts} is a list: "Blue 3, Red 2"
            text = translate("OrdonanceEnding", "Tied on points: the family with more territories wins ({counts}).")
            return text.format(counts=counted(tied, [str(count) for count in held.territories]))
        tied = leading
    if not any(held.highest[seat] for seat in tied):
        if by_points:
            return translate("OrdonanceEnding", "Tied on points, and without any territory: the victory is shared.")
        return translate("OrdonanceEnding", "Nobody holds a territory: the victory is shared.")
    markers = counted(tied, [roman(number) for number in held.highest])
    if by_points:
        text = translate(
            "OrdonanceEnding",
            "Tied on points and territories: the family whose last marker came earlier wins ({counts}).",
        )
    else:
        #: {counts} is a list with Roman numbers: "Blue IV, Red V"
        text = translate(
            "OrdonanceEnding", "Tied on territories: the family whose last marker came earlier wins ({counts})."
        )
    return text.format(counts=markers)
