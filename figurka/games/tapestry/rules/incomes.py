"""Income turns: civilizations, a tapestry card, points and income, step by step (T-21 to T-40)."""

from collections.abc import Iterator
from typing import Final

from figurka.core.decision import Rule, choose
from figurka.games.tapestry.content.cards import CAPITALISM, CARD, MERCANTILISM
from figurka.games.tapestry.content.incomes import ERA_BONUSES, INCOME_ROWS
from figurka.games.tapestry.rules.adjustments import apply_handicap
from figurka.games.tapestry.rules.civilizations import after_first_income, score_at_end, use_civilizations
from figurka.games.tapestry.rules.gaining import draw_cards, draw_tiles, gain, score_by_card, take, take_any
from figurka.games.tapestry.rules.inventing import choose_upgrade
from figurka.games.tapestry.rules.laying import choose_card, end_powers, lay_face_down
from figurka.games.tapestry.rules.state import LAST_ERA, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    CARDS,
    COIN,
    ERA_BONUS,
    FOOD,
    NUMBERS,
    RESOURCE,
    RESOURCES,
    TILES,
    IncomeSpace,
)

STEPS_OF_TURN: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (4,),
    (1, 2, 3, 4),
    (1, 2, 3, 4),
    (1, 2, 3, 4),
    (1, 3),
)
"""By income turn the steps that are carried out (T-22)."""


def income_turn(state: TapestryState, player: Player) -> Rule[None]:
    """Begin a new era; in the fifth the player finishes the game (T-102)."""
    player.era += 1
    end_powers(player, player.powers)
    state.tell("income", player.seat, count=player.era)
    steps = STEPS_OF_TURN[player.era]
    state.income_step = steps[0]
    if player.era == 1:
        yield from state.bots.head_start(state, player)
    for step in steps:
        state.income_step = step
        if step == 1:
            yield from use_civilizations(state, player)
        elif step == 2:
            yield from lay_card(state, player)
        elif step == 3:
            yield from upgrade_and_score(state, player)
        else:
            yield from gain_income(state, player)
    state.income_step = 0
    if player.era == 1:
        yield from after_first_income(state, player)
        if state.adjusted:
            yield from apply_handicap(state, player)
    elif player.era == LAST_ERA:
        score_at_end(state, player)
        player.finished = True
        player.decree = player.decree_fresh = 0
        end_powers(player, player.powers)
        state.tell("finishes", player.seat, count=player.vp)


def lay_card(state: TapestryState, player: Player) -> Rule[None]:
    """Step 2: the era bonus if it is earned, then a tapestry card (T-25 to T-30)."""
    if all(other.era < player.era for other in state.neighbours(player)):
        state.tell("era-bonus", player.seat, count=ERA_BONUSES[player.era])
        yield from take_any(state, player, ERA_BONUSES[player.era], ERA_BONUS)
    if player.hand:
        yield from choose_card(state, player, "lay", None)
    else:
        lay_face_down(state, player)


def open_spaces(player: Player) -> Iterator[IncomeSpace]:
    """The spaces of the income mat that no building covers."""
    for kind, row in enumerate(INCOME_ROWS):
        yield from row[: 1 + player.placed(kind)]


def upgrade_and_score(state: TapestryState, player: Player) -> Rule[None]:
    """Step 3: an upgrade if one likes, then every open point symbol (T-31, T-32, T-37)."""
    yield from choose_upgrade(state, player, None, optional=True)
    for space in open_spaces(player):
        for benefit in space.scores:
            yield from gain(state, player, benefit, space)


def gain_income(state: TapestryState, player: Player) -> Rule[None]:
    """Step 4: every open resource, territory tile and tapestry card (T-38)."""
    resources, tiles, cards = income_of(player)
    for kind, count in enumerate(resources):
        if count:
            take(state, player, kind, count)
    if player.powers & CAPITALISM:
        score_by_card(state, player, 2 * resources[COIN], "capitalism")
    if player.powers & MERCANTILISM:
        yield from trade_food(state, player, resources[FOOD])
    draw_tiles(state, player, tiles)
    yield from draw_cards(state, player, cards)


def income_of(player: Player) -> tuple[list[int], int, int]:
    """What step 4 would bring: resources by kind, tiles and cards."""
    resources, tiles, cards = [0, 0, 0, 0], 0, 0
    for space in open_spaces(player):
        for benefit in space.gains:
            if benefit.verb == RESOURCE:
                resources[benefit.what] += benefit.count
            elif benefit.verb == TILES:
                tiles += benefit.count
            elif benefit.verb == CARDS:
                cards += benefit.count
    return resources, tiles, cards


def trade_food(state: TapestryState, player: Player, received: int) -> Rule[None]:
    """Mercantilism: food of this income may become other resources, 2 points for each."""
    card = CARD["mercantilism"]
    most = min(received, player.goods[FOOD])
    if not most:
        return
    number = yield from choose(player.seat, "mercantilism", NUMBERS[: most + 1], card)
    player.goods[FOOD] -= number.number
    if number.number:
        state.tell("pays", player.seat, RESOURCES[FOOD], number.number)
    others = tuple(each for each in RESOURCES if each.index != FOOD)
    for _ in range(number.number):
        chosen = yield from choose(player.seat, "gain", others, card)
        take(state, player, chosen.index)
    score_by_card(state, player, 2 * number.number, "mercantilism")
