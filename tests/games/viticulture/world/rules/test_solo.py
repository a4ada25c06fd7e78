"""Alone: the partner's cards, purse, display and workers."""

import re
from collections import Counter
from typing import Any

import pytest

from figurka.core.registry import new_game
from figurka.games.viticulture.rules.state import NOBODY, PARENTS
from figurka.games.viticulture.rules.things import DECK_NAMES
from figurka.games.viticulture.world.content.balance import (
    CHEAP_TILE_PRICE,
    COVERED_BENEFITS,
    COVERED_COSTS,
    INFLUENCE_START,
    LEVEL_START,
    MOST_AT_START,
    PARTNER_GIVES_CARDS,
    PARTNER_GIVES_LIRA,
    PARTNER_INCOME,
    PARTNER_SAVES,
    TILE_PRICE,
)
from figurka.games.viticulture.world.content.board import GOAL_POINTS, INFLUENCE_PRICE, MOST_INFLUENCE
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.content.tiles import TILES
from figurka.games.viticulture.world.rules.setup import tiles_for
from figurka.games.viticulture.world.rules.state import PARTNER_SEAT, Partner
from figurka.games.viticulture.world.rules.things import LETTERS
from figurka.locales import Words
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year, event, gain, idle, price
from tests.games.viticulture.world.play import TAKE_LIRA, WAKE_UP_LIRA

INCOME = PARTNER_INCOME["normal"]


def alone(seat: Seat | None = None, **said: Any) -> Table:
    """A solo game on a continent whose event does nothing here."""
    return Table(seat or Seat(), **{"continent": "oceania", **said})


def partner(table: Table) -> Partner:
    found = table.world.partner
    assert found is not None
    return found


def display(table: Table) -> list[str]:
    return [card.name for card in partner(table).display]


def turn_next(table: Table, number: int) -> Table:
    """The partner's card that is turned next."""
    pile = partner(table).pile
    card = PARTNER_CARDS[number - 1]
    pile.rest.remove(card)
    pile.top = (card, *pile.top)
    return table


def summer_begins(number: int, seat: Seat | None = None, **said: Any) -> Table:
    """The human wakes up at position 3, which pays two lira, and a certain card of the partner is turned."""
    table = turn_next(alone(seat, season="spring", **said), number)
    table.player().row = NOBODY
    return table.choose("position:3")


def winter_begins(number: int, **said: Any) -> Table:
    """Summer and autumn pass, and a certain card of the partner is turned."""
    return turn_next(alone(Seat(workers=["blue"]), **said), number).choose(TAKE_LIRA)


def partners_workers(table: Table) -> str:
    return "".join(
        LETTERS[index]
        for index in range(len(LETTERS))
        if any(each >> 3 == PARTNER_SEAT for space in table.state.board[index] for each in space)
    )


# Set-up


@pytest.mark.rule("W-201", "W-212")
def test_the_partner_has_an_empty_purse_a_display_and_neither_vineyard_nor_rooster() -> None:
    game = new_game("viticulture-world", 1, seed=4, continent="asia")
    state = game.state
    assert state.world is not None
    found = state.world.partner
    assert [DECK_NAMES[card.deck] for card in found.display] == ["vine", "order"]
    assert (found.purse, len(state.players)) == (0, 1)
    several = new_game("viticulture-world", 2, seed=4, continent="asia").state
    assert several.world.partner is None


@pytest.mark.rule("W-212")
def test_the_partner_has_four_labourers() -> None:
    table = summer_begins(1)
    standing = [each & 7 for spaces in table.state.board for space in spaces for each in space]
    assert standing == [0, 0, 0, 0]


@pytest.mark.rule("W-212", "W-20")
def test_the_partners_workers_gain_no_bonuses() -> None:
    table = summer_begins(1, ovals={"B1": "lira_2", "C1": "vp"})
    assert (partner(table).purse, table.vp(), table.lira()) == (INCOME, 0, WAKE_UP_LIRA)


@pytest.mark.rule("W-206", "W-210", "W-11")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_influence_begins_at_the_solo_mark(level: str) -> None:
    mark = INFLUENCE_START[1] + LEVEL_START[level]
    assert alone(level=level).world.influence == min(mark, MOST_AT_START)


