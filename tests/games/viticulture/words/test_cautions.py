"""Nothing is spent unasked: options say what they take, and what brings nothing is asked about."""

from random import Random
from typing import Any

import pytest

from figurka import new_game
from figurka.core.decision import Decision
from figurka.games.viticulture.rules.things import ORDER, VINE
from figurka.locales import LANGUAGES, Words
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.words.test_options import HARD, label

WORLD: dict[str, Any] = {"continent": "asia", "event": "as_raisins"}


def asked(table: Table, key: str, language: str = "en") -> str:
    """What is asked before an option is chosen, or nothing."""
    decision = table.begin().decision
    assert decision is not None
    caution = table.game.caution(decision.index(key))
    return "" if caution is None else Words(language).say(caution).replace(HARD, " ")


# What brings nothing


@pytest.mark.rule("W-20", "V-114")
def test_wine_given_away_at_the_wine_bar_is_asked_about() -> None:
    seat = Seat(cards={"mat1": "wine_bar"}, wines={"red": [1]})
    table = Table(seat, Seat(), structures=True, **WORLD)
    assert asked(table, "at:structure:wine_bar") == "", "the grande would be paid"
    table.choose("at:structure:wine_bar")
    assert asked(table, "worker:yellow") == (
        "Wine Bar: you would discard 1 wine and get nothing for it; only trained workers gain 2 VP."
    )
    assert asked(table, "worker:yellow", "cs").startswith("Vinný bar (odhoď 1 víno): nic za to nezískáš")
    assert asked(table, "worker:grande") == ""


@pytest.mark.rule("W-20", "V-114")
def test_where_only_a_labourer_is_left_the_place_itself_is_asked_about() -> None:
    seat = Seat(cards={"mat1": "cafe"}, grapes={"red": [1]}, workers=["yellow"])
    table = Table(seat, Seat(), structures=True, **WORLD)
    assert "get nothing for it" in asked(table, "at:structure:cafe")


@pytest.mark.rule("V-114")
def test_in_the_base_game_everybody_is_paid_at_the_wine_bar() -> None:
    seat = Seat(cards={"mat1": "wine_bar"}, wines={"red": [1]})
    table = Table(seat, Seat(), structures=True)
    assert asked(table, "at:structure:wine_bar") == ""


@pytest.mark.rule("V-73")
@pytest.mark.parametrize("settings", [{}, WORLD])
def test_a_worker_sent_to_an_exhausted_deck_is_asked_about(settings: dict[str, Any]) -> None:
    table = Table(Seat(), Seat(), **settings)
    place = "at:draw_vine:1" if settings else "at:draw_vine"
    assert asked(table, place) == ""
    table.state.decks[VINE].rest = []
    assert asked(table, place) == "No card is left there to draw; your worker would gain nothing."
    assert asked(table, place, "cs") == "Tam už žádná karta nezbývá, pracovník ti nic nepřinese."


@pytest.mark.rule("W-56")
def test_an_oval_may_be_worth_the_worker() -> None:
    table = Table(Seat(), Seat(), ovals={"B1": "lira_2"}, **WORLD)
    table.state.decks[VINE].rest = []
    assert asked(table, "at:draw_vine:1") == ""


@pytest.mark.rule("V-92", "V-98")
def test_a_harvest_for_which_there_is_no_room_is_asked_about() -> None:
    fields = {"left": ["syrah"], "middle": ["trebbiano"]}
    table = Table(Seat(fields=fields, grapes={"red": [1, 2]}), Seat(), season="winter")
    assert asked(table, "at:harvest_field") == ""
    table.choose("at:harvest_field", "worker:bare")
    assert asked(table, "field:left") == (
        "Your crush pad has no room for any of the grapes; they would all be lost."
    )
    assert asked(table, "field:middle") == ""


@pytest.mark.rule("V-35", "V-20")
def test_training_in_the_last_year_is_asked_about() -> None:
    table = Table(Seat(lira=9), Seat(vp=19), season="winter")
    assert asked(table, "at:train_worker") == ""
    table = Table(Seat(lira=9), Seat(vp=20), season="winter")
    assert "would come too late" in asked(table, "at:train_worker")


# What is taken


@pytest.mark.rule("V-61")
def test_a_place_says_what_it_does_without_asking_on() -> None:
    table = Table(Seat(lira=2, hand=["pinot"], structures=["trellis"], fields={"left": ["syrah"]}), Seat())
    assert label(table, "at:build_structure") == "Build a structure (costs 2 lira; only choice: Yoke)"
    assert label(table, "at:build_structure", "cs") == (
        "Postav zařízení (stojí 2 mince; jediná možnost: Povoz)"
    )
    world = Table(Seat(hand=["broker"], lira=9), Seat(), **WORLD)
    assert label(world, "at:play_summer_visitor:1") == "E: Play a summer visitor (only choice: Broker)"


