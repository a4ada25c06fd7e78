"""The 36 structure cards: what each costs, what it does, and when it cannot be used."""

from typing import Any

import pytest

from figurka.games.viticulture.content.buildings import BUILDINGS
from tests.games.viticulture.plays import BASICS, CELLARS, changed, hold_all, outcome, start
from tests.games.viticulture.table import Seat, Table

COSTS = {
    **{"cask": 2, "aqueduct": 3, "wine_cave": 2, "trading_post": 2, "shop": 5, "wine_press": 4, "school": 7},
    **{"wine_bar": 4, "patio": 3, "ristorante": 8, "guest_house": 3, "cafe": 3, "distiller": 2, "mercado": 5},
    **{"studio": 5, "barn": 5, "academy": 4, "gazebo": 3, "workshop": 3, "veranda": 5, "wine_parlor": 3},
    **{
        "label_factory": 3,
        "harvest_machine": 2,
        "fermentation_tank": 4,
        "charmat": 3,
        "inn": 4,
        "tap_room": 5,
    },
    **{"tavern": 5, "banquet_hall": 2, "penthouse": 3, "fountain": 4, "mixer": 3, "storehouse": 2},
    **{"statue": 9, "dock": 3, "silo": 2},
}
ALL_CELLARS: dict[str, Any] = {"structures": CELLARS}


def owning(*names: str, other: Seat | None = None, season: str = "summer", **has: Any) -> Table:
    """A player with these structure cards, two on the mat and then on the fields from the left."""
    sites = dict(zip(("mat1", "mat2", "left"), names, strict=False))
    return Table(Seat(cards=sites, **has), other or Seat(), season=season, structures=True)


def played(table: Table, *answers: str) -> set[str]:
    """What changes by these answers of seat 0, workers aside; then it is the next player's turn."""
    before = hold_all(table)
    table.choose(*answers)
    assert (table.kind, table.asked) == ("place", 1), f"{table.kind} is asked: {table.options}"
    table.rules.check(table.state)
    return {note for note in changed(table, before) if not note.startswith("home_")}


def test_there_are_36_cards() -> None:
    assert {building.name: building.cost for building in BUILDINGS} == COSTS
    assert len(BUILDINGS) == len(COSTS) == 36


# Building them


@pytest.mark.rule("V-110", "V-111")
@pytest.mark.parametrize(("name", "cost"), COSTS.items())
def test_a_structure_card_is_built_from_the_hand_for_its_cost_and_brings_a_point(
    name: str, cost: int
) -> None:
    table = Table(Seat(lira=cost, hand=[name], structures=BASICS), Seat(), structures=True)
    table.choose("at:build_structure", "worker:bare")
    assert table.options == ["site:mat1", "site:mat2", "site:left", "site:middle", "site:right"]
    table.choose("site:left")
    assert (table.lira(), table.vp(), table.hand("structure")) == (0, 1, [])
    assert table.structures() == [*BASICS, name]
    poor = Table(Seat(lira=cost - 1, hand=[name], structures=BASICS), Seat(), structures=True)
    poor.cannot("at:build_structure")


@pytest.mark.rule("V-82", "V-86", "V-111")
def test_a_structure_card_stands_on_the_mat_or_on_an_own_field_without_vines() -> None:
    seat = Seat(lira=2, hand=["silo"], structures=BASICS, fields={"left": ["pinot"]}, sold=["middle"])
    table = Table(seat, Seat(), structures=True).choose("at:build_structure", "worker:bare")
    assert table.options == ["site:mat1", "site:mat2", "site:right"]


@pytest.mark.rule("V-111")
def test_without_a_free_site_no_structure_card_is_built() -> None:
    fields = {"left": ["pinot"], "middle": ["pinot"], "right": ["pinot"]}
    table = owning("cask", "dock", lira=2, hand=["silo"], structures=BASICS, fields=fields)
    table.cannot("at:build_structure")


