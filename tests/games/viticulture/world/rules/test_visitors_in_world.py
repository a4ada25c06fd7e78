"""Visitors and structure cards of the base game in World, card by card."""

from typing import Any

import pytest

from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.steps import Draw
from figurka.games.viticulture.rules.things import ACTION_CARD, DECK_NAMES
from tests.games.viticulture.plays import CELLARS, Play, changed, hold_all, is_closed, outcome, params, start
from tests.games.viticulture.rules import test_every_summer_visitor as summer
from tests.games.viticulture.rules import test_every_winter_visitor as winter
from tests.games.viticulture.table import Seat, Table, card
from tests.games.viticulture.world.play import open_year, pass_on, place, world

SUMMER_FORBIDDEN = ("planner", "organizer")
WINTER_FORBIDDEN = ("uncertified_teacher", "queen", "professor", "governess")
STRUCTURE_FORBIDDEN = ("trading_post", "shop", "wine_press", "academy", "gazebo", "banquet_hall")
FORBIDDEN = (*SUMMER_FORBIDDEN, *WINTER_FORBIDDEN, *STRUCTURE_FORBIDDEN)
ALIKE = [play for play in (*summer.PLAYS, *winter.PLAYS) if not play.base_only]
NEVER = [play for play in (*summer.UNPLAYABLE, *winter.UNPLAYABLE) if not play.base_only]
TRAINING = ("guest_speaker",)
"""The visitor that does nothing in World but what workers with hats make different."""


# As in the base game


@pytest.mark.rule("W-18", "W-100")
@pytest.mark.parametrize("play", params(ALIKE))
def test_a_visitor_does_in_world_what_it_does_in_the_base_game(play: Play) -> None:
    assert outcome(play.table(continent="oceania"), play.name, *play.answers) == play.result


@pytest.mark.rule("W-100")
@pytest.mark.parametrize("play", params(NEVER))
def test_a_visitor_that_cannot_be_resolved_in_full_cannot_be_played_in_world_either(play: Play) -> None:
    assert is_closed(play.table(continent="oceania"), play.name)


def test_every_visitor_that_has_a_place_in_world_was_played_there() -> None:
    names = {card.name for card in (*SUMMER_VISITORS, *WINTER_VISITORS)}
    assert names == {play.name for play in ALIKE} | {*TRAINING, *SUMMER_FORBIDDEN, *WINTER_FORBIDDEN}


# Cards without a place


@pytest.mark.rule("W-80")
@pytest.mark.parametrize("name", FORBIDDEN)
def test_a_card_without_a_place_is_discarded_and_replaced(name: str) -> None:
    deck = DECK_NAMES[card(name).deck]
    other = {"summer": "patron", "winter": "judge", "structure": "silo"}[deck]
    table = world(Seat(), Seat(), structures=True).put_on_top(name, other)
    table.do([Draw(**{deck: 1})])
    assert (table.hand(deck), table.discards(deck)) == ([other], [name])


@pytest.mark.rule("W-80")
def test_all_other_cards_are_drawn() -> None:
    table = world(Seat(), Seat(), structures=True)
    table.do([Draw(summer=36, winter=34, structure=30)])
    held = {*table.hand("summer"), *table.hand("winter"), *table.hand("structure")}
    cards = {each.name for each in (*SUMMER_VISITORS, *WINTER_VISITORS, *BUILDINGS)}
    assert held == cards - {*FORBIDDEN}


@pytest.mark.rule("W-120")
def test_the_peddler_gets_another_card_for_one_without_a_place() -> None:
    table = world(Seat(hand=["peddler", "pinot", "pinot"]), Seat(), structures=True)
    table.put_on_top("planner", "patron", "queen", "judge", "gazebo", "silo")
    assert outcome(table, "peddler") == {"vine-1", "summer+1", "winter+1", "order+1", "structure+1"}
    assert (table.hand("summer"), table.hand("winter"), table.hand("structure")) == (
        ["patron"],
        ["judge"],
        ["silo"],
    )


@pytest.mark.rule("W-120")
def test_the_caravan_shows_no_card_without_a_place() -> None:
    table = world(Seat(hand=["caravan"]), Seat(), season="winter")
    table.put_on_top("merlot", "organizer", "patron", "professor", "judge", "r5")
    start(table, "caravan")
    assert table.options == ["vine:merlot", "visitor:patron", "visitor:judge", "order:r5"]


