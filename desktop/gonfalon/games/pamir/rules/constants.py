"""
The constants of Pax Pamir: words and the numbers that stand for them, places on the map, and bits for what happened
this turn.
"""

from __future__ import annotations

from gonfalon.core.diagnostics import Message, MessageError

NONE = -1
"""No region, no coalition, no ability, no seat."""

SUITS = ("economic", "military", "political", "intelligence")
ECONOMIC, MILITARY, POLITICAL, INTELLIGENCE = range(4)

COALITIONS = ("afghan", "british", "russian")
AFGHAN, BRITISH, RUSSIAN = range(3)
BLOCKS = 12
"""How many of each coalition there are (G1)."""
CYLINDERS = 10
"""How many of each player there are in play (G2)."""

ICONS = (
    "road", "army", "tribe", "spy", "leverage",
    "favor_economic", "favor_military", "favor_political", "favor_intelligence",
)  # fmt: skip
ROAD, ARMY, TRIBE, SPY, LEVERAGE, FAVOR = range(6)
"""The icons; `FAVOR + suit` moves the favored suit."""

ACTIONS = ("battle", "betray", "build", "gift", "move", "tax")
"""What court cards can be used for, in the order of their words."""
BATTLE, BETRAY, BUILD, GIFT, MOVE, TAX = range(6)

ABILITIES = (
    "indispensable_advisors", "insurrection", "claim_of_ancient_lineage", "bodyguards", "citadel_kabul",
    "citadel_transcaspia", "strange_bedfellows", "civil_service_reforms", "safe_house", "charismatic_courtiers",
    "blackmail_kandahar", "blackmail_herat", "indian_supplies", "well_connected", "herat_influence",
    "persian_influence", "russian_influence", "infrastructure", "savvy_operator", "irregulars",
)  # fmt: skip
(
    ADVISORS, INSURRECTION, LINEAGE, BODYGUARDS, CITADEL_KABUL, CITADEL_TRANSCASPIA, BEDFELLOWS, CIVIL_SERVICE,
    SAFE_HOUSE, COURTIERS, BLACKMAIL_KANDAHAR, BLACKMAIL_HERAT, INDIAN_SUPPLIES, WELL_CONNECTED, HERAT_INFLUENCE,
    PERSIAN_INFLUENCE, RUSSIAN_INFLUENCE, INFRASTRUCTURE, SAVVY_OPERATOR, IRREGULARS,
) = (1 << number for number in range(len(ABILITIES)))  # fmt: skip
"""The special abilities (X) as bits, of which a court has any number."""

EMBLEMS = (
    "akali", "bales", "bandit", "bazaar", "bridge", "canal", "cannon", "caravan", "carpet", "cavalry", "chain",
    "city", "coffer", "coins", "colours", "council", "drum", "elder", "elephant", "envoy", "fort", "fruit", "gate",
    "general", "grain", "guard", "horse", "jewel", "judge", "khan", "lady", "letter", "lion", "minaret", "mine",
    "missionary", "musket", "oasis", "officer", "ore", "pass", "poet", "poppy", "prince", "quill", "regiment",
    "riders", "sabre", "shah", "sheep", "smuggler", "spyglass", "steamship", "survey", "tent", "throne",
    "traveller", "vizier",
)  # fmt: skip
"""What the picture on a court card shows."""

