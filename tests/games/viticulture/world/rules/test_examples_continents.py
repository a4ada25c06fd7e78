"""Worked examples of World: we_62 to we_94, about continents, the solo game and what is left."""

from dataclasses import fields
from typing import Any

import pytest

from figurka.core.registry import new_game
from figurka.games.viticulture.content.parents import PAPAS
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import possible
from figurka.games.viticulture.rules.setup import take_mama
from figurka.games.viticulture.rules.state import NOBODY, PARENTS, YEAR_START
from figurka.games.viticulture.rules.steps import Discard, Draw, Lose, Train
from figurka.games.viticulture.rules.things import GRAPES, RED
from figurka.games.viticulture.world.content.balance import (
    FAME_LOW,
    FAME_START,
    INFLUENCE_START,
    PARTNER_INCOME,
    TARGETS,
    TILE_PRICE,
    UNFAVOURED_GOAL,
)
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE
from figurka.games.viticulture.world.content.events import ASIA, GREENGULLY
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, TILE_BY_NAME
from figurka.games.viticulture.world.rules.innovating import reveal_tiles
from figurka.games.viticulture.world.rules.state import Given, Partner
from figurka.games.viticulture.world.rules.things import LETTERS, Oval, Tile
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year, end_game, event, gain, idle
from tests.games.viticulture.world.effects import worth
from tests.games.viticulture.world.play import TAKE_LIRA


def partner(table: Table) -> Partner:
    found = table.world.partner
    assert found is not None
    return found


def workers(table: Table) -> list[int]:
    """How many yellow hats, blue hats, bare and grande workers seat 0 has."""
    return table.player().workers[:4]


# Continents


@pytest.mark.rule("W-300", "W-311")
def test_we_62_the_buyer_pays_a_point_when_the_cap_is_used_up() -> None:
    table = Table(
        Seat(wines={"red": [2]}, workers=["blue", "blue"]),
        Seat(),
        Seat(),
        season="winter",
        continent="greengully",
        event="gg_buyer",
        influence=5,
    )
    table.world.year.cap_used = 2
    table.choose("at:event_space:1")
    space = event("gg_buyer").space
    assert space is not None
    paid = worth(space.after_cap)
    assert (table.world.influence, table.vp(), table.lira()) == (5, paid["vp"], paid["lira"])
    assert table.wines("red") == []


@pytest.mark.rule("W-321", "W-322", "W-323")
def test_we_63_the_last_raisins() -> None:
    dish = event("as_raisins").dish
    assert dish is not None
    table = Table(
        Seat(fields={"left": ["malvasia"]}, grapes={"red": [2]}, workers=["blue", "blue"]),
        Seat(),
        Seat(),
        season="winter",
        continent="asia",
        event="as_raisins",
        influence=3,
    )
    there = dish.base + 3 * dish.per_player - 1
    table.world.year.dish = (Given(1, GRAPES[RED][there]),)
    table.choose("at:harvest_field:1", "grape:red:2")
    pay = gain(dish.cooks, "lira")
    assert (table.world.influence, [table.lira(seat) for seat in range(3)]) == (4, [pay, pay, 0])
    assert (table.world.year.dish_done, table.asked, table.kind) == (True, 1, "place")


@pytest.mark.rule("W-331", "W-333")
def test_we_64_cuttings_for_a_fellow_player() -> None:
    table = Table(Seat(hand=["pinot"]), Seat(), Seat(), continent="oceania", event="oc_cuttings", influence=3)
    table.tally(shares=TARGETS["low"][3] - 1)
    table.choose("at:draw_vine:1", "worker:yellow", "seat:1", "take", "vine:pinot")
    share = event("oc_cuttings").share
    assert share is not None
    assert (table.world.influence, table.lira(1)) == (4, gain(share.fellow, "lira"))
    assert len(table.hand("vine", 1)) == 1