@pytest.mark.rule("W-210", "W-28")
def test_one_space_of_each_action_is_open() -> None:
    table = alone(board={"B1": ["0.yellow"]}).begin()
    assert "at:draw_vine:beside" in table.options
    table.cannot("at:draw_vine:1", "at:draw_vine:2")


@pytest.mark.rule("W-206", "W-211", "W-10")
def test_two_tiles_are_swapped_for_those_of_the_solo_game() -> None:
    solo, several = ({tile.name for tile in tiles_for(seats)} for seats in (1, 3))
    assert solo - several == {"innovate_solo", "fill_order_solo"}
    assert several - solo == {"innovate", "fill_order"}
    assert (len(solo), len(several), len(TILES)) == (14, 14, 16)


@pytest.mark.rule("W-213")
def test_twelve_cards_last_for_six_years_and_are_then_shuffled() -> None:
    assert len(PARTNER_CARDS) == 12
    table = alone(Seat(workers=["blue"]))
    partner(table).pile.rest = []
    table.choose(TAKE_LIRA)
    assert (table.state.winter, len(partner(table).pile)) == (True, 11)


@pytest.mark.rule("W-213")
def test_every_letter_stands_on_six_cards() -> None:
    letters = Counter("".join(card.summer + card.winter for card in PARTNER_CARDS))
    assert letters == dict.fromkeys(LETTERS, 6)
    assert all(len(card.summer) == len(card.winter) == 4 for card in PARTNER_CARDS)


# What events give to the partner


@pytest.mark.rule("W-214", "W-308")
def test_lira_for_a_fellow_player_go_to_the_purse() -> None:
    share = event("oc_gold").share
    assert share is not None
    table = alone(Seat(lira=9), event="oc_gold").choose("at:give_tour:1", "worker:yellow", "partner")
    assert partner(table).purse == gain(share.fellow, "lira")
    assert table.lira() == 9 + 2 - price(share.cost)


@pytest.mark.rule("W-214", "W-308")
def test_cards_for_a_fellow_player_go_to_the_display() -> None:
    table = alone(Seat(hand=["merlot"]), event="oc_cuttings").put_on_top("malvasia", "syrah")
    table.choose("at:draw_vine:1", "worker:yellow", "partner", "vine:merlot")
    assert (display(table), table.hand("vine")) == (["syrah"], ["malvasia"])


@pytest.mark.rule("W-214")
def test_the_display_takes_no_more_than_five_cards() -> None:
    full = ["r5", "w5", "b4", "r6", "w6"]
    table = alone(Seat(hand=["merlot"]), event="oc_cuttings", display=full).put_on_top("malvasia", "syrah")
    table.choose("at:draw_vine:1", "worker:yellow", "partner", "vine:merlot")
    assert display(table) == full


@pytest.mark.rule("W-214", "W-308")
@pytest.mark.parametrize(
    ("name", "season", "seat", "keys"),
    [
        (
            "oc_busby",
            "summer",
            {"hand": ["malvasia"], "lira": 9},
            ("at:plant_vine:1", "worker:yellow", "plant:malvasia:left"),
        ),
        ("oc_barossa", "winter", {"fields": {"left": ["malvasia"]}}, ("at:harvest_field:1", "worker:blue")),
        ("oc_dalmatians", "winter", {"grapes": {"red": [1]}, "lira": 9}, ("at:make_wine:1", "worker:blue")),
        ("oc_roseworthy", "winter", {"lira": 9}, ("at:train_worker:1", "worker:blue", "hat:yellow:home")),
    ],
)
def test_a_grape_an_action_or_training_becomes_a_lira_in_the_purse(
    name: str, season: str, seat: dict[str, Any], keys: tuple[str, ...]
) -> None:
    table = alone(Seat(**seat), season=season, event=name).choose(*keys, "partner")
    assert partner(table).purse == 1
    assert len(table.told("shares-with-partner")) == 1


