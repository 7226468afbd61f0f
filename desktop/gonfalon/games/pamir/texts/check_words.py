"""What the paper of a Dominance Check says of its figures: the verdict and why, who shares what, what comes then."""

from __future__ import annotations

from gonfalon.games.pamir.rules.dominance import DECISIVE
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import CHECKS, NONE
from gonfalon.games.pamir.texts.checks import BOUGHT, UNSTABLE, Came, Change, Check, Standing
from gonfalon.games.pamir.texts.deciding import by_seat
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import translate
from gonfalon.texts.numerals import roman
from gonfalon.texts.ties import NO_BREAK

__all__ = [
    "afterwards", "before", "changed", "columns", "how_it_came", "lead", "loyal", "place", "reasons", "steps", "tie",
    "verdict",
]  # fmt: skip


def steps() -> tuple[str, str, str, str]:
    """The four steps of a check that is being resolved."""
    return (
        translate("PamirCheck", "Blocks"),
        translate("PamirCheck", "Verdict"),
        translate("PamirCheck", "Points"),
        translate("PamirCheck", "Afterwards"),
    )


def how_it_came(check: Check, came: Came, table: Table, names: Names) -> str:
    """Which check it is, and what brought it about."""
    which = translate("PamirCheck", "Check {number} of {total}").format(number=check.number, total=len(CHECKS))
    text = translate("PamirCheck", "it has come to the left end of the market")
    if came.word == UNSTABLE:
        text = translate("PamirCheck", "two checks lay in the market and are resolved as one")
    elif came.word == BOUGHT:
        text = translate("PamirCheck", "{family} has taken it for free")
        if came.price:
            text = translate("PamirCheck", "{family} has bought it for %n rupee(s)", "", came.price)
    family = table.seating.families[max(came.seat, 0)]
    return f"{which} · {names.filled(text, {'family': family})}"


def before(table: Table, seat: int) -> str:
    """How near the next check is, and what it costs the seat; -1 is nobody."""
    places = [place for place, card in enumerate(table.market) if card in CHECKS]
    if not places:
        return translate("PamirCheck", "No check lies in the market; %n is (are) still in the deck", "", table.checks)
    if seat < 0:
        return translate("PamirCheck", "A check lies in the market")
    cost = min(price(table, seat, place) for place in places)
    if not cost:
        return translate(
            "PamirCheck", "The check in the market costs you nothing, and will take place at the end of this turn"
        )
    return translate(
        "PamirCheck", "The check costs you %n rupee(s), or takes place by itself at the left end", "", cost
    )


def verdict(check: Check, names: Names) -> str:
    """Who is dominant."""
    text = translate("PamirCheck", "The {coalition_people} are dominant")
    if check.coalition == NONE:
        text = translate("PamirCheck", "Nobody is dominant")
    return names.said(text, {"coalition": max(check.coalition, 0)})


def reasons(check: Check, names: Names) -> tuple[str, ...]:
    """Why, who scores for what, and whether it is the last check; one that wins the game has none after it."""
    first, second, _ = check.order
    if check.coalition != NONE:
        why = translate("PamirCheck", "They lead by %n block(s); a lead of {needed} is enough.", "", check.lead)
        what = translate("PamirCheck", "Those loyal to them score by influence: {points}.")
    else:
        why = translate("PamirCheck", "No coalition leads; a lead of {needed} is needed.")
        if check.blocks[first] != check.blocks[second]:
            why = translate("PamirCheck", "The {coalition_people} lead by {lead}; a lead of {needed} is needed.")
        what = translate("PamirCheck", "Everyone scores by cylinders in play: {points}.")
    left = []
    if check.final:
        left.append(translate("PamirCheck", "It is the last check: all points are doubled."))
    elif not check.ends:
        left.append(translate("PamirCheck", "%n more check(s) will come after it.", "", check.left))
    points = f",{NO_BREAK}".join(map(str, check.prizes))
    values = {"coalition": first, "lead": check.lead, "needed": check.needed, "points": points}
    return names.said(why, values), names.said(what, values), *left


def lead(check: Check) -> str:
    """What stands over the blocks that a dominant coalition has more than the next."""
    return translate("PamirCheck", "{lead} more", "blocks").format(lead=check.lead)


