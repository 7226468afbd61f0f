"""The sentences of the chronicle of Pax Pamir, and the parts that a sentence is told with.

`names` tells which placeholders each value stands for. Beside these there is {parts}, what came of a deed: nothing, or
a colon and a list of parts (": a tribe in Kabul, 2 rupees from the bank"), and {clauses}, such a list without a colon.
A part begins with a small letter and has no full stop; it has to make sense behind any of the sentences.
"""

from __future__ import annotations

from typing import Final

from gonfalon.texts.catalogue import translate
from gonfalon.texts.phrases import SHARED, Phrases

__all__ = ["FIGURES", "PARTS", "PHRASES"]

_COURSE: Phrases = {
    "turn": lambda n: translate("PamirChronicle", "Turn {turn} · {family}, %n rupee(s)", "", n),
    "turn-wakhan": lambda n: translate("PamirChronicle", "Turn {turn} · Wakhan ({family}), %n rupee(s)", "", n),
    #: of an answer that the chronicle does not tell
    "turn-ends": lambda n: translate("PamirChronicle", "{family} ends the turn."),
    #: likewise, where more could be built, moved, taken or removed
    "stops": lambda n: translate("PamirChronicle", "{family} leaves it at that."),
    "loyal": lambda n: translate("PamirChronicle", "{family} is loyal to the {coalition_people}."),
    #: what somebody has done and said before goes on, a reason may stand between: "Black: a spy on Cossacks."
    "goes-on": lambda n: translate("PamirChronicle", "{family}{parts}."),
    "happens": lambda n: translate("PamirChronicle", "{clauses}."),
    "wins": lambda n: translate("PamirChronicle", "{family} wins with %n victory point(s).", "", n),
    "shared": lambda n: translate("PamirChronicle", "The victory is shared: {families}."),
    "held": lambda n: translate("PamirChronicle", "{family} still held {cards}."),
    "holds": lambda n: translate("PamirChronicle", "{family} holds {cards} now."),
}

FIGURES: Final[Phrases] = {
    #: by how much stands before it: "+3 in points"
    "in-points": lambda n: translate("PamirChronicle", "in points"),
    #: by how much stands before it: "+1 in influence"
    "in-influence": lambda n: translate("PamirChronicle", "in influence"),
}

_MARKET: Phrases = {
    "market": lambda n: translate("PamirChronicle", "New in the market: {cards}."),
    "buy": lambda n: translate("PamirChronicle", "{family} buys {card} for %n rupee(s).", "", n),
    #: {gets} are the rupees that lay on the card
    "buy-gets": lambda n: translate(
        "PamirChronicle", "{family} buys {card} for %n rupee(s) and gets the {gets} on it.", "", n
    ),
    "buy-free": lambda n: translate("PamirChronicle", "{family} takes {card} for free."),
    "buy-free-gets": lambda n: translate(
        "PamirChronicle", "{family} takes {card} for free and gets the %n rupee(s) on it.", "", n
    ),
    "buy-event": lambda n: translate("PamirChronicle", "{family} buys {card} for %n rupee(s){parts}.", "", n),
    "buy-event-gets": lambda n: translate(
        "PamirChronicle", "{family} buys {card} for %n rupee(s) and gets the {gets} on it{parts}.", "", n
    ),
    "buy-event-free": lambda n: translate("PamirChronicle", "{family} takes {card} for free{parts}."),
    "buy-event-free-gets": lambda n: translate(
        "PamirChronicle", "{family} takes {card} for free and gets the %n rupee(s) on it{parts}.", "", n
    ),
    "event": lambda n: translate("PamirChronicle", "{card} leaves the market. {event}{parts}."),
    "check-leaves": lambda n: translate("PamirChronicle", "{card} leaves the market."),
    "effect": lambda n: translate("PamirChronicle", "{event}{parts}."),
    "effects-end": lambda n: translate("PamirChronicle", "No longer in force: {events}."),
}