@pytest.mark.rule("W-214", "W-308")
def test_a_gift_to_a_fellow_player_goes_to_the_partner() -> None:
    table = alone(Seat(lira=9, grapes={"red": [1]}), continent="asia", event="as_silk_road")
    table.choose("at:trade:1", "worker:yellow", "part:discard-grape-least1-most1", "part:gain-vp1", "take")
    assert len(display(table)) == 1


@pytest.mark.rule("W-214", "W-308")
def test_a_trade_with_the_partner_pays_both_what_an_event_gives_for_trades() -> None:
    reward = gain(event("eu_coops").change.trade_gain, "lira")
    table = alone(
        Seat(lira=3, workers=["grande"]), continent="europe", event="eu_coops", board={"B1": ["1.yellow"]}
    )
    table.choose("at:draw_vine:beside", "partner", "thing:lira", "number:1")
    if table.kind == "offer_ask":
        table.choose("nothing")
    assert (table.lira(), partner(table).purse) == (2 + reward, 1 + reward)


@pytest.mark.rule("W-214", "W-304")
def test_rules_that_count_players_count_one() -> None:
    table = Table(Seat(), continent="asia", event="as_raisins").begin()
    shown = table.game.view(0)["event"]
    dish = event("as_raisins").dish
    assert isinstance(shown, dict)
    assert dish is not None
    assert shown["dish"]["need"] == dish.base + dish.per_player


# Spring


@pytest.mark.rule("W-220")
@pytest.mark.parametrize(
    ("structures", "added"), [(False, ["vine", "order"]), (True, ["vine", "order", "structure"])]
)
def test_after_waking_up_the_display_grows(structures: bool, added: list[str]) -> None:
    table = summer_begins(8, structures=structures)
    assert [DECK_NAMES[card.deck] for card in partner(table).display] == added


@pytest.mark.rule("W-220")
def test_of_the_display_five_cards_are_kept() -> None:
    table = summer_begins(8, display=["r5", "w5", "b4", "r6"])
    assert (table.kind, len(table.options)) == ("display", 6)
    table.choose("order:b4")
    assert "b4" not in display(table)
    assert (len(display(table)), table.discards("order")) == (5, ["b4"])


@pytest.mark.rule("W-221")
def test_the_position_of_the_year_before_may_not_be_taken_again() -> None:
    table = alone(idle())
    partner(table).used_position = 2
    begin_year(table, "oc_gold")
    assert table.options == ["position:1", "position:2", "position:4", "position:5", "position:6"]
    table.choose("position:5")
    assert partner(table).used_position == 4


@pytest.mark.rule("W-221")
def test_in_the_first_year_any_position_may_be_taken() -> None:
    assert len(begin_year(alone(idle()), "oc_gold").options) == 6


@pytest.mark.rule("W-221")
def test_the_partner_takes_no_turns() -> None:
    table = summer_begins(8)
    while table.decision is not None and table.state.year == 1:
        assert table.asked == 0
        table.choose(table.options[0])


# The card of a season


@pytest.mark.rule("W-202", "W-222")
@pytest.mark.parametrize("card", PARTNER_CARDS, ids=lambda card: str(card.number))
def test_a_card_brings_lira_and_puts_workers_on_four_actions(card: Any) -> None:
    table = summer_begins(card.number)
    assert (partners_workers(table), partner(table).purse) == (card.summer, INCOME)
    table = winter_begins(card.number)
    assert partners_workers(table) == card.winter


@pytest.mark.rule("W-202")
def test_a_card_is_turned_for_each_summer_and_each_winter() -> None:
    table = summer_begins(8)
    assert len(partner(table).pile) == 11
    table.choose("pass", TAKE_LIRA)
    assert (table.state.winter, len(partner(table).pile), partner(table).purse) == (True, 10, 2 * INCOME)


@pytest.mark.rule("W-222")
def test_the_lira_come_before_anything_is_bought() -> None:
    table = summer_begins(1, purse=TILE_PRICE - INCOME, revealed=["tile_tour"])
    assert (table.kind, partner(table).purse) == ("partner_tile", TILE_PRICE)