@pytest.mark.rule("V-86", "V-111")
def test_a_field_with_a_structure_card_is_not_planted_and_not_sold() -> None:
    seat = Seat(cards={"left": "dock", "middle": "silo"}, hand=["malvasia"])
    table = Table(seat, Seat(), structures=True).choose("at:sell_grapes_or_field", "worker:bare")
    assert table.player().sold == 0b100
    table.choose("pass")
    table.cannot("at:plant_vine")


@pytest.mark.rule("V-112")
def test_a_worker_on_the_structure_mat_takes_a_card_down_and_its_point_is_kept() -> None:
    table = owning("dock", "silo", vp=2)
    assert played(table, "at:demolish", "worker:bare", "structure:silo") == {"built=dock"}
    assert table.discards("structure") == ["silo"]
    table.choose("pass")
    table.cannot("at:demolish")


@pytest.mark.rule("V-112")
def test_the_structure_mat_takes_no_basic_structure_down() -> None:
    Table(Seat(structures=BASICS), Seat(), structures=True).cannot("at:demolish")


@pytest.mark.rule("V-13", "V-112")
def test_a_worker_whose_card_is_taken_down_stays_away_until_the_year_ends() -> None:
    table = owning("cafe", other=Seat(passed=True), grapes={"red": [1]}, season="winter")
    table.choose("at:structure:cafe", "worker:bare", "at:demolish", "worker:bare")
    assert table.available() == {"grande": 1}
    table.rules.check(table.state)
    table.choose("pass")
    assert table.available() == {"bare": 2, "grande": 1}


# Spaces for workers

SPACES: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("cask", "", "red_wine=3 order+1", {"wines": {"red": [1]}, **ALL_CELLARS}),
    ("cask", "", "red_wine=3 order+1", {"wines": {"red": [2]}}),
    ("cask", "wine:white:1", "white_wine=3 order+1", {"wines": {"red": [1], "white": [1]}}),
    (
        "wine_cave",
        "wine:red:1 wine:white:1",
        "red_wine=2 white_wine=2 order+1",
        {"wines": {"red": [1], "white": [1]}},
    ),
    ("wine_cave", "wine:red:1 done", "red_wine=2 order+1", {"wines": {"red": [1], "white": [1]}}),
    (
        "wine_cave",
        "wine:red:1 wine:white:1",
        "red_wine=2 white_wine=2 order+1",
        {"wines": {"red": [1], "white": [1], "blush": [4]}},
    ),
    ("wine_cave", "", "red_wine=2 order+1", {"wines": {"red": [1]}}),
    ("trading_post", "part:pay-lira3 part:gain-vp1", "lira-3 vp+1", {"lira": 3}),
    ("trading_post", "part:drawchoice-count2 deck:vine deck:order", "vp-1 vine+1 order+1", {}),
    (
        "trading_post",
        "part:discard-card-count2 part:gain-lira3",
        "order-1 vine-1 lira+3",
        {"hand": ["r5", "pinot"]},
    ),
    (
        "trading_post",
        "part:discard-grape-least1-most1 part:gaingrape grape:white:1",
        "red= white=1",
        {"grapes": {"red": [1]}},
    ),
    ("shop", "", "order-1 vp+2 residual+1 red_wine=", {"hand": ["r5"], "wines": {"red": [5]}}),
    (
        "shop",
        "order:r5",
        "order-1 vp+2 residual+1 red_wine=",
        {"hand": ["r5", "w5"], "wines": {"red": [5], "white": [5]}},
    ),
    ("wine_press", "make:red:r1 make:red:r2", "red=3 red_wine=1,2", {"grapes": {"red": [1, 2, 3]}}),
    ("wine_press", "make:red:r1 done", "red=2,3 red_wine=1", {"grapes": {"red": [1, 2, 3]}}),
    ("wine_press", "", "red= red_wine=3", {"grapes": {"red": [5]}}),
    ("school", "", "lira+1 regulars+1", {}),
    ("wine_bar", "", "vp+2 red_wine=", {"wines": {"red": [1]}, "grapes": {"red": [1]}}),
    ("wine_bar", "wine:red:2", "vp+2 red_wine=1", {"wines": {"red": [1, 2]}}),
    ("ristorante", "", "lira+3 vp+3 red_wine= white=", {"wines": {"red": [1]}, "grapes": {"white": [1]}}),
    ("guest_house", "", "vp+2 summer-1 winter-1", {"hand": ["planter", "judge"]}),
    ("guest_house", "visitor:judge visitor:noble", "vp+2 winter-2", {"hand": ["planter", "judge", "noble"]}),
    ("cafe", "", "lira+3 vp+1 red=", {"grapes": {"red": [9]}}),
    (
        "label_factory",
        "",
        "lira-3 order-1 vp+4 residual+1 red_wine=",
        {"lira": 3, "hand": ["r5"], "wines": {"red": [5]}},
    ),
    (
        "label_factory",
        "order:w5",
        "lira-3 order-1 vp+4 residual+1 white_wine=",
        {"lira": 9, "hand": ["r5", "w5"], "wines": {"red": [5], "white": [5]}},
    ),
    (
        "mixer",
        "make:blush:r1+w3 make:sparkling:r2+r4+w4",
        "vp+1 red= white= blush_wine=4 sparkling_wine=9",
        {"grapes": {"red": [1, 2, 4], "white": [3, 4]}, **ALL_CELLARS},
    ),
    (
        "mixer",
        "make:blush:r1+w3",
        "vp+1 red=2 white=4 blush_wine=4",
        {"grapes": {"red": [1, 2], "white": [3, 4]}, "structures": ["medium_cellar"]},
    ),
)