@pytest.mark.rule("W-342")
def test_we_65_the_vine_that_completes_the_deed() -> None:
    table = Table(
        Seat(hand=["malvasia"]), Seat(), continent="south_america", event="sa_carabantes", influence=4
    )
    table.tally(vines_planted=TARGETS["low"][2] - 1)
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert table.world.influence == 5


@pytest.mark.rule("W-352", "W-353")
def test_we_66_a_favoured_goal_or_another() -> None:
    one: dict[str, Any] = {
        "vp": 3,
        "lira": 12,
        "goals": ["eu_s1", "eu_t1"],
        "structures": ["trellis", "irrigation"],
    }
    table = Table(Seat(**one), Seat(), continent="europe", event="eu_grants", influence=4).choose(
        "claim:eu_s1"
    )
    assert (table.world.influence, table.vp(), table.lira()) == (5, 3, 12)
    assert [goal.name for goal in table.world.goals[0]] == ["eu_t1"]
    table.cannot("claim:eu_t1")
    table = Table(Seat(**one), Seat(), continent="europe", event="eu_grants", influence=4).choose(
        "claim:eu_t1"
    )
    assert (table.world.influence, table.lira()) == (4, 12 + UNFAVOURED_GOAL)


@pytest.mark.rule("W-361", "W-363")
@pytest.mark.parametrize(
    ("more", "influence", "fame"), [(0, 5, FAME_START), (2, 4, FAME_START), (-1, 4, FAME_LOW[2] - 1)]
)
def test_we_67_fame_in_the_band_above_and_below(more: int, influence: int, fame: int) -> None:
    table = Table(
        idle(), idle(), season="winter", year=6, continent="north_america", event="na_catawba", influence=4
    )
    table.world.fame = FAME_LOW[2] + more
    table.begin()
    assert (table.world.influence, table.world.fame) == (influence, fame)


@pytest.mark.rule("W-375", "W-376")
def test_we_68_the_drought_is_answered_with_a_pair() -> None:
    table = Table(
        Seat(resources=["water", "water", "unity", "unity"]),
        Seat(),
        Seat(),
        continent="africa",
        event="af_drought",
        influence=3,
    )
    table.choose("against:water", "against:water", "against:unity:unity:knowledge")
    assert (table.world.influence, table.world.year.ended, table.world.resources[0]) == (4, True, [])


# Arrows


@pytest.mark.rule("W-57", "W-108")
def test_we_69_the_arrow_points_to_the_second_space() -> None:
    table = Table(
        Seat(hand=["malvasia"], hats=(1, 2)),
        Seat(),
        Seat(),
        Seat(),
        continent="oceania",
        ovals={"A1": "arrow_right", "A2": "vp"},
    )
    table.choose("at:plant_vine:1", "worker:bare", "plant:malvasia:left")
    assert table.vp() == 1


@pytest.mark.rule("W-28", "W-57")
def test_we_70_the_arrow_skips_the_closed_space() -> None:
    table = Table(
        Seat(hand=["malvasia"], hats=(1, 2)),
        Seat(),
        continent="oceania",
        ovals={"A1": "arrow_right", "B1": "vp"},
    )
    table.choose("at:plant_vine:1", "worker:bare", "plant:malvasia:left")
    assert table.vp() == 1


# Alone


@pytest.mark.rule("W-202", "W-225")
def test_we_71_the_purse_buys_influence() -> None:
    table = Table(Seat(workers=["blue"]), continent="oceania", purse=6, influence=5)
    pile = partner(table).pile
    pile.rest.remove(PARTNER_CARDS[0])
    pile.top = (PARTNER_CARDS[0],)
    table.choose(TAKE_LIRA, "take")
    assert (partner(table).purse, table.world.influence) == (
        6 + PARTNER_INCOME["normal"] - INFLUENCE_PRICE,
        6,
    )


