"""What is asked before a choice that would bring nothing: seldom, and only where it is true."""

from random import Random
from typing import Any

import pytest

from figurka import new_game
from figurka.core.game import Game
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.rules.benefits import PLAY_OVER_A_CARD
from figurka.games.tapestry.rules.things import RESOURCE_NAMES
from figurka.locales import LANGUAGES, Words
from tests.games.tapestry.civs import out
from tests.games.tapestry.plenty import plenty
from tests.games.tapestry.table import Seat, Table, having

SELDOM = 0.06
"""So small a part of the options of random games is warned of."""


def doubt(table: Table, name: str) -> str:
    """What is asked before the option of this name, or nothing."""
    decision = table.decision
    assert decision is not None
    option = next(each for each in decision.options if name in (each.key, each.key.partition(":")[2]))
    found = TAPESTRY.caution(table.state, decision, option)
    return "" if found is None else Words("en").say(found.message)


@pytest.mark.rule("T-40")
def test_an_income_for_which_there_is_no_room_is_doubted() -> None:
    table = Table(Seat(coin=1), **having({**dict.fromkeys(RESOURCE_NAMES, 2), "food": 8})).begin()
    assert doubt(table, "income").startswith("You can still advance, and your income has no room for 1 food")
    assert doubt(Table(Seat(coin=1), food=7).begin(), "income") == ""


@pytest.mark.rule("T-102")
def test_before_the_last_income_turn_one_is_reminded_of_unspent_resources() -> None:
    said = doubt(Table(Seat(coin=1), era=4, food=8, coin=1).begin(), "income")
    assert said == "You have not spent 1 coin and 8 food; resources are worth nothing at the end."


@pytest.mark.rule("T-47")
def test_an_advance_to_a_benefit_that_cannot_be_used_is_doubted() -> None:
    table = Table(Seat(coin=1), coin=1, outposts=0).begin()
    assert doubt(table, "advance:military:0") == "Archery would bring you nothing now but the step itself."
    assert doubt(table, "advance:technology:0") == ""
    assert doubt(Table(Seat(coin=1), coin=1).begin(), "advance:military:0") == ""


PARTS = [
    ("military:5", {"culture": 2, "outposts": 0}, "Gunpowder", "conquer"),
    ("military:4", {"culture": 2, "outposts": 0}, "Cavalry", "conquer"),
    ("military:8", {"culture": 3, "armory": 5, "hand": ["trap"]}, "Anti-Aircraft Defense", "gain an armory"),
    ("exploration:5", {"food": 2, "farm": 5}, "Tunnels", "gain a farm"),
]


@pytest.mark.rule("T-47")
@pytest.mark.parametrize(("step", "position", "space", "lost"), PARTS)
def test_a_benefit_that_comes_to_nothing_is_told_before_an_advance(
    step: str, position: dict[str, Any], space: str, lost: str
) -> None:
    track, _, start = step.partition(":")
    table = Table(Seat(coin=1), **{"coin": 3, track: int(start), **position}).begin()
    said = doubt(table, f"advance:{step}")
    assert said == f"{space}: part of what it brings would come to nothing now ({lost})."


@pytest.mark.rule("T-47")
def test_a_benefit_helps_another_only_if_it_can_be_used_itself() -> None:
    bare = Table(Seat(coin=1), coin=3, technology=8).begin()
    assert (
        doubt(bare, "advance:technology:8") == "Electronics would bring you nothing now but the step itself."
    )
    table = Table(Seat(coin=1), coin=3, technology=8, bottom=["radio"]).begin()
    assert doubt(table, "advance:technology:8") == "", "what is upgraded has a circle"


@pytest.mark.rule("T-47")
def test_a_benefit_that_the_other_one_makes_possible_is_not_doubted() -> None:
    table = Table(Seat(coin=1), coin=3, culture=2, military=5, exploration=3, food=2).begin()
    assert doubt(table, "advance:military:5") == ""
    assert doubt(table, "advance:exploration:3") == "", "its tile can be explored with"


@pytest.mark.rule("T-46")
def test_a_landmark_is_worth_the_step() -> None:
    table = Table(Seat(coin=1), coin=3, culture=3, military=3, outposts=0).begin()
    assert doubt(table, "advance:military:3") == ""


def test_a_benefit_that_cannot_be_used_is_doubted_where_there_is_another() -> None:
    table = plenty(military=2, outposts=0).advance("military", {"food": 1})
    assert table.asked == "either"
    assert doubt(table, "benefit:conquer") == "This would bring you nothing now."
    assert doubt(table, "benefit:gain-armory") == ""


@pytest.mark.rule("T-82")
def test_an_advance_for_nothing_is_doubted_where_a_track_is_chosen() -> None:
    table = Table(Seat(coin=1), science=8, worker=3, exploration=12, outposts=0).begin()
    table.advance("science", {"worker": 3})
    nothing = "Archery would bring you nothing now but the step itself."
    assert doubt(table, "benefit:advance-military") == nothing
    assert doubt(table, "benefit:advance-exploration") == "This would bring you nothing now."
    assert doubt(table, "benefit:advance-technology") == ""