@pytest.mark.rule("V-113", "V-124")
@pytest.mark.parametrize("season", ["summer", "winter"])
@pytest.mark.parametrize(("name", "answers", "result", "has"), SPACES)
def test_a_worker_on_a_structure_card_does_its_action_and_takes_its_bonus(
    name: str, answers: str, result: str, has: dict[str, Any], season: str
) -> None:
    table = owning(name, season=season, **has)
    assert played(table, f"at:structure:{name}", "worker:bare", *answers.split()) == set(result.split())


CLOSED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("cask", {}),
    ("cask", {"wines": {"red": [3]}}),
    ("wine_cave", {"wines": {"red": [3]}}),
    ("trading_post", {"vp": -5, "lira": 2, "hand": ["pinot"], "grapes": {"red": [2]}}),
    ("shop", {"hand": ["r5"], "wines": {"red": [4]}}),
    ("wine_press", {}),
    ("school", {"total_workers": 6}),
    ("wine_bar", {}),
    ("ristorante", {"wines": {"red": [1]}}),
    ("ristorante", {"grapes": {"red": [1]}}),
    ("guest_house", {"hand": ["planter", "pinot"]}),
    ("cafe", {"wines": {"red": [1]}}),
    ("label_factory", {"lira": 2, "hand": ["r5"], "wines": {"red": [5]}}),
    ("label_factory", {"lira": 9, "hand": ["r5"], "wines": {"red": [4]}}),
    ("mixer", {"grapes": {"red": [9], "white": [9]}}),
    ("mixer", {"grapes": {"red": [1], "white": [1]}, **ALL_CELLARS}),
)


@pytest.mark.rule("V-37", "V-124")
@pytest.mark.parametrize(("name", "has"), CLOSED)
def test_a_space_whose_action_cannot_be_carried_out_cannot_be_entered(name: str, has: dict[str, Any]) -> None:
    owning(name, **has).cannot(f"at:structure:{name}")