@pytest.mark.rule("W-120")
def test_the_innkeeper_passes_over_a_card_without_a_place() -> None:
    table = world(Seat(hand=["innkeeper"]), Seat(), season="winter", structures=True)
    table.discard("silo", "academy", "judge", "queen")
    assert outcome(table, "innkeeper", "deck:winter") == {"winter+1", "structure+1"}
    assert (table.hand("winter"), table.hand("structure")) == (["judge"], ["silo"])


@pytest.mark.rule("W-120")
def test_piles_with_nothing_but_cards_without_a_place_do_not_serve_the_innkeeper() -> None:
    table = world(Seat(hand=["innkeeper"]), Seat(), season="winter").discard("judge", "planner")
    assert is_closed(table, "innkeeper")


# Alone


@pytest.mark.rule("W-124")
@pytest.mark.parametrize(
    ("name", "other"), [("swindler", "patron"), ("wedding_party", "patron"), ("governor", "judge")]
)
def test_alone_a_card_about_others_is_replaced(name: str, other: str) -> None:
    deck = DECK_NAMES[card(name).deck]
    table = world(Seat()).put_on_top(name, other)
    table.do([Draw(**{deck: 1})])
    assert table.hand(deck) == [other]


ALONE = (
    Play("importer", "", "winter+3"),
    Play("vendor", "", "vine+1 order+1 winter+1"),
    Play("banker", "", "lira+5"),
    Play("handyman", "take structure:yoke", "built=yoke"),
    Play(
        "volunteer_crew", "take plant:pinot:left", "vine-1 left=pinot", hand=["pinot"], structures=["trellis"]
    ),
    Play("mentor", "take", "red= red_wine=1", grapes={"red": [1]}),
    Play("motivator", "take", "home_grande+1", board={"gain_lira": ["0.grande"]}),
    Play(
        "guest_speaker",
        "take hat:yellow:home",
        "lira-1 regulars+1 hats_yellow-1 home_yellow-1 home_bare+1",
        lira=1,
    ),
    Play("taster", "", "lira+4 vp+2 red_wine=", wines={"red": [1]}),
)


@pytest.mark.rule("W-124")
@pytest.mark.parametrize("play", params(ALONE))
def test_alone_nobody_else_takes_an_offer(play: Play) -> None:
    has = {**play.has, "hand": [play.name, *play.has.get("hand", ())]}
    table = world(Seat(**has), season=DECK_NAMES[card(play.name).deck], board=play.board)
    assert outcome(table, play.name, *play.answers) == play.result


@pytest.mark.rule("W-124")
def test_alone_nobody_elses_tours_feed_the_fountain() -> None:
    table = world(Seat(cards={"mat1": "fountain"}), structures=True)
    place(table, "give_tour:1", "yellow")
    assert table.lira() == 2


# Training


HAT_OFF = "regulars+1 hats_yellow-1 home_yellow-1 home_bare+1"
TRAINED = (
    Play("teacher", "hat:yellow:home", f"lira-2 {HAT_OFF}", lira=2),
    Play("teacher", "hat:blue:acting", "lira-2 regulars+1 hats_blue-1", lira=2),
    Play("teacher", "way:train hat:yellow:home", f"lira-2 {HAT_OFF}", lira=2, grapes={"red": [1]}),
    Play("scholar", "way:train hat:yellow:home", f"lira-3 {HAT_OFF}", lira=3),
    Play(
        "scholar", "way:both way:draw hat:yellow:home", f"vp-1 lira-3 order+2 {HAT_OFF}", lira=3, shows="V-74"
    ),
    Play(
        "scholar",
        "way:both way:train hat:yellow:home",
        f"vp-1 lira-3 order+2 {HAT_OFF}",
        lira=3,
        shows="V-74",
    ),
    Play("scholar", "way:train hat:yellow:home", f"lira-3 {HAT_OFF}", lira=3, vp=-5, shows="V-79"),
    Play("scholar", "", "order+2", lira=3, hats=(0, 0)),
    Play("guest_speaker", "take hat:yellow:home", f"lira-1 {HAT_OFF}", lira=1),
    Play(
        "guest_speaker",
        "take hat:yellow:home take hat:blue:home",
        f"lira-1 vp+1 {HAT_OFF} 1.lira-1 1.regulars+1 1.hats_blue-1 1.home_blue-1 1.home_bare+1",
        lira=1,
        other={"lira": 1},
        shows="V-66 V-75",
    ),
    Play("guest_speaker", "decline decline", "", lira=1, other={"lira": 1}, shows="V-75"),
    Play("guest_speaker", "decline", "", lira=1, other={"lira": 1, "hats": (0, 0)}),
)


