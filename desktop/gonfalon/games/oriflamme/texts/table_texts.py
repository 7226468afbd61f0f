"""The texts of the Oriflamme table except its log: prompts, choices, captions, refusals, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gonfalon.core.game import Outcome, refusal
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.card_set import CardKind, CardSet, walk
from gonfalon.games.oriflamme.rules.compiler import forced_choice_reason
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, Table
from gonfalon.games.oriflamme.texts.card_text import verb_question
from gonfalon.games.oriflamme.texts.move_preview import preview_move
from gonfalon.games.oriflamme.texts.names import Names, kind_of
from gonfalon.games.oriflamme.texts.objective import deck_title
from gonfalon.texts.formatting import roman
from gonfalon.texts.log_entries import LogFigure
from gonfalon.texts.move_preview import Choice, MovePreview
from gonfalon.texts.players import listed_names
from gonfalon.texts.text_board import SPECTATOR, join_list
from gonfalon.texts.translations import current_language, name_from_id, phrases, translate

if TYPE_CHECKING:
    from gonfalon.session.match import Match


def prompt(names: Names, decision: Decision, table: Table) -> tuple[str, str]:
    """Title and second line of the prompt scroll."""
    prompt = decision.prompt
    if prompt.word == "place":
        return _placement(decision, table)
    kind = kind_of(table, prompt.card)
    name = names.card(kind) if kind else ""
    if prompt.word == "face-down":
        if len(decision.moves) == 1:
            title = translate("Table", "{card}: it can only be kept")
            return title.format(card=name), _only_keep(decision, table)
        title = translate("Table", "{card}: keep it or reveal it?").format(card=name)
        return title, names.text(kind) if kind else ""
    model = table.seating.cards.kinds[prompt.model]
    words = names.cards.get(model.id)
    asked = words.prompt if words is not None else None
    if prompt.word == "gap":
        if asked is not None and asked.gap_title:
            return asked.gap_title, asked.gap_detail
        title = translate("Table", "{card}: where does the card go?").format(card=name)
        return title, names.named(table, prompt.it)
    if prompt.word == "hand":
        title = translate("Table", "{card}: choose a card from your hand").format(card=name)
        return title, translate(
            "Table", "It goes into the queue in place of this one, face down, and acts from the next round on"
        )
    # A card asks in its own words once; what comes after is asked in ours.
    first = prompt.word == "choose" or not _chooses(model)
    if asked is not None and asked.title and model.id == kind and first:
        return asked.title, asked.detail
    if prompt.word == "choose":
        return translate("Table", "{card}: choose one").format(card=name), names.text(model.id)
    detail = _no_choice(prompt, table) or _about(prompt, table)
    return verb_question(prompt.verb).format(card=name), detail or names.text(model.id)


def _placement(decision: Decision, table: Table) -> tuple[str, str]:
    if len(decision.moves) and all(move.slot < 0 for move in decision.moves):
        detail = translate("Table", "At the front or at the end")
        if not table.queue:
            detail = translate("Table", "The queue is empty: yours is the first card")
    else:
        detail = translate("Table", "Front, end, or on top of a card of your family")
    return translate("Table", "Place a card in the queue"), detail


def _about(prompt: Prompt, table: Table) -> str:
    if prompt.verb == "mark":
        return translate("Table", "%n verdict token(s) in the pool", "", table.verdict_pool)
    if prompt.verb == "eliminate":
        return translate("Table", "You gain 1 influence; what lies on the card is lost")
    return ""


def _no_choice(prompt: Prompt, table: Table) -> str:
    """Return why a card went on to its target without asking which of its options is taken."""
    why = forced_choice_reason(table, prompt.card, prompt.model)
    if why == "unmarked":
        return translate("Table", "No card has a verdict token, so this is the only choice")
    if why == "token":
        return translate("Table", "No verdict token is left, so this is the only choice")
    if why == "hand":
        return translate("Table", "No card is in your hand, so this is the only choice")
    return translate("Table", "This is the only choice now") if why else ""


def _only_keep(decision: Decision, table: Table) -> str:
    """Return why a face-down card cannot be revealed (E40, E52)."""
    card = decision.prompt.card
    if card in table.fresh:
        return translate("Table", "It came into the queue this round and acts from the next on")
    face, lain = table.faces[card], table.influence[card]
    cost = table.seating.costs[face] if face is not None else 0
    if lain:
        text = translate("Table", "It costs {cost} influence to reveal; only %n lies on it", "", lain)
        return text.format(cost=cost)
    return translate("Table", "It costs %n influence to reveal; nothing lies on it", "", cost)


# -- buttons -----------------------------------------------------------------------------------------------------------


def choices(names: Names, view: View) -> list[Choice]:
    """The numbered buttons, each with what it brings; none for a placement, which is made on the board."""
    decision, table = view.decision, view.table
    if decision is None or decision.prompt.word == "place":
        return []
    titled = choice_titles(names, decision, table)
    found = {move: preview_move(names, view, move) for move in titled}
    own = LogFigure(view.seat)
    earns = any(seen.span(own) != (0, 0) for seen in found.values())
    offered: list[Choice] = []
    for move, title in titled.items():
        seen = found[move]
        alike = next((number for number, other in enumerate(offered, 1) if _ends_alike(found[other.move], seen)), 0)
        detail = translate("Table", "The same as {number}").format(number=alike) if alike else seen.text
        # What is chosen then may earn something.
        open_yet = seen.asks and seen.span(own) == (0, 0)
        whole = _with_total(title, table.pool[view.seat], seen.span(own)) if earns and not open_yet else title
        if seen.again and seen.span(own) == (0, 0):
            whole = seen.again.format(answer=title)
        offered.append(Choice(move, whole, detail, seen.cards, seen.style, outlook=seen))
    return offered


def choice_titles(names: Names, decision: Decision, table: Table) -> dict[Move, str]:
    """Return the title of each move, in the order of the buttons."""
    prompt, moves = decision.prompt, decision.moves
    match prompt.word:
        case "face-down":
            words = {"keep": translate("Table", "Keep"), "reveal": translate("Table", "Reveal")}
            return {move: words[move.word] for move in moves}
        case "target":
            return {move: names.slot(table, move.slot) for move in moves}
        case "gap":
            return {move: names.gap(table, prompt.it, move.slot) for move in moves}
        case "hand":
            return {move: names.card(move.kind) for move in moves}
    # The options in the order in which the card's text has them.
    text = names.cards.get(table.seating.cards.kinds[prompt.model].id)
    titles = dict(text.options) if text is not None else {}
    order = list(titles)
    moves = tuple(sorted(moves, key=lambda move: order.index(move.word) if move.word in titles else 99))
    return {move: titles.get(move.word) or name_from_id(move.word) for move in moves}


def _with_total(title: str, before: int, span: tuple[int, int]) -> str:
    """An answer with what the own pool comes to by it."""
    least, most = span
    if least != most:
        text = translate("Table", "{answer}: you {before} → {least} to {most}")
    elif least:
        text = translate("Table", "{answer}: you {before} → {least}")
    else:
        text = translate("Table", "{answer}: you stay at {before}")
    return text.format(answer=title, before=before, least=before + least, most=before + most)


def _ends_alike(one: MovePreview, other: MovePreview) -> bool:
    return bool(one.events) and (one.events, one.text) == (other.events, other.text)


def _chooses(kind: CardKind) -> bool:
    return any(statement.verb == "choose" for statement in walk(kind.card.activate))


class TableTexts:
    """The words of one table in the language of now; made anew when that changes."""

    def __init__(self, language: str, cards: CardSet | None = None, reader: str = "") -> None:
        self.language = language
        self.reader = reader
        self.names = Names(language, cards, reader)

    def prompt(self, decision: Decision, table: Table) -> tuple[str, str]:
        """Title and second line of the prompt scroll; who leads several families is told which of them is asked."""
        title, detail = prompt(self.names, decision, table)
        if table.seating.each > 1:
            title = f"{self.names.family(table.seating.families[decision.seat])}: {title}"
        return title, detail

    def choices(self, view: View) -> list[Choice]:
        """The numbered buttons; none for a placement, which is made on the board."""
        return choices(self.names, view)

    # -- panels --------------------------------------------------------------------------------------------------------

    def game(self, cards: CardSet | None = None) -> str:
        """Return the title of the game, by the sets that the cards come from; without cards by those of this table."""
        deck = cards or self.names.deck
        return deck_title(["Oriflamme"] if deck is None else [part.name for part in deck.parts])

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
        """Return what the drawings on the panel of a seat count, and what a click on it shows."""
        lines = [words.split("\n")[0] for _, words in self.figure_tips(table, seat)]
        if own:
            lines.append(
                translate("Table", "Click to look at the discard pile, the reserve and the cards you have set aside")
            )
        else:
            lines.append(translate("Table", "Click to see which cards are still out (U)"))
        return "\n".join(lines)

    def rounds_tip(self, table: Table) -> str:
        """Return which round it is, and what the tiles on the panel of the game are."""
        what = translate("Table", "The rounds of the game; the current one is gold")
        return f"{self.phase(table)}\n{what}"

    def mark_tip(self, table: Table, card: int, mark: str) -> str:
        """Return what a mark on a card of the queue is, and how many of it there are."""
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
            held = translate("Chronicle", "%n verdict token(s) on it.", "", table.verdicts[card])
            return f"{held}\n{self._verdicts()}"
        return translate("Chronicle", "It waits until the next round.") if mark == "waiting" else ""

    @staticmethod
    def _verdicts() -> str:
        return translate("Table", "Any card that carries out verdicts may eliminate a card with a verdict token.")

    def pool_tip(self, words: str) -> str:
        """Return what the verdict tokens in the pool are for, below how many there are."""
        return f"{words}\n{self._verdicts()}"

    def reserve_tip(self, text: str) -> str:
        """Return what it means that a card lies in reserve, below what it does there."""
        lies = translate("Table", "In reserve nothing can hit a card, and its effect goes on.")
        return f"{text}\n{lies}"

    def direction(self, rightwards: bool, rows: int = 1) -> str:
        """Return the way the queue resolves, in words; of two rows the second runs back."""
        if rows > 1:
            if rightwards:
                return translate("Table", "Resolves left to right, then back below")
            return translate("Table", "Resolves right to left, then back below")
        if rightwards:
            return translate("Table", "Resolves left to right")
        return translate("Table", "Resolves right to left")

    def numbered(self, number: int, of: int) -> str:
        """Return the text for a place in the queue, counted from 1."""
        return translate("Table", "Place {place} of {places} in the queue").format(place=number, places=of)

    def resolving_now(self) -> str:
        return translate("Table", "Resolving now")

    def whereabouts(self, table: Table, card: int) -> str:
        """Return where a card that is shown large lies, in a few words; empty for one that is out of the game."""
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
        """Return the family whose back is shown large before the first event."""
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
        """Return what laying a card at an end of the queue means."""
        if front:
            return translate("Table", "Front: it acts before all the cards here now")
        return translate("Table", "End: it acts after all the cards here now")

    def covers(self, name: str, lain: int) -> str:
        """Return what covering a card means; the card may have no name for players who do not know it.

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

    def refusal(self, view: View, move: Move) -> str:
        """Return why a move is not possible; empty where the rules have nothing against it."""
        found = refusal(view, move)
        return "" if found is None else _REFUSALS[found.code]()

    def gesture_hint(self, code: str) -> str:
        """Return how a card is played, after a gesture that means no move."""
        return _REFUSALS[code]()


