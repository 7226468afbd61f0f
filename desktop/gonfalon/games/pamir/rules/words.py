"""The words of Pax Pamir and the small numbers that the rules use for them (rules, section G)."""

from __future__ import annotations

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
