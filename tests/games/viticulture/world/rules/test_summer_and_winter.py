"""The actions of summer and winter: W-40 to W-42, W-63 to W-67."""

from typing import Any

import pytest

from figurka.games.viticulture.rules.things import SUMMER_SEASON, WINTER_SEASON
from figurka.games.viticulture.world.content.balance import TILE_PRICE, TRAINING_PRICE
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE, WORLD_ACTIONS
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import cards_at_all, pass_on, place, world

RICH: dict[str, Any] = {
    "lira": 20,
    "hand": ["malvasia", "patron", "crusher", "r5"],
    "fields": {"right": ["sangiovese"]},
    "structures": ["medium_cellar", "yoke"],
    "grapes": {"red": [2]},
    "wines": {"red": [5]},
}
"""A player who can take every action."""


def rich(season: str, **said: Any) -> Table:
    return world(Seat(**RICH), Seat(), season=season, revealed=["oval_vp"], **said)


# Summer


@pytest.mark.rule("W-40", "W-63")
@pytest.mark.parametrize(("season", "letters"), [("summer", "ABCDEFGH"), ("winter", "IJKLMNOP")])
def test_each_season_has_eight_actions_and_those_of_the_whole_year(season: str, letters: str) -> None:
    code = SUMMER_SEASON if season == "summer" else WINTER_SEASON
    assert "".join(action.letter for action in WORLD_ACTIONS if action.season == code) == letters
    table = rich(season).begin()
    own = [f"at:{action.name}:1" for action in WORLD_ACTIONS if action.season == code]
    assert table.options == [*own, "at:gain_lira", "at:yoke", "pass"]


@pytest.mark.rule("W-40")
def test_a_plants_a_vine() -> None:
    table = rich("summer")
    place(table, "plant_vine:1", "yellow", "plant:malvasia:left")
    assert table.vines("left") == ["malvasia"]


@pytest.mark.rule("W-40")
def test_b_draws_a_vine() -> None:
    table = rich("summer")
    place(table, "draw_vine:1", "yellow")
    assert len(table.hand("vine")) == 2


@pytest.mark.rule("W-40")
def test_c_gives_a_tour_and_the_tasting_room_pays_once_a_year() -> None:
    table = world(Seat(structures=["tasting_room"], wines={"red": [1]}, hats=(1, 2)), Seat(passed=True))
    place(table, "give_tour:1", "yellow")
    assert (table.lira(), table.vp()) == (2, 1)
    place(table, "give_tour:beside", "grande")
    assert (table.lira(), table.vp()) == (4, 1)


@pytest.mark.rule("W-40")
def test_d_builds_a_structure_at_its_price() -> None:
    table = world(Seat(lira=5), Seat())
    place(table, "build_structure:1", "yellow", "structure:windmill")
    assert (table.lira(), table.structures()) == (0, ["windmill"])


@pytest.mark.rule("W-40")
def test_e_plays_a_summer_visitor() -> None:
    table = rich("summer")
    place(table, "play_summer_visitor:1", "yellow", "way:lira")
    assert (table.lira(), table.discards("summer")) == (24, ["patron"])


@pytest.mark.rule("W-42")
def test_f_sells_an_empty_field() -> None:
    table = rich("summer")
    table.choose("at:sell_grapes_or_field:1", "worker:yellow")
    assert table.options == ["sell:left", "sell:middle", "grape:red:2"]
    table.choose("sell:middle")
    assert table.lira() == 26
    assert table.asked == 1, "exactly one of them"


@pytest.mark.rule("W-42")
def test_f_buys_a_field_back() -> None:
    table = world(Seat(lira=7, sold=["left", "middle", "right"]), Seat())
    place(table, "sell_grapes_or_field:1", "yellow", "buy:right")
    assert (table.lira(), table.player().sold) == (0, 0b011)
    assert table.asked == 1