@pytest.mark.rule("W-223")
def test_we_72_only_the_grande_enters_where_the_partner_stands() -> None:
    board = {f"{letter}1": ["1.yellow"] for letter in "BCFH"}
    Table(Seat(workers=["yellow"]), continent="oceania", board=board).cannot(
        "at:draw_vine:1", "at:draw_vine:beside"
    )
    table = Table(Seat(lira=1), continent="oceania", board=board).choose("at:draw_vine:beside")
    assert table.options == ["partner", "later", "no_trade"]


@pytest.mark.rule("W-228", "W-229", "W-230")
def test_we_73_a_lira_for_two_orders() -> None:
    table = Table(
        Seat(lira=1, workers=["grande", "yellow"]),
        continent="oceania",
        board={f"{letter}1": ["1.yellow"] for letter in "BCFH"},
        purse=3,
        display=["r5", "b4"],
    )
    table.choose("at:draw_vine:beside", "partner", "thing:lira", "thing:order", "order:r5", "order:b4")
    assert (partner(table).purse, table.lira(), table.hand("order")) == (4, 0, ["b4", "r5"])
    assert len(table.hand("vine")) == 1


# Events and deeds


@pytest.mark.rule("W-305", "W-342")
def test_we_74_the_jesuits_harvest_the_second_field() -> None:
    service = event("sa_jesuits").service
    assert service is not None
    table = Table(
        Seat(lira=-worth(service.cost)["lira"], fields={"left": ["malvasia"], "right": ["sangiovese"]}),
        Seat(),
        season="winter",
        continent="south_america",
        event="sa_jesuits",
        influence=4,
    )
    table.tally(fields_harvested=TARGETS["mid"][2] - 2)
    table.choose("at:harvest_field:1", "worker:blue", "field:left")
    assert table.world.influence == 4
    table.choose("take")
    assert (table.lira(), table.world.influence) == (0, 5)
    assert (table.grapes("white"), table.grapes("red")) == ([1], [1])


@pytest.mark.rule("W-377", "W-307")
def test_we_75_the_boycott_stays_open() -> None:
    table = end_game(idle(vp=6), idle(vp=-5), continent="africa", event="af_boycott")
    assert (table.vp(0), table.vp(1)) == (5, -5)


@pytest.mark.rule("W-124")
def test_we_76_alone_the_swindler_is_replaced() -> None:
    table = Table(Seat(), continent="oceania").put_on_top("swindler", "patron")
    table.do([Draw(summer=1)])
    assert (table.hand("summer"), table.discards("summer")) == (["patron"], ["swindler"])


# Set-up


@pytest.mark.rule("W-13", "W-14", "W-15", "W-78")
def test_we_77_two_parents() -> None:
    table = Table(Seat(lira=0), Seat(), continent="oceania")
    player = table.player()
    player.mama = next(mama for mama in WORLD_MAMAS if mama.name == "joaquin")
    player.papa = next(papa for papa in PAPAS if papa.name == "andrew")
    take_mama(table.state, player)
    table.state.phase = PARENTS
    table.choose("gift:structure:trellis")
    assert workers(table) == [2, 2, 0, 1]
    assert (table.vp(), player.residual, table.lira(), table.structures()) == (0, 0, 4, ["trellis"])
    assert [len(table.hand(deck)) for deck in ("vine", "summer", "winter", "order")] == [1, 1, 0, 1]


@pytest.mark.rule("W-8")
def test_we_78_the_first_game_in_asia() -> None:
    table = Table(Seat(), Seat(), continent="asia")
    assert table.world.events == ASIA[:6]
    assert [year.name for year in ASIA[:6]] == [
        "as_raisins",
        "as_dolma",
        "as_qvevri",
        "as_churchkhela",
        "as_silk_road",
        "as_banquet",
    ]


@pytest.mark.rule("W-10", "W-211")
@pytest.mark.parametrize(("seats", "solo"), [(1, 2), (3, 0)])
def test_we_79_fourteen_rectangular_tiles(seats: int, solo: int) -> None:
    tiles = Table(players=seats, continent="oceania").world.tile_pile.things()
    assert (len(tiles), sum(tile.solo for tile in tiles)) == (14, solo)


# Innovation


