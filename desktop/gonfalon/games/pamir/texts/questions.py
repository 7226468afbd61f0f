"""Questions of Pax Pamir to the seat that decides: the prompt, and below it what to know for the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.actions import Bribe, reserved_rupees
from gonfalon.games.pamir.rules.card_actions import BUILD_COST, MAX_BLOCKS, Build
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import (  # fmt: skip
    ABILITIES,
    ACTIONS,
    ARMY,
    BATTLE,
    BUILD,
    CONFIDENCE_FAILURE,
    INDIAN_SUPPLIES,
    INTELLIGENCE,
    KOH_I_NOOR,
    MOVE,
    NATION_BUILDING,
    NONE,
    ON_CARD,
    POLITICAL,
    REBUKE,
    ROAD,
    SPY,
    TRIBE,
)
from gonfalon.games.pamir.rules.placement import BLOCKS, GIFT, Placement, impact_icons
from gonfalon.games.pamir.texts.decision_context import DecisionContext, Parts, TitleAndDetail
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import translate


def question(view: View, names: Names) -> TitleAndDetail:
    """Return the question of a decision, for the seat it is put to."""
    return TitleAndDetail.of(*QUESTIONS[view.pending.prompt.word].said(DecisionContext(view, names)))


# -- turns and bribes --------------------------------------------------------------------------------------------------


def _loyalty(asked: DecisionContext) -> Parts:
    table = asked.table
    seats = [seat for seat in range(table.seating.seats) if seat != table.seating.wakhan]
    place = 1 + sum(table.loyalty[seat] != NONE for seat in seats)
    detail = translate("PamirQuestions", "Declaration {place} of {places}; several players may choose the same")
    return (
        translate("PamirQuestions", "To which coalition are you loyal?"),
        asked.say(detail, place=place, places=len(seats)),
    )


def _actions(asked: DecisionContext) -> Parts:
    moves = asked.decision.moves
    if len(moves) == 1:
        return (translate("PamirQuestions", "Nothing is left but to end your turn"),)
    if asked.prompt.number <= 0:
        cards = len({move.one for move in moves if move.word in ACTIONS})
        return (
            translate("PamirQuestions", "No action is left"),
            translate("PamirQuestions", "%n card(s) can still be used for a bonus action", "", cards),
        )
    detail = translate("PamirQuestions", "Buy, play or use a card; using {suit_cards} costs no action")
    return (
        translate("PamirQuestions", "Your turn: %n action(s) left", "", asked.prompt.number),
        asked.say(detail, suit=asked.table.favored),
    )


def _ask_bribe(asked: DecisionContext) -> Parts:
    table, prompt = asked.table, asked.prompt
    if table.holder[prompt.card] != NONE:
        title = translate("PamirQuestions", "{family} wants to use {card} ({deed}): what bribe do you ask for?")
        detail = translate("PamirQuestions", "Your spies hold the card hostage: at most %n rupee(s)", "", prompt.number)
    else:
        title = translate("PamirQuestions", "{family} wants to play {card}: what bribe do you ask for?")
        detail = translate("PamirQuestions", "You rule {region}: at most %n rupee(s)", "", prompt.number)
    family, region = asked.letter(prompt.seat), table.seating.deck.region[prompt.card]
    return (asked.say(title, family=family, card=prompt.card, deed=_deed(asked)), asked.say(detail, region=region))


def _pay_bribe(asked: DecisionContext) -> Parts:
    table, prompt = asked.table, asked.prompt
    title = translate("PamirQuestions", "{family} asks for %n rupee(s): do you pay?", "", prompt.number)
    assert isinstance(asked.frame, Bribe)
    cost = reserved_rupees(table, asked.seat, asked.frame.action)
    if table.holder[prompt.card] == NONE:
        detail = translate("PamirQuestions", "For playing {card}; you have %n rupee(s)", "", asked.rupees)
    elif cost:
        detail = translate(
            "PamirQuestions", "For using {card} ({deed}, which costs {cost}); you have %n rupee(s)", "", asked.rupees
        )
    else:
        detail = translate("PamirQuestions", "For using {card} ({deed}); you have %n rupee(s)", "", asked.rupees)
    return (
        asked.say(title, family=asked.letter(prompt.seat)),
        asked.say(detail, card=prompt.card, deed=_deed(asked), cost=cost),
    )


def _deed(asked: DecisionContext) -> str:
    """The action for which a card is to be used; empty where it is to be played."""
    assert isinstance(asked.frame, Bribe)
    word = asked.frame.action.word
    return asked.names.action(ACTIONS.index(word)).name if word in ACTIONS else ""


# -- placing -----------------------------------------------------------------------------------------------------------


def _icon(asked: DecisionContext, several: str, icon: int) -> str:
    """A title for one of several equal icons of a card says which of them it is."""
    if asked.prompt.card == NONE:
        return ""
    count = impact_icons(asked.table, asked.prompt.card).count(icon)
    return several.format(number=count - asked.prompt.number + 1, count=count) if count > 1 else ""


def _road(asked: DecisionContext) -> Parts:
    table = asked.table
    coalition = asked.frame.coalition if isinstance(asked.frame, Placement) else table.loyalty[asked.seat]
    title = translate("PamirQuestions", "On which border of {region_gen} does the road go?")
    several = _icon(asked, translate("PamirQuestions", "Road {number} of {count}"), ROAD)
    left = translate("PamirQuestions", "%n block(s) left in the supply", "", table.blocks[coalition])
    return asked.say(title, region=asked.prompt.place), several, left


def _spy(asked: DecisionContext) -> Parts:
    title = translate("PamirQuestions", "On which court card of {region_gen} does the spy go?")
    several = _icon(asked, translate("PamirQuestions", "Spy {number} of {count}"), SPY)
    return asked.say(title, region=asked.prompt.place), several, translate("PamirQuestions", "any court will do")


def _lift(asked: DecisionContext) -> Parts:
    frame = asked.frame
    if isinstance(frame, Build) or (isinstance(frame, Placement) and frame.icon in BLOCKS):
        title = translate("PamirQuestions", "No block of your coalition is left: where do you take one from?")
    else:
        title = translate("PamirQuestions", "Your supply is empty: where do you take a cylinder from?")
    if isinstance(frame, Build):
        return title, translate("PamirQuestions", "You build with it")
    if not isinstance(frame, Placement):
        return title, translate("PamirQuestions", "It becomes a spy")
    if frame.icon == GIFT:
        return title, translate("PamirQuestions", "It becomes a gift")
    detail = {
        ROAD: translate("PamirQuestions", "It becomes a road on a border of {region_gen}"),
        ARMY: translate("PamirQuestions", "It becomes an army {region_in}"),
        TRIBE: translate("PamirQuestions", "It becomes a tribe {region_in}"),
        SPY: translate("PamirQuestions", "It becomes a spy on a card of {region_gen}"),
    }[frame.icon]
    return title, asked.say(detail, region=frame.where)


# -- actions -----------------------------------------------------------------------------------------------------------


def _build(asked: DecisionContext) -> Parts:
    title = translate("PamirQuestions", "Where does block {number} go?").format(number=asked.prompt.number + 1)
    if not asked.table.boons[asked.seat] >> NATION_BUILDING & 1:
        cost = translate("PamirQuestions", "{cost} rupees each, up to {most} blocks").format(
            cost=BUILD_COST, most=MAX_BLOCKS
        )
    elif asked.prompt.number % 2:
        cost = translate("PamirQuestions", "This one costs nothing more")
    else:
        cost = translate("PamirQuestions", "{cost} rupees for two, up to {most} blocks").format(
            cost=BUILD_COST, most=2 * MAX_BLOCKS
        )
    return title, cost, _purse(asked)


def _purse(asked: DecisionContext) -> str:
    return translate("PamirQuestions", "you have %n rupee(s)", "", asked.rupees)


def _gift(asked: DecisionContext) -> Parts:
    worth = translate("PamirQuestions", "Each is worth one influence")
    if asked.table.boons[asked.seat] >> KOH_I_NOOR & 1:
        worth = translate("PamirQuestions", "Each is worth two influence")
    return translate("PamirQuestions", "Which gift do you buy?"), worth, _purse(asked)


def _move(asked: DecisionContext) -> Parts:
    detail = translate("PamirQuestions", "Armies need roads of their coalition; spies go to the next card")
    if asked.table.powers[asked.seat] & INDIAN_SUPPLIES:
        detail = translate("PamirQuestions", "Your armies need no roads; spies go to the next card")
    return (translate("PamirQuestions", "Move: %n step(s) left", "", asked.prompt.number), detail)


def _prize(asked: DecisionContext) -> Parts:
    coalition = asked.table.seating.deck.prize[asked.prompt.card]
    detail = translate("PamirQuestions", "It is worth one influence")
    if asked.table.loyalty[asked.seat] not in (NONE, coalition):
        detail = translate("PamirQuestions", "You would change sides and join the {coalition_people}")
    return (
        asked.say(translate("PamirQuestions", "{card}: do you take this prize?"), card=asked.prompt.card),
        asked.say(detail, coalition=coalition),
    )


def _battle(asked: DecisionContext) -> Parts:
    place = asked.prompt.place
    title = translate("PamirQuestions", "Battle: you may remove %n piece(s); which?", "", asked.prompt.number)
    if place >= ON_CARD:
        detail = translate("PamirQuestions", "From this card: {card}")
        return title, asked.say(detail, card=place - ON_CARD)
    detail = translate("PamirQuestions", "Region: {region}, with its borders")
    return title, asked.say(detail, region=place)


def _safe_house(asked: DecisionContext) -> Parts:
    more = translate("PamirQuestions", "%n spy(ies) can still be sheltered", "", asked.prompt.number)
    return (
        translate("PamirQuestions", "Your spy was removed: does it go to a Safe House?"),
        more if asked.prompt.number > 1 else "",
    )


# -- discards ----------------------------------------------------------------------------------------------------------


def _court_limit(asked: DecisionContext) -> Parts:
    stars = asked.table.stars[4 * asked.seat + POLITICAL]
    detail = translate("PamirQuestions", "Limit {limit}: three, and %n political star(s)", "", stars)
    return (
        translate(
            "PamirQuestions", "Your court has %n card(s) too many: which one do you discard?", "", asked.prompt.number
        ),
        detail.format(limit=court_limit(asked.table, asked.seat)),
    )


def _hand_limit(asked: DecisionContext) -> Parts:
    stars = asked.table.stars[4 * asked.seat + INTELLIGENCE]
    detail = translate("PamirQuestions", "Limit {limit}: two, and %n intelligence star(s)", "", stars)
    return (
        translate(
            "PamirQuestions", "Your hand has %n card(s) too many: which one do you discard?", "", asked.prompt.number
        ),
        detail.format(limit=hand_limit(asked.table, asked.seat)),
    )


class Question(NamedTuple):
    """What is to be said of a kind of question, and what a screen or a terminal needs to put it."""

    said: Callable[[DecisionContext], Parts]
    chapter: str
    """The key of the chapter of the rules that explains it."""
    seen: tuple[str, ...] = ()
    """The parts of the table that must be seen for it: `market`, `map`, `courts`, `hands`."""
    is_open: bool = False
    """Whether it is about what lies open."""
    action: int = NONE
    """The action to which it belongs and whose steps are counted beside the large map."""


QUESTIONS: Final[dict[str, Question]] = {
    "loyalty": Question(_loyalty, "pamir-loyalty", is_open=True),
    "actions": Question(_actions, "pamir-turn"),
    "ask-bribe": Question(_ask_bribe, "pamir-bribes", ("map", "courts"), is_open=True),
    "pay-bribe": Question(_pay_bribe, "pamir-bribes", ("map", "courts"), is_open=True),
    "road": Question(_road, "pamir-playing", ("map",)),
    "spy": Question(_spy, "pamir-playing", ("courts",)),
    "lift": Question(_lift, "pamir-playing", ("map", "courts"), is_open=True),
    "blackmail": Question(
        lambda asked: (
            translate("PamirQuestions", "Blackmail: on which card do you place a spy?"),
            translate("PamirQuestions", "There must be no spy on it yet"),
        ),
        "pamir-abilities",
        ("courts",),
    ),
    "build": Question(_build, "pamir-actions", ("map",), action=BUILD),
    "infrastructure": Question(
        lambda asked: (
            translate("PamirQuestions", "Where does the free block go?"),
            asked.names.ability(ABILITIES.index("infrastructure")).name,
        ),
        "pamir-abilities",
        ("map",),
        action=BUILD,
    ),
    "gift": Question(_gift, "pamir-actions"),
    "tax": Question(
        lambda asked: (
            translate("PamirQuestions", "Tax: you may take %n rupee(s); where from?", "", asked.prompt.number),
            translate("PamirQuestions", "From market cards, or from players with cards of regions that you rule"),
        ),
        "pamir-actions",
        ("market",),
    ),
    "move": Question(_move, "pamir-actions", ("map", "courts"), action=MOVE),
    "betray": Question(
        lambda asked: (
            translate("PamirQuestions", "Which card do you betray?"),
            translate("PamirQuestions", "It goes with all spies on it; the 2 rupees are paid"),
        ),
        "pamir-actions",
        ("courts",),
    ),
    "prize": Question(_prize, "pamir-actions", ("courts",), is_open=True),
    "site": Question(
        lambda asked: (
            asked.say(translate("PamirQuestions", "{card}: where is the battle?"), card=asked.prompt.card),
            translate(
                "PamirQuestions",
                "You remove at most %n piece(s), and no more than you have armies or spies there",
                "",
                asked.prompt.number,
            ),
        ),
        "pamir-actions",
        ("map", "courts"),
        action=BATTLE,
    ),
    "battle": Question(_battle, "pamir-actions", ("map", "courts"), action=BATTLE),
    "safe-house": Question(_safe_house, "pamir-abilities", ("courts",), is_open=True),
    "court-limit": Question(_court_limit, "pamir-cleanup", ("courts",)),
    "hand-limit": Question(_hand_limit, "pamir-cleanup", ("hands",)),
    "debt": Question(
        lambda asked: (
            translate(
                "PamirQuestions",
                "You cannot pay %n rupee(s) of your debt: which card do you give up for it?",
                "",
                asked.prompt.number,
            ),
            translate("PamirQuestions", "Each card pays one rupee"),
        ),
        "pamir-discarding",
        ("courts", "hands"),
    ),
    "patriots": Question(
        lambda asked: (
            translate("PamirQuestions", "You change sides: which patriot goes first?"),
            translate(
                "PamirQuestions", "You lose %n patriot(s) and cannot pay back all leverage", "", asked.prompt.number
            ),
        ),
        "pamir-loyalty",
        ("courts",),
        is_open=True,
    ),
    "confidence-failure": Question(
        lambda asked: (
            asked.say(
                translate("PamirQuestions", "{event}: which card of your hand do you discard?"),
                event=CONFIDENCE_FAILURE,
            ),
            translate("PamirQuestions", "Every player discards one"),
        ),
        "pamir-events",
        ("hands",),
    ),
    "rumor": Question(
        lambda asked: (
            translate("PamirQuestions", "Who is the rumor about?"),
            translate("PamirQuestions", "That player’s patriots give no influence until the next check is over"),
        ),
        "pamir-events",
        ("courts",),
        is_open=True,
    ),
    "other-persuasive-methods": Question(
        lambda asked: (
            translate("PamirQuestions", "Who do you swap hands with?"),
            translate("PamirQuestions", "You give %n card(s)", "", len(asked.table.hands[asked.seat])),
        ),
        "pamir-events",
        ("hands",),
    ),
    "pashtunwali-values": Question(
        lambda asked: (
            translate("PamirQuestions", "Which suit is favored until the next Dominance Check?"),
            translate("PamirQuestions", "Icons and events do not change it until then"),
        ),
        "pamir-events",
        is_open=True,
    ),
    "rebuke": Question(
        lambda asked: (
            asked.say(translate("PamirQuestions", "{event}: which region is cleared?"), event=REBUKE),
            translate("PamirQuestions", "All tribes and armies go; roads stay"),
        ),
        "pamir-events",
        ("map",),
        is_open=True,
    ),
}
"""By the word of its prompt; all that is told of a question stands in its row."""