@pytest.mark.rule("W-223")
def test_a_partners_worker_fills_the_space() -> None:
    table = summer_begins(8, seat=Seat(hand=["malvasia"]))
    table.cannot("at:plant_vine:1")
    assert "at:plant_vine:beside" in table.options


@pytest.mark.rule("W-223")
def test_without_the_grande_the_action_is_closed() -> None:
    table = summer_begins(8, seat=Seat(hand=["malvasia"], workers=["yellow"]))
    table.cannot("at:plant_vine:1", "at:plant_vine:beside")


@pytest.mark.rule("W-223", "W-56")
def test_on_an_oval_there_is_room_beside_the_partner() -> None:
    table = summer_begins(8, seat=Seat(hand=["malvasia"], workers=["yellow"]), ovals={"A1": "vp"})
    table.choose("at:plant_vine:1", "plant:malvasia:left")
    assert table.vines("left") == ["malvasia"]


@pytest.mark.rule("W-224", "W-203")
def test_the_partners_worker_on_h_buys_a_tile_of_the_humans_choice() -> None:
    table = summer_begins(1, purse=TILE_PRICE, revealed=["tile_tour", "oval_vp"])
    assert table.options == ["tile:tour", "oval:vp", "done"]
    table.choose("tile:tour")
    assert (partner(table).purse, table.kind) == (INCOME, "place")
    assert table.world.tiles[LETTERS.index("C")] is not None


@pytest.mark.rule("W-224")
def test_the_human_need_not_buy_a_tile() -> None:
    table = summer_begins(1, purse=TILE_PRICE, revealed=["tile_tour"]).choose("done")
    assert (partner(table).purse, table.kind) == (TILE_PRICE + INCOME, "place")


@pytest.mark.rule("W-224")
def test_with_too_few_lira_no_tile_is_bought() -> None:
    assert summer_begins(1, purse=TILE_PRICE - INCOME - 1, revealed=["tile_tour"]).kind == "place"


@pytest.mark.rule("W-224", "W-227")
def test_without_a_worker_on_h_no_tile_is_bought() -> None:
    assert summer_begins(8, purse=9, revealed=["tile_tour"]).kind == "place"


@pytest.mark.rule("W-224", "W-54")
def test_what_is_printed_under_the_partners_tile_goes_to_the_purse() -> None:
    benefit = gain(COVERED_BENEFITS["B"][0], "lira")
    table = summer_begins(1, purse=TILE_PRICE, revealed=["oval_vp"], seat=Seat(lira=5))
    table.choose("oval:vp", "lay:draw_vine:1")
    assert (partner(table).purse, table.lira()) == (INCOME + benefit, 5 + WAKE_UP_LIRA)


@pytest.mark.rule("W-224", "W-54")
@pytest.mark.parametrize("from_purse", [0, COVERED_COSTS["E"][0]])
def test_a_printed_cost_is_paid_from_the_purse_or_by_the_human(from_purse: int) -> None:
    cost = COVERED_COSTS["E"][0]
    table = summer_begins(1, purse=TILE_PRICE, revealed=["oval_vp"], seat=Seat(lira=5))
    table.choose("oval:vp", "lay:play_summer_visitor:1", f"number:{from_purse}")
    assert (partner(table).purse, table.lira()) == (INCOME - from_purse, 5 + WAKE_UP_LIRA - cost + from_purse)


@pytest.mark.rule("W-224", "W-54")
def test_the_human_pays_a_printed_cost_for_which_the_purse_is_too_small() -> None:
    cost = COVERED_COSTS["E"][0]
    table = summer_begins(1, purse=TILE_PRICE - INCOME, revealed=["oval_vp"], seat=Seat(lira=5))
    table.choose("oval:vp", "lay:play_summer_visitor:1")
    assert (partner(table).purse, table.lira()) == (0, 5 + WAKE_UP_LIRA - cost)


@pytest.mark.rule("W-225", "W-203")
def test_the_partners_worker_on_p_buys_influence() -> None:
    table = winter_begins(1, purse=INFLUENCE_PRICE, influence=4)
    assert table.kind == "partner_influence"
    table.choose("take")
    assert (table.world.influence, partner(table).purse) == (5, INCOME)