@pytest.mark.rule("V-33", "V-113")
def test_a_space_of_a_structure_card_holds_one_worker_a_year_and_no_grande_beside_it() -> None:
    table = owning("cafe", grapes={"red": [1, 2]})
    table.choose("at:structure:cafe", "worker:bare", "grape:red:1", "pass")
    assert table.available() == {"bare": 1, "grande": 1}
    table.cannot("at:structure:cafe")


def test_the_label_factory_is_paid_before_the_wine_parlor_pays() -> None:
    table = owning("label_factory", "wine_parlor", lira=2, hand=["r5"], wines={"red": [5]})
    table.cannot("at:structure:label_factory")
    table = owning("label_factory", "wine_parlor", lira=3, hand=["r5"], wines={"red": [5]})
    assert "lira-1" in played(table, "at:structure:label_factory", "worker:bare")


def test_the_schools_worker_may_be_placed_this_year() -> None:
    table = owning("school", other=Seat(passed=True), workers=["bare"])
    table.choose("at:structure:school")
    assert table.available() == {"bare": 1}


# Lasting advantages


@pytest.mark.rule("V-121")
def test_with_the_aqueduct_vines_need_no_structures_but_room() -> None:
    table = owning("aqueduct", hand=["chardonnay"], fields={"left": ["pinot"], "middle": ["merlot"]})
    notes = played(table, "at:plant_vine", "worker:bare")
    assert notes == {"vine-1", "right=chardonnay"}


@pytest.mark.rule("V-125")
def test_the_aqueduct_does_not_help_the_effect_that_builds_it() -> None:
    seat = Seat(hand=["overseer", "aqueduct", "chardonnay"], lira=3, structures=["trellis"])
    table = Table(seat, Seat(), structures=True)
    start(table, "overseer")
    assert table.structures() == ["trellis", "irrigation"]


def test_the_patio_pays_for_every_blush_and_sparkling_wine() -> None:
    grapes = {"red": [1, 2, 5], "white": [3, 4]}
    table = owning("patio", grapes=grapes, season="winter", **ALL_CELLARS)
    notes = played(table, "at:make_wine", "worker:bare", "make:blush:r1+w3", "make:sparkling:r2+r5+w4")
    assert "lira+4" in notes
    table = owning("patio", grapes={"red": [1], "white": [1]}, season="winter")
    notes = played(table, "at:make_wine", "worker:bare", "make:red:r1", "make:white:w1")
    assert notes == {"red=", "white=", "red_wine=1", "white_wine=1"}


@pytest.mark.rule("V-122")
def test_at_the_mercado_a_drawn_order_may_be_filled_at_once() -> None:
    table = owning("mercado", wines={"red": [5]}, season="winter").put_on_top("r5")
    notes = played(table, "at:draw_order", "worker:bare", "structure:mercado")
    assert notes == {"vp+2", "residual+1", "red_wine="}
    table = owning("mercado", wines={"red": [5]}, season="winter").put_on_top("r5")
    assert played(table, "at:draw_order", "worker:bare", "decline") == {"order+1"}


@pytest.mark.rule("V-122")
def test_at_the_mercado_an_older_order_waits() -> None:
    table = owning("mercado", wines={"red": [5]}, hand=["r5"], season="winter").put_on_top("s9")
    assert played(table, "at:draw_order", "worker:bare") == {"order+1"}


@pytest.mark.rule("V-122")
def test_at_the_mercado_each_of_several_orders_may_be_filled() -> None:
    table = owning("mercado", hand=["scholar"], wines={"red": [5], "white": [5]}, season="winter")
    table.put_on_top("r5", "w5")
    answers = "structure:mercado", "order:w5", "structure:mercado"
    assert outcome(table, "scholar", *answers) == {"vp+4", "residual+2", "red_wine=", "white_wine="}