_DEEDS: Phrases = {
    "announce-play": lambda n: translate("PamirChronicle", "{family} wants to play {card}{parts}."),
    "announce-use": lambda n: translate("PamirChronicle", "{family} wants to use {card} to {action}{parts}."),
    "play-left": lambda n: translate("PamirChronicle", "{family} plays {card} at the left end of the court{parts}."),
    "play-right": lambda n: translate("PamirChronicle", "{family} plays {card} at the right end of the court{parts}."),
    "use-battle": lambda n: translate("PamirChronicle", "{family} battles, using {card}{parts}."),
    "use-betray": lambda n: translate("PamirChronicle", "{family} betrays, using {card}{parts}."),
    "use-build": lambda n: translate("PamirChronicle", "{family} builds with {card}{parts}."),
    "use-gift": lambda n: translate("PamirChronicle", "{family} uses {card}{parts}."),
    "use-move": lambda n: translate("PamirChronicle", "{family} moves with {card}{parts}."),
    "use-tax": lambda n: translate("PamirChronicle", "{family} taxes with {card}{parts}."),
}

_CHECKS: Phrases = {
    "check": lambda n: translate("PamirChronicle", "Dominance Check"),
    "check-last": lambda n: translate("PamirChronicle", "Last Dominance Check · points are doubled"),
    "blocks": lambda n: translate(
        "PamirChronicle", "Blocks on the map: Afghans {afghan}, British {british}, Russians {russian}."
    ),
    "dominant": lambda n: translate(
        "PamirChronicle", "The {coalition_people} are dominant. Influence among them{parts}."
    ),
    "dominant-alone": lambda n: translate(
        "PamirChronicle", "The {coalition_people} are dominant, and nobody has influence among them."
    ),
    "undecided": lambda n: translate("PamirChronicle", "No coalition is dominant. Cylinders in play{parts}."),
    "points": lambda n: translate("PamirChronicle", "Victory points{parts}."),
    "blocks-cleared": lambda n: translate("PamirChronicle", "All blocks leave the map{parts}."),
    #: the ability of that name
    "insurrection": lambda n: translate("PamirChronicle", "Insurrection{parts}."),
}

_PLACED: Phrases = {
    "army": lambda n: translate("PamirChronicle", "{army} {region_in}"),
    "armies": lambda n: translate("PamirChronicle", "%n {army_plural} {region_in}", "", n),
    "road": lambda n: translate("PamirChronicle", "{road} {border}"),
    "roads": lambda n: translate("PamirChronicle", "%n {road_plural} {border}", "", n),
    "tribe": lambda n: translate("PamirChronicle", "a tribe {region_in}"),
    "tribes": lambda n: translate("PamirChronicle", "%n tribe(s) {region_in}", "", n),
    "spy": lambda n: translate("PamirChronicle", "a spy on {card}"),
    "spies": lambda n: translate("PamirChronicle", "%n spy(ies) on {card}", "", n),
    "spy-abroad": lambda n: translate("PamirChronicle", "a spy on {card} in {other_family}’s court"),
    "spies-abroad": lambda n: translate("PamirChronicle", "%n spy(ies) on {card} in {other_family}’s court", "", n),
    #: {cost} is a number of rupees
    "gift": lambda n: translate("PamirChronicle", "a gift for {cost}"),
}

_MOVED: Phrases = {
    "army-moves": lambda n: translate("PamirChronicle", "{army} goes {from_region_from} {to_region_to}"),
    "armies-move": lambda n: translate(
        "PamirChronicle", "%n {army_plural} go {from_region_from} {to_region_to}", "", n
    ),
    "tribe-moves": lambda n: translate("PamirChronicle", "a tribe goes {from_region_from} {to_region_to}"),
    "tribes-move": lambda n: translate("PamirChronicle", "%n tribe(s) go {from_region_from} {to_region_to}", "", n),
    "spy-moves": lambda n: translate("PamirChronicle", "a spy goes from {from_card} to {to_card}"),
    "spies-move": lambda n: translate("PamirChronicle", "%n spy(ies) go from {from_card} to {to_card}", "", n),
    "spy-moves-abroad": lambda n: translate(
        "PamirChronicle", "a spy goes from {from_card} to {to_card} in {other_family}’s court"
    ),
    "spies-move-abroad": lambda n: translate(
        "PamirChronicle", "%n spy(ies) go from {from_card} to {to_card} in {other_family}’s court", "", n
    ),
}

