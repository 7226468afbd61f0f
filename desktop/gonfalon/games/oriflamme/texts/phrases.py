"""The sentences of the log of Oriflamme, those for the reasons of bots among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.texts.personal_phrases import PERSONAL_PHRASES
from gonfalon.texts.log_entries import SHARED_PHRASES, LogEntry, Phrases
from gonfalon.texts.translations import phrases

PREFIX: Final = "why-"
"""So the keys of all reasons begin."""

_FIGURES: Final[Mapping[str, str]] = {
    "acts-first": "",
    "acts-last": "n",
    "shelters": "n",
    "waits": "n",
    "no-later": "",
    "takes-lain": "n",
    "strikes-now": "",
    "acts-again": "n",
    "hurts-leader": "n victim_family",
    "wastes-lain": "n victim_family",
    "ends-acting": "n victim_family",
    "spares-own": "",
}
"""For each word of a bot what its figures are."""

REASONS: Final = {
    "why-acts-first": "{family} wants this card to act before all the others.",
    "why-acts-last": "{family} lets %n card(s) act before this one.",
    "why-shelters": "{family} puts the card below out of reach.",
    "why-waits": "{family} waits: this card now holds %n influence.",
    "why-no-later": "{family} cannot wait any longer: this is the last round.",
    "why-takes-lain": "{family} wants to be sure of %n influence.",
    "why-strikes-now": "{family} sees a target worth striking.",
    "why-acts-again": "{family} wants this card to act in %n more round(s).",
    "why-hurts-leader": "{family} turns against {victim_family}, who leads with %n influence.",
    "why-wastes-lain": "{family} denies {victim_family} the %n influence on that card.",
    "why-ends-acting": "{family} stops {victim_family}’s card from acting in %n more round(s).",
    "why-spares-own": "{family} spares its own card.",
}


def bot_reason(word: str, figures: Sequence[int], seat: int, seating: Seating) -> LogEntry | None:
    """The line of a bot's reason; None for a word that is not of this game, or figures that do not fit it."""
    if word not in _FIGURES or len(names := _FIGURES[word].split()) != len(figures):
        return None
    family = seating.families[seat]
    values: dict[str, object] = {"family": family}
    for name, figure in zip(names, figures, strict=True):
        values[name] = seating.families[figure] if name == "victim_family" else figure
    return LogEntry(PREFIX + word, family, values=values)


_COURSE: Final = {
    "planning": "Round {round} · Placement",
    "resolution": "Round {round} · Resolution",
    "crown": "{family} has the first player token and plays first.",
    "choosing-card": "{family}’s {card} must choose…",
    "choosing-victim": "{family}’s {card} must choose a victim…",
}

_TURNS: Final = {
    "first": "{family} plays the first card of the queue.",
    "first-named": "{family} plays the {card} as the first card of the queue.",
    "front": "{family} plays a card at the front.",
    "front-named": "{family} plays the {card} at the front.",
    "back": "{family} plays a card at the end.",
    "back-named": "{family} plays the {card} at the end.",
    "cover": "{family} covers card {slot} with a new card.",
    "cover-seen": "{family} covers its {covered} with a new card.",
    "cover-seen-named": "{family} covers its {covered} with the {card}.",
    #: {families} are several in one list, "Red and Blue"; their cards lie at the front, at the end or on cards.
    "each-plays": "{families} each play a card.",
    #: {families} are several in one list, "Red and Blue".
    "each-keeps": "{families} each keep a card face down.",
    "keep": "{family} keeps card {slot} face down: %n influence on it.",
    "keep-named": "{family} keeps its {card} face down: %n influence on it.",
    "keep-bare": "{family} keeps card {slot} face down.",
    "keep-bare-named": "{family} keeps its {card} face down.",
    "reveal": "{family} reveals the {card}.",
    "reveal-takes": "{family} reveals the {card} and takes %n from it.",
    "reveal-earns": "{family} reveals the {card} and earns %n.",
    "reveal-doubles": "{family} reveals the {card} and earns %n, twice what lay on it.",
    "reveal-loses": "{family} reveals the {card}; %n influence on it is lost.",
    "reveal-pays": "{family} reveals the {card} and pays %n from it.",
    "reveal-pays-takes": "{family} reveals the {card}, pays {paid} from it and takes %n.",
}

_DEEDS: Final = {
    "eliminate": "{family}’s {card} eliminates {victim_family}’s {victim}.",
    "eliminate-loss": "{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.",
    "eliminate-own": "{family}’s {card} eliminates {family}’s own {victim}.",
    "eliminate-loss-own": "{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.",
    "eliminate-self": "{family}’s {card} eliminates itself.",
    "discard": "{family}’s {card} is discarded.",
    "discard-loss": "{family}’s {card} is discarded; %n influence on it is lost.",
    "copy": "{family}’s {card} copies {victim_family}’s {victim}.",
    "copy-own": "{family}’s {card} copies {family}’s own {victim}.",
    "move": "{family}’s {card} moves {victim_family}’s card {slot} to place {place}.",
    "move-named": "{family}’s {card} moves {victim_family}’s {victim} to place {place}.",
    "stay": "{family}’s {card} leaves {victim_family}’s card {slot} where it was.",
    "stay-named": "{family}’s {card} leaves {victim_family}’s {victim} where it was.",
    "mark": "{family}’s {card} puts a verdict on {victim_family}’s card {slot}.",
    "mark-named": "{family}’s {card} puts a verdict on {victim_family}’s {victim}.",
    "mark-self": "{family}’s {card} puts a verdict on itself.",
    "tokens-back": "%n verdict token(s) go back to the pool.",
    "close": "{family}’s {card} turns face down again.",
    "reserve": "{family} reserves the {card}.",
    "reserve-with": "{family} reserves the {card} with %n influence on it.",
    "swap": "{family}’s {card} returns to the hand; a new card takes its place.",
    "swap-named": "{family}’s {card} returns to the hand; the {other} takes its place.",
}