@pytest.mark.rule("W-110", "W-112")
@pytest.mark.parametrize("play", params(TRAINED))
def test_a_visitor_that_trains_takes_off_a_hat_at_once(play: Play) -> None:
    hats = play.has.get("hats", (2, 2))
    worker = "blue" if hats[1] else "bare"
    assert outcome(play.table(continent="oceania"), play.name, *play.answers, worker=worker) == play.result


@pytest.mark.rule("W-110")
def test_without_a_hat_nobody_is_trained() -> None:
    assert is_closed(world(Seat(hand=["teacher"], lira=9, hats=(0, 0)), Seat(), season="winter"), "teacher")


@pytest.mark.rule("W-110")
def test_the_worker_who_lost_its_hat_may_be_placed_in_the_same_winter() -> None:
    table = world(Seat(hand=["teacher"], lira=2), Seat(passed=True), season="winter")
    outcome(table, "teacher", "hat:yellow:home")
    place(table, "draw_order:1", "bare")
    assert table.standing("J1") == ["0.bare"]


@pytest.mark.rule("W-110", "W-126")
def test_a_worker_whose_hat_the_first_visitor_took_acts_without_it_for_the_second() -> None:
    seat = Seat(hand=["teacher", "guest_speaker"], lira=3, hats=(2, 2))
    table = world(seat, Seat(), season="winter", tiles="M", board={"gain_lira": ["0.blue"]})
    start(table, "teacher")
    table.choose("hat:blue:acting", "visitor:guest_speaker", "take")
    assert table.options == ["hat:yellow:home", "hat:blue:board"]
    table.choose("hat:blue:board")
    assert (table.standing("M1"), table.standing("gain_lira")) == (["0.bare"], ["0.bare"])


# Others


@pytest.mark.rule("W-115")
@pytest.mark.parametrize(
    ("name", "answer", "note"),
    [
        ("vendor", "part:draw-summer1", "1.summer+1"),
        ("banker", "part:lose-vp1", "1.lira+3"),
        ("swindler", "part:givetoactor-lira2", "1.lira-2"),
    ],
)
def test_an_offer_reaches_a_fellow_player_who_has_passed(name: str, answer: str, note: str) -> None:
    table = world(Seat(hand=[name]), Seat(lira=2, passed=True))
    assert note in outcome(table, name, answer)


@pytest.mark.rule("W-117")
def test_fellow_players_who_all_decline_bring_the_swindlers_player_points() -> None:
    table = world(Seat(hand=["swindler"]), Seat(lira=2), Seat(lira=2), Seat(lira=2))
    assert outcome(table, "swindler", "decline", "decline", "part:givetoactor-lira2") == {
        "vp+2",
        "lira+2",
        "3.lira-2",
    }


@pytest.mark.rule("W-106", "W-117", "V-75")
def test_everybody_pays_his_own_price_at_the_handymans_whatever_the_event_says_of_building() -> None:
    seats = Seat(hand=["handyman"], lira=1), Seat(lira=3)
    table = world(*seats, continent="europe", event="eu_grants")
    answers = "take", "structure:irrigation", "take", "structure:windmill"
    assert outcome(table, "handyman", *answers) == {
        "lira-1",
        "built=irrigation",
        "vp+1",
        "1.lira-3",
        "1.built=windmill",
    }


@pytest.mark.rule("W-305")
def test_the_volunteer_crew_plants_without_the_price_of_the_event() -> None:
    seats = Seat(hand=["volunteer_crew", "malvasia"]), Seat(hand=["sangiovese"])
    table = world(*seats, continent="oceania", event="oc_sydney")
    answers = "take", "plant:malvasia:left", "take", "plant:sangiovese:left"
    assert {"left=malvasia", "1.left=sangiovese", "lira+2"} <= outcome(table, "volunteer_crew", *answers)
    assert table.lira(1) == 0