def test_the_studio_brings_a_point_for_every_structure_but_itself() -> None:
    table = owning("studio", lira=4, hand=["silo"])
    notes = played(table, "at:build_structure", "worker:bare", "structure:trellis")
    assert notes == {"lira-2", "vp+1", "built=trellis,studio"}
    table.choose("pass", "at:build_structure:beside", "structure:silo", "site:mat2")
    assert table.vp() == 3
    table = Table(Seat(lira=5, hand=["studio"]), Seat(), structures=True)
    notes = played(table, "at:build_structure", "worker:bare", "structure:studio", "site:mat1")
    assert notes == {"lira-5", "vp+1", "structure-1", "built=studio"}


@pytest.mark.rule("V-125")
def test_the_studio_does_not_help_the_effect_that_builds_it() -> None:
    table = Table(Seat(lira=8, hand=["stonemason", "studio"]), Seat(), structures=True)
    answers = "structure:studio", "site:mat1", "structure:yoke"
    assert outcome(table, "stonemason", *answers) == {"lira-8", "vp+1", "structure-1", "built=yoke,studio"}


def test_at_the_barn_two_cards_bring_a_point_when_passing_in_summer() -> None:
    table = owning("barn", hand=["r5", "pinot", "silo"])
    assert played(table, "pass", "structure:barn", "order:r5", "vine:pinot") == {"vp+1", "order-1", "vine-1"}
    assert played(owning("barn", hand=["r5", "pinot"]), "pass", "decline") == set()
    assert played(owning("barn", hand=["r5"]), "pass") == set()
    assert played(owning("barn", hand=["r5", "pinot"], season="winter"), "pass") == set()


def test_the_academy_takes_a_lira_when_another_player_trains() -> None:
    academy = Seat(cards={"mat1": "academy"})
    table = Table(Seat(lira=5), academy, season="winter", structures=True)
    assert played(table, "at:train_worker", "worker:bare") == {"lira-5", "trainees+1", "1.lira+1"}
    table = Table(Seat(lira=4), academy, season="winter", structures=True)
    assert played(table, "at:train_worker", "worker:bare") == {"lira-4", "trainees+1"}
    table = owning("academy", lira=5, season="winter")
    assert played(table, "at:train_worker", "worker:bare") == {"lira-4", "trainees+1"}


@pytest.mark.parametrize("name", ["gazebo", "banquet_hall"])
def test_a_card_that_only_moves_stars_of_another_board_is_replaced(name: str) -> None:
    table = Table(Seat(hand=["peddler", "pinot", "pinot"]), Seat(), structures=True).put_on_top(name, "silo")
    start(table, "peddler")
    assert table.hand("structure") == ["silo"]
    assert table.discards("structure") == [name]


@pytest.mark.rule("V-68")
def test_the_workshop_makes_every_structure_a_lira_cheaper_besides_other_discounts() -> None:
    table = owning("workshop", lira=1)
    notes = played(table, "at:build_structure", "worker:bare", "structure:yoke")
    assert notes == {"lira-1", "built=yoke,workshop"}
    blacksmith = owning("workshop", lira=3, hand=["blacksmith"])
    assert "lira-3" in outcome(blacksmith, "blacksmith", "structure:tasting_room")
    assert outcome(owning("workshop", hand=["blacksmith"]), "blacksmith", "structure:yoke") == {
        "built=yoke,workshop"
    }


@pytest.mark.parametrize(
    ("name", "answers", "built", "lira"),
    [
        ("oenologist", "", "medium_cellar", 2),
        ("craftsman", "way:cellar way:vp", "medium_cellar", 3),
        ("harvest_expert", "part:harvest part:build-yoke-price1", "yoke", 0),
    ],
)
def test_the_workshop_makes_what_visitors_build_cheaper(
    name: str, answers: str, built: str, lira: int
) -> None:
    table = owning("workshop", hand=[name], lira=lira, fields={"left": ["merlot"]}, season="winter")
    outcome(table, name, *answers.split())
    assert (table.lira(), table.structures()) == (0, [built, "workshop"])