@pytest.mark.rule("W-225")
def test_the_human_need_not_buy_influence() -> None:
    table = winter_begins(1, purse=INFLUENCE_PRICE, influence=4)
    table.choose("decline")
    assert (table.world.influence, partner(table).purse) == (4, INFLUENCE_PRICE + INCOME)


@pytest.mark.rule("W-225", "W-109")
@pytest.mark.parametrize(
    ("purse", "influence"), [(INFLUENCE_PRICE - INCOME - 1, 4), (INFLUENCE_PRICE, MOST_INFLUENCE)]
)
def test_with_too_few_lira_or_full_influence_nothing_is_bought(purse: int, influence: int) -> None:
    table = winter_begins(1, purse=purse, influence=influence)
    assert table.kind == "place"


@pytest.mark.rule("W-226")
def test_with_the_solo_tile_two_tiles_are_cheaper() -> None:
    table = alone(season="spring", purse=2 * CHEAP_TILE_PRICE - INCOME, revealed=["tile_tour", "tile_trade"])
    lay(table, "innovate_solo")
    turn_next(table, 1)
    table.player().row = NOBODY
    table.choose("position:3", "tile:tour", "tile:trade")
    assert (partner(table).purse, table.kind) == (0, "place")


@pytest.mark.rule("W-226")
def test_with_the_solo_tile_one_tile_is_enough() -> None:
    table = alone(season="spring", purse=2 * CHEAP_TILE_PRICE - INCOME, revealed=["tile_tour", "tile_trade"])
    lay(table, "innovate_solo")
    turn_next(table, 1)
    table.player().row = NOBODY
    table.choose("position:3", "tile:tour", "done")
    assert partner(table).purse == CHEAP_TILE_PRICE


def lay(table: Table, name: str) -> None:
    """A solo tile lies on its action."""
    tile = next(each for each in table.world.tile_pile.rest if each.name == name)
    table.world.tile_pile.rest.remove(tile)
    table.world.tiles[tile.action] = tile


@pytest.mark.rule("W-226", "W-206")
def test_the_solo_tile_lets_the_purse_pay_for_the_humans_tiles() -> None:
    table = alone(Seat(lira=1), purse=CHEAP_TILE_PRICE - 1, revealed=["tile_tour"])
    lay(table, "innovate_solo")
    table.choose("at:innovate:1", "worker:yellow")
    assert (partner(table).purse, table.lira()) == (0, 0)


@pytest.mark.rule("W-226")
def test_the_human_says_how_much_the_purse_pays() -> None:
    table = alone(Seat(lira=9), purse=9, revealed=["tile_tour"])
    lay(table, "innovate_solo")
    table.choose("at:innovate:1", "worker:yellow")
    assert table.options == [f"number:{number}" for number in range(CHEAP_TILE_PRICE + 1)]
    table.choose("number:1")
    assert (partner(table).purse, table.lira()) == (8, 9 - CHEAP_TILE_PRICE + 1)


@pytest.mark.rule("W-206", "W-205")
def test_the_other_solo_tile_fills_one_order_of_the_display() -> None:
    table = alone(
        Seat(
            wines={"red": [3], "white": [1], "blush": [4]},
            structures=["medium_cellar"],
            workers=["blue"],
            hand=["b4"],
        ),
        season="winter",
        display=["r3_w1", "r1_w3"],
    )
    lay(table, "fill_order_solo")
    table.choose("at:fill_order:1", "order:r3_w1")
    assert (display(table), table.vp(), table.discards("order")) == (["r1_w3"], 2, ["r3_w1"])
    assert table.options == ["order:b4", "done"]
    table.choose("order:b4")
    assert table.vp() == 4


@pytest.mark.rule("W-206")
def test_only_one_of_the_orders_may_be_of_the_display() -> None:
    table = alone(
        Seat(wines={"red": [5], "white": [5]}, structures=["medium_cellar"], workers=["blue", "blue"]),
        season="winter",
        display=["r5", "w5"],
    )
    lay(table, "fill_order_solo")
    table.choose("at:fill_order:1", "order:r5")
    assert (display(table), table.vp(), table.kind) == (["w5"], 2, "place")


