"""Technologies: inventing and upgrading them, their circles and squares (T-66 to T-75)."""

from typing import Final

from figurka.core.decision import DECLINE, Option, Rule, choose
from figurka.games.tapestry.content.cards import ACADEMIA, ALLIANCE, GOLDEN_AGE, INDUSTRIALISM
from figurka.games.tapestry.content.mystics import check_omens
from figurka.games.tapestry.content.techs import BATTERY, DISPLAY
from figurka.games.tapestry.rules.gaining import VERBS, gain_all, score_by_card
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BOTTOM,
    CIRCLE,
    DECK,
    FROM_DECK,
    FROM_DISPLAY,
    INVENT,
    MIDDLE,
    REFRESH,
    SQUARE,
    TAKE,
    TOP,
    UPGRADE,
    Benefit,
    Need,
    Tech,
    Thing,
)

UPWARD: Final = (BOTTOM, MIDDLE)
"""The rows from which a technology can be upgraded (T-72)."""


# Inventing


def invent(state: TapestryState, player: Player, source: Option, where: int = 0) -> Rule[Tech | None]:
    """Gain a technology of the display or unseen from the deck; returns it, None if there is none."""
    if player.finished:
        return None
    options: list[Option] = [] if where == FROM_DECK else list(state.display)
    if where != FROM_DISPLAY and state.has_techs:
        options.append(DECK)
    if not options:
        return None
    chosen = yield from choose(player.seat, "invent", options, source)
    if isinstance(chosen, Tech):
        tech: Tech | None = chosen
        state.display.remove(chosen)
    else:
        tech = state.draw_tech()
    assert tech is not None
    state.tell("invents", player.seat, tech)
    state.refill_display(DISPLAY)
    yield from own_tech(state, player, tech)
    if player.powers & ACADEMIA:
        score_by_card(state, player, 3, "academia")
    if player.powers & INDUSTRIALISM:
        yield from gain_circle(state, player, tech)
    return tech


def own_tech(state: TapestryState, player: Player, tech: Tech) -> Rule[None]:
    """Put a technology into the bottom row, where it brings nothing yet (T-69, T-70)."""
    player.techs[BOTTOM] = (*player.techs[BOTTOM], tech)
    yield from check_omens(state, player)