_TEXTS: Final = {
    "rival": "You may cover only a card of your own family.",
    "not-target": "This card cannot be chosen now.",
    "between": "A card goes to the front, to the end, or on top of a card of your family, never between two cards.",
    "swap": "To swap, drop the card on the one that acts.",
    "card-first": "Choose a card from your hand first.",
    "elsewhere": "Drop the card on one of the glowing places.",
}
_REFUSALS: Final = phrases("Table", _TEXTS)


def status(match: Match) -> tuple[str, str]:
    """Return the public progress of a game, or how it ended."""
    words = TableTexts(current_language(), match.deck)
    if match.outcome is None:
        return words.phase(match.view(SPECTATOR).table), ""
    families, names = zip(*((seat.family, seat.name) for seat in match.seats), strict=True)
    return winners(match.outcome, families, names, words)


def winners(outcome: Outcome, families: Sequence[str], names: Sequence[str], words: TableTexts) -> tuple[str, str]:
    """Title and subtitle of the last screen; every seat has the letter of its family and the name of its player."""
    best = max(outcome.scores)
    if len(outcome.winners) == 1:
        (seat,) = outcome.winners
        if outcome.leaders:
            title = translate("Ending", "{families} take the throne").format(
                families=_led(outcome, seat, families, words)
            )
        else:
            title = translate("Ending", "{family} takes the throne").format(family=words.names.family(families[seat]))
        return title, translate("Ending", "{name}, with %n influence", "", best).format(name=names[seat])
    shared = translate("Ending", "{names}, with %n influence each", "", best)
    return translate("Ending", "The throne is shared"), shared.format(
        names=listed_names(names[seat] for seat in outcome.winners)
    )


def tie_break(outcome: Outcome, families: Sequence[str], words: TableTexts) -> str | None:
    """The tie told in words, None where there was none."""
    if outcome.tie_break is None:
        return None
    counts = ", ".join(f"{_led(outcome, seat, families, words)} {outcome.tie_break[seat]}" for seat in outcome.best)
    if len(outcome.winners) == 1 and outcome.leaders:
        text = translate(
            "Ending",
            "Tied on influence: the player whose cards are on top of the most places in the queue wins ({counts}).",
        )
    elif len(outcome.winners) == 1:
        text = translate(
            "Ending",
            "Tied on influence: the family whose cards are on top of the most places in the queue wins ({counts}).",
        )
    else:
        text = translate("Ending", "Tied on influence and on places in the queue ({counts}): the victory is shared.")
    return text.format(counts=counts)


def _led(outcome: Outcome, seat: int, families: Sequence[str], words: TableTexts) -> str:
    """The names of the families that the player at a seat leads."""
    leaders = outcome.leaders or range(len(families))
    led = [families[other] for other, leader in enumerate(leaders) if leader == leaders[seat]]
    return join_list([words.names.in_list(family) for family in led])
