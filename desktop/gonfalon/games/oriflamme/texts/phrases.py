"""The sentences of the log of Oriflamme, those for the reasons of bots among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.texts.log_entries import SHARED_PHRASES, LogEntry, Phrases
from gonfalon.texts.translations import translate

__all__ = ["PHRASES", "REASONS", "RULE_OF", "bot_reason"]


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

REASONS: Final[Phrases] = {
    "why-acts-first": lambda n: translate("Chronicle", "{family} wants this card to act before all the others."),
    "why-acts-last": lambda n: translate("Chronicle", "{family} lets %n card(s) act before this one.", "", n),
    "why-shelters": lambda n: translate("Chronicle", "{family} puts the card below out of reach."),
    "why-waits": lambda n: translate("Chronicle", "{family} waits: this card now holds %n influence.", "", n),
    "why-no-later": lambda n: translate("Chronicle", "{family} cannot wait any longer: this is the last round."),
    "why-takes-lain": lambda n: translate("Chronicle", "{family} wants to be sure of %n influence.", "", n),
    "why-strikes-now": lambda n: translate("Chronicle", "{family} sees a target worth striking."),
    "why-acts-again": lambda n: translate("Chronicle", "{family} wants this card to act in %n more round(s).", "", n),
    "why-hurts-leader": lambda n: translate(
        "Chronicle", "{family} turns against {victim_family}, who leads with %n influence.", "", n
    ),
    "why-wastes-lain": lambda n: translate(
        "Chronicle", "{family} denies {victim_family} the %n influence on that card.", "", n
    ),
    "why-ends-acting": lambda n: translate(
        "Chronicle", "{family} stops {victim_family}’s card from acting in %n more round(s).", "", n
    ),
    "why-spares-own": lambda n: translate("Chronicle", "{family} spares its own card."),
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


_COURSE: Phrases = {
    "planning": lambda n: translate("Chronicle", "Round {round} · Placement"),
    "resolution": lambda n: translate("Chronicle", "Round {round} · Resolution"),
    "crown": lambda n: translate("Chronicle", "{family} has the first player token and plays first."),
    "choosing-card": lambda n: translate("Chronicle", "{family}’s {card} must choose…"),
    "choosing-victim": lambda n: translate("Chronicle", "{family}’s {card} must choose a victim…"),
}

_TURNS: Phrases = {
    "first": lambda n: translate("Chronicle", "{family} plays the first card of the queue."),
    "first-named": lambda n: translate("Chronicle", "{family} plays the {card} as the first card of the queue."),
    "front": lambda n: translate("Chronicle", "{family} plays a card at the front."),
    "front-named": lambda n: translate("Chronicle", "{family} plays the {card} at the front."),
    "back": lambda n: translate("Chronicle", "{family} plays a card at the end."),
    "back-named": lambda n: translate("Chronicle", "{family} plays the {card} at the end."),
    "cover": lambda n: translate("Chronicle", "{family} covers card {slot} with a new card."),
    "cover-seen": lambda n: translate("Chronicle", "{family} covers its {covered} with a new card."),
    "cover-seen-named": lambda n: translate("Chronicle", "{family} covers its {covered} with the {card}."),
    "keep": lambda n: translate("Chronicle", "{family} keeps card {slot} face down: %n influence on it.", "", n),
    "keep-named": lambda n: translate("Chronicle", "{family} keeps its {card} face down: %n influence on it.", "", n),
    "keep-bare": lambda n: translate("Chronicle", "{family} keeps card {slot} face down."),
    "keep-bare-named": lambda n: translate("Chronicle", "{family} keeps its {card} face down."),
    "reveal": lambda n: translate("Chronicle", "{family} reveals the {card}."),
    "reveal-takes": lambda n: translate("Chronicle", "{family} reveals the {card} and takes %n from it.", "", n),
    "reveal-earns": lambda n: translate("Chronicle", "{family} reveals the {card} and earns %n.", "", n),
    "reveal-doubles": lambda n: translate(
        "Chronicle", "{family} reveals the {card} and earns %n, twice what lay on it.", "", n
    ),
    "reveal-loses": lambda n: translate("Chronicle", "{family} reveals the {card}; %n influence on it is lost.", "", n),
    "reveal-pays": lambda n: translate("Chronicle", "{family} reveals the {card} and pays %n from it.", "", n),
    "reveal-pays-takes": lambda n: translate(
        "Chronicle", "{family} reveals the {card}, pays {paid} from it and takes %n.", "", n
    ),
}

_DEEDS: Phrases = {
    "eliminate": lambda n: translate("Chronicle", "{family}’s {card} eliminates {victim_family}’s {victim}."),
    "eliminate-loss": lambda n: translate(
        "Chronicle", "{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.", "", n
    ),
    "eliminate-own": lambda n: translate("Chronicle", "{family}’s {card} eliminates {family}’s own {victim}."),
    "eliminate-loss-own": lambda n: translate(
        "Chronicle", "{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.", "", n
    ),
    "eliminate-self": lambda n: translate("Chronicle", "{family}’s {card} eliminates itself."),
    "discard": lambda n: translate("Chronicle", "{family}’s {card} is discarded."),
    "discard-loss": lambda n: translate(
        "Chronicle", "{family}’s {card} is discarded; %n influence on it is lost.", "", n
    ),
    "copy": lambda n: translate("Chronicle", "{family}’s {card} copies {victim_family}’s {victim}."),
    "copy-own": lambda n: translate("Chronicle", "{family}’s {card} copies {family}’s own {victim}."),
    "move": lambda n: translate("Chronicle", "{family}’s {card} moves {victim_family}’s card {slot} to place {place}."),
    "move-named": lambda n: translate(
        "Chronicle", "{family}’s {card} moves {victim_family}’s {victim} to place {place}."
    ),
    "stay": lambda n: translate("Chronicle", "{family}’s {card} leaves {victim_family}’s card {slot} where it was."),
    "stay-named": lambda n: translate("Chronicle", "{family}’s {card} leaves {victim_family}’s {victim} where it was."),
    "mark": lambda n: translate("Chronicle", "{family}’s {card} puts a verdict on {victim_family}’s card {slot}."),
    "mark-named": lambda n: translate("Chronicle", "{family}’s {card} puts a verdict on {victim_family}’s {victim}."),
    "mark-self": lambda n: translate("Chronicle", "{family}’s {card} puts a verdict on itself."),
    "tokens-back": lambda n: translate("Chronicle", "%n verdict token(s) go back to the pool.", "", n),
    "close": lambda n: translate("Chronicle", "{family}’s {card} turns face down again."),
    "reserve": lambda n: translate("Chronicle", "{family} reserves the {card}."),
    "reserve-with": lambda n: translate("Chronicle", "{family} reserves the {card} with %n influence on it.", "", n),
    "swap": lambda n: translate("Chronicle", "{family}’s {card} returns to the hand; a new card takes its place."),
    "swap-named": lambda n: translate(
        "Chronicle", "{family}’s {card} returns to the hand; the {other} takes its place."
    ),
}

_YOURS: Phrases = {
    "eliminate-yours": lambda n: translate("Chronicle", "{family}’s {card} eliminates your {victim}."),
    "eliminate-loss-yours": lambda n: translate(
        "Chronicle", "{family}’s {card} eliminates your {victim}; %n influence on it is lost.", "", n
    ),
    "copy-yours": lambda n: translate("Chronicle", "{family}’s {card} copies your {victim}."),
    "move-named-yours": lambda n: translate("Chronicle", "{family}’s {card} moves your {victim} to place {place}."),
    "stay-named-yours": lambda n: translate("Chronicle", "{family}’s {card} leaves your {victim} where it was."),
    "mark-named-yours": lambda n: translate("Chronicle", "{family}’s {card} puts a verdict on your {victim}."),
    "lay-named-yours": lambda n: translate("Chronicle", "{family}’s {card} puts %n influence on your {victim}.", "", n),
    "steal-yours": lambda n: translate("Chronicle", "{family}’s {card} takes %n from you.", "", n),
    "steal-nothing-yours": lambda n: translate("Chronicle", "{family}’s {card} finds nothing to take from you."),
    #: Stands behind a figure: "−3 on your Lord".
    "on-card-named-yours": lambda n: translate("Chronicle", "on your {victim}"),
}
"""What is done to cards of whoever reads it."""

_PLACES: Phrases = {
    #: Stands behind a figure: "−3 on card 4", by its place in the queue.
    "on-card": lambda n: translate("Chronicle", "on card {slot}"),
    #: Stands behind a figure: "−3 on the Lord".
    "on-card-named": lambda n: translate("Chronicle", "on the {victim}"),
}

_NOTHING: Phrases = {
    "idle": lambda n: translate("Chronicle", "{family}’s {card} has no effect."),
    "no-token": lambda n: translate("Chronicle", "The pool has no verdict token for {family}’s {card}."),
    "only-unmarked": lambda n: translate("Chronicle", "No card has a verdict token: {family}’s {card} has no choice."),
    "only-token": lambda n: translate("Chronicle", "The pool has no verdict token: {family}’s {card} has no choice."),
    "only-hand": lambda n: translate("Chronicle", "No card is in hand: {family}’s {card} has no choice."),
    "only-other": lambda n: translate("Chronicle", "{family}’s {card} has no choice."),
}

_INFLUENCE: Phrases = {
    "gain": lambda n: translate("Chronicle", "{family}’s {card} earns %n.", "", n),
    "pays": lambda n: translate("Chronicle", "{family}’s {card} pays %n from the reserve.", "", n),
    "pays-kill": lambda n: translate(
        "Chronicle", "{family}’s {card} pays %n from the reserve for the elimination.", "", n
    ),
    "pays-end": lambda n: translate("Chronicle", "At the end {family}’s {card} pays %n from the reserve.", "", n),
    "collect": lambda n: translate("Chronicle", "{family} takes %n from its card.", "", n),
    "collect-named": lambda n: translate("Chronicle", "{family} takes %n from its {card}.", "", n),
    "steal": lambda n: translate("Chronicle", "{family}’s {card} takes %n from {victim_family}.", "", n),
    "steal-nothing": lambda n: translate("Chronicle", "{family}’s {card} finds nothing to take from {victim_family}."),
    "steal-home": lambda n: translate("Chronicle", "{family}’s {card} turns to its own family and takes nothing."),
    "lay": lambda n: translate(
        "Chronicle", "{family}’s {card} puts %n influence on {victim_family}’s card {slot}.", "", n
    ),
    "lay-named": lambda n: translate(
        "Chronicle", "{family}’s {card} puts %n influence on {victim_family}’s {victim}.", "", n
    ),
    "lay-many": lambda n: translate(
        "Chronicle", "{family}’s {card} puts {amount} influence on each of %n card(s).", "", n
    ),
    "drop": lambda n: translate("Chronicle", "{family}’s card {slot} loses %n influence.", "", n),
    "drop-named": lambda n: translate("Chronicle", "{family}’s {card} loses %n influence.", "", n),
    "drop-many": lambda n: translate("Chronicle", "{family} loses {amount} influence from each of %n card(s).", "", n),
}

_DESCRIPTIONS: Phrases = {
    "is-open": lambda n: translate("Chronicle", "{family}, {card}, face-up, card {place} of {places}."),
    "is-open-with": lambda n: translate(
        "Chronicle", "{family}, {card}, face-up, card {place} of {places}, %n influence.", "", n
    ),
    "is-closed": lambda n: translate("Chronicle", "{family}, face-down, card {place} of {places}."),
    "is-closed-with": lambda n: translate(
        "Chronicle", "{family}, face-down, card {place} of {places}, %n influence.", "", n
    ),
    "is-closed-named": lambda n: translate("Chronicle", "{family}, {card}, face-down, card {place} of {places}."),
    "is-closed-with-named": lambda n: translate(
        "Chronicle", "{family}, {card}, face-down, card {place} of {places}, %n influence.", "", n
    ),
    "is-covered": lambda n: translate("Chronicle", "{family}, a covered card at place {place} of {places}."),
    "is-covered-named": lambda n: translate("Chronicle", "{family}, {card}, covered, at place {place} of {places}."),
    "is-in-your-hand": lambda n: translate("Chronicle", "{card}, in your hand."),
    "is-in-hand": lambda n: translate("Chronicle", "{family}, a card in hand."),
    "is-in-hand-named": lambda n: translate("Chronicle", "{family}, {card}, in hand."),
    "is-set-aside": lambda n: translate("Chronicle", "{family}, a card set aside."),
    "is-set-aside-named": lambda n: translate("Chronicle", "{family}, {card}, set aside."),
    "is-discarded": lambda n: translate("Chronicle", "{family}, {card}, discarded."),
    "is-reserved": lambda n: translate("Chronicle", "{family}, {card}, in reserve, %n influence.", "", n),
    "covers": lambda n: translate("Chronicle", "%n card(s) under it.", "", n),
    "waits": lambda n: translate("Chronicle", "It waits until the next round."),
    "bears-verdicts": lambda n: translate("Chronicle", "%n verdict token(s) on it.", "", n),
}

_RULES: Phrases = {
    "rule-card": lambda n: translate("Chronicle", "{card}: {card_says}"),
    "rule-eliminate": lambda n: translate("Chronicle", "{card_says} Eliminating a card earns 1."),
    "rule-takes": lambda n: translate("Chronicle", "The family that reveals a card takes the influence on it."),
    "rule-keep": lambda n: translate("Chronicle", "A card that stays face down gets 1 influence."),
    "rule-keep-bare": lambda n: translate("Chronicle", "A card that was swapped in this round gets no influence."),
    "rule-place": lambda n: translate(
        "Chronicle", "A new card goes to either end of the queue or onto a card of the same family."
    ),
}
"""Why something happens as another line says; {card_says} is what is printed on the card."""

_BY_CARD: Final = (
    "reveal", "reveal-earns", "reveal-doubles", "reveal-loses", "reveal-pays", "reveal-pays-takes", "gain", "pays",
    "pays-kill", "pays-end", "steal", "steal-nothing", "steal-home", "copy", "move", "stay", "mark", "mark-self", "lay",
    "lay-many", "swap", "reserve", "reserve-with", "close", "idle",
)  # fmt: skip

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
    **REASONS,
    **_COURSE,
    **_TURNS,
    **_DEEDS,
    **_YOURS,
    **_PLACES,
    **_NOTHING,
    **_INFLUENCE,
    **_DESCRIPTIONS,
    **_RULES,
}