@pytest.mark.rule("W-50", "W-51", "W-105")
def test_we_80_a_tile_and_then_its_action() -> None:
    table = Table(
        Seat(lira=TILE_PRICE + 1, structures=["yoke", "trellis"]),
        Seat(passed=True),
        continent="oceania",
        revealed=["tile_tour"],
    )
    table.choose("at:innovate:1", "worker:yellow", "at:give_tour:1", "worker:yellow")
    assert (table.world.tiles[LETTERS.index("C")], table.lira()) == (TILE_BY_NAME["tour"], 1 + 2 + 2)


@pytest.mark.rule("W-103")
def test_we_81_no_oval_on_a_closed_space() -> None:
    table = Table(Seat(lira=TILE_PRICE), Seat(), Seat(), continent="oceania", revealed=["oval_vp"])
    table.choose("at:innovate:1", "worker:yellow")
    assert table.kind == "lay"
    table.cannot("lay:plant_vine:2")


@pytest.mark.rule("W-58")
def test_we_82_no_room_for_an_oval() -> None:
    table = Table(Seat(lira=9), Seat(), Seat(), continent="oceania", revealed=["oval_vp"])
    table.world.ovals = [OVAL_BY_NAME["vine"], None] * 16
    table.cannot("at:innovate:1")


# Trade


@pytest.mark.rule("W-130")
def test_we_83_a_grape_at_the_lira_space() -> None:
    table = Table(
        Seat(workers=["grande", "yellow"]),
        Seat(grapes={"red": [4]}),
        continent="oceania",
        board={"gain_lira": ["1.yellow"]},
    )
    table.choose("at:gain_lira", "worker:grande", "seat:1", "agree")
    assert (table.lira(), table.grapes("red", 0), table.grapes("red", 1)) == (1, [4], [])


@pytest.mark.rule("W-115")
def test_we_84_the_mentor_reaches_a_player_who_has_passed() -> None:
    table = Table(
        Seat(hand=["mentor"], workers=["blue", "blue"]),
        Seat(grapes={"red": [2]}, passed=True),
        season="winter",
        continent="oceania",
    )
    table.visit("mentor", "take", "deck:vine")
    assert (table.wines("red", 1), len(table.hand("vine"))) == ([2], 1)


# Years


@pytest.mark.rule("W-9")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_we_85_greengully_is_never_shuffled(seed: int) -> None:
    table = Table(Seat(), Seat(), continent="greengully", events="random", seed=seed)
    assert table.world.events == GREENGULLY
    others = Table(Seat(), Seat(), continent="asia", events="random", seed=seed).world.events
    assert (len(others), len(set(others)), set(others) <= set(ASIA)) == (6, 6, True)


@pytest.mark.rule("W-21", "W-22")
def test_we_86_the_event_then_the_tiles_then_the_roosters() -> None:
    table = begin_year(Table(Seat(), Seat(), continent="europe"), "eu_grants")
    assert (table.world.event, event("eu_grants").marked) == (event("eu_grants"), "D")
    journal = table.game.journal
    assert journal is not None
    order = [told.kind for told in journal.events if told.kind in {"event", "tiles"}]
    assert (order, table.kind) == (["event", "tiles"], "position")


@pytest.mark.rule("W-27")
def test_we_87_who_has_passed_does_not_come_back_that_season() -> None:
    table = Table(
        Seat(passed=True, hats=(1, 2), workers=["bare", "grande"]),
        Seat(workers=["yellow"]),
        continent="oceania",
        active=1,
    )
    table.choose("at:give_tour:1")
    assert table.state.phase != YEAR_START
    while not table.state.winter:
        assert table.asked == 1
        table.choose(table.options[0])
    assert table.available(0) == {"bare": 1, "grande": 1}