def test_fellow_players_give_the_importer_just_three_visitors_together() -> None:
    seats = Seat(hand=["importer"]), Seat(hand=["judge", "patron"]), Seat(hand=["noble"])
    table = world(*seats)
    answers = "visitor:judge", "visitor:patron", "visitor:noble"
    assert outcome(table, "importer", *answers) == {
        "winter+2",
        "summer+1",
        "1.winter-1",
        "1.summer-1",
        "2.winter-1",
    }


def test_the_wedding_party_pays_one_to_three_fellow_players() -> None:
    table = world(Seat(hand=["wedding_party"], lira=9), Seat(), Seat(), Seat(), Seat())
    assert outcome(table, "wedding_party", "seat:1", "seat:2", "seat:3") == {
        "lira-6",
        "vp+3",
        "1.lira+2",
        "2.lira+2",
        "3.lira+2",
    }


def test_a_fellow_player_chooses_the_visitor_for_the_governor_or_brings_a_point() -> None:
    seats = Seat(hand=["governor"]), Seat(hand=["patron", "vendor"]), Seat(hand=["judge"])
    table = world(*seats, season="winter")
    assert outcome(table, "governor", "seat:1", "visitor:patron", "seat:2") == {
        "summer+1",
        "1.summer-1",
        "vp+1",
    }
    assert table.hand("summer") == ["patron"]


@pytest.mark.rule("W-115")
def test_a_fellow_player_who_has_passed_makes_wine_with_the_mentor() -> None:
    table = world(Seat(hand=["mentor"]), Seat(passed=True, grapes={"red": [2]}), season="winter")
    assert outcome(table, "mentor", "take", "deck:vine") == {"vine+1", "1.red=", "1.red_wine=2"}


@pytest.mark.rule("W-118")
def test_the_taster_looks_at_the_wine_of_those_who_have_passed() -> None:
    seats = Seat(hand=["taster"], wines={"red": [2]}), Seat(passed=True, wines={"red": [2]})
    assert outcome(world(*seats, season="winter"), "taster") == {"lira+4", "red_wine="}


@pytest.mark.rule("W-122")
def test_the_assessor_does_not_count_resources() -> None:
    seat = Seat(hand=["assessor", "pinot"], resources=["water", "tools"])
    table = world(seat, Seat(), season="winter", continent="africa")
    assert outcome(table, "assessor", "way:lira") == {"lira+1"}


@pytest.mark.rule("W-122")
def test_the_assessor_needs_a_hand_card_and_not_a_resource() -> None:
    seat = Seat(hand=["assessor"], resources=["water", "tools"])
    assert is_closed(world(seat, Seat(), season="winter", continent="africa"), "assessor")


# Workers


@pytest.mark.rule("W-114")
def test_a_labourer_taken_back_by_the_producer_keeps_its_hat_and_works_again_this_summer() -> None:
    table = world(Seat(hand=["producer"], lira=2), Seat(passed=True), board={"C1": ["0.yellow"]})
    assert outcome(table, "producer", worker="yellow") == {"lira-2", "home_yellow+1"}
    place(table, "give_tour:1", "yellow")
    assert (table.lira(), table.standing("C1")) == (2, ["0.yellow"])


@pytest.mark.rule("W-126")
def test_the_producer_does_not_take_back_the_worker_that_played_it() -> None:
    assert is_closed(world(Seat(hand=["producer"], lira=2), Seat()), "producer")
    board = {"gain_lira": ["0.grande"], "C1": ["0.yellow"]}
    table = world(Seat(hand=["producer"], lira=2, hats=(1, 2)), Seat(), board=board)
    start(table, "producer", worker="bare")
    assert table.options == ["back:give_tour:0:yellow", "back:gain_lira:0:grande"]


@pytest.mark.rule("W-114")
def test_the_producer_frees_the_event_space_and_undoes_nothing() -> None:
    seat = Seat(hand=["producer"], lira=2, vp=3)
    settings: dict[str, Any] = {"continent": "greengully", "event": "gg_audience"}
    table = world(seat, Seat(), board={"event1": ["0.yellow"]}, influence=5, **settings)
    assert outcome(table, "producer") == {"lira-2", "home_yellow+1"}
    assert (table.standing("event1"), table.world.influence) == ([], 5)


