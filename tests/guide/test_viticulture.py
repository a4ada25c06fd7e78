"""What the guides of Viticulture and of World remark, each shown by a position."""

from typing import Any

import pytest

from figurka.core.decision import Decision
from figurka.games.viticulture.content.parents import structure
from figurka.games.viticulture.guide import GIFT, GUIDE
from figurka.games.viticulture.rules.things import Gift
from figurka.games.viticulture.world.guide import GUIDE as WORLD_GUIDE
from figurka.guide.form import Guide, Moment
from figurka.locales import Message, Words
from tests.games.viticulture.table import Seat, Table
from tests.guide.moments import Guided


def guided(*seats: Seat, **said: Any) -> Guided:
    return Guided(GUIDE, Table(*seats, **said).begin().game)


def together(*seats: Seat, **said: Any) -> Guided:
    return Guided(WORLD_GUIDE, Table(*seats, continent="greengully", **said).begin().game)


def test_workers_are_for_the_whole_year() -> None:
    assert "3 workers" in guided(Seat(), Seat()).said("begin")
    assert "begin" not in guided(Seat(), Seat(), season="winter").fitting


def test_the_end_is_near() -> None:
    assert "16 points" in guided(Seat(vp=3), Seat(vp=16)).said("near-end")
    assert "near-end" not in guided(Seat(vp=3), Seat(vp=15)).fitting


def test_an_order_for_which_all_wine_is_there() -> None:
    seat = Seat(hand=["r5"], wines={"red": [5]}, structures=["medium_cellar"])
    at = guided(seat, Seat(), season="winter")
    assert at.lit("fits")["order"] == ("order:r5",)
    assert "fits" not in guided(Seat(hand=["r5"]), Seat(), season="winter").fitting


def test_the_last_worker_of_the_year_is_doubted_while_something_waits() -> None:
    ripe = Seat(fields={"left": ["malvasia"]}, workers=["bare"])
    assert "a field that can be harvested" in guided(ripe, Seat()).doubt("at:gain_lira")
    assert not guided(Seat(workers=["bare"]), Seat()).doubt("at:gain_lira")


def test_wine_at_the_end_of_the_cellar() -> None:
    assert "Medium Cellar" in guided(Seat(wines={"red": [3]}), Seat()).said("cellar")
    assert "cellar" not in guided(Seat(wines={"red": [2]}), Seat()).fitting


def test_a_full_place_is_open_to_the_grande() -> None:
    at = guided(Seat(), Seat(), board={"give_tour": ["1.bare"]})
    assert "Give a tour" in at.said("grande")


def test_world_influence_that_can_be_bought() -> None:
    at = together(Seat(lira=9), Seat(), season="winter", influence=4)
    assert "4 of 10" in at.said("influence")
    assert at.lit("influence")["place"]
    assert "influence" not in together(Seat(lira=7), Seat(), season="winter", influence=4).fitting


def test_world_yellow_hats_first() -> None:
    assert "hats" in together(Seat(), Seat()).fitting
    assert "hats" not in together(Seat(), Seat(), season="winter").fitting


def test_world_a_team_that_is_behind() -> None:
    assert "21 points" in together(Seat(vp=10), Seat(vp=4), year=4).said("behind")
    assert "behind" not in together(Seat(vp=13), Seat(vp=14), year=4).fitting


def test_world_a_yellow_hat_cannot_wait_for_the_winter() -> None:
    ripe = {"left": ["malvasia"]}
    assert not together(Seat(fields=ripe, workers=["yellow"]), Seat()).doubt("at:gain_lira")
    assert together(Seat(fields=ripe, workers=["bare"]), Seat()).doubt("at:gain_lira")


@pytest.mark.parametrize("guide", [GUIDE, WORLD_GUIDE], ids=["viticulture", "world"])
@pytest.mark.parametrize(
    ("offered", "vine", "said"),
    [
        ("trellis", "pinot", "just this structure"),
        ("trellis", "merlot", "None of your vines"),
        ("irrigation", "merlot", "just this structure"),
        ("medium_cellar", "pinot", "need not pay for it later"),
        ("cottage", "malvasia", "need not pay for it later"),
        ("windmill", "merlot", "need not pay for it later"),
    ],
)
def test_of_vines_it_speaks_only_where_a_structure_is_for_vines(
    guide: Guide, offered: str, vine: str, said: str
) -> None:
    at = (together if guide is WORLD_GUIDE else guided)(Seat(hand=[vine]), Seat())
    game = at.speaker.game
    moment = Moment(game.state, 0, Decision(0, "gift", (structure(offered), Gift("lira", lira=3))))
    figures = {name: figure(moment) for name, figure in GIFT.figures.items()}
    assert said in Words("en").say(Message(f"{game.rules.name}-guide-gift", figures))
