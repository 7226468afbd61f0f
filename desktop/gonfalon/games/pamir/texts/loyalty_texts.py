"""Texts about declaring for a coalition and changing sides: what a player loses at once and what it gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.constants import COALITIONS, COURT_SIZE, NONE
from gonfalon.games.pamir.rules.dominance import influence
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.decision_context import DecisionContext, spies_on_card
from gonfalon.games.pamir.texts.move_labels import leverage_part, lost_tribes_part
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.translations import translate

# -- the first declaration ---------------------------------------------------------------------------------------------


class CoalitionSide(NamedTuple):
    """A coalition that one can be loyal to."""

    coalition: int
    heading: str
    patriots: tuple[tuple[str, int], ...]
    """Those in the market, by name and price, the cheapest first."""
    already: str
    loyal: tuple[str, ...]
    """The families that have declared for it."""
    names: str
    """Who that is, or that it is nobody."""


@dataclass(frozen=True)
class LoyaltyChoice(Choice):
    """A declaration, on a plate."""

    side: CoalitionSide | None = None


def loyalty_choices(view: View, names: Names) -> list[LoyaltyChoice]:
    """The coalitions, each with its patriots in the market and those who are loyal to it."""
    return [_loyalty_choice(view, move, names) for move in view.pending.moves]


def _loyalty_choice(view: View, move: Move, names: Names) -> LoyaltyChoice:
    table: Table = view.table
    coalition, seat = move.one, view.pending.seat
    found = sorted(
        (price(table, seat, place), card)
        for place, card in enumerate(table.market)
        if 0 < card <= COURT_SIZE and table.seating.deck.patriot[card] == coalition
    )
    loyal = [family for at, family in enumerate(table.seating.families) if table.loyalty[at] == coalition]
    side = CoalitionSide(
        coalition=coalition,
        heading=translate("PamirMoves", "%n patriot(s) in the market", "", len(found)),
        patriots=tuple((names.card_name(card), cost) for cost, card in found),
        already=translate("PamirSides", "Loyal already"),
        loyal=tuple(loyal),
        names=names.listed([names.family(family) for family in loyal]) or translate("PamirSides", "nobody so far"),
    )
    return LoyaltyChoice(
        move,
        move_label(view, move, names).title,
        names.said(_pool(table, coalition), {}),
        cards=tuple(card for _, card in found),
        style="brackets",
        side=side,
    )


def _pool(table: Table, coalition: int) -> str:
    return translate("PamirQuestions", "%n block(s) left in the supply", "", table.blocks[coalition])


def loyalty_meaning() -> tuple[str, tuple[str, str, str], str]:
    """Return what loyalty means: a heading, its bearing on blocks, checks and patriots, and where to read more."""
    return (
        translate("PamirSides", "What loyalty means"),
        (
            translate("PamirSides", "Armies and roads that you place are its blocks."),
            translate("PamirSides", "If it dominates at a check, only those loyal to it score, by influence."),
            translate("PamirSides", "A patriot of another coalition, or its prize, changes your side."),
        ),
        translate("PamirSides", "Rules of loyalty"),
    )


# -- changing sides ----------------------------------------------------------------------------------------------------


class ChangeKind(Enum):
    """The subject of a part of a change."""

    GIFT = auto()
    PRIZE = auto()
    CARD = auto()
    RULE = auto()
    BLOCKS = auto()
    ENEMIES = auto()


class ChangePart(NamedTuple):
    """Something that one loses or gets."""

    kind: ChangeKind
    title: str
    detail: str
    number: int
    """The card, the region or the coalition that it is about."""


class LoyaltyChange(NamedTuple):
    """The consequences of a move that changes the player's side."""

    family: str
    before: int
    after: int
    """The coalitions."""
    title: str
    sentence: str
    losing: str
    lost: tuple[ChangePart, ...]
    getting: str
    got: tuple[ChangePart, ...]
    influence: str
    worth: tuple[int, int]
    """The influence before and after."""
    bribe: tuple[str, str]
    """Who may ask for a bribe first, and why; empty without one."""
    stays: str
    choices: tuple[Choice, ...]
    """The moves that do it; what lays the card back is left to whoever asks."""
    back: tuple[str, str]


def loyalty_change(view: View, moves: Sequence[Move], foretold: MoveOutcome, names: Names) -> LoyaltyChange | None:
    """Return what a change of sides brings; None where the move changes none, or nothing is lost by it.

    Args:
        view: with the question.
        moves: those that do the same: a card may be played at either end.
        foretold: what the first of them brings.
        names: the words of the table.
    """
    before, after, seat = foretold.before, foretold.after, foretold.seat
    old, new = before.loyalty[seat], after.loyalty[seat]
    of = DecisionContext(view, names)
    lost = _lost(of, foretold) if NONE not in (old, new) and old != new else []
    if not lost:
        return None
    card = moves[0].one if moves[0].word == "play" else of.prompt.card
    values: dict[str, object] = {"coalition": new, "card": card}
    sentence = translate(
        "PamirSides", "{card}: {coalition_patriot}. Playing it changes your side before its icons count."
    )
    if moves[0].word != "play":
        sentence = translate("PamirSides", "{card} is a prize of the {coalition_gen}: with it you change sides.")
    return LoyaltyChange(
        family=of.letter(seat),
        before=old,
        after=new,
        title=names.said(translate("PamirSides", "Join the {coalition_people}?"), values),
        sentence=names.said(sentence, values),
        losing=translate("PamirSides", "You lose at once"),
        lost=tuple(lost),
        getting=translate("PamirSides", "You get"),
        got=tuple(_got(of, foretold, card)),
        influence=translate("PamirSides", "Influence"),
        worth=(influence(before, seat, old), _worth(foretold)),
        bribe=_bribe(of, foretold),
        stays=translate("PamirSides", "Your tribes and spies and all blocks on the map stay where they are."),
        choices=tuple(_choice(of, move) for move in moves),
        back=(
            names.said(translate("PamirSides", "Stay with the {coalition_people}"), {"coalition": old}),
            translate("PamirSides", "Nothing is spent"),
        ),
    )


