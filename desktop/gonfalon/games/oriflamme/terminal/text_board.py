"""Oriflamme in plain text: the queue as a seat knows it, what everybody has, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.table import OVER, RESOLUTION
from gonfalon.games.oriflamme.texts.log_writer import LOG_RENDERER
from gonfalon.games.oriflamme.texts.names import kind_of
from gonfalon.games.oriflamme.texts.table_texts import TableTexts, tie_break, winners
from gonfalon.texts.formatting import alphabetical
from gonfalon.texts.text_board import TextBoard, align_columns, question_text, seat_name
from gonfalon.texts.translations import current_language, name_from_id, translate

UNKNOWN = "?"
"""Stands for a card that the reader does not know."""


class OriflammeTextBoard(TextBoard):
    """Tells of a queue of hidden cards."""

    log_renderer = LOG_RENDERER

    @property
    def help(self) -> Sequence[str]:
        signs = translate(
            "OriflammeTerminal",
            "Cards of the queue are counted from the front; in moves the count begins with 0, so that 'target 3' is "
            "card 4. A card in brackets lies face down and only you know it; '{unknown}' is a card that you do not "
            "know; '>' marks the card whose turn it is.",
        )
        return (
            translate(
                "OriflammeTerminal",
                "A card is played with 'place spy front', 'place spy back', or 'place spy on 2', which covers your "
                "card there. Then 'keep' or 'reveal', 'target 3', 'gap 1', 'hand spy', or a word of a choice that a "
                "card gives.",
            ),
            signs.format(unknown=UNKNOWN),
        )

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        words = _words(table)
        lines = [_heading(table, words), "", *_queue(table, words), "", *_seats(view, names, words)]
        if view.seat >= 0 and table.phase != OVER:
            lines.append("")
            for seat in table.seating.seats_of(view.seat):
                lines += _own_cards(table, seat, words)
        return lines

    def question(self, view: View, names: Sequence[str]) -> str:
        title, detail = _words(view.table).prompt(view.pending, view.table)
        if view.table.seating.each > 1:  # its family is in the title
            return question_text(title.partition(":")[0], title.partition(": ")[2], detail)
        return question_text(names[view.pending.seat], title, detail)

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        # Only who is asked reads what the moves would bring; who leads two families needs their names.
        seating = view.table.seating
        words = _words(view.table, seating.families[view.seat] if seating.each == 1 else "")
        if move.word == "place":
            covered = kind_of(view.table, view.table.queue[move.slot]) if move.slot >= 0 else None
            names = (
                _unlike(words.names.card(move.kind), move.kind),
                "" if covered is None else words.names.card(covered),
            )
            return " · ".join(filter(None, names))
        choice = next(choice for choice in words.choices(view) if choice.move == move)
        return ": ".join(part for part in (_unlike(choice.title, move.kind or move.word), choice.detail) if part)

    def refusal(self, view: View, typed: str) -> str:
        try:
            return _words(view.table).refusal(view, Move.parse(typed.casefold()))
        except ValueError:
            return ""

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> list[str]:
        words, families = _words(view.table), view.table.seating.families
        told = [" · ".join(winners(outcome, families, names, words))]
        tie = tie_break(outcome, families, words)
        return told if tie is None else [*told, tie]


def _own_cards(table: Table, seat: int, words: TableTexts) -> list[str]:
    """The hand of a seat and what it set aside; who leads several families is told whose they are."""
    hand = _known(table, table.hands[seat], words)
    lines = [_listed(translate("OriflammeTerminal", "In your hand: {cards}"), hand)]
    if aside := _known(table, table.aside[seat], words):
        lines.append(_listed(translate("OriflammeTerminal", "Set aside: {cards}"), aside))
    if table.seating.each == 1:
        return lines
    return [words.names.family(table.seating.families[seat]), *(f"  {line}" for line in lines)]


def _words(table: Table, reader: str = "") -> TableTexts:
    return TableTexts(current_language(), table.seating.cards, reader)


def _heading(table: Table, words: TableTexts) -> str:
    return f"{words.game()} · {words.phase(table)}"


def _queue(table: Table, words: TableTexts) -> list[str]:
    if not table.queue:
        return [translate("OriflammeTerminal", "The queue is empty.")]
    rows = []
    for slot, card in enumerate(table.queue):
        active = table.phase == RESOLUTION and slot == table.at and not table.vacant
        family = words.names.family(table.seating.families[table.seating.owner[card]])
        lies = [_influence(table.influence[card])]
        if verdicts := table.verdicts[card]:
            lies.append(translate("QueueStrip", "%n verdict token(s)", "", verdicts))
        lies += (_covered(table, under, words) for under in table.stack(slot)[1:])
        face = translate("OriflammeTerminal", "face down")
        if table.open[card]:
            face = translate("OriflammeTerminal", "face up")
        on_it = ", ".join(filter(None, lies))
        rows.append([">" if active else " ", str(slot + 1), family, _lying(table, card, words), face, on_it])
    return [translate("OriflammeTerminal", "The queue, front first:"), *align_columns(rows, indent=1, gap=2)]


def _lying(table: Table, card: int, words: TableTexts) -> str:
    """The kind of a card, in brackets where it is not face up for everybody."""
    kind = kind_of(table, card)
    if kind is None:
        return UNKNOWN
    return words.names.card(kind) if table.open[card] else f"({words.names.card(kind)})"


def _covered(table: Table, card: int, words: TableTexts) -> str:
    """A card that lies under another, with the influence on it."""
    text = translate("OriflammeTerminal", "under it {card}").format(card=_lying(table, card, words))
    return ": ".join(filter(None, (text, _influence(table.influence[card]))))


def _reserved(table: Table, card: int, words: TableTexts) -> str:
    on_it = _influence(table.influence[card])
    return f"{_lying(table, card, words)} ({on_it})" if on_it else _lying(table, card, words)


def _influence(amount: int) -> str:
    return translate("QueueStrip", "%n influence", "", amount) if amount else ""


def _seats(view: View, names: Sequence[str], words: TableTexts) -> list[str]:
    table: Table = view.table
    rows = []
    for seat, name in enumerate(names):
        letter, own = table.seating.families[seat], seat in table.seating.seats_of(view.seat)
        hand = table.hands[seat]
        holding = translate("Terminal", "%n card(s) in hand", "", len(hand))
        known = [] if own else _known(table, hand, words)
        more = [f"{holding}: {', '.join(known)}" if known else holding]
        if reserve := table.reserve(seat):
            laid = [_reserved(table, card, words) for card in reserve]
            more.append(_listed(translate("OriflammeTerminal", "in reserve: {cards}"), laid))
        if pile := table.discard_pile(seat):
            more.append(_listed(translate("OriflammeTerminal", "discarded: {cards}"), _known(table, pile, words)))
        if table.phase == OVER and (aside := _known(table, table.aside[seat], words)):
            more.append(_listed(translate("OriflammeTerminal", "set aside: {cards}"), aside))
        who = seat_name(name, words.names.family(letter), own)
        pool = translate("QueueStrip", "%n influence", "", table.pool[seat])
        rows.append([letter, who, pool, "; ".join(more)])
    return align_columns(rows)


def _known(table: Table, cards: Iterable[int], words: TableTexts) -> list[str]:
    """Those of the cards that this view knows, in the order of their names."""
    named = (words.names.card(kind) for card in cards if (kind := kind_of(table, card)) is not None)
    return sorted(named, key=alphabetical)


def _listed(text: str, cards: Sequence[str]) -> str:
    return text.format(cards=", ".join(cards) or "–")


def _unlike(name: str, word: str) -> str:
    """A name, where a move does not say as much by itself."""
    return "" if name.casefold() == name_from_id(word).casefold() else name
