"""What the prompt scroll asks and what stands on the buttons beneath it, with the numbers of the position."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.cardset import Kind
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.program import Prompt
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.tree import walk
from gonfalon.games.oriflamme.texts.deeds import question
from gonfalon.games.oriflamme.texts.forced import no_choice
from gonfalon.games.oriflamme.texts.names import Names, kind_of
from gonfalon.games.oriflamme.texts.options import outlook
from gonfalon.texts.catalogue import translate
from gonfalon.texts.choices import Choice
from gonfalon.texts.entries import from_id
from gonfalon.texts.lines import Figure
from gonfalon.texts.outlook import Outlook

__all__ = ["choices", "prompt"]


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
    return question(prompt.verb).format(card=name), detail or names.text(model.id)


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
    """Why a card went on to its target without asking which of its options is taken."""
    why = no_choice(table, prompt.card, prompt.model)
    if why == "unmarked":
        return translate("Table", "No card has a verdict token, so this is the only choice")
    if why == "token":
        return translate("Table", "No verdict token is left, so this is the only choice")
    if why == "hand":
        return translate("Table", "No card is in your hand, so this is the only choice")
    return translate("Table", "This is the only choice now") if why else ""


def _only_keep(decision: Decision, table: Table) -> str:
    """Why a face-down card cannot be revealed (E40, E52)."""
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
    titled = _titles(names, decision, table)
    found = {move: outlook(names, view, move) for move in titled}
    own = Figure(view.seat)
    earns = any(seen.span(own) != (0, 0) for seen in found.values())
    offered: list[Choice] = []
    for move, title in titled.items():
        seen = found[move]
        alike = next((number for number, other in enumerate(offered, 1) if _ends_alike(found[other.move], seen)), 0)
        detail = translate("Table", "The same as {number}").format(number=alike) if alike else seen.text
        # What is chosen then may earn something.
        open_yet = seen.asks and seen.span(own) == (0, 0)
        whole = _with_total(title, table.pool[view.seat], seen.span(own)) if earns and not open_yet else title
        offered.append(Choice(move, whole, detail, seen.cards, seen.style, outlook=seen))
    return offered


def _titles(names: Names, decision: Decision, table: Table) -> dict[Move, str]:
    """What each answer is called, in the order of the buttons."""
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
    return {move: titles.get(move.word) or from_id(move.word) for move in moves}


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


def _ends_alike(one: Outlook, other: Outlook) -> bool:
    return bool(one.events) and (one.events, one.text) == (other.events, other.text)


def _chooses(kind: Kind) -> bool:
    return any(statement.verb == "choose" for statement in walk(kind.card.activate))