@pytest.mark.rule("W-114", "V-84")
def test_the_producer_frees_the_yoke_in_world() -> None:
    seat = Seat(
        hand=["producer"], lira=2, structures=["yoke"], fields={"left": ["merlot"]}, harvested=["left"]
    )
    table = world(seat, Seat(passed=True), board={"yoke": ["0.yellow"]})
    assert outcome(table, "producer") == {"lira-2", "home_yellow+1"}
    place(table, "yoke", "yellow")
    assert (table.vines("left"), table.hand("vine")) == ([], ["merlot"])


@pytest.mark.rule("W-114", "W-126")
def test_the_grande_that_played_the_motivator_comes_back_and_may_trade_again() -> None:
    table = world(Seat(hand=["motivator"]), Seat(lira=3), season="winter", board={"J1": ["1.blue"]})
    assert outcome(table, "motivator", "take", worker="grande") == {"home_grande+1"}
    table.choose("at:gain_lira", "worker:blue", "at:draw_order:beside")
    assert (table.kind, table.asked) == ("trade", 0)


@pytest.mark.rule("W-115")
def test_a_fellow_player_who_has_passed_winter_has_no_grande_for_the_motivator() -> None:
    seats = Seat(hand=["motivator"], row=1), Seat(row=0)
    table = world(*seats, season="winter", active=1, board={"gain_lira": ["1.grande"]})
    table.choose("pass")
    assert outcome(table, "motivator") == set()


# The Manager


def managed(seat: Seat, **settings: Any) -> Table:
    """The Manager of seat 0 was played in winter; the action is still to be chosen."""
    table = world(seat, Seat(lira=5), season="winter", **settings)
    start(table, "manager")
    return table


@pytest.mark.rule("W-119")
def test_the_manager_may_trade_at_the_market() -> None:
    table = managed(Seat(hand=["manager"], lira=3)).choose("action:trade", "part:pay-lira3", "part:gain-vp1")
    assert (table.lira(), table.vp()) == (0, 1)


@pytest.mark.rule("W-106", "W-119")
def test_the_manager_takes_an_action_as_its_tile_says_but_without_its_oval() -> None:
    seat = Seat(hand=["manager"], structures=["trellis", "yoke"], hats=(1, 1))
    table = world(seat, Seat(), season="winter", tiles="C", ovals={"C1": "vp"})
    assert outcome(table, "manager", "action:give_tour", worker="bare") == {"lira+4"}


@pytest.mark.rule("W-119", "W-133")
def test_the_manager_starts_no_trade_on_the_action_that_it_takes() -> None:
    table = world(Seat(hand=["manager"]), Seat(lira=5), season="winter", board={"C1": ["1.yellow"]})
    assert outcome(table, "manager", "action:give_tour", worker="grande") == {"lira+2"}


@pytest.mark.rule("W-119", "W-305")
def test_the_manager_plants_without_the_price_of_the_event() -> None:
    seat = Seat(hand=["manager", "malvasia"])
    table = managed(seat, event="oc_sydney").choose("action:plant_vine", "plant:malvasia:left")
    assert (table.vines("left"), table.lira()) == (["malvasia"], 0)


@pytest.mark.rule("W-119")
def test_the_manager_plays_a_summer_visitor_in_winter() -> None:
    table = world(Seat(hand=["manager", "patron"]), Seat(), season="winter")
    assert outcome(table, "manager", "action:play_summer_visitor", "way:lira") == {"lira+4", "summer-1"}


@pytest.mark.rule("W-119", "W-126")
def test_the_managers_producer_leaves_the_worker_of_the_manager_where_it_is() -> None:
    managed(Seat(hand=["manager", "producer"], lira=2)).cannot("action:play_summer_visitor")


# Two visitors


@pytest.mark.rule("W-125", "V-64")
def test_the_second_visitor_of_a_tile_may_be_one_that_the_first_has_drawn() -> None:
    table = world(Seat(hand=["peddler", "pinot", "pinot"]), Seat(), tiles="E").put_on_top("patron")
    place(table, "play_summer_visitor:1", "yellow")
    assert table.options == ["visitor:patron", "done"]
    table.choose("visitor:patron", "way:lira")
    assert (table.lira(), table.hand("summer")) == (4, [])


# Structure cards


def test_every_space_of_a_structure_card_is_in_the_table() -> None:
    spaces = {building.name for building in BUILDINGS if building.kind == ACTION_CARD}
    assert spaces - {*STRUCTURE_FORBIDDEN} == {space[0] for space in SPACES} | {"school"}