def test_the_veranda_and_the_wine_parlor_pay_for_every_order() -> None:
    seat: dict[str, Any] = {"hand": ["r5"], "wines": {"red": [5]}, "season": "winter"}
    plain = {"order-1", "residual+1", "red_wine="}
    table = owning("veranda", **seat)
    assert played(table, "at:fill_order", "worker:bare") == {*plain, "vp+3"}
    table = owning("wine_parlor", **seat)
    assert played(table, "at:fill_order", "worker:bare") == {*plain, "vp+2", "lira+2"}
    seat["hand"] = ["r5", "merchant"]
    assert outcome(owning("veranda", **seat), "merchant") == {*plain, "vp+4"}


VINES = {"left": ["merlot"], "middle": ["malvasia"], "right": ["sangiovese"]}
THREE_FIELDS: dict[str, Any] = {"fields": VINES}
ALL_HARVESTED = {"red=1,3", "white=1", "harvested=left,middle,right"}


@pytest.mark.rule("V-120")
def test_the_harvest_machine_may_harvest_all_fields_that_are_left() -> None:
    table = owning("harvest_machine", **THREE_FIELDS, season="winter")
    assert played(table, "at:harvest_field", "worker:bare", "structure:harvest_machine") == ALL_HARVESTED
    table = owning("harvest_machine", **THREE_FIELDS, season="winter")
    assert played(table, "at:harvest_field", "worker:bare", "field:left") == {"red=3", "harvested=left"}


@pytest.mark.rule("V-84", "V-120")
def test_the_harvest_machine_harvests_no_field_twice_a_year() -> None:
    table = owning("harvest_machine", **THREE_FIELDS, harvested=["left"], season="winter")
    notes = played(table, "at:harvest_field", "worker:bare", "structure:harvest_machine")
    assert notes == {"red=1", "white=1", "harvested=left,middle,right"}
    table.choose("pass")
    table.cannot("at:harvest_field")


@pytest.mark.rule("V-120")
def test_the_harvest_machine_works_with_the_yoke_and_with_visitors() -> None:
    table = owning("harvest_machine", **THREE_FIELDS, structures=["yoke"])
    assert (
        played(table, "at:yoke", "worker:bare", "part:harvest", "structure:harvest_machine") == ALL_HARVESTED
    )
    table = owning("harvest_machine", **THREE_FIELDS, hand=["tour_guide"])
    assert outcome(table, "tour_guide", "way:harvest", "structure:harvest_machine") == ALL_HARVESTED
    table = owning("harvest_machine", **THREE_FIELDS, hand=["reaper"], season="winter")
    assert outcome(table, "reaper", "structure:harvest_machine") == {*ALL_HARVESTED, "vp+2"}


def test_the_fermentation_tank_may_make_a_wine_after_a_harvest() -> None:
    table = owning("fermentation_tank", fields={"left": [], "right": ["merlot"]}, season="winter")
    notes = played(table, "at:harvest_field", "worker:bare", "structure:fermentation_tank")
    assert notes == {"red_wine=3", "harvested=right"}
    table = owning("fermentation_tank", fields={"right": ["merlot"]}, season="winter")
    assert played(table, "at:harvest_field", "worker:bare", "decline") == {"red=3", "harvested=right"}


def test_the_fermentation_tank_makes_one_wine_for_an_effect_that_harvests_several_fields() -> None:
    fields = {"middle": ["malvasia"], "right": ["merlot"]}
    table = owning("fermentation_tank", hand=["reaper"], fields=fields, season="winter")
    answers = "field:right", "field:middle", "structure:fermentation_tank", "make:red:r3"
    assert outcome(table, "reaper", *answers) == {"white=1", "red_wine=3", "harvested=middle,right"}


