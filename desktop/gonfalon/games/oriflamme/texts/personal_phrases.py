"""The sentences of the log of Oriflamme that are said to "you", the one person at the screen.

Their keys end as `personal_key` looks for them: `-you` where your family acts, `-yours` where it is done to you.
"""

from __future__ import annotations

from typing import Final

from gonfalon.texts.log_entries import Phrases
from gonfalon.texts.translations import phrases

_REASONS: Final = {
    "why-acts-first-you": "You want this card to act before all the others.",
    "why-acts-last-you": "You let %n card(s) act before this one.",
    "why-shelters-you": "You put the card below out of reach.",
    "why-waits-you": "You wait: this card now holds %n influence.",
    "why-no-later-you": "You cannot wait any longer: this is the last round.",
    "why-takes-lain-you": "You want to be sure of %n influence.",
    "why-strikes-now-you": "You see a target worth striking.",
    "why-acts-again-you": "You want this card to act in %n more round(s).",
    "why-hurts-leader-you": "You turn against {victim_family}, who leads with %n influence.",
    "why-hurts-leader-yours": "{family} turns against you, the leader with %n influence.",
    "why-wastes-lain-you": "You deny {victim_family} the %n influence on that card.",
    "why-wastes-lain-yours": "{family} denies you the %n influence on that card.",
    "why-ends-acting-you": "You stop {victim_family}’s card from acting in %n more round(s).",
    "why-ends-acting-yours": "{family} stops your card from acting in %n more round(s).",
    "why-spares-own-you": "You spare your own card.",
}

_COURSE: Final = {
    "crown-you": "You have the first player token and play first.",
    "choosing-card-you": "Your {card} must choose…",
    "choosing-victim-you": "Your {card} must choose a victim…",
}

_TURNS: Final = {
    "first-you": "You play the first card of the queue.",
    "first-named-you": "You play the {card} as the first card of the queue.",
    "front-you": "You play a card at the front.",
    "front-named-you": "You play the {card} at the front.",
    "back-you": "You play a card at the end.",
    "back-named-you": "You play the {card} at the end.",
    #: {families} are several in one list, "Red and Blue"; their cards lie at the front, at the end or on cards.
    "each-plays-yours": "You and {families} each play a card.",
    #: {families} are several in one list, "Red and Blue".
    "each-keeps-yours": "You and {families} each keep a card face down.",
    "cover-you": "You cover card {slot} with a new card.",
    "cover-seen-you": "You cover your {covered} with a new card.",
    "cover-seen-named-you": "You cover your {covered} with the {card}.",
    "keep-you": "You keep card {slot} face down: %n influence on it.",
    "keep-named-you": "You keep your {card} face down: %n influence on it.",
    "keep-bare-you": "You keep card {slot} face down.",
    "keep-bare-named-you": "You keep your {card} face down.",
    "reveal-you": "You reveal the {card}.",
    "reveal-takes-you": "You reveal the {card} and take %n from it.",
    "reveal-earns-you": "You reveal the {card} and earn %n.",
    "reveal-doubles-you": "You reveal the {card} and earn %n, twice what lay on it.",
    "reveal-loses-you": "You reveal the {card}; %n influence on it is lost.",
    "reveal-pays-you": "You reveal the {card} and pay %n from it.",
    "reveal-pays-takes-you": "You reveal the {card}, pay {paid} from it and take %n.",
}

_DEEDS: Final = {
    "eliminate-you": "Your {card} eliminates {victim_family}’s {victim}.",
    "eliminate-yours": "{family}’s {card} eliminates your {victim}.",
    "eliminate-loss-you": "Your {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.",
    "eliminate-loss-yours": "{family}’s {card} eliminates your {victim}; %n influence on it is lost.",
    "eliminate-own-you": "Your {card} eliminates your own {victim}.",
    "eliminate-loss-own-you": "Your {card} eliminates your own {victim}; %n influence on it is lost.",
    "eliminate-self-you": "Your {card} eliminates itself.",
    "discard-you": "Your {card} is discarded.",
    "discard-loss-you": "Your {card} is discarded; %n influence on it is lost.",
    "copy-you": "Your {card} copies {victim_family}’s {victim}.",
    "copy-yours": "{family}’s {card} copies your {victim}.",
    "copy-own-you": "Your {card} copies your own {victim}.",
    "move-you": "Your {card} moves {victim_family}’s card {slot} to place {place}.",
    "move-yours": "{family}’s {card} moves your card {slot} to place {place}.",
    "move-you-yours": "Your {card} moves your card {slot} to place {place}.",
    "move-named-you": "Your {card} moves {victim_family}’s {victim} to place {place}.",
    "move-named-yours": "{family}’s {card} moves your {victim} to place {place}.",
    "move-named-you-yours": "Your {card} moves your {victim} to place {place}.",
    "stay-you": "Your {card} leaves {victim_family}’s card {slot} where it was.",
    "stay-yours": "{family}’s {card} leaves your card {slot} where it was.",
    "stay-you-yours": "Your {card} leaves your card {slot} where it was.",
    "stay-named-you": "Your {card} leaves {victim_family}’s {victim} where it was.",
    "stay-named-yours": "{family}’s {card} leaves your {victim} where it was.",
    "stay-named-you-yours": "Your {card} leaves your {victim} where it was.",
    "mark-you": "Your {card} puts a verdict on {victim_family}’s card {slot}.",
    "mark-yours": "{family}’s {card} puts a verdict on your card {slot}.",
    "mark-you-yours": "Your {card} puts a verdict on your card {slot}.",
    "mark-named-you": "Your {card} puts a verdict on {victim_family}’s {victim}.",
    "mark-named-yours": "{family}’s {card} puts a verdict on your {victim}.",
    "mark-named-you-yours": "Your {card} puts a verdict on your {victim}.",
    "mark-self-you": "Your {card} puts a verdict on itself.",
    "close-you": "Your {card} turns face down again.",
    "reserve-you": "You reserve the {card}.",
    "reserve-with-you": "You reserve the {card} with %n influence on it.",
    "swap-you": "Your {card} returns to your hand; a new card takes its place.",
    "swap-named-you": "Your {card} returns to your hand; the {other} takes its place.",
}