_PLACES: Final = {
    #: Stands behind a figure: "−3 on card 4", by its place in the queue.
    "on-card": "on card {slot}",
    #: Stands behind a figure: "−3 on the Lord".
    "on-card-named": "on the {victim}",
}

_NOTHING: Final = {
    "idle": "{family}’s {card} has no effect.",
    "no-token": "The pool has no verdict token for {family}’s {card}.",
    "only-unmarked": "No card has a verdict token: {family}’s {card} has no choice.",
    "only-token": "The pool has no verdict token: {family}’s {card} has no choice.",
    "only-hand": "No card is in hand: {family}’s {card} has no choice.",
    "only-other": "{family}’s {card} has no choice.",
}

_INFLUENCE: Final = {
    "gain": "{family}’s {card} earns %n.",
    "pays": "{family}’s {card} pays %n from the reserve.",
    "pays-kill": "{family}’s {card} pays %n from the reserve for the elimination.",
    "pays-end": "At the end {family}’s {card} pays %n from the reserve.",
    "collect": "{family} takes %n from its card.",
    "collect-named": "{family} takes %n from its {card}.",
    "steal": "{family}’s {card} takes %n from {victim_family}.",
    "steal-nothing": "{family}’s {card} finds nothing to take from {victim_family}.",
    "steal-home": "{family}’s {card} turns to its own family and takes nothing.",
    "lay": "{family}’s {card} puts %n influence on {victim_family}’s card {slot}.",
    "lay-named": "{family}’s {card} puts %n influence on {victim_family}’s {victim}.",
    "lay-many": "{family}’s {card} puts {amount} influence on each of %n card(s).",
    "drop": "{family}’s card {slot} loses %n influence.",
    "drop-named": "{family}’s {card} loses %n influence.",
    "drop-many": "{family} loses {amount} influence from each of %n card(s).",
}

_DESCRIPTIONS: Final = {
    "is-open": "{family}, {card}, face-up, card {place} of {places}.",
    "is-open-with": "{family}, {card}, face-up, card {place} of {places}, %n influence.",
    "is-closed": "{family}, face-down, card {place} of {places}.",
    "is-closed-with": "{family}, face-down, card {place} of {places}, %n influence.",
    "is-closed-named": "{family}, {card}, face-down, card {place} of {places}.",
    "is-closed-with-named": "{family}, {card}, face-down, card {place} of {places}, %n influence.",
    "is-covered": "{family}, a covered card at place {place} of {places}.",
    "is-covered-named": "{family}, {card}, covered, at place {place} of {places}.",
    "is-in-your-hand": "{card}, in your hand.",
    "is-in-hand": "{family}, a card in hand.",
    "is-in-hand-named": "{family}, {card}, in hand.",
    "is-set-aside": "{family}, a card set aside.",
    "is-set-aside-named": "{family}, {card}, set aside.",
    "is-discarded": "{family}, {card}, discarded.",
    "is-reserved": "{family}, {card}, in reserve, %n influence.",
    "covers": "%n card(s) under it.",
    "waits": "It waits until the next round.",
    "bears-verdicts": "%n verdict token(s) on it.",
}

_RULES: Final = {
    "rule-card": "{card}: {card_says}",
    "rule-eliminate": "{card_says} Eliminating a card earns 1.",
    "rule-takes": "The family that reveals a card takes the influence on it.",
    "rule-keep": "A card that stays face down gets 1 influence.",
    "rule-keep-bare": "A card that was swapped in this round gets no influence.",
    "rule-place": "A new card goes to either end of the queue or onto a card of the same family.",
}
"""Why something happens as another line says; {card_says} is what is printed on the card."""

_BY_CARD: Final = (
    "reveal", "reveal-earns", "reveal-doubles", "reveal-loses", "reveal-pays", "reveal-pays-takes", "gain", "pays",
    "pays-kill", "pays-end", "steal", "steal-nothing", "steal-home", "copy", "move", "stay", "mark", "mark-self", "lay",
    "lay-many", "swap", "reserve", "reserve-with", "close", "idle",
)  # fmt: skip

ROW_OF: Final[Mapping[str, str]] = {
    **dict.fromkeys(("first", "front", "back", "cover"), "each-plays"),
    **dict.fromkeys(("keep", "keep-bare"), "each-keeps"),
}
"""By the key of a line, the key of the sentence that tells several families of it at once."""

RULE_OF: Final[Mapping[str, str]] = {
    **dict.fromkeys(_BY_CARD, "rule-card"),
    **dict.fromkeys(("eliminate", "eliminate-loss", "eliminate-self"), "rule-eliminate"),
    **dict.fromkeys(("front", "back", "cover", "cover-seen"), "rule-place"),
    "reveal-takes": "rule-takes",
    "keep": "rule-keep",
    "keep-bare": "rule-keep-bare",
}
"""By the key of a line, without what says that a card is named or one's own, the key of the rule that makes it so."""

PHRASES: Final[Phrases] = {
    **SHARED_PHRASES,
    **PERSONAL_PHRASES,
    **phrases(
        "Chronicle",
        REASONS,
        _COURSE,
        _TURNS,
        _DEEDS,
        _PLACES,
        _NOTHING,
        _INFLUENCE,
        _DESCRIPTIONS,
        _RULES,
    ),
}
