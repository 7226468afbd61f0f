"""The sentences of the log of Pax Pamir that are said to "you", the one person at the screen.

Their keys end as `personal_key` looks for them: `-you` where your family acts, `-yours` where it is done to you.
"""

from __future__ import annotations

from typing import Final

from gonfalon.texts.log_entries import Phrases
from gonfalon.texts.translations import phrases

_COURSE: Final = {
    "turn-you": "Turn {turn} · yours, %n rupee(s)",
    "turn-ends-you": "You end the turn.",
    "stops-you": "You leave it at that.",
    "loyal-you": "You are loyal to the {coalition_people}.",
    #: What you have done goes on: "You: a spy on Cossacks."
    "goes-on-you": "You{parts}.",
    "wins-you": "You win with %n victory point(s).",
    "shared-yours": "The victory is shared: you and {families}.",
    "held-you": "You still held {cards}.",
    "holds-you": "You hold {cards} now.",
}

_MARKET: Final = {
    "buy-you": "You buy {card} for %n rupee(s).",
    "buy-gets-you": "You buy {card} for %n rupee(s) and get the {gets} on it.",
    "buy-free-you": "You take {card} for free.",
    "buy-free-gets-you": "You take {card} for free and get the %n rupee(s) on it.",
    "buy-event-you": "You buy {card} for %n rupee(s){parts}.",
    "buy-event-gets-you": "You buy {card} for %n rupee(s) and get the {gets} on it{parts}.",
    "buy-event-free-you": "You take {card} for free{parts}.",
    "buy-event-free-gets-you": "You take {card} for free and get the %n rupee(s) on it{parts}.",
}

_DEEDS: Final = {
    "announce-play-you": "You want to play {card}{parts}.",
    "announce-use-you": "You want to use {card} to {action}{parts}.",
    "play-left-you": "You play {card} at the left end of the court{parts}.",
    "play-right-you": "You play {card} at the right end of the court{parts}.",
    "use-battle-you": "You battle, using {card}{parts}.",
    "use-betray-you": "You betray, using {card}{parts}.",
    "use-build-you": "You build with {card}{parts}.",
    "use-gift-you": "You use {card}{parts}.",
    "use-move-you": "You move with {card}{parts}.",
    "use-tax-you": "You tax with {card}{parts}.",
}

_PLACED: Final = {
    "spy-abroad-yours": "a spy on {card} in your court",
    "spies-abroad-yours": "%n spy(ies) on {card} in your court",
    "spy-moves-abroad-yours": "a spy goes from {from_card} to {to_card} in your court",
    "spies-move-abroad-yours": "%n spy(ies) go from {from_card} to {to_card} in your court",
}

_REMOVED: Final = {
    "tribe-leaves-you": "a tribe of yours leaves {region}",
    "tribes-leave-you": "%n tribe(s) of yours leave {region}",
    "spy-leaves-you": "a spy of yours leaves {card}",
    "spies-leave-you": "%n spy(ies) of yours leave {card}",
    #: {cost} is a number of rupees
    "gift-lost-you": "you lose the gift for {cost}",
    "court-leaves-you": "{card} leaves your court",
    #: from a court card that is discarded
    "spies-home-you": "%n spy(ies) of yours on it go back",
    "discards-you": "you discard %n card(s) from your hand ({cards})",
    "prizes-lost-you": "you lose %n prize(s)",
}

_CHANGED: Final = {
    "changes-you": "you leave the {from_coalition_people} for the {to_coalition_people}",
    "prize-you": "you take {card} {coalition_as_prize}",
    "swap-you": "you and {other_family} swap hands",
    "swap-yours": "{family} and you swap hands",
    "rules-you": "you rule {region} now",
    "about-you": "it is about you",
    "for-family-you": "in force for you until the next Dominance Check",
    #: at a Dominance Check: "you 5" is your influence or the number of your cylinders in play
    "figure-you": "you {count}",
    "scores-you": "you {count} ({total} in all)",
}

_RUPEES: Final = {
    "asks-you": "you ask for %n rupee(s)",
    "asks-nothing-you": "you ask for nothing",
    "pays-you": "you pay",
    "cannot-pay-you": "you cannot pay that much",
    "drops-you": "you drop the action",
    "gets-you": "you get %n rupee(s) from {other_family}",
    "gets-yours": "{family} gets %n rupee(s) from you",
    "taxed-you": "%n rupee(s) from you",
    "pays-back-you": "you pay back %n rupee(s)",
}

_MOTIVES: Final = {
    "motive-check-you": "You expect to score more at the next Dominance Check this way.",
    "motive-check-now-you": "You prefer this Dominance Check to a later one.",
    "motive-check-blocks-you": "You are preparing the blocks on the map for the next Dominance Check.",
    "motive-check-influence-you": "You are preparing your influence for the next Dominance Check.",
    "motive-check-cylinders-you": "You are preparing your cylinders in play for the next Dominance Check.",
    "motive-influence-you": "You want more influence in the coalition.",
    "motive-coalition-you": "You want your coalition to be stronger on the map.",
    "motive-cylinders-you": "You want more cylinders in play.",
    "motive-rupees-you": "You need rupees.",
    "motive-court-you": "You want a better court.",
    "motive-hand-you": "You want a good hand for later turns.",
    "motive-rule-you": "You want to rule and to profit from it.",
    "motive-spies-you": "You have in mind what spies can do to court cards.",
    "motive-holdings-you": "You simply want more cards, pieces and rupees.",
    "motive-whim-you": "You act on a whim.",
    "motive-loyalty-you": "You look at the patriots in the market, and at who else is loyal.",
    "motive-done-you": "You see nothing better to do.",
    "motive-victory-you": "You win with this.",
    "motive-soon-you": "You can win this turn.",
    "motive-rival-you": "You want to stop {other_family}.",
    "motive-rival-yours": "{family} wants to stop you.",
}

_WAKHAN: Final = {
    "reason-bribed-you": "For {card} she pays you the full bribe of %n rupee(s).",
    "reason-bribe_too_high-you": (
        "For {card} she owes you a bribe of %n rupee(s), which she does not have: it is discarded."
    ),
    "reason-taxed_player-you": "She taxes players first, the richest first: %n rupee(s) from you.",
    "reason-rumor-you": "The red arrow says who it is about: you.",
    "reason-swap-you": "The red arrow says who she swaps hands with: you.",
}

PERSONAL_PHRASES: Final[Phrases] = phrases(
    "PamirChronicle", _COURSE, _MARKET, _DEEDS, _PLACED, _REMOVED, _CHANGED, _RUPEES
)
"""Those of what happens, by key."""
PERSONAL_BOT_REASONS: Final[Phrases] = phrases("PamirMotives", _MOTIVES)
"""Those of the reasons of moves, by key."""
PERSONAL_WAKHAN_REASONS: Final[Phrases] = phrases("PamirReasons", _WAKHAN)
"""Those of Wakhan's reasons, by key."""