@pytest.mark.rule("V-68")
def test_a_discount_is_counted_before_a_choice_is_called_the_only_one() -> None:
    table = Table(Seat(lira=2, structures=["trellis"]), Seat(), Seat())
    assert "only choice" in label(table, "at:build_structure")
    assert "only choice" not in label(table, "at:build_structure:bonus"), "irrigation for 2"


@pytest.mark.rule("V-61", "V-79")
def test_a_visitor_that_can_only_be_paid_with_points_says_so() -> None:
    table = Table(Seat(vp=3, lira=0, hand=["broker", "patron"]), Seat())
    table.choose("at:play_summer_visitor", "worker:bare")
    assert label(table, "visitor:broker").endswith("(now only: lose 2 VP, then gain 6 lira)")


@pytest.mark.rule("V-74")
def test_a_visitor_of_which_both_ways_may_be_bought_is_not_said_to_have_one() -> None:
    table = Table(Seat(vp=3, lira=9, hand=["homesteader", "broker"]), Seat())
    table.choose("at:play_summer_visitor", "worker:bare")
    assert "now only" not in label(table, "visitor:homesteader")


@pytest.mark.rule("V-61", "V-79")
def test_points_are_not_lost_without_asking_where_nothing_could_be_taken_back() -> None:
    table = Table(Seat(vp=3, lira=0, hand=["broker"], workers=["bare"]), Seat())
    assert asked(table, "at:play_summer_visitor") == (
        "Broker can be used only for this now: lose 2 VP, then gain 6 lira."
    )
    rich = Table(Seat(vp=3, lira=9, hand=["broker"], workers=["bare"]), Seat())
    assert asked(rich, "at:play_summer_visitor") == "", "there is a choice, and it is asked"


# The end of a year


@pytest.mark.rule("W-68")
def test_the_last_worker_of_the_year_is_asked_about_where_it_could_not_be_taken_back() -> None:
    table = Table(Seat(workers=["bare"]), Seat(workers=["yellow"]), season="winter", **WORLD)
    assert asked(table, "at:gain_lira") == (
        "Nobody can place a worker any more after this: the year ends with a new event, "
        "and it cannot be taken back."
    )
    assert asked(table, "at:gain_lira", "cs").startswith("Potom už nikdo nemá koho poslat: rok skončí")
    assert asked(table, "pass") == "", "whoever passes knows it"
    last = Table(Seat(workers=["bare"]), Seat(workers=[]), season="winter", year=6, **WORLD)
    assert "the game ends" in asked(last, "at:gain_lira")


@pytest.mark.rule("W-68")
@pytest.mark.parametrize(
    ("mine", "others"), [(["bare", "blue"], []), (["bare"], ["blue"])], ids=["I have more", "so has another"]
)
def test_a_worker_after_whom_others_work_is_not_asked_about(mine: list[str], others: list[str]) -> None:
    table = Table(Seat(workers=mine), Seat(workers=others), season="winter", **WORLD)
    assert asked(table, "at:gain_lira") == ""


@pytest.mark.rule("W-68")
def test_the_last_choice_of_the_year_is_asked_about_and_none_before_it() -> None:
    seat = Seat(workers=["blue"], grapes={"red": [1], "white": [1]})
    table = Table(seat, Seat(workers=[]), season="winter", **WORLD)
    assert asked(table, "at:make_wine:1") == "", "which wine is asked next, and that can be taken back"
    table.choose("at:make_wine:1")
    assert asked(table, "make:red:r1") == "", "and so is whether there shall be a second one"
    table.choose("make:red:r1")
    assert "the year ends" in asked(table, "make:white:w1")
    assert asked(table, "done") == "", "the event may want the grape that is left"


# Rare and right


@pytest.mark.parametrize("name", ["viticulture", "viticulture-world"])
def test_cautions_are_rare_and_have_words(name: str) -> None:
    asked_about = options = 0
    for seed in range(2):
        game, random = new_game(name, 3, seed, structures="with"), Random(seed)
        while (decision := game.decision) is not None:
            for index in range(len(decision.options)):
                options += 1
                caution = game.caution(index)
                if caution is not None:
                    asked_about += 1
                    assert all(Words(language).knows(caution.id) for language in LANGUAGES)
            game.choose(random.randrange(len(decision.options)))
    assert asked_about < options / 50


# What an offer takes


def decision_of(table: Table) -> Decision:
    """What is asked."""
    decision = table.begin().decision
    assert decision is not None
    return decision


def offered(table: Table) -> str:
    """The key of what is offered."""
    return decision_of(table).options[0].key