@pytest.mark.rule("W-227")
def test_partners_workers_elsewhere_do_nothing() -> None:
    table = summer_begins(8, purse=20, revealed=["oval_vp"])
    assert (table.kind, partner(table).purse, len(table.hand("vine"))) == ("place", 20 + INCOME, 0)


# Trading with the partner


def trader(**said: Any) -> Table:
    """The grande is about to join the partner where a vine is drawn."""
    seat = said.pop("seat", Seat(lira=5, hand=["malvasia", "merlot", "r5"], workers=["grande", "blue"]))
    table = alone(seat, **{"board": {"B1": ["1.yellow"]}, **said}).put_on_top("chardonnay")
    return table.choose("at:draw_vine:beside", "partner")


@pytest.mark.rule("W-204", "W-228")
def test_the_grande_trades_lira_for_cards_of_the_display() -> None:
    table = trader(display=["r6", "w6", "b4", "syrah"])
    table.choose("thing:lira", "number:1", "thing:order", "order:r6", "order:w6")
    assert (display(table), partner(table).purse, table.lira()) == (["b4", "syrah"], 1, 4)
    assert table.hand("order") == ["r5", "r6", "w6"]


@pytest.mark.rule("W-228")
def test_no_more_than_two_cards_of_one_kind_are_taken() -> None:
    table = trader(display=["r6", "w6", "b4", "syrah"])
    table.choose("thing:lira", "number:1", "thing:order", "order:r6")
    assert table.options == ["order:w6", "order:b4", "done"]
    table.choose("order:w6")
    assert table.kind != "offer_ask_card"


@pytest.mark.rule("W-228")
def test_no_more_than_one_lira_is_taken() -> None:
    table = trader(purse=7).choose("thing:vine", "vine:malvasia", "done", "thing:lira")
    assert table.kind != "offer_ask_lira"
    assert (partner(table).purse, table.lira(), display(table)) == (6, 6, ["malvasia"])


@pytest.mark.rule("W-228")
def test_any_number_of_cards_of_one_kind_is_given() -> None:
    table = trader(purse=1).choose("thing:vine", "vine:malvasia", "vine:merlot", "nothing")
    assert display(table) == ["malvasia", "merlot"]
    assert "malvasia" not in table.hand("vine")


@pytest.mark.rule("W-228", "W-220")
def test_a_display_that_grows_too_large_is_cut() -> None:
    table = trader(display=["r6", "w6", "b4", "syrah", "pinot"])
    table.choose("thing:vine", "vine:malvasia", "done", "nothing")
    assert (table.kind, len(table.options)) == ("display", 6)


@pytest.mark.rule("W-229")
def test_what_is_taken_must_be_paid() -> None:
    table = trader(purse=3, display=["r6"]).choose("nothing")
    assert table.kind != "offer_ask"
    assert (table.lira(), partner(table).purse, display(table)) == (5, 3, ["r6"])


@pytest.mark.rule("W-229")
def test_grapes_and_wine_are_not_traded_with_the_partner() -> None:
    seat = Seat(lira=1, grapes={"red": [1]}, wines={"red": [1]}, workers=["grande"])
    assert trader(seat=seat).options == ["thing:lira", "nothing"]


@pytest.mark.rule("W-229", "W-36")
def test_visitors_are_not_traded_with_the_partner() -> None:
    table = trader(seat=Seat(lira=1, hand=["patron"], workers=["grande"]), display=["judge"], purse=1)
    assert table.options == ["thing:lira", "nothing"]
    table.choose("thing:lira")
    assert table.options == ["nothing", "thing:lira"]


@pytest.mark.rule("W-230")
def test_lira_given_raise_the_purse() -> None:
    table = trader().choose("thing:lira", "number:5")
    assert (partner(table).purse, table.lira()) == (5, 0)


@pytest.mark.rule("W-204")
def test_only_the_grande_trades_with_the_partner() -> None:
    table = alone(Seat(lira=5, hats=(0, 0)), board={"B1": ["1.yellow"]}, ovals={"B1": "vp"})
    table.choose("at:draw_vine:1", "worker:bare")
    assert table.kind == "place"


