"""The Automa's choice of a hex by the rules written once more, slowly and from the printed tables alone.

Tokens are said as in the tests: `{(-1, 1): ["automa", "shadow toppled"]}`, the starts among them.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from tests.games.tapestry.solo.printed import CARDS, HEXES, ORDERS
from tests.games.tapestry.solo.table import Place

Tokens = Mapping[Place, Sequence[str]]
NOWHERE = 10_000
"""How far a hex is that cannot be reached."""
MIDDLE = (0, 0)
PRINTED: frozenset[Place] = frozenset(
    {
        (-3, 3),
        (-2, 1),
        (-2, 2),
        (-1, -1),
        (-1, 2),
        (0, -3),
        (0, -2),
        (0, 0),
        (1, -2),
        (1, 1),
        (2, -1),
        (2, 0),
        (3, 0),
    }
)
HOMES: dict[Place, list[str]] = {(2, 0): ["human", "human"], (-2, 2): ["automa", "automa"]}


def beside(place: Place) -> set[Place]:
    q, r = place
    return {(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)} & HEXES


def owner(tokens: Tokens, place: Place) -> str:
    """Who controls a hex: whose outposts alone stand there."""
    standing = {said for said in tokens.get(place, ()) if not said.endswith("toppled")}
    return standing.pop() if len(standing) == 1 else ""


def lands(tokens: Tokens, who: str) -> set[Place]:
    return {place for place in HEXES if owner(tokens, place) == who}


def around(places: Iterable[Place]) -> set[Place]:
    return {each for place in places for each in beside(place)}


def count(tokens: Tokens, place: Place, who: str) -> int:
    return sum(said.split()[0] == who for said in tokens.get(place, ()))


def steps(tokens: Tokens, start: Place, goal: Place) -> int:
    """The length of the shortest path whose inner hexes the Automa could conquer one after the other."""
    if start == goal:
        return 0
    reached, length = {start}, 0
    while True:
        length += 1
        further = reached | around(
            place
            for place in reached
            if place == start or (count(tokens, place, "automa") == 0 and count(tokens, place, "human") <= 1)
        )
        if goal in further:
            return length
        if further == reached:
            return NOWHERE
        reached = further


def nearest(tokens: Tokens, start: Place, goals: Iterable[Place]) -> int:
    return min(steps(tokens, start, goal) for goal in goals)


def keep_closest(tokens: Tokens, valid: set[Place], goals: set[Place]) -> set[Place]:
    away = {place: nearest(tokens, place, goals) for place in valid}
    return {place for place in valid if away[place] == min(away.values())}


def keep_furthest(tokens: Tokens, valid: set[Place], goals: set[Place]) -> set[Place]:
    away = {place: nearest(tokens, place, goals) for place in valid}
    return {place for place in valid if away[place] == max(away.values())}


def first_read(card: int, valid: set[Place]) -> Place:
    return next(place for place in ORDERS[CARDS[card].pattern] if place in valid)


def wants_middle(tokens: Tokens, achieved: bool) -> bool:
    return not achieved and len(tokens.get(MIDDLE, ())) <= 1 and owner(tokens, MIDDLE) != "automa"


def explored(tokens: Tokens) -> set[Place]:
    return {place for place in HEXES if place in PRINTED or tokens.get(place)}


def targets(tokens: Tokens, anywhere: bool) -> set[Place]:
    """The explored hexes that the Automa may conquer."""
    own = lands(tokens, "automa")
    free = {place for place in explored(tokens) if len(tokens.get(place, ())) <= 1} - own
    return free if anywhere else free & around(own)


def conquest(tokens: Tokens, card: int, anywhere: bool, achieved: bool) -> tuple[str, Place | None]:
    """How and where the Automa conquers."""
    human = lands(tokens, "human")
    valid = targets(tokens, anywhere) & human
    if valid:
        if wants_middle(tokens, achieved):
            valid = keep_closest(tokens, valid, {MIDDLE})
        return "opponent", first_read(card, valid)
    unexplored = HEXES - explored(tokens)
    valid = targets(tokens, anywhere) | (
        unexplored if anywhere else unexplored & around(lands(tokens, "automa"))
    )
    if not CARDS[card].toppled:
        valid -= around(human)
    if not valid:
        return "neutral", None
    if wants_middle(tokens, achieved):
        valid = keep_closest(tokens, valid, {MIDDLE})
    single = {place for place in human if len(tokens[place]) == 1}
    valid = keep_closest(tokens, valid, single or human)
    return "neutral", first_read(card, valid)


def exploration(tokens: Tokens, card: int, anywhere: bool, favourite: str) -> Place | None:
    """Where the Automa explores."""
    valid = HEXES - explored(tokens)
    if not anywhere:
        valid &= around(lands(tokens, "automa"))
    if not valid:
        return None
    if favourite != "military":
        valid = keep_furthest(tokens, valid, lands(tokens, "human"))
    return first_read(card, valid)


def random_tokens(random: Random, density: float) -> dict[Place, list[str]]:
    """Outposts as they may lie on a map, the starts left out; nobody has more than the game gives."""
    left = {"human": 8, "automa": 6, "shadow": 7}
    ways = (
        ["human"],
        ["human"],
        ["automa"],
        ["automa", "shadow toppled"],
        ["human", "automa toppled"],
        ["automa", "human toppled"],
        ["human", "human"],
    )
    found: dict[Place, list[str]] = {}
    for place in sorted(HEXES - set(HOMES)):
        if random.random() < density:
            pieces = random.choice(ways)
            if all(left[who] >= sum(said.startswith(who) for said in pieces) for who in left):
                for said in pieces:
                    left[said.split()[0]] -= 1
                found[place] = list(pieces)
    return found