@pytest.mark.rule("W-42")
@pytest.mark.parametrize(("value", "lira"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_f_sells_one_grape_only(value: int, lira: int) -> None:
    table = world(Seat(grapes={"red": [value], "white": [5, 8]}), Seat())
    place(table, "sell_grapes_or_field:1", "yellow", f"grape:red:{value}")
    assert table.lira() == lira
    assert (table.grapes("red"), table.grapes("white")) == ([], [5, 8])
    assert table.asked == 1, "unlike in the base game no second one is sold"


GIVEN = {
    "lira": "part:pay-lira3",
    "vp": "part:lose-vp1",
    "cards": "part:discard-card-count2",
    "grape": "part:discard-grape-least1-most1",
}
RECEIVED = {
    "lira": "part:gain-lira3",
    "vp": "part:gain-vp1",
    "cards": "part:drawchoice-count2",
    "grape": "part:gaingrape",
}


def trader() -> Table:
    seat = Seat(lira=3, vp=4, hand=["pinot", "r5"], grapes={"red": [1]})
    return world(seat, Seat()).choose("at:trade:1", "worker:yellow")


@pytest.mark.rule("W-41")
def test_g_gives_any_of_four_items_for_any_of_four() -> None:
    table = trader()
    assert sorted(table.options) == sorted(GIVEN.values())
    table.choose(GIVEN["lira"])
    assert sorted(table.options) == sorted(RECEIVED.values())


@pytest.mark.rule("W-41")
@pytest.mark.parametrize("given", list(GIVEN))
@pytest.mark.parametrize("received", list(RECEIVED))
def test_g_trades_item_for_item_also_for_the_same_kind(given: str, received: str) -> None:
    table = trader().choose(GIVEN[given], RECEIVED[received])
    if received == "cards":
        table.choose("deck:vine", "deck:order")
    if table.kind == "gain_grape":
        table.choose("grape:white:1")
    assert table.asked == 1
    lira = 3 - 3 * (given == "lira") + 3 * (received == "lira")
    vp = 4 - (given == "vp") + (received == "vp")
    cards = 2 - 2 * (given == "cards") + 2 * (received == "cards")
    grapes = 1 - (given == "grape") + (received == "grape")
    assert (table.lira(), table.vp(), cards_at_all(table)) == (lira, vp, cards)
    assert len(table.grapes("red") + table.grapes("white")) == grapes


@pytest.mark.rule("W-41")
def test_g_takes_a_grape_of_value_one_only() -> None:
    table = world(
        Seat(grapes={"red": [2], "white": [3]}),
        Seat(),
    ).begin()
    table.choose("at:trade:1", "worker:yellow")
    assert GIVEN["grape"] not in table.options, "a grape of another value is no item"


@pytest.mark.rule("W-40", "W-50")
def test_h_sells_innovations() -> None:
    table = world(Seat(lira=TILE_PRICE), Seat(), revealed=["tile_tour"])
    place(table, "innovate:1", "yellow")
    assert table.lira() == 0
    assert table.world.tiles[2] is not None


# Winter


@pytest.mark.rule("W-63")
def test_i_harvests_a_field() -> None:
    table = world(Seat(fields={"left": ["malvasia", "sangiovese"]}), Seat(), season="winter")
    place(table, "harvest_field:1", "blue")
    assert (table.grapes("red"), table.grapes("white")) == ([1], [1])
    table = world(Seat(fields={"left": ["malvasia"]}, harvested=["left"]), Seat(), season="winter")
    table.cannot("at:harvest_field:1")


@pytest.mark.rule("W-63")
def test_j_draws_an_order() -> None:
    table = rich("winter")
    place(table, "draw_order:1", "blue")
    assert len(table.hand("order")) == 2


@pytest.mark.rule("W-63")
def test_k_makes_one_or_two_wines() -> None:
    table = world(Seat(grapes={"red": [1, 2, 3]}), Seat(), season="winter")
    place(table, "make_wine:1", "blue", "make:red:r1", "make:red:r2")
    assert (table.wines("red"), table.grapes("red")) == ([1, 2], [3])
    table = world(Seat(grapes={"red": [1, 2]}), Seat(), season="winter")
    place(table, "make_wine:1", "blue", "make:red:r1", "done")
    assert table.wines("red") == [1]


@pytest.mark.rule("W-63")
def test_m_plays_a_winter_visitor() -> None:
    table = rich("winter")
    place(table, "play_winter_visitor:1", "blue", "way:lira")
    assert (table.lira(), table.discards("winter")) == (23, ["crusher"])


@pytest.mark.rule("W-63")
def test_n_fills_an_order() -> None:
    table = rich("winter")
    place(table, "fill_order:1", "blue")
    assert (table.vp(), table.player().residual) == (2, 1)
    assert (table.wines("red"), table.discards("order")) == ([], ["r5"])


# Training


@pytest.mark.rule("W-64")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_l_takes_a_hat_off_for_lira(colour: str) -> None:
    table = world(Seat(lira=TRAINING_PRICE + 1), Seat(), season="winter")
    place(table, "train_worker:1", "blue", f"hat:{colour}:home")
    assert table.lira() == 1
    workers = table.player().workers
    assert (sum(workers[:3]), workers[3]) == (4, 1), "never a new worker"
    assert workers[2] == 1
    assert table.available()["bare"] == 1, "trained from now on"


@pytest.mark.rule("W-64")
def test_l_costs_its_price() -> None:
    table = world(Seat(lira=TRAINING_PRICE - 1), Seat(), season="winter")
    table.cannot("at:train_worker:1")


@pytest.mark.rule("W-64", "W-30")
def test_a_summer_labourer_trained_in_winter_works_at_once() -> None:
    table = world(Seat(lira=TRAINING_PRICE, workers=["yellow", "blue"]), Seat(passed=True), season="winter")
    place(table, "train_worker:1", "blue", "hat:yellow:home")
    place(table, "draw_order:1", "bare")
    assert len(table.hand("order")) == 1


@pytest.mark.rule("W-64")
def test_a_worker_that_was_placed_already_stays_placed() -> None:
    seat = Seat(lira=TRAINING_PRICE, workers=["blue", "yellow"])
    table = world(seat, Seat(), season="winter", board={"B1": ["0.yellow"]})
    place(table, "train_worker:1", "blue", "hat:yellow:board")
    assert table.standing("B1") == ["0.bare"]
    assert "bare" not in table.available()


@pytest.mark.rule("W-64")
def test_the_worker_that_trains_may_take_its_own_hat_off() -> None:
    table = world(Seat(lira=TRAINING_PRICE), Seat(), season="winter")
    place(table, "train_worker:1", "blue", "hat:blue:acting")
    assert table.standing("L1") == ["0.bare"]
    assert table.available() == {"yellow": 2, "blue": 1, "grande": 1}
    pass_on(table, 2)
    assert table.available() == {"yellow": 2, "blue": 1, "bare": 1, "grande": 1}


@pytest.mark.rule("W-65", "W-56")
@pytest.mark.parametrize(
    ("hat", "vp"), [("hat:blue:acting", 1), ("hat:blue:home", 0), ("hat:yellow:home", 0)]
)
def test_a_worker_that_takes_its_own_hat_off_gains_the_bonus_after_the_action(hat: str, vp: int) -> None:
    table = world(Seat(lira=TRAINING_PRICE), Seat(), season="winter", ovals={"L1": "vp"})
    place(table, "train_worker:1", "blue", hat)
    assert table.vp() == vp


@pytest.mark.rule("W-65")
def test_the_bonus_comes_too_late_to_pay_for_the_training() -> None:
    ovals = {"L1": "lira_2"}
    table = world(Seat(lira=TRAINING_PRICE - 1, workers=["blue"]), Seat(), season="winter", ovals=ovals)
    table.cannot("at:train_worker:1")
    table = world(Seat(lira=TRAINING_PRICE - 1, hats=(2, 1)), Seat(), season="winter", ovals=ovals)
    place(table, "train_worker:1", "bare", "hat:yellow:home")
    assert table.lira() == 1, "a trained worker takes it before the action"


# Selling wine and influence


@pytest.mark.rule("W-66")
def test_o_sells_a_wine_for_its_value() -> None:
    seat = Seat(
        wines={"red": [2], "blush": [6], "sparkling": [8]}, structures=["medium_cellar", "large_cellar"]
    )
    for key, lira in (("wine:red:2", 2), ("wine:blush:6", 6), ("wine:sparkling:8", 8)):
        table = world(seat, Seat(), season="winter")
        place(table, "sell_wine:1", "blue", key)
        assert table.lira() == lira
        assert sum(len(table.wines(kind)) for kind in ("red", "white", "blush", "sparkling")) == 2


@pytest.mark.rule("W-66")
def test_without_wine_nothing_is_sold() -> None:
    world(Seat(grapes={"red": [5]}), Seat(), season="winter").cannot("at:sell_wine:1")


@pytest.mark.rule("W-67")
def test_p_buys_influence() -> None:
    table = world(Seat(lira=9), Seat(), season="winter", influence=6)
    place(table, "gain_influence:1", "blue")
    assert INFLUENCE_PRICE == 8
    assert (table.lira(), table.world.influence) == (1, 7)
    world(Seat(lira=7), Seat(), season="winter", influence=6).cannot("at:gain_influence:1")