def test_with_charmat_a_red_and_a_white_grape_of_7_may_be_sparkling_wine() -> None:
    grapes = {"red": [3], "white": [4]}
    table = owning("charmat", grapes=grapes, season="winter", **ALL_CELLARS)
    notes = played(table, "at:make_wine", "worker:bare", "make:sparkling:r3+w4")
    assert notes == {"red=", "white=", "sparkling_wine=7"}
    table = owning("charmat", grapes=grapes, season="winter", **ALL_CELLARS)
    assert "blush_wine=7" in played(table, "at:make_wine", "worker:bare", "make:blush:r3+w4")


@pytest.mark.rule("V-93")
@pytest.mark.parametrize(("red", "cellars"), [(2, CELLARS), (3, CELLARS[:1])])
def test_charmat_needs_a_sum_of_7_and_the_large_cellar(red: int, cellars: tuple[str, ...]) -> None:
    table = owning("charmat", grapes={"red": [red], "white": [4]}, season="winter", structures=cellars)
    table.choose("at:make_wine", "worker:bare")
    assert f"make:blush:r{red}+w4" in table.options
    table.cannot(f"make:sparkling:r{red}+w4")


@pytest.mark.rule("V-123")
def test_the_inn_the_tap_room_and_the_tavern_work_for_every_visitor() -> None:
    assert outcome(owning("inn", hand=["patron"]), "patron", "way:draw") == {"order+1", "winter+1", "lira+1"}
    table = owning("tap_room", hand=["patron"], wines={"red": [1, 2]})
    assert outcome(table, "patron", "way:lira", "structure:tap_room", "wine:red:1") == {
        "lira+4",
        "vp+2",
        "red_wine=2",
    }
    table = owning("tavern", hand=["patron"], grapes={"red": [1, 2, 3]})
    assert outcome(table, "patron", "way:lira", "structure:tavern", "grape:red:1", "grape:red:3") == {
        "lira+4",
        "vp+3",
        "red=2",
    }


@pytest.mark.rule("V-123")
def test_the_tap_room_and_the_tavern_may_be_left_alone_and_need_their_price() -> None:
    table = owning("tap_room", "tavern", hand=["patron"], wines={"red": [1]}, grapes={"red": [1, 2]})
    assert outcome(table, "patron", "way:lira", "decline", "decline") == {"lira+4"}
    table = owning("tap_room", "tavern", hand=["patron"], grapes={"red": [1]})
    assert outcome(table, "patron", "way:lira") == {"lira+4"}


@pytest.mark.rule("V-64", "V-123")
def test_the_inn_pays_for_both_visitors_of_a_bonus() -> None:
    seat = Seat(hand=["patron", "artisan"], cards={"mat1": "inn"})
    table = Table(seat, Seat(), Seat(), structures=True)
    table.choose("at:play_summer_visitor:bonus", "worker:bare", "visitor:patron", "way:lira")
    assert table.lira() == 5
    table.choose("part:play-deck1", "way:lira")
    assert table.lira() == 9


@pytest.mark.rule("V-125")
@pytest.mark.parametrize("name", ["inn", "tap_room", "tavern"])
def test_a_visitor_that_builds_the_house_is_not_a_guest_in_it_yet(name: str) -> None:
    seat = Seat(hand=["architect", name], lira=2, wines={"red": [1]}, grapes={"red": [1, 2]})
    table = Table(seat, Seat(), structures=True)
    notes = outcome(table, "architect", f"structure:{name}", "site:mat1")
    assert notes == {f"lira{3 - COSTS[name]:+d}", "vp+1", "structure-1", f"built={name}"}


@pytest.mark.rule("V-125")
def test_the_manager_who_builds_the_inn_is_not_a_guest_in_it_yet() -> None:
    table = Table(Seat(hand=["manager", "inn"], lira=4), Seat(), season="winter", structures=True)
    answers = "action:build_structure", "structure:inn", "site:mat1"
    assert outcome(table, "manager", *answers) == {"lira-4", "vp+1", "structure-1", "built=inn"}


