"""What the prompt scroll asks and what stands on the buttons beneath it, with the numbers of the position."""

from __future__ import annotations

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
        title = translate("Table", "{card}: choose a card of your hand").format(card=name)
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
        return translate("Table", "No card bears a verdict, so this is the only choice")
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


def choices(names: Names, decision: Decision, table: Table) -> list[Choice]:
    """The numbered buttons; none for a placement, which is made on the board."""
    prompt = decision.prompt
    if prompt.word == "face-down":
        return [_keep_or_reveal(move, table, prompt.card) for move in decision.moves]
    if prompt.word == "target":
        return [Choice(move, names.slot(table, move.slot), _at_stake(decision, table, move.slot))
                for move in decision.moves]  # fmt: skip
    if prompt.word == "gap":
        return [Choice(move, names.gap(table, prompt.it, move.slot)) for move in decision.moves]
    if prompt.word == "hand":
        return [Choice(move, names.card(move.kind)) for move in decision.moves]
    if prompt.word == "choose":
        return _options(names, decision, table)
    return []


def _options(names: Names, decision: Decision, table: Table) -> list[Choice]:
    """The options in the order in which the card's text has them."""
    text = names.cards.get(table.seating.cards.kinds[decision.prompt.model].id)
    titles = dict(text.options) if text is not None else {}
    order = list(titles)
    choices = []
    for move in sorted(decision.moves, key=lambda move: order.index(move.word) if move.word in titles else 99):
        seen = outlook(decision, table, move, names.families)
        title = titles.get(move.word) or from_id(move.word)
        choices.append(Choice(move, title, seen.text, seen.cards, seen.style))
    return choices


def _keep_or_reveal(move: Move, table: Table, card: int) -> Choice:
    if move.word == "keep":
        return Choice(move, translate("Table", "Keep"), _kept(table, card))
    face = table.faces[card]
    kind = None if face is None else table.seating.cards.kinds[face]
    return Choice(move, translate("Table", "Reveal"), _revealed(table.influence[card], kind))


def _kept(table: Table, card: int) -> str:
    if card in table.fresh:
        return translate("Table", "It came into the queue this round and gets nothing")
    return translate("Table", "1 more on it, %n in all", "", table.influence[card] + 1)


def _revealed(lain: int, kind: Kind | None) -> str:
    """What happens to the influence on a card that is turned up."""
    influence, cost = (kind.influence, kind.cost) if kind is not None else ("taken", 0)
    if not lain:
        return translate("Table", "Nothing lies on it; it acts now")
    rest = lain - cost
    earned = 2 * rest if influence == "doubled" else rest
    if cost and not rest:
        return translate("Table", "Pay %n from it; it acts now", "", cost)
    if cost and influence == "lost":
        text = translate("Table", "Pay {cost} from it, %n more is lost; it acts now", "", rest)
    elif cost and influence == "kept":
        text = translate("Table", "Pay {cost} from it, %n stays; it acts now", "", rest)
    elif cost:
        text = translate("Table", "Pay {cost} from it and take %n; it acts now", "", earned)
    elif influence == "lost":
        text = translate("Table", "The %n on it is lost; it acts now", "", lain)
    elif influence == "kept":
        text = translate("Table", "The %n on it stays; it acts now", "", lain)
    else:
        text = translate("Table", "Take %n from it; it acts now", "", earned)
    return text.format(cost=cost)


def _at_stake(decision: Decision, table: Table, slot: int) -> str:
    """What somebody stands to lose by a target: the pool that is robbed, or what lies on the card."""
    if decision.prompt.verb == "steal":
        return _robbed(table, table.seating.owner[table.queue[slot]], decision.seat)
    lain = table.influence[table.queue[slot]]
    return translate("Table", "%n influence on it", "", lain) if lain else ""


def _robbed(table: Table, owner: int, by: int) -> str:
    if owner == by:
        return translate("Table", "Your own family: nothing is taken")
    if not table.pool[owner]:
        return translate("Table", "The owner’s pool is empty")
    return translate("Table", "%n influence in the owner’s pool", "", table.pool[owner])


def _chooses(kind: Kind) -> bool:
    return any(statement.verb == "choose" for statement in walk(kind.card.activate))
