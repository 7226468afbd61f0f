"""All that can be done now in Pax Pamir, what cannot and why, and what lies on the table, as a list in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.constants import ACTIONS, FIRST_GIFT, LEFT, NONE, ON_CARD, REGIONS
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.texts import status_texts
from gonfalon.games.pamir.texts.aloud import describe_card
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.move_labels import pieces_text
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.questions import question
from gonfalon.games.pamir.texts.refusals import refusal
from gonfalon.texts.move_preview import MoveListEntry, MoveListGroup
from gonfalon.texts.translations import translate

_BEGINNINGS: Final = (("buy",), ("play",), ACTIONS, ("end",))
_ABOUT_CARDS: Final = {"buy", "play", *ACTIONS, "spy", "slip", "target", "shelter", "discard", "rupee"}


def sorted_moves(decision: Decision, table: Table) -> tuple[Move, ...]:
    """The moves of a decision, those about cards as these lie: the market by price, the own court and hand, the others.

    An empty court has one end.
    """
    seat, row = decision.seat, len(table.market) // 2
    market = sorted(range(len(table.market)), key=lambda place: (place % row, place))
    others = (card for one in table.seating.clockwise(seat) if one != seat for card in table.courts[one])
    at = {
        card: index
        for index, card in enumerate(
            [*(table.market[place] for place in market), *table.courts[seat], *table.hands[seat], *others]
        )
    }

    def key(move: Move) -> tuple[int, ...]:
        group = 0 if move.word == "buy" else 1 if move.word == "play" else 2
        return (group, at[_card_of(move)], at.get(move.two, 0) if move.word == "slip" else 0)

    moves = [move for move in decision.moves if move.word != "play" or move.two == LEFT or table.courts[seat]]
    about = [index for index, move in enumerate(moves) if _card_of(move) in at]
    for index, move in zip(about, sorted((moves[index] for index in about), key=key), strict=True):
        moves[index] = move
    return tuple(moves)


def _card_of(move: Move) -> int:
    """The card that a move is about, `NONE` for none."""
    if move.word in ("site", "lift"):
        return move.one - ON_CARD if move.one >= ON_CARD else NONE
    about_a_card = move.word in _ABOUT_CARDS and move.one < OF_FAMILY
    return move.one if about_a_card else NONE


def list_moves(view: View, names: Names) -> list[MoveListGroup]:
    """Return all groups for a player who plays by text alone, with only what the seat of the view knows."""
    groups: list[MoveListGroup] = []
    decision = view.decision
    if decision is not None and decision.seat == view.seat and decision.moves:
        groups += _moves(view, names)
        if decision.prompt.word == "actions":
            entries = tuple(_not_now(view, names))
            if entries:
                groups.append(MoveListGroup(translate("PamirList", "Not now"), entries))
    return [*groups, *_table(view, names)]


def _moves(view: View, names: Names) -> Iterator[MoveListGroup]:
    moves = sorted_moves(view.pending, view.table)
    if view.pending.prompt.word != "actions":
        title, detail = question(view, names).lines
        told = (MoveListEntry(detail),) if detail else ()
        yield MoveListGroup(title, (*told, *(_entry(view, move, names) for move in moves)))
        return
    headings = (
        translate("PamirList", "Buy a card from the market"),
        translate("PamirList", "Play a card from your hand"),
        translate("PamirList", "Use a card in your court"),
        translate("PamirList", "End the turn"),
    )
    for heading, words in zip(headings, _BEGINNINGS, strict=True):
        entries = tuple(_entry(view, move, names) for move in moves if move.word in words)
        if entries:
            yield MoveListGroup(heading, entries)


def _entry(view: View, move: Move, names: Names) -> MoveListEntry:
    return MoveListEntry(*move_label(view, move, names).lines, move)


def _not_now(view: View, names: Names) -> Iterator[MoveListEntry]:
    """Yield the possible uses of cards in sight, with the rule that stands against each."""
    table: Table = view.table
    seat = view.seat
    legal = set(view.pending.moves)
    held = [card for card in table.hands[seat] if card is not None]
    tried = [Move("buy", card) for card in table.market if card]
    tried += [Move("play", card, LEFT) for card in held]
    tried += [Move(ACTIONS[action], card) for card in table.courts[seat] for action in table.seating.deck.actions[card]]
    for move in tried:
        if move not in legal and (why := refusal(view, move, names)):
            name = names.card_name(move.one)
            deed = names.action(ACTIONS.index(move.word)).name if move.word in ACTIONS else ""
            yield MoveListEntry(
                names.said(translate("PamirList", "{name}: {deed}"), {"name": name, "deed": deed}) if deed else name,
                why,
            )


def _table(view: View, names: Names) -> Iterator[MoveListGroup]:
    table: Table = view.table
    told = [
        status_texts.turn_text(table, names),
        status_texts.suit_text(table, names),
        status_texts.deck_text(table),
        status_texts.dominance_text(table, names),
        status_texts.check_preview_text(table, names),
        *status_texts.lasting_event_texts(table, names),
        status_texts.wakhan_text(table, names),
    ]
    yield MoveListGroup(translate("PamirList", "How things stand"), tuple(MoveListEntry(line) for line in told if line))
    yield MoveListGroup(translate("PamirList", "The map"), tuple(_places(table, names)))
    market = [card for card in table.market if card]
    yield _cards(table, market, translate("PamirList", "The market"), view.seat, names)
    for seat, court in enumerate(table.courts):
        heading = translate("PamirList", "Your court")
        if seat != view.seat:
            heading = names.said(
                translate("PamirList", "The court of {family_gen}"), {"family": table.seating.families[seat]}
            )
        if court:
            yield _cards(table, court, heading, view.seat, names)
    if view.seat != NONE:
        held = [card for card in table.hands[view.seat] if card is not None]
        if held:
            yield _cards(table, held, translate("PamirList", "Your hand"), view.seat, names)


def _cards(table: Table, cards: list[int], heading: str, seat: int, names: Names) -> MoveListGroup:
    return MoveListGroup(heading, tuple(MoveListEntry(describe_card(table, card, seat, names)) for card in cards))


def _places(table: Table, names: Names) -> Iterator[MoveListEntry]:
    for region in range(len(REGIONS)):
        ruler = table.rulers[region]
        text = to_you = translate("PamirList", "{region}: nobody rules")
        if ruler != NONE:
            text = translate("PamirList", "{region}: {family} rules")
            to_you = translate("PamirList", "{region}: you rule")
        values = {"region": region, "family": table.seating.families[max(ruler, 0)]}
        yield MoveListEntry(names.addressed(text, to_you, values), pieces_text(table, names, region))
    for border in range(len(REGIONS), FIRST_GIFT):
        yield MoveListEntry(names.border(border), pieces_text(table, names, border))
