"""How steps about structures, vines, harvest, wine and orders are done."""

from dataclasses import replace

from figurka.core.decision import DONE, Option, Rule, choose
from figurka.games.viticulture.content.buildings import (
    FERMENTATION_TANK,
    HARVEST_MACHINE,
    MERCADO,
    PATIO,
    PENTHOUSE,
)
from figurka.games.viticulture.rules.course import Course, agree_at, choose_at
from figurka.games.viticulture.rules.effects.foresight import narrowed, narrowed_sites, still_possible
from figurka.games.viticulture.rules.effects.verbs import verb
from figurka.games.viticulture.rules.points import gain_lira, gain_points
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    AgeGrape,
    AgeWine,
    Build,
    Demolish,
    FillOrder,
    Harvest,
    MakeWine,
    Plant,
    SwapVines,
    UpgradeCellar,
    Uproot,
)
from figurka.games.viticulture.rules.things import (
    BLUSH,
    BY_STRUCTURES,
    WINES,
    Basic,
    Building,
    Grape,
    Order,
    Planting,
    Recipe,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.building import (
    MEDIUM,
    as_build,
    build,
    buildable,
    charge,
    demolish,
    next_cellar,
    price,
    sites,
)
from figurka.games.viticulture.rules.vineyard.cellar import (
    age_grape,
    age_grapes,
    age_wine,
    age_wines,
    ageable_grapes,
    ageable_wines,
    any_wine_ages,
    can_make_wine,
    can_rise,
    crossings,
    made_value,
    put_wine,
    recipes,
    use_grapes,
    wine_slot,
)
from figurka.games.viticulture.rules.vineyard.fields import (
    harvest,
    harvestable,
    plant,
    plantings,
    standing,
    swap_vines,
    swaps,
    uproot,
)
from figurka.games.viticulture.rules.vineyard.orders import fill, fillable

# Building


def can_build(state: VitState, player: Player, step: Build, course: Course) -> bool:
    """Whether as many structures as asked can be built."""
    options = buildable(state, player, step, course)
    if step.up_to or step.count == 1:
        return bool(options)
    cards = sum(isinstance(each, Building) for each in options)
    basics = len(options) - cards + (MEDIUM in options)
    return basics + min(cards, len(sites(player))) >= step.count


def do_build(state: VitState, player: Player, step: Build, course: Course) -> Rule[None]:
    """Build structures one after another."""
    done = 0
    while done < step.count:
        found = buildable(state, player, step, course)
        options = narrowed(state, player, step, found, course, may_stop=step.up_to and done > 0)
        if not options:
            break
        chosen = yield from choose_at(player.seat, "build", options, step, course)
        if not isinstance(chosen, Basic | Building):
            break
        where = narrowed_sites(state, player, chosen, step, course)
        cost = charge(state, player, chosen, step, course)
        yield from build(state, player, chosen, cost, where, course)
        done += 1
    course.complete = done >= step.count


def can_upgrade(state: VitState, player: Player, step: UpgradeCellar, course: Course) -> bool:
    """Whether the next cellar can be paid for."""
    cellar = next_cellar(player)
    return cellar is not None and price(state, player, cellar, as_build(step, cellar), course) <= player.lira


def do_upgrade(state: VitState, player: Player, step: UpgradeCellar, course: Course) -> Rule[None]:
    """Build the next cellar."""
    cellar = next_cellar(player)
    if cellar is not None:
        cost = price(state, player, cellar, as_build(step, cellar), course)
        yield from build(state, player, cellar, cost, [], course)


def can_demolish(state: VitState, player: Player, step: Demolish, course: Course) -> bool:
    """Whether there is a structure card to take down."""
    return player.buildings != 0


def do_demolish(state: VitState, player: Player, step: Demolish, course: Course) -> Rule[None]:
    """Take down a structure card."""
    built = [building for building in player.sites if building is not None]
    chosen = yield from choose(player.seat, "demolish", built, course.source)
    demolish(state, player, chosen)


# Vines


def can_plant(state: VitState, player: Player, step: Plant, course: Course) -> bool:
    """Whether a vine can be planted."""
    return step.may_skip or bool(plantings(state, player, step, course))


def do_plant(state: VitState, player: Player, step: Plant, course: Course) -> Rule[None]:
    """Plant vines one after another."""
    done = 0
    while done < step.count:
        unlimited = step.second_ignores_limit and done == 1
        found = plantings(state, player, step, course, unlimited)
        left = replace(step, count=step.count - done)
        may_stop = step.may_skip or (step.up_to and done > 0)
        options = narrowed(state, player, left, found, course, may_stop)
        if not options:
            break
        chosen = yield from choose_at(player.seat, "plant", options, step, course)
        if not isinstance(chosen, Planting):
            break
        plant(state, player, chosen, course)
        course.ignores_structures = False
        done += 1
    course.complete = done >= step.count


def can_uproot(state: VitState, player: Player, step: Uproot, course: Course) -> bool:
    """Whether enough vines are planted."""
    return sum([len(vines) for vines in player.fields]) >= step.count


def do_uproot(state: VitState, player: Player, step: Uproot, course: Course) -> Rule[None]:
    """Uproot vines one after another."""
    for _ in range(step.count):
        chosen = yield from choose(player.seat, "uproot", standing(player), course.source)
        uproot(state, player, chosen, step.to_hand)


def can_swap(state: VitState, player: Player, step: SwapVines, course: Course) -> bool:
    """Whether two vines can change places."""
    return bool(swaps(player))


def do_swap(state: VitState, player: Player, step: SwapVines, course: Course) -> Rule[None]:
    """Let two vines change places."""
    chosen = yield from choose(player.seat, "swap", swaps(player), course.source)
    swap_vines(state, player, chosen)


def can_harvest(state: VitState, player: Player, step: Harvest, course: Course) -> bool:
    """Whether a field can be harvested."""
    return bool(harvestable(player))


def do_harvest(state: VitState, player: Player, step: Harvest, course: Course) -> Rule[None]:
    """Harvest fields; the Harvest Machine may harvest all that are left (V-120)."""
    done = 0
    while done < step.count:
        found: list[Option] = [*harvestable(player)]
        machine = player.owns(HARVEST_MACHINE) and not course.fresh(HARVEST_MACHINE)
        if machine and len(found) > 1:
            found.append(HARVEST_MACHINE)
        left = replace(step, count=step.count - done)
        options = narrowed(state, player, left, found, course, may_stop=step.up_to and done > 0)
        if not options:
            break
        chosen = yield from choose(player.seat, "harvest", options, course.source)
        if chosen is DONE:
            break
        for field in harvestable(player):
            if chosen in (field, HARVEST_MACHINE):
                harvest(state, player, field, course)
                done += 1
    course.complete = done >= step.count


# Wine


def do_make_wine(state: VitState, player: Player, step: MakeWine, course: Course) -> Rule[None]:
    """Make wines one after another."""
    most = state.edition.most_wines(state, course, step.count)
    done = 0
    while done < most:
        found = sorted(recipes(state, player, step, course), key=type_and_value)
        left = replace(step, count=most - done)
        options = narrowed(state, player, left, found, course, may_stop=step.up_to and done > 0)
        if not options:
            break
        chosen = yield from choose_at(player.seat, "wine", options, step, course)
        if not isinstance(chosen, Recipe):
            break
        make(state, player, chosen, step, course)
        done += 1
    course.complete = done >= step.count


def type_and_value(made: Recipe) -> tuple[int, int]:
    """By what the wines that can be made are listed."""
    return made.type, made.sum


def make(state: VitState, player: Player, chosen: Recipe, step: MakeWine, course: Course) -> None:
    """Make a wine and put it where there is room."""
    value = made_value(state, course, chosen)
    use_grapes(player, chosen)
    wine = WINES[chosen.type][wine_slot(player, chosen.type, value, step.ignores_cellar)]
    put_wine(player, wine)
    course.made.append(wine)
    state.tell("makes", player.seat, wine)
    if wine.type >= BLUSH and player.owns(PATIO):
        gain_lira(state, player, 2)
    if wine.value >= 7 and player.owns(PENTHOUSE):
        gain_points(state, player, 1, BY_STRUCTURES)
    state.edition.wine_made(state, player, wine)


def can_fill(state: VitState, player: Player, step: FillOrder, course: Course) -> bool:
    """Whether an order can be filled."""
    return bool(fillable(state, player, step, course))


def do_fill(state: VitState, player: Player, step: FillOrder, course: Course) -> Rule[None]:
    """Fill orders one after another."""
    done = 0
    while done < step.count:
        found = fillable(state, player, step, course)
        options = narrowed(state, player, step, found, course, may_stop=step.up_to and done > 0)
        if not options:
            break
        chosen = yield from choose_at(player.seat, "order", options, step, course)
        if not isinstance(chosen, Order):
            break
        yield from fill(state, player, chosen, step, course, still_possible(state, step, course))
        done += 1


# Aging


def can_age_wine(state: VitState, player: Player, step: AgeWine, course: Course) -> bool:
    """Whether any of the wines can rise."""
    if step.count == 0:
        return any_wine_ages(player)
    return bool(wines_to_age(player, step, course))


def wines_to_age(player: Player, step: AgeWine, course: Course) -> list[Wine]:
    """The wines that may be aged."""
    return [wine for wine in ageable_wines(player) if not step.just_made or wine in course.made]


def do_age_wine(state: VitState, player: Player, step: AgeWine, course: Course) -> Rule[None]:
    """Age all wines, or some, each so many times as there is room."""
    if step.count == 0:
        for _ in range(step.times):
            age_wines(player)
        state.tell("ages-all-wine", player.seat, count=step.times)
        return
    aged: list[Wine] = []
    while len(aged) < step.count:
        found = [wine for wine in wines_to_age(player, step, course) if wine not in aged]
        options = narrowed(state, player, step, found, course, may_stop=step.up_to and bool(aged))
        if not options:
            break
        wine = yield from choose_at(player.seat, "age_wine", options, step, course)
        if not isinstance(wine, Wine):
            break
        older = raise_wine(state, player, wine, step.times)
        aged.append(older)
        course.made = [older if made is wine else made for made in course.made]


def raise_wine(state: VitState, player: Player, wine: Wine, times: int) -> Wine:
    """Raise one wine so many times as there is room."""
    for _ in range(times):
        if can_rise(player, wine, crossings(player)):
            wine = age_wine(player, wine)
    state.tell("ages", player.seat, wine)
    return wine


def can_age_grape(state: VitState, player: Player, step: AgeGrape, course: Course) -> bool:
    """Whether any grape can rise."""
    return bool(ageable_grapes(player))


def do_age_grape(state: VitState, player: Player, step: AgeGrape, course: Course) -> Rule[None]:
    """Age all grapes, or one."""
    if step.count == 0:
        age_grapes(player)
        state.tell("ages-all-grapes", player.seat)
        return
    options = narrowed(state, player, step, ageable_grapes(player), course)
    grape = yield from choose(player.seat, "age_grape", options, course.source)
    if isinstance(grape, Grape):
        state.tell("ages", player.seat, age_grape(player, grape))


# After an effect


def aftermath(state: VitState, player: Player, course: Course) -> Rule[None]:
    """What structure cards add when an effect is over: the Fermentation Tank and the Mercado."""
    if not player.buildings:
        return
    yield from maybe_ferment(state, player, course)
    if player.owns(MERCADO) and not course.fresh(MERCADO):
        yield from maybe_sell_at_once(state, player, course)


def maybe_ferment(state: VitState, player: Player, course: Course) -> Rule[None]:
    """After a harvest the Fermentation Tank may make a wine, once in the whole effect (V-78)."""
    if not player.owns(FERMENTATION_TANK) or course.fresh(FERMENTATION_TANK):
        return
    step = MakeWine()
    if not course.harvested or course.fermented or not can_make_wine(state, player, step, course):
        return
    if (yield from agree_at(player.seat, "ferment", FERMENTATION_TANK, step, course)):
        course.fermented = True
        yield from do_make_wine(state, player, step, course)


def maybe_sell_at_once(state: VitState, player: Player, course: Course) -> Rule[None]:
    """Orders just drawn may be filled at once (V-122)."""
    step = FillOrder(just_drawn=True)
    while can_fill(state, player, step, course):
        if not (yield from agree_at(player.seat, "mercado", MERCADO, step, course)):
            return
        yield from do_fill(state, player, step, course)


verb(Build, do_build, can_build)
verb(UpgradeCellar, do_upgrade, can_upgrade)
verb(Demolish, do_demolish, can_demolish)
verb(Plant, do_plant, can_plant)
verb(Uproot, do_uproot, can_uproot)
verb(SwapVines, do_swap, can_swap)
verb(Harvest, do_harvest, can_harvest)
verb(MakeWine, do_make_wine, can_make_wine)
verb(FillOrder, do_fill, can_fill)
verb(AgeWine, do_age_wine, can_age_wine)
verb(AgeGrape, do_age_grape, can_age_grape)