EVENTS = (
    "dominance_check", "new_tactics", "koh_i_noor_recovered", "courtly_manners", "rumor", "conflict_fatigue",
    "nationalism", "public_withdrawal", "nation_building", "backing_of_persian_aristocracy",
    "other_persuasive_methods", "pashtunwali_values", "rebuke",
    "favor_military", "embarrassment_of_riches", "disregard_for_customs", "failure_to_impress", "riots_in_punjab",
    "riots_in_herat", "no_effect", "riots_in_kabul", "riots_in_persia", "confidence_failure", "favor_intelligence",
    "favor_political",
)  # fmt: skip
"""What events do (E): those that are bought, then those that are discarded."""
(
    DOMINANCE_CHECK, NEW_TACTICS, KOH_I_NOOR, COURTLY_MANNERS, RUMOR, CONFLICT_FATIGUE, NATIONALISM,
    PUBLIC_WITHDRAWAL, NATION_BUILDING, PERSIAN_ARISTOCRACY, PERSUASIVE_METHODS, PASHTUNWALI, REBUKE,
    FAVOR_MILITARY, EMBARRASSMENT, DISREGARD, FAILURE_TO_IMPRESS, RIOTS_PUNJAB, RIOTS_HERAT, NO_EFFECT, RIOTS_KABUL,
    RIOTS_PERSIA, CONFIDENCE_FAILURE, FAVOR_INTELLIGENCE, FAVOR_POLITICAL,
) = range(len(EVENTS))  # fmt: skip

SIDES = ("left", "right")
"""The ends of a court."""
LEFT, RIGHT = range(2)

COURT_SIZE = 100
"""Court cards have the numbers 1 to 100."""
CHECKS = range(101, 105)
"""The numbers of the four Dominance Checks."""
LAST_CARD = 116
"""The other events have the numbers 105 to 116."""


def announcement_bit(card: int, action: int) -> int:
    """The bit in `announced` of using a card for one of `ACTIONS`, or for `NONE` of playing it."""
    return 1 << (card + 128 * (action + 1))


def block_bit(coalition: int, place: int) -> int:
    """The number of a block in `fresh`."""
    return 3 * place + coalition


def cylinder_bit(seat: int, place: int) -> int:
    """The number of a cylinder in `fresh`."""
    return 1000 * (seat + 1) + place


# 0 to 5 are the regions, 6 to 14 the borders, 15 to 17 the gift spaces, 21 to 120 the court cards. A block in a region
# is an army, on a border a road; a cylinder in a region is a tribe, on a card a spy, on a gift space a gift (G1, G2).

REGIONS = ("persia", "transcaspia", "herat", "kabul", "kandahar", "punjab")
PERSIA, TRANSCASPIA, HERAT, KABUL, KANDAHAR, PUNJAB = range(6)
BORDERS = ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (3, 5), (4, 5))
"""The two regions of each border (G3)."""

FIRST_BORDER = len(REGIONS)
FIRST_GIFT = FIRST_BORDER + len(BORDERS)
ON_CARD = 20
"""The place on a court card is this and the number of the card."""
GIFTS = (2, 4, 6)
"""What the gift spaces cost (A4)."""

BORDERS_OF = tuple(
    tuple(FIRST_BORDER + border for border, ends in enumerate(BORDERS) if region in ends) for region in range(6)
)
"""The borders of each region, as places."""
NEIGHBOURS = tuple(
    tuple(sorted((ends[0] + ends[1] - region, border) for border, ends in enumerate(BORDERS) if region in ends))
    for region in range(6)
)
"""For each region its neighbours, each with the number of the border between, from 0."""

_WORDS = {
    **dict(enumerate(REGIONS)),
    **{FIRST_BORDER + border: f"{REGIONS[one]}-{REGIONS[two]}" for border, (one, two) in enumerate(BORDERS)},
    **{FIRST_GIFT + number: f"gift-{cost}" for number, cost in enumerate(GIFTS)},
}
_PLACES = {word: place for place, word in _WORDS.items()}


def place_word(place: int) -> str:
    """`herat`, `herat-kabul`, `gift-2`, or the number of a court card."""
    return _WORDS[place] if place in _WORDS else str(place - ON_CARD)


def place_from_word(word: str) -> int:
    """
    Raises:
        ValueError: when there is no such place.
    """
    if word in _PLACES:
        return _PLACES[word]
    if word.isascii() and word.isdigit() and word[0] != "0" and int(word) <= 100:
        return ON_CARD + int(word)
    raise MessageError(
        Message(
            "'{word}' is no place: write a region, a border such as {border}, {gift}, or a card's number.",
            word=word,
            border="herat-kabul",
            gift="gift-2",
        )
    )