_PLACES: Final = {
    #: Stands behind a figure: "−3 on your card 4", by its place in the queue.
    "on-card-yours": "on your card {slot}",
    #: Stands behind a figure: "−3 on your Lord".
    "on-card-named-yours": "on your {victim}",
}

_NOTHING: Final = {
    "idle-you": "Your {card} has no effect.",
    "no-token-you": "The pool has no verdict token for your {card}.",
    "only-unmarked-you": "No card has a verdict token: your {card} has no choice.",
    "only-token-you": "The pool has no verdict token: your {card} has no choice.",
    "only-hand-you": "No card is in your hand: your {card} has no choice.",
    "only-other-you": "Your {card} has no choice.",
}

_INFLUENCE: Final = {
    "gain-you": "Your {card} earns %n.",
    "pays-you": "Your {card} pays %n from the reserve.",
    "pays-kill-you": "Your {card} pays %n from the reserve for the elimination.",
    "pays-end-you": "At the end your {card} pays %n from the reserve.",
    "collect-you": "You take %n from your card.",
    "collect-named-you": "You take %n from your {card}.",
    "steal-you": "Your {card} takes %n from {victim_family}.",
    "steal-yours": "{family}’s {card} takes %n from you.",
    "steal-nothing-you": "Your {card} finds nothing to take from {victim_family}.",
    "steal-nothing-yours": "{family}’s {card} finds nothing to take from you.",
    "steal-home-you": "Your {card} turns to your own family and takes nothing.",
    "lay-you": "Your {card} puts %n influence on {victim_family}’s card {slot}.",
    "lay-yours": "{family}’s {card} puts %n influence on your card {slot}.",
    "lay-you-yours": "Your {card} puts %n influence on your card {slot}.",
    "lay-named-you": "Your {card} puts %n influence on {victim_family}’s {victim}.",
    "lay-named-yours": "{family}’s {card} puts %n influence on your {victim}.",
    "lay-named-you-yours": "Your {card} puts %n influence on your {victim}.",
    "lay-many-you": "Your {card} puts {amount} influence on each of %n card(s).",
    "drop-you": "Your card {slot} loses %n influence.",
    "drop-named-you": "Your {card} loses %n influence.",
    "drop-many-you": "You lose {amount} influence from each of %n card(s).",
}

_DESCRIPTIONS: Final = {
    "is-open-you": "Your {card}, face-up, card {place} of {places}.",
    "is-open-with-you": "Your {card}, face-up, card {place} of {places}, %n influence.",
    "is-closed-you": "Your card, face-down, card {place} of {places}.",
    "is-closed-with-you": "Your card, face-down, card {place} of {places}, %n influence.",
    "is-closed-named-you": "Your {card}, face-down, card {place} of {places}.",
    "is-closed-with-named-you": "Your {card}, face-down, card {place} of {places}, %n influence.",
    "is-covered-you": "Your covered card at place {place} of {places}.",
    "is-covered-named-you": "Your {card}, covered, at place {place} of {places}.",
    "is-in-hand-you": "A card in your hand.",
    "is-in-hand-named-you": "{card}, in your hand.",
    "is-set-aside-you": "A card that you have set aside.",
    "is-set-aside-named-you": "Your {card}, set aside.",
    "is-discarded-you": "Your {card}, discarded.",
    "is-reserved-you": "Your {card}, in reserve, %n influence.",
}

PERSONAL_PHRASES: Final[Phrases] = phrases(
    "Chronicle", _REASONS, _COURSE, _TURNS, _DEEDS, _PLACES, _NOTHING, _INFLUENCE, _DESCRIPTIONS
)
"""By key."""