@pytest.mark.rule("V-119")
def test_the_penthouse_brings_a_point_for_every_wine_placed_at_7_or_more() -> None:
    table = owning("penthouse", grapes={"red": [7, 8]}, season="winter", **ALL_CELLARS)
    notes = played(table, "at:make_wine", "worker:bare", "make:red:r7", "make:red:r8")
    assert notes == {"vp+2", "red=", "red_wine=7,8"}
    table = owning("penthouse", grapes={"red": [7, 8]}, structures=["medium_cellar"], season="winter")
    notes = played(table, "at:make_wine", "worker:bare", "make:red:r7", "make:red:r8")
    assert notes == {"red=", "red_wine=5,6"}
    table = owning("penthouse", grapes={"red": [7]}, wines={"red": [7]}, season="winter", **ALL_CELLARS)
    assert played(table, "at:make_wine", "worker:bare") == {"red=", "red_wine=6,7"}


def test_the_fountain_pays_for_the_tours_of_others() -> None:
    table = Table(Seat(), Seat(cards={"mat1": "fountain"}), structures=True)
    assert played(table, "at:give_tour", "worker:bare") == {"lira+2", "1.lira+1"}
    assert played(owning("fountain"), "at:give_tour", "worker:bare") == {"lira+2"}
    visitor = Table(Seat(hand=["tour_guide"]), Seat(cards={"mat1": "fountain"}), structures=True)
    assert outcome(visitor, "tour_guide") == {"lira+4"}


# What comes every year


def year_over(table: Table) -> set[str]:
    """What changes by the year's end, workers aside."""
    before = hold_all(table)
    table.choose("pass")
    table.rules.check(table.state)
    return {note for note in changed(table, before) if not note.startswith("home_")}


@pytest.mark.rule("V-118")
@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("distiller", "red=3 white=6 red_wine=2 blush_wine=5"),
        ("storehouse", "red=2 white=5 red_wine=3 blush_wine=6"),
        ("statue", "red=2 white=5 red_wine=2 blush_wine=5 vp+1"),
        ("dock", "red=2 white=5 red_wine=2 blush_wine=5 order+1"),
        ("silo", "red=2 white=5 red_wine=2 blush_wine=5 vine+1"),
    ],
)
def test_at_the_years_end_a_card_brings_its_yearly_gain(name: str, result: str) -> None:
    tokens: dict[str, Any] = {"grapes": {"red": [1], "white": [4]}, "wines": {"red": [1], "blush": [4]}}
    table = owning(name, **tokens, **ALL_CELLARS, season="winter", other=Seat(passed=True))
    assert year_over(table) == set(result.split())


@pytest.mark.rule("V-15", "V-118")
def test_the_hand_limit_comes_after_the_yearly_cards() -> None:
    hand = ["pinot", "merlot", "syrah", "r5", "w5", "b4", "judge"]
    table = owning("silo", hand=hand, season="winter", other=Seat(passed=True))
    table.choose("pass")
    assert table.kind == "hand_limit"
    table.choose("visitor:judge")
    assert (len(table.hand("vine")), len(table.hand("order")), table.hand("winter")) == (4, 3, [])


@pytest.mark.rule("V-110")
def test_structure_cards_count_for_the_hand_limit() -> None:
    hand = ["pinot", "merlot", "syrah", "r5", "w5", "b4", "silo", "dock"]
    table = Table(Seat(hand=hand), Seat(passed=True), season="winter", structures=True)
    table.choose("pass")
    assert table.kind == "hand_limit"
    table.choose("structure:silo")
    assert table.hand("structure") == ["dock"]


@pytest.mark.rule("V-20", "V-22")
def test_the_point_of_the_statue_does_not_end_the_game() -> None:
    table = owning("statue", vp=19, season="winter", other=Seat(passed=True))
    table.choose("pass")
    assert (table.vp(), table.over) == (20, False)
    table = owning("statue", vp=20, season="winter", other=Seat(passed=True))
    table.choose("pass")
    assert (table.vp(), table.over) == (21, True)