def columns(check: Check) -> tuple[str, ...]:
    """What stands over the figures of the seats: what is counted, the place, the points, the total."""
    counted: tuple[str, ...] = (translate("PamirCheck", "Influence"),)
    if check.coalition == NONE:
        counted = (
            translate("PamirCheck", "Tribes"),
            translate("PamirCheck", "Spies"),
            translate("PamirCheck", "Gifts"),
            translate("PamirCheck", "In play"),
        )
    place_and_points = (
        translate("PamirCheck", "Place"),
        translate("PamirCheck", "Points"),
        translate("PamirCheck", "Total"),
    )
    return (translate("PamirCheck", "Player"), *counted, *place_and_points)


def loyal(standing: Standing, table: Table, names: Names) -> str:
    """The family of a seat and its loyalty."""
    text = translate("PamirCheck", "{family} · loyal to the {coalition_people}")
    if standing.seat == table.seating.wakhan:
        text = translate("PamirCheck", "{family} · loyal to all")
    elif standing.coalition == NONE:
        text = "{family}"
    family = table.seating.families[standing.seat]
    return names.said(text, {"family": family, "coalition": max(standing.coalition, 0)})


def place(standing: Standing) -> str:
    """The place of a seat, or the places that it shares."""
    if not standing.takes_part:
        return translate("PamirCheck", "takes no part")
    first, last = standing.place
    return roman(first) if first == last else f"{roman(first)}–{roman(last)}"


def tie(check: Check, tied: tuple[Standing, ...]) -> str:
    """What those who are tied share."""
    text = translate("PamirCheck", "A tie: {sum} shared by %n", "", len(tied))
    return text.format(sum=f"{NO_BREAK}+{NO_BREAK}".join(map(str, check.shared(tied))))


def afterwards(check: Check, table: Table, names: Names) -> tuple[str, str]:
    """Who is ahead then and whether that ends the game, and what else happens."""
    families = [table.seating.families[seat] for seat in check.leaders]
    values = {"family": families[0], "families": families, "decisive": DECISIVE}
    if len(families) > 1:
        text = translate("PamirCheck", "Nobody leads, so the game goes on.")
        if check.final:
            text = translate("PamirCheck", "{families} have the same points: red stars decide, then rupees.")
    elif check.final:
        text = translate("PamirCheck", "{family} leads by %n and wins.", "", check.ahead)
    elif check.ends:
        text = translate("PamirCheck", "{family} leads by %n and wins at once.", "", check.ahead)
    else:
        text = translate(
            "PamirCheck", "{family} leads by %n, and {decisive} would win: the game goes on.", "", check.ahead
        )
    if check.ends:
        return names.said(text, values), translate("PamirCheck", "The game is over.")
    follows = [
        translate("PamirCheck", "All %n blocks leave the map", "", check.cleared) if check.cleared else "",
        names.said(translate("PamirCheck", "No longer in force: {events}"), {"events": check.lasting})
        if check.lasting
        else "",
        translate("PamirCheck", "%n Afghan army(ies) enter Kabul", "", check.insurrection)
        if check.insurrection
        else "",
    ]
    stays = translate("PamirCheck", "The blocks stay on the map")
    return names.said(text, values), "; ".join(filter(None, follows)) or stays


def changed(check: Check, change: Change, table: Table, names: Names) -> tuple[str, str]:
    """How many blocks would change a check, and who would score then."""
    title = translate("PamirCheck", "%n more block(s) of the {coalition_people}", "", change.blocks)
    then = translate("PamirCheck", "The {coalition_people} dominant: {points}")
    if change.coalition == NONE:
        title = translate("PamirCheck", "%n block(s) of the {coalition_people} fewer", "", change.blocks)
        then = translate("PamirCheck", "Nobody dominant: {points}")
    coalition = check.coalition if change.coalition == NONE else change.coalition
    points = by_seat(table, names, change.points) or translate("PamirCheck", "nobody scores")
    told = names.said(then, {"coalition": coalition, "points": points})
    if change.winner != NONE:
        wins = translate("PamirCheck", "{family} wins")
        told += f"; {names.said(wins, {'family': table.seating.families[change.winner]})}"
    return names.said(title, {"coalition": coalition}), told
