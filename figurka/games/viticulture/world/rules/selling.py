"""How steps about selling wine and buying resources are done, which only World knows."""

from figurka.core.decision import Rule, choose
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import verb
from figurka.games.viticulture.rules.points import gain_lira, pay_lira
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import SellWine
from figurka.games.viticulture.rules.vineyard.cellar import take_wine
from figurka.games.viticulture.world.rules.continents.africa import draw_resource, resources_left
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import at_once, tally
from figurka.games.viticulture.world.rules.steps import BuyResource


def can_sell_wine(state: VitState, player: Player, step: SellWine, course: Course) -> bool:
    """Whether there is a wine to sell."""
    return bool(state.edition.wines_to_sell(state, player))


def do_sell_wine(state: VitState, player: Player, step: SellWine, course: Course) -> Rule[None]:
    """Discard a wine for lira of its value (W-66)."""
    wines = state.edition.wines_to_sell(state, player)
    wine = yield from choose(player.seat, "sell_wine", wines, course.source)
    take_wine(player, wine)
    state.tell("sells-wine", player.seat, wine)
    change = continent_of(state).change(state)
    gain_lira(state, player, max(wine.value + change.wine_sold_lira, 0))
    at_once(state, player, change.wine_sold_gain)
    tally(state, player, "wine_value_sold", wine.value)


def can_buy_resource(state: VitState, player: Player, step: BuyResource, course: Course) -> bool:
    """Whether a resource can be paid for and drawn."""
    return player.lira >= step.price and resources_left(state)


def do_buy_resource(state: VitState, player: Player, step: BuyResource, course: Course) -> Rule[None]:
    """Pay a lira and take a resource card (W-372)."""
    pay_lira(state, player, step.price)
    draw_resource(state, player)
    return
    yield


verb(SellWine, do_sell_wine, can_sell_wine)
verb(BuyResource, do_buy_resource, can_buy_resource)