def gain_invention(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Invent, so many times; some inventions are upgraded at once."""
    for _ in range(benefit.count):
        tech = yield from invent(state, player, source, benefit.what)
        if tech is not None and benefit.full and tech in player.techs[BOTTOM]:
            yield from upgrade(state, player, tech)


def refresh(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """The player may discard the display and open three new technologies."""
    if player.finished:
        return
    if benefit.full:
        answer = yield from choose(player.seat, "refresh", (TAKE, DECLINE), source)
        if answer is DECLINE:
            return
    renew_display(state, player)


def renew_display(state: TapestryState, player: Player) -> None:
    """Discard the display and open three new technologies."""
    state.tech_discard += state.display
    state.display = []
    state.tell("refreshes", player.seat)
    state.refill_display(DISPLAY)


# Upgrading


def meets(player: Player, need: Need) -> bool:
    """Whether a player has what the top row asks for (T-188, T-189)."""
    if need.track >= 0:
        return player.best(need.track) >= need.space
    return player.placed(need.kind) >= need.buildings


def is_allowed(state: TapestryState, player: Player, tech: Tech) -> bool:
    """Whether a technology of the middle row may move up: by the player's means or a neighbour's (T-75).

    One with a token of the Inventors needs nothing, whoever has it.
    """
    if player.powers & GOLDEN_AGE or meets(player, tech.need):
        return True
    if any(tech in each.mats.inventions for each in state.players):
        return True
    return any(meets(other, tech.need) for other in state.neighbours(player))


def upgradable(state: TapestryState, player: Player) -> list[Tech]:
    """The technologies that the player may upgrade now."""
    found = list(player.techs[BOTTOM])
    found += [tech for tech in player.techs[MIDDLE] if is_allowed(state, player, tech)]
    return found


def row_of(player: Player, tech: Tech) -> int:
    """The row in which a player has a technology."""
    return next(row for row in (BOTTOM, MIDDLE, TOP) if tech in player.techs[row])


def move_up(state: TapestryState, owner: Player, tech: Tech) -> int:
    """Move a technology up by one row; returns the row where it lies now."""
    row = row_of(owner, tech)
    owner.techs[row] = tuple(each for each in owner.techs[row] if each is not tech)
    owner.techs[row + 1] = (*owner.techs[row + 1], tech)
    state.tell("upgrades", owner.seat, tech, row + 1)
    return row + 1


def upgrade(state: TapestryState, player: Player, tech: Tech) -> Rule[None]:
    """Upgrade an own technology: its benefit, Golden Age, the allies, and Inventors who wait for it."""
    row = move_up(state, player, tech)
    yield from gain_row(state, player, tech, row)
    if player.powers & GOLDEN_AGE:
        score_by_card(state, player, 3, "golden_age")
    yield from allies_gain(state, player, tech, row)
    yield from inventor_takes(state, player, tech)


def gain_row(state: TapestryState, player: Player, tech: Tech, row: int) -> Rule[None]:
    """The circle of a technology in the middle row, the square in the top row (T-73, T-74)."""
    return gain_circle(state, player, tech) if row == MIDDLE else gain_square(state, player, tech)


def gain_circle(state: TapestryState, player: Player, tech: Tech) -> Rule[None]:
    """What a technology brings in the middle row."""
    return gain_all(state, player, tech.circle, tech)


def gain_square(state: TapestryState, player: Player, tech: Tech) -> Rule[None]:
    """What a technology brings in the top row; the battery only once in a turn (T-124)."""
    if tech is BATTERY:
        if player.battery_used:
            return
        player.battery_used = True
    yield from gain_all(state, player, tech.square, tech)


def allies_gain(state: TapestryState, player: Player, tech: Tech, row: int) -> Rule[None]:
    """Whoever chose the player for an Alliance gains the same after him."""
    for ally in state.opponents(player):
        if ally.powers & ALLIANCE and ally.ally == player.seat and not ally.finished:
            state.tell("alliance-gains", ally.seat, tech, other=player.seat)
            yield from gain_row(state, ally, tech, row)


def inventor_takes(state: TapestryState, owner: Player, tech: Tech) -> Rule[None]:
    """A technology with a token of the Inventors that reaches another's top row becomes theirs."""
    if tech not in owner.techs[TOP]:
        return
    for inventor in state.opponents(owner):
        if tech in inventor.mats.inventions and not inventor.finished:
            owner.techs[TOP] = tuple(each for each in owner.techs[TOP] if each is not tech)
            state.tell("takes-tech", inventor.seat, tech, other=owner.seat)
            yield from check_omens(state, owner)
            yield from own_tech(state, inventor, tech)


def gain_upgrade(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Upgrade a technology; void if none can move (T-190)."""
    return choose_upgrade(state, player, source, optional=False)


def choose_upgrade(state: TapestryState, player: Player, source: Option | None, optional: bool) -> Rule[None]:
    """Upgrade one of the technologies that can move, or none of them where that is allowed."""
    if player.finished:
        return
    able: list[Option] = [*upgradable(state, player)]
    if not able:
        return
    if optional:
        able.append(DECLINE)
    chosen = yield from choose(player.seat, "upgrade", able, source)
    if isinstance(chosen, Tech):
        yield from upgrade(state, player, chosen)


def gain_a_circle(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """The circle of one of the player's technologies in the middle row; it does not move."""
    if player.techs[MIDDLE] and not player.finished:
        tech = yield from choose(player.seat, "circle", player.techs[MIDDLE], source)
        yield from gain_circle(state, player, tech)


def gain_a_square(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """The square of one of the player's technologies in the top row; it does not move."""
    if player.techs[TOP] and not player.finished:
        tech = yield from choose(player.seat, "square", player.techs[TOP], source)
        yield from gain_square(state, player, tech)


VERBS[INVENT] = gain_invention
VERBS[UPGRADE] = gain_upgrade
VERBS[REFRESH] = refresh
VERBS[CIRCLE] = gain_a_circle
VERBS[SQUARE] = gain_a_square