ALL_CELLARS: dict[str, Any] = {"structures": CELLARS}
SPACES: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("cask", "red_wine=3", "red_wine=3 order+1", {"wines": {"red": [1]}}),
    ("wine_cave", "red_wine=2", "red_wine=2 order+1", {"wines": {"red": [1]}}),
    ("wine_bar", "red_wine=", "red_wine= vp+2", {"wines": {"red": [1]}}),
    (
        "ristorante",
        "red_wine= white=",
        "red_wine= white= lira+3 vp+3",
        {"wines": {"red": [1]}, "grapes": {"white": [1]}},
    ),
    ("guest_house", "winter-2", "winter-2 vp+2", {"hand": ["judge", "noble"]}),
    ("cafe", "red=", "red= lira+3 vp+1", {"grapes": {"red": [1]}}),
    (
        "mixer",
        "red= white= blush_wine=8",
        "red= white= blush_wine=8 vp+1",
        {"grapes": {"red": [4], "white": [4]}, **ALL_CELLARS},
    ),
    (
        "label_factory",
        "lira-3 order-1 residual+1 sparkling_wine= vp+4",
        "lira-3 order-1 residual+1 sparkling_wine= vp+6",
        {"lira": 3, "hand": ["s7"], "wines": {"sparkling": [7]}},
    ),
)


@pytest.mark.rule("W-20", "W-32", "V-114")
@pytest.mark.parametrize("worker", ["yellow", "bare", "grande"])
@pytest.mark.parametrize(("name", "for_labourer", "for_trained", "has"), SPACES)
def test_the_bonus_of_a_structure_card_is_for_trained_workers_only(
    name: str, for_labourer: str, for_trained: str, has: dict[str, Any], worker: str
) -> None:
    table = world(Seat(cards={"mat1": name}, hats=(1, 1), **has), Seat(), structures=True)
    before = hold_all(table)
    place(table, f"structure:{name}", worker, *(["visitor:judge"] if name == "guest_house" else []))
    notes = {note for note in changed(table, before) if not note.startswith("home_")}
    assert notes == set((for_labourer if worker == "yellow" else for_trained).split())


@pytest.mark.rule("W-65", "W-110")
@pytest.mark.parametrize(
    ("hat", "lira"), [("hat:blue:acting", 1), ("hat:blue:home", 0), ("hat:yellow:home", 0)]
)
def test_the_school_takes_off_a_hat_and_pays_its_own_worker_if_it_is_that_one(hat: str, lira: int) -> None:
    table = world(Seat(cards={"mat1": "school"}), Seat(), season="winter", structures=True)
    place(table, "structure:school", "blue", hat)
    assert table.lira() == lira
    assert table.player().workers[2] == 1


@pytest.mark.rule("W-110")
def test_without_a_hat_the_school_is_closed() -> None:
    seat = Seat(cards={"mat1": "school"}, hats=(0, 0))
    world(seat, Seat(), season="winter", structures=True).cannot("at:structure:school")


@pytest.mark.rule("W-18")
def test_the_fountain_pays_for_a_fellow_players_tour_with_the_tile_too() -> None:
    fountain = Seat(cards={"mat1": "fountain"})
    table = world(Seat(), fountain, structures=True, tiles="C")
    place(table, "give_tour:1", "yellow")
    assert (table.lira(0), table.lira(1)) == (2, 1)
    table = world(Seat(hand=["manager"]), fountain, season="winter", structures=True)
    assert outcome(table, "manager", "action:give_tour") == {"lira+2", "1.lira+1"}


MERCADO: dict[str, Any] = {"cards": {"mat1": "mercado"}, "wines": {"red": [5]}}


@pytest.mark.rule("V-122")
def test_the_mercado_works_for_the_orders_of_the_tile_of_draw_order() -> None:
    table = world(Seat(**MERCADO), Seat(), season="winter", structures=True, tiles="J").put_on_top("r5", "s9")
    place(table, "draw_order:1", "blue", "decline", "structure:mercado")
    assert (table.vp(), table.hand("order")) == (2, ["s9"])


@pytest.mark.rule("V-122")
def test_the_mercado_works_for_an_order_drawn_in_autumn() -> None:
    table = world(Seat(**MERCADO), Seat(), structures=True).put_on_top("r5")
    table.choose("pass", "part:drawchoice-count1", "deck:order")
    assert table.kind == "mercado"
    table.choose("structure:mercado")
    assert table.vp() == 2