_REMOVED: Phrases = {
    "army-leaves": lambda n: translate("PamirChronicle", "{army} leaves {region}"),
    "armies-leave": lambda n: translate("PamirChronicle", "%n {army_plural} leave {region}", "", n),
    "road-leaves": lambda n: translate("PamirChronicle", "{road} {border} is gone"),
    "roads-leave": lambda n: translate("PamirChronicle", "%n {road_plural} {border} are gone", "", n),
    "tribe-leaves": lambda n: translate("PamirChronicle", "a tribe of {family} leaves {region}"),
    "tribes-leave": lambda n: translate("PamirChronicle", "%n tribe(s) of {family} leave {region}", "", n),
    "spy-leaves": lambda n: translate("PamirChronicle", "a spy of {family} leaves {card}"),
    "spies-leave": lambda n: translate("PamirChronicle", "%n spy(ies) of {family} leave {card}", "", n),
    #: {cost} is a number of rupees
    "gift-lost": lambda n: translate("PamirChronicle", "{family} loses the gift for {cost}"),
    "court-leaves": lambda n: translate("PamirChronicle", "{card} leaves {family}’s court"),
    #: from a court card that is discarded
    "spies-home": lambda n: translate("PamirChronicle", "%n spy(ies) of {family} on it go back", "", n),
    "discards": lambda n: translate("PamirChronicle", "{family} discards %n card(s) from the hand ({cards})", "", n),
    "prizes-lost": lambda n: translate("PamirChronicle", "{family} loses %n prize(s)", "", n),
}

_CHANGED: Phrases = {
    "changes": lambda n: translate(
        "PamirChronicle", "{family} leaves the {from_coalition_people} for the {to_coalition_people}"
    ),
    "prize": lambda n: translate("PamirChronicle", "{family} takes {card} {coalition_as_prize}"),
    "swap": lambda n: translate("PamirChronicle", "{family} and {other_family} swap hands"),
    "rules": lambda n: translate("PamirChronicle", "{family} rules {region} now"),
    "rules-none": lambda n: translate("PamirChronicle", "nobody rules {region} any more"),
    "dominates": lambda n: translate("PamirChronicle", "the {coalition_people} are dominant now"),
    "dominates-none": lambda n: translate("PamirChronicle", "no coalition is dominant any more"),
    "favored": lambda n: translate("PamirChronicle", "the {suit} is favored now"),
    "favored-double": lambda n: translate("PamirChronicle", "the {suit} is favored now, and prices double"),
    "favored-still": lambda n: translate("PamirChronicle", "the {suit} stays favored"),
    "about": lambda n: translate("PamirChronicle", "it is about {family}"),
    "for-family": lambda n: translate("PamirChronicle", "in force for {family} until the next Dominance Check"),
    "for-all": lambda n: translate("PamirChronicle", "in force until the next Dominance Check"),
    #: at a Dominance Check: "Red 5" is its influence or the number of its cylinders in play
    "figure": lambda n: translate("PamirChronicle", "{family} {count}"),
    "scores": lambda n: translate("PamirChronicle", "{family} {count} ({total} in all)"),
}

_RUPEES: Phrases = {
    "asks": lambda n: translate("PamirChronicle", "{family} asks for %n rupee(s)", "", n),
    "asks-nothing": lambda n: translate("PamirChronicle", "{family} asks for nothing"),
    "pays": lambda n: translate("PamirChronicle", "{family} pays"),
    "cannot-pay": lambda n: translate("PamirChronicle", "{family} cannot pay that much"),
    "drops": lambda n: translate("PamirChronicle", "{family} drops the action"),
    "gets": lambda n: translate("PamirChronicle", "{family} gets %n rupee(s) from {other_family}", "", n),
    "taxed": lambda n: translate("PamirChronicle", "%n rupee(s) from {family}", "", n),
    "taxed-card": lambda n: translate("PamirChronicle", "%n rupee(s) from {card}", "", n),
    "bank": lambda n: translate("PamirChronicle", "%n rupee(s) from the bank", "", n),
    "pays-back": lambda n: translate("PamirChronicle", "{family} pays back %n rupee(s)", "", n),
    "lost": lambda n: translate("PamirChronicle", "%n rupee(s) leave the game", "", n),
    "lost-on": lambda n: translate("PamirChronicle", "%n rupee(s) on {card} leave the game", "", n),
}

PARTS: Final[Phrases] = {**_PLACED, **_MOVED, **_REMOVED, **_CHANGED, **_RUPEES}
PHRASES: Final[Phrases] = {**SHARED, **_COURSE, **FIGURES, **_MARKET, **_DEEDS, **_CHECKS, **PARTS}