@pytest.mark.rule("W-101", "W-102")
def test_we_88_the_bonus_pays_for_the_tile() -> None:
    said: dict[str, Any] = {"continent": "oceania", "ovals": {"H1": "lira_1"}, "revealed": ["tile_trade"]}
    seat = Seat(lira=TILE_PRICE - 1, hats=(1, 2), workers=["bare", "yellow"])
    table = Table(seat, Seat(), Seat(), **said).choose("at:innovate:1")
    assert (table.lira(), table.world.tiles[LETTERS.index("G")]) == (0, TILE_BY_NAME["trade"])
    assert table.standing("H1") == ["0.bare"]
    Table(Seat(lira=TILE_PRICE - 1, workers=["yellow"]), Seat(), Seat(), **said).cannot("at:innovate:1")


# Rules that cards of later issues need, shown by what there is


@pytest.mark.rule("W-111")
def test_we_89_the_untrained_are_counted_by_their_hats() -> None:
    table = Table(
        Seat(lira=9, hats=(1, 2), hand=["teacher"], workers=["blue", "blue"]),
        Seat(),
        season="winter",
        continent="oceania",
        board={"B1": ["0.yellow"]},
    )
    table.visit("teacher", "hat:yellow:board")
    assert workers(table) == [0, 2, 2, 1]
    table.do([Train(0)], "hat:blue:home")
    table.do([Train(0)])
    assert workers(table) == [0, 0, 4, 1]
    assert not possible(table.state, table.player(), Train(0), Course())


@pytest.mark.rule("W-113", "W-112")
def test_we_90_nothing_gives_up_a_worker() -> None:
    assert {each.name for each in fields(Lose)} == {"vp", "residual", "lira", "influence", "fame"}
    whats = {
        step.what
        for visitor in VISITOR_BY_NAME.values()
        for way in visitor.effect.ways
        for step in way.steps
        if isinstance(step, Discard)
    }
    assert whats <= {"card", "visitor", "vine", "summer", "grape", "wine", "grape_or_wine", "whole_hand"}


@pytest.mark.rule("W-121", "W-141")
@pytest.mark.parametrize(("vp", "won"), [(25, False), (26, True)])
def test_we_91_the_last_check_comes_before_the_win(vp: int, won: bool) -> None:
    table = end_game(idle(vp=vp, residual=3), continent="africa", event="af_boycott", influence=10)
    assert (table.vp(), table.lira(), table.game.winners) == (vp - 1, 3, [0] if won else [])


@pytest.mark.rule("W-133")
def test_we_92_the_manager_starts_no_trade() -> None:
    table = Table(
        Seat(hand=["manager"], workers=["grande", "blue"]),
        Seat(lira=5),
        season="winter",
        continent="oceania",
        board={"M1": ["1.blue"], "C1": ["1.yellow"]},
    )
    table.choose("at:play_winter_visitor:beside", "later", "action:give_tour")
    assert (table.kind, table.lira()) == ("trade", 2), "the trade is that of M, after the whole action"
    assert table.decision is not None
    assert table.decision.because is not None
    assert table.decision.because.key == "action:play_winter_visitor"


@pytest.mark.rule("W-138")
def test_we_93_an_empty_pile_is_made_of_its_discards() -> None:
    table = Table(Seat(), Seat(), continent="oceania")
    world = table.world
    tiles, ovals = world.tile_pile.rest, world.oval_pile.rest
    world.tile_pile.rest, world.tile_discards = tiles[:1], tiles[1:5]
    world.oval_pile.rest = ovals[:3]
    reveal_tiles(table.state)
    assert [type(tile) for tile in world.revealed] == [Tile, Tile, Oval, Oval]
    assert world.revealed[0] is tiles[0]


@pytest.mark.rule("W-12", "W-70")
def test_we_94_the_second_year() -> None:
    table = Table(idle(), idle(), season="winter", continent="oceania").begin()
    assert (table.state.year, table.kind) == (2, "position")
    assert all(player.row == NOBODY for player in table.state.players)
    assert new_game("viticulture-world", 3, seed=1, continent="oceania").state.year == 1
    assert INFLUENCE_START[3] == Table(players=3, continent="oceania").world.influence
