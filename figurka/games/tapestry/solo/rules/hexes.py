"""How the Automa finds hexes: distances over hexes it could conquer, the order of a card (A-53 to A-60)."""

from typing import Final

from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import MIDDLE_ISLAND, Hex
from figurka.games.tapestry.solo.rules.explaining import explain
from figurka.games.tapestry.solo.rules.things import DecisionCard, Distance

UNREACHABLE: Final = 1000


def read_map(state: TapestryState, bot: Player, valid: list[Hex], card: DecisionCard) -> Hex:
    """The first valid hex in the reading order of the tiebreaker card (A-53)."""
    rank = card.pattern.rank
    chosen = min(valid, key=lambda place: rank[place.index])
    if state.journal is not None and len(valid) > 1:
        read = card.pattern.order[: rank[chosen.index] + 1]
        explain(state, bot, "A-53", (chosen, card, *read), len(read))
    return chosen


def is_passable(state: TapestryState, automa: Player, human: Player, place: Hex) -> bool:
    """Whether a hex has none of the Automa's outposts and at most one token of the human (A-56)."""
    pieces = state.pieces[place.index]
    if any(piece.seat == automa.seat for piece in pieces):
        return False
    return sum(piece.seat == human.seat for piece in pieces) <= 1


def distances(state: TapestryState, automa: Player, human: Player, goals: int) -> list[int]:
    """For each hex the steps to the nearest goal; only hexes in between must be passable (A-56 to A-58)."""
    hexes = state.board.hexes
    found = [UNREACHABLE] * len(hexes)
    edge = state.board.chosen(goals)
    for place in edge:
        found[place.index] = 0
    steps = 0
    while edge:
        steps += 1
        reached = []
        for place in edge:
            for index in place.neighbours:
                if index >= 0 and found[index] > steps:
                    found[index] = steps
                    if is_passable(state, automa, human, hexes[index]):
                        reached.append(hexes[index])
        edge = reached
    return found


def closest(
    state: TapestryState, automa: Player, human: Player, valid: list[Hex], goals: int, rule: str
) -> list[Hex]:
    """The valid hexes nearest to a goal; if none can be reached, all of them (A-58, A-59)."""
    return by_distance(state, automa, human, valid, goals, rule, far=False)


def furthest(
    state: TapestryState, automa: Player, human: Player, valid: list[Hex], goals: int, rule: str
) -> list[Hex]:
    """The valid hexes furthest from all goals; those that cannot be reached are the furthest (A-58, A-59)."""
    return by_distance(state, automa, human, valid, goals, rule, far=True)


def by_distance(
    state: TapestryState, automa: Player, human: Player, valid: list[Hex], goals: int, rule: str, far: bool
) -> list[Hex]:
    """The valid hexes at the smallest or at the largest distance from the nearest goal."""
    if len(valid) == 1:
        return valid
    steps = distances(state, automa, human, goals)
    ways = [steps[place.index] for place in valid]
    wanted = max(ways) if far else min(ways)
    kept = [place for place in valid if steps[place.index] == wanted]
    tell_distances(state, automa, rule, valid, goals, steps, kept)
    return kept


def tell_hexes(
    state: TapestryState, automa: Player, rule: str, valid: list[Hex], *cards: DecisionCard
) -> None:
    """Tell which hexes are valid by a rule, and by which card."""
    if state.journal is not None:
        explain(state, automa, rule, tuple(valid), seen=cards)


def tell_distances(
    state: TapestryState,
    automa: Player,
    rule: str,
    valid: list[Hex],
    goals: int,
    steps: list[int],
    kept: list[Hex],
) -> None:
    """Tell how far each valid hex is from which goals, and which of them are kept."""
    if state.journal is not None:
        ways = (Distance(place, steps[place.index]) for place in valid)
        seen = (*ways, *state.board.chosen(goals))
        explain(state, automa, rule, tuple(kept), steps[kept[0].index], seen=seen)


def wants_middle_island(state: TapestryState, automa: Player) -> bool:
    """Whether the Automa can still gain the achievement of the middle island (A-60)."""
    middle = state.board.middle
    return (
        automa.seat not in state.achieved[MIDDLE_ISLAND]
        and not state.full & middle.bit
        and not automa.lands & middle.bit
    )


def with_one_token(state: TapestryState, player: Player) -> int:
    """The mask of the territories that a player controls with a single token on them."""
    return player.lands & ~state.full