@pytest.mark.rule("T-40")
def test_a_resource_of_which_there_are_eight_is_doubted() -> None:
    table = Table(out(), civ="alchemists", coin=8).income().science("science", "science")
    table.choose("roll").choose("roll")
    assert table.asked == "gain"
    assert doubt(table, "coin") == "You have 8 coins already: another one is lost."
    assert doubt(table, "food") == ""


def test_a_leader_who_cannot_advance_is_doubted() -> None:
    table = Table(out(), civ="leaders", science=12).income()
    assert doubt(table, "science") == "You cannot advance on Science now."
    assert doubt(table, "military") == ""


@pytest.mark.rule("T-180")
def test_the_die_of_a_tile_is_doubted_where_no_tile_lies() -> None:
    table = Table(culture=1, coin=1).begin().dice("vp-4", "tile")
    table.choose("advance:military:0")
    table.skip("payment")
    place = next(key for key in table.options if key == "hex:1,1")
    table.choose(place)
    assert table.asked == "die"
    assert doubt(table, "die:black-tile") == "This would bring you nothing now."


@pytest.mark.rule("T-119")
def test_covering_a_card_in_force_is_doubted_only_where_it_cannot_be_taken_back() -> None:
    table = plenty(card="empiricism").gain(PLAY_OVER_A_CARD)
    decision = table.decision
    assert decision is not None
    found = TAPESTRY.caution(table.state, decision, decision.options[0])
    assert found is not None
    assert found.spends
    assert "covers Empiricism" in Words("en").say(found.message)


COVERS = "This covers Monarchy, which is in force for you until your next era and would end."


def asked_before(table: Table, name: str) -> str:
    """What the game asks before the option of this name, or nothing; not what could be taken back."""
    decision = table.decision
    assert decision is not None
    found = table.game.caution(decision.index(name))
    return "" if found is None else Words("en").say(found)


def under_monarchy(**position: Any) -> Table:
    """A player under Monarchy who may advance once more."""
    return Table(Seat(coin=1), **{"era": 2, "card": "monarchy", "hand": ["theocracy"], "coin": 2, **position})


@pytest.mark.rule("T-119")
def test_an_upgrade_that_lays_the_only_card_over_one_in_force_is_doubted() -> None:
    table = under_monarchy(technology=10, middle=["printing_press"], bottom=["radio"])
    table.begin().choose("advance:technology:10", "benefit:tech_square")
    assert asked_before(table, "tech:printing_press") == COVERS
    assert asked_before(table, "tech:radio") == ""
    table.choose("tech:printing_press")
    assert table.laid(2) == ["monarchy", "theocracy"]
    assert not table.game.can_undo


@pytest.mark.rule("T-119")
def test_the_only_upgrade_is_doubted_where_the_order_is_chosen() -> None:
    table = under_monarchy(technology=10, middle=["printing_press"])
    table.begin().choose("advance:technology:10")
    assert table.asked == "order"
    assert asked_before(table, "benefit:tech_square") == COVERS
    assert asked_before(table, "benefit:upgrade") == COVERS


@pytest.mark.rule("T-119")
def test_a_square_that_follows_an_upgrade_is_doubted() -> None:
    table = under_monarchy(technology=10, top=["printing_press"], bottom=["radio", "compass"])
    table.begin().choose("advance:technology:10", "benefit:upgrade")
    assert doubt(table, "tech:radio") == COVERS
    table.choose("tech:radio")
    assert table.laid(2) == ["monarchy", "theocracy"]


@pytest.mark.rule("T-119")
def test_an_advance_that_lays_the_only_card_over_one_in_force_is_doubted() -> None:
    table = under_monarchy(military=9, culture=2, claimed=["fusion_reactor"]).begin()
    name = "advance:military:9"
    assert asked_before(table, name) == "", "the order is still to be chosen"
    table.choose(name)
    assert table.asked == "order"
    assert asked_before(table, "benefit:play_over") == COVERS
    assert asked_before(table, "benefit:score-exploration") == COVERS


@pytest.mark.rule("T-119")
@pytest.mark.parametrize("changed", [{"hand": ["theocracy", "trap"]}, {"hand": []}, {"card": "trap"}])
def test_an_upgrade_is_not_doubted_where_the_card_is_chosen_or_nothing_ends(changed: dict[str, Any]) -> None:
    table = under_monarchy(technology=10, middle=["printing_press"], bottom=["radio"], **changed)
    table.begin().choose("advance:technology:10", "benefit:tech_square")
    assert asked_before(table, "tech:printing_press") != COVERS


@pytest.mark.parametrize("seats", [1, 3])
def test_warnings_are_seldom_and_can_be_read(seats: int) -> None:
    warned = asked = 0
    for seed in range(3):
        game: Game[Any] = new_game("tapestry", seats, seed)
        random = Random(seed)
        while (decision := game.decision) is not None:
            for option in decision.options[:30]:
                found = TAPESTRY.caution(game.state, decision, option)
                asked += 1
                if found is not None:
                    warned += 1
                    assert all(Words(language).say(found.message).endswith(".") for language in LANGUAGES)
            game.choose(random.randrange(len(decision.options)))
    assert 0 < warned < SELDOM * asked