@pytest.mark.rule("W-204")
def test_without_a_partners_worker_there_is_no_trade() -> None:
    table = alone(Seat(lira=5), board={"C1": ["1.yellow"]}).choose("at:draw_vine:1", "worker:grande")
    assert table.kind == "place"


@pytest.mark.rule("W-204", "W-100", "W-131")
def test_a_trade_with_the_partner_may_make_the_action_possible() -> None:
    seat = Seat(lira=INFLUENCE_PRICE - 1, hand=["malvasia"], workers=["grande"])
    table = alone(seat, season="winter", board={"P1": ["1.blue"]}, purse=3, influence=2, year=6)
    table.choose("at:gain_influence:beside", "partner", "thing:vine", "thing:lira")
    assert (table.world.influence, table.lira()) == (3, 0)


@pytest.mark.rule("W-204", "W-229", "W-100")
def test_a_trade_that_cannot_be_paid_makes_no_action_possible() -> None:
    seat = Seat(lira=INFLUENCE_PRICE - 1, workers=["grande"])
    alone(seat, season="winter", board={"P1": ["1.blue"]}, purse=3).cannot("at:gain_influence:beside")


# The end of a season, of a year and of the game


@pytest.mark.rule("W-231")
def test_partners_workers_stay_until_the_season_ends() -> None:
    table = summer_begins(8)
    table.choose("at:give_tour:1", "worker:yellow")
    assert partners_workers(table) == "ADEG"
    turn_next(table, 1)
    table.choose("pass", TAKE_LIRA)
    assert partners_workers(table) == PARTNER_CARDS[0].winter


@pytest.mark.rule("W-231")
def test_partners_workers_leave_when_the_year_ends() -> None:
    table = summer_begins(8)
    while table.state.year == 1:
        table.choose("pass" if table.kind == "place" else table.options[0])
    assert partners_workers(table) == ""


@pytest.mark.rule("W-232")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_purse_is_kept_from_year_to_year_as_far_as_the_level_allows(level: str) -> None:
    table = alone(idle(), season="winter", purse=11, level=level).begin()
    assert table.state.year == 2
    assert partner(table).purse == min(11, PARTNER_SAVES[level])


@pytest.mark.rule("W-202")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_level_sets_the_lira_of_a_card(level: str) -> None:
    assert partner(summer_begins(8, level=level)).purse == PARTNER_INCOME[level]


@pytest.mark.rule("W-240", "W-3")
@pytest.mark.parametrize(
    ("vp", "influence", "wins"),
    [
        (GOAL_POINTS, MOST_INFLUENCE, True),
        (GOAL_POINTS - 1, MOST_INFLUENCE, False),
        (GOAL_POINTS, MOST_INFLUENCE - 1, False),
    ],
)
def test_the_human_alone_needs_the_points(vp: int, influence: int, wins: bool) -> None:
    table = alone(idle(vp=vp), season="winter", year=6, influence=influence).begin()
    assert table.over
    assert table.game.winners == ([0] if wins else [])


@pytest.mark.rule("W-210")
def test_the_first_year_begins_like_every_other() -> None:
    table = alone()
    table.state.phase = PARENTS
    table.begin()
    while table.kind != "position":
        table.choose(table.options[0])
    assert (len(table.world.revealed), table.world.event is not None) == (4, True)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_rules_tell_the_figures_that_are_played_by(language: str) -> None:
    told = Words(language)
    figures = {
        "W-222": (INCOME, PARTNER_INCOME["easy"]),
        "W-224": (TILE_PRICE,),
        "W-225": (INFLUENCE_PRICE,),
        "W-226": (CHEAP_TILE_PRICE,),
        "W-228": (PARTNER_GIVES_LIRA, PARTNER_GIVES_CARDS),
        "W-232": (PARTNER_SAVES["hard"],),
    }
    for rule, expected in figures.items():
        told_there = {int(each) for each in re.findall(r"\d+", told(f"rule-{rule}"))}
        assert told_there >= {*expected}, rule