@pytest.mark.rule("V-122")
def test_the_mercado_works_for_an_order_of_the_wake_up_watch() -> None:
    table = world(Seat(**MERCADO), Seat(), structures=True).put_on_top("r5")
    open_year(table)
    table.choose("position:2")
    assert table.kind == "mercado"


@pytest.mark.rule("V-122")
def test_the_mercado_does_not_work_for_an_order_that_was_traded() -> None:
    seats = Seat(**MERCADO), Seat(hand=["r5"])
    table = world(*seats, season="winter", structures=True, board={"gain_lira": ["1.blue"]})
    place(table, "gain_lira", "grande", "seat:1", "nothing", "agree", "part:gain-lira1")
    assert (table.hand("order"), table.kind, table.asked) == (["r5"], "place", 1)


@pytest.mark.rule("W-60", "W-143")
def test_the_barn_comes_before_the_autumn_benefit() -> None:
    table = world(Seat(cards={"mat1": "barn"}, hand=["r5", "pinot"]), Seat(), structures=True)
    table.choose("pass")
    assert table.kind == "barn"
    table.choose("structure:barn")
    assert (table.kind, table.vp()) == ("autumn", 1)


THREE_FIELDS = {"left": ["merlot"], "middle": ["malvasia"], "right": ["sangiovese"]}


@pytest.mark.rule("V-120")
def test_the_harvest_machine_works_with_the_tile_of_harvest() -> None:
    seat = Seat(cards={"mat1": "harvest_machine"}, fields=THREE_FIELDS)
    table = world(seat, Seat(), season="winter", structures=True, tiles="I")
    place(table, "harvest_field:1", "blue", "structure:harvest_machine", "grape:red:3")
    assert (table.grapes("red"), table.grapes("white")) == ([1, 4], [1])


@pytest.mark.rule("V-120")
def test_the_harvest_machine_works_with_the_yoke_and_the_reaper_in_world() -> None:
    seat: dict[str, Any] = {"cards": {"mat1": "harvest_machine"}, "fields": THREE_FIELDS}
    table = world(Seat(structures=["yoke"], **seat), Seat(), structures=True)
    place(table, "yoke", "yellow", "part:harvest", "structure:harvest_machine")
    assert (table.grapes("red"), table.grapes("white")) == ([1, 3], [1])
    table = world(Seat(hand=["reaper"], **seat), Seat(), season="winter", structures=True)
    assert "vp+2" in outcome(table, "reaper", "structure:harvest_machine")


@pytest.mark.rule("W-141")
def test_the_statues_point_of_the_sixth_year_counts_for_winning() -> None:
    for vp, won in ((24, [0, 1]), (23, [])):
        seats = Seat(vp=vp, cards={"mat1": "statue"}), Seat(vp=25)
        table = world(*seats, season="winter", year=6, influence=10, structures=True)
        pass_on(table, 2)
        assert (table.over, table.game.winners) == (True, won)


@pytest.mark.rule("W-142", "V-118")
@pytest.mark.parametrize(("name", "deck"), [("dock", "order"), ("silo", "vine")])
def test_the_yearly_cards_come_after_the_hand_limit(name: str, deck: str) -> None:
    hand = ["pinot", "syrah", "r5", "w5", "judge"]
    table = world(Seat(cards={"mat1": name}, hand=hand), Seat(), season="winter", structures=True)
    table.choose("pass")
    assert (table.kind, len(table.hand(deck))) == ("place", 3)


@pytest.mark.rule("W-32", "V-115")
def test_the_lira_space_may_give_a_structure_card() -> None:
    table = world(Seat(), Seat(), structures=True).put_on_top("gazebo", "silo")
    place(table, "gain_lira", "yellow", "part:draw-structure1")
    assert (table.hand("structure"), table.lira()) == (["silo"], 0)


@pytest.mark.rule("V-125")
def test_the_workshop_does_not_make_the_second_structure_of_its_own_effect_cheaper() -> None:
    seat = Seat(lira=4, hand=["workshop"])
    table = world(seat, Seat(), structures=True, tiles="D")
    place(table, "build_structure:1", "yellow", "structure:workshop", "site:mat1", "structure:irrigation")
    assert (table.lira(), table.vp()) == (0, 2)