@pytest.mark.rule("W-50", "V-51")
def test_an_order_filled_at_once_says_which_wine_goes_and_what_it_brings() -> None:
    seat = Seat(wines={"white": [8]}, structures=["medium_cellar", "large_cellar"])
    table = Table(seat, Seat(), season="winter", tiles="J", **WORLD).put_on_top("w5", "s9")
    table.choose("at:draw_order:1", "worker:blue")
    assert table.kind == "may"
    offer = offered(table)
    assert label(table, offer) == "Fill order (white 5) with white wine 8: 2 VP and 1 residual payment"
    assert label(table, offer, "cs") == (
        "Vyřídit objednávku (bílé 5): odevzdáš bílé víno 8, získáš 2 VB a stálý příjem +1"
    )
    assert asked(table, offer) == "This takes white wine 8, and it cannot be taken back."


@pytest.mark.rule("V-51")
def test_where_there_is_a_choice_of_wines_nothing_is_foretold() -> None:
    seat = Seat(wines={"white": [6, 8]}, structures=["medium_cellar", "large_cellar"])
    table = Table(seat, Seat(), season="winter", tiles="J", **WORLD).put_on_top("w5", "s9")
    table.choose("at:draw_order:1", "worker:blue")
    assert "with white wine" not in label(table, offered(table))
    assert asked(table, offered(table)) == ""


@pytest.mark.rule("V-51", "V-63")
def test_a_way_and_a_place_tell_the_only_order_with_its_wine() -> None:
    seat = Seat(hand=["r5", "marketer"], wines={"red": [7]}, structures=["medium_cellar", "large_cellar"])
    table = Table(seat, Seat(), season="winter")
    assert label(table, "at:fill_order") == (
        "Fill a wine order (only choice: order (red 5) with red wine 7: 2 VP and 1 residual payment)"
    )
    table.choose("at:play_winter_visitor", "worker:bare")
    assert label(table, "way:fill").endswith(
        "(only choice: order (red 5) with red wine 7: 3 VP and 1 residual payment)"
    )


@pytest.mark.rule("V-123")
def test_the_last_wine_is_named_before_the_tap_room_takes_it() -> None:
    seat = Seat(cards={"mat1": "tap_room"}, wines={"red": [3]}, hand=["sponsor"], workers=["bare"])
    table = Table(seat, Seat(), structures=True).visit("sponsor").choose("way:draw")
    assert table.kind == "tap_room"
    assert label(table, offered(table)) == "Discard a wine and gain 2 VP (takes red wine 3)"
    assert label(table, offered(table), "cs").endswith("(odevzdáš: červené víno 3)")


@pytest.mark.rule("W-66")
def test_the_only_wine_that_can_be_sold_is_named() -> None:
    table = Table(Seat(wines={"red": [3]}), Seat(), season="winter", **WORLD)
    assert label(table, "at:sell_wine:1").endswith("(only choice: red wine 3)")


# What could be lost unasked


def test_an_oval_an_event_or_an_exchange_does_not_hide_that_points_are_lost() -> None:
    broker: dict[str, Any] = {"hand": ["broker"], "vp": 3}
    oval = Table(Seat(workers=["yellow"], **broker), Seat(), continent="greengully", ovals={"E1": "lira_1"})
    assert "2 VP" in asked(oval, "at:play_summer_visitor:1")
    event = Table(Seat(workers=["yellow"], **broker), Seat(), continent="oceania", event="oc_marsden")
    assert "2 VP" in asked(event, "at:play_summer_visitor:1")
    beside = Table(
        Seat(workers=["grande"], **broker),
        Seat(lira=2),
        continent="greengully",
        board={"E1": ["1.yellow"]},
    )
    beside.choose("at:play_summer_visitor:beside")
    assert "2 VP" in asked(beside, "no_trade")


def test_the_only_visitor_that_another_one_brings_into_play_is_asked_about() -> None:
    vendor = Table(Seat(hand=["vendor", "broker"], vp=3, workers=["bare"]), Seat(), Seat())
    vendor.choose("at:play_summer_visitor:bonus", "visitor:vendor", "decline", "decline")
    assert "2 VP" in asked(vendor, "part:play-deck1")
    manager = Table(Seat(hand=["manager", "broker"], vp=3, workers=["bare"]), Seat(), season="winter")
    manager.choose("at:play_winter_visitor")
    assert "2 VP" in asked(manager, "action:play_summer_visitor")


def test_an_event_that_only_hurts_does_not_make_up_for_a_harvest_without_room() -> None:
    full = Seat(fields={"left": ["malvasia"]}, grapes={"white": [1]}, workers=["blue"])
    drought = Table(full, Seat(), continent="africa", event="af_drought", season="winter")
    assert asked(drought, "at:harvest_field:1")


def test_an_oval_is_worth_nothing_to_a_labourer() -> None:
    table = Table(
        Seat(workers=["blue"]), Seat(), continent="greengully", season="winter", ovals={"J1": "lira_1"}
    )
    del table.state.decks[ORDER].rest[:]
    assert asked(table, "at:draw_order:1")