def _lost(of: DecisionContext, foretold: MoveOutcome) -> list[ChangePart]:
    table, seat, new = foretold.before, foretold.seat, foretold.after.loyalty[foretold.seat]
    deck = table.seating.deck
    found: list[ChangePart] = []
    gifts = table.gifts[seat].bit_count()
    if gifts and not foretold.after.gifts[seat]:
        title = translate("PamirMoves", "%n gift(s)", "", gifts)
        supply = table.cylinders[seat]
        detail = translate("PamirSides", "Back to your supply, which will have {count}").format(count=supply + gifts)
        found.append(ChangePart(ChangeKind.GIFT, title, detail, NONE))
    prizes = [card for card in table.prizes[seat] if card not in foretold.after.prizes[seat]]
    if prizes:
        title = translate("PamirMoves", "%n prize(s)", "", len(prizes))
        detail = of.say(translate("PamirSides", "Out of the game: {cards}"), cards=prizes)
        found.append(ChangePart(ChangeKind.PRIZE, title, detail, deck.prize[prizes[0]]))
    # Where the order matters they go one by one and are asked about, so not all of them are gone yet.
    old = [card for card in table.courts[seat] if deck.patriot[card] not in (NONE, new)]
    gone = [card for owner, card in foretold.lost if owner == seat and card not in old]
    found += [_lost_card(of, card) for card in (*old, *gone)]
    for region, (ruler, then) in foretold.rulers.items():
        if ruler == seat:
            found.append(_rule(of, region, then, translate("PamirSides", "The rule of {region}")))
    return found


def _lost_card(of: DecisionContext, card: int) -> ChangePart:
    parts = (spies_on_card(of.table, of.names, card), leverage_part(of, of.seat, [card]), lost_tribes_part(of, card))
    detail = "; ".join(filter(None, parts)) or translate("PamirSides", "leaves your court")
    return ChangePart(ChangeKind.CARD, of.names.card_name(card), detail[:1].upper() + detail[1:], card)


def _rule(of: DecisionContext, region: int, ruler: int, title: str) -> ChangePart:
    detail = translate("PamirTalk", "Nobody rules there")
    if ruler != NONE:
        pattern = translate("PamirTalk", "{family} rules there")
        detail = of.names.addressed(pattern, translate("PamirTalk", "You rule there"), {"family": of.letter(ruler)})
    return ChangePart(ChangeKind.RULE, of.names.said(title, {"region": region}), detail, region)


def _got(of: DecisionContext, foretold: MoveOutcome, card: int) -> list[ChangePart]:
    table, seat, new = foretold.before, foretold.seat, foretold.after.loyalty[foretold.seat]
    say, named = of.say, of.names
    worth = translate("PamirSides", "Worth 1 influence")
    blocks = "; ".join((translate("PamirSides", "What you build and place from now on"), _pool(foretold.after, new)))
    others = [other for other in range(len(COALITIONS)) if other != new]
    enemies = translate("PamirSides", "You fight the {one_coalition_people} and the {other_coalition_people}")
    friends = [of.letter(at) for at, loyalty in enumerate(table.loyalty) if loyalty == new and at != seat]
    enemy = say(enemies, one_coalition=others[0], other_coalition=others[1])
    if friends:
        enemy += "; " + say(translate("PamirSides", "you and {families} do not fight each other"), families=friends)
    of_blocks = named.said(translate("PamirSides", "Blocks of the {coalition_people}"), {"coalition": new})
    found = [
        ChangePart(ChangeKind.CARD, named.card_name(card), worth, card),
        ChangePart(ChangeKind.BLOCKS, of_blocks, blocks, new),
        ChangePart(ChangeKind.ENEMIES, translate("PamirSides", "Other enemies"), enemy, NONE),
    ]  # fmt: skip
    for region, (_, then) in foretold.rulers.items():
        if then == seat:
            found.append(_rule(of, region, then, translate("PamirSides", "The rule of {region}")))
    return found


def _worth(foretold: MoveOutcome) -> int:
    """The influence then; what waits for the patriots to go is counted with it."""
    after, seat = foretold.after, foretold.seat
    asked = foretold.asked
    pending = asked is not None and asked.prompt.word in ("patriots", "debt")
    return influence(after, seat, after.loyalty[seat]) + pending


def _bribe(of: DecisionContext, foretold: MoveOutcome) -> tuple[str, str]:
    if foretold.receiver == NONE:
        return "", ""
    asks = translate("PamirMoves", "{family} may ask for a bribe of up to %n rupee(s)", "", foretold.owed)
    has = translate("PamirQuestions", "you have %n rupee(s)", "", of.rupees)
    return of.names.said(asks, {"family": of.letter(foretold.receiver)}), has[:1].upper() + has[1:]


def _choice(of: DecisionContext, move: Move) -> Choice:
    court = of.table.courts[of.seat]
    if move.word != "play":
        return Choice(move, translate("PamirSides", "Take it and join"), of.names.card_name(of.prompt.card))
    right = bool(move.two)
    title = (
        translate("PamirSides", "Join at the right end") if right else translate("PamirSides", "Join at the left end")
    )
    beside = of.names.card_name(court[-1 if right else 0]) if court else ""
    detail = translate("PamirSides", "Beside {name}").format(name=beside) if beside else ""
    return Choice(move, title, detail)
