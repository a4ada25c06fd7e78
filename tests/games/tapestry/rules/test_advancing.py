"""Advancing on the tracks: price, benefit, bonus and landmarks (T-41 to T-47)."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from figurka.games.tapestry.content.tracks import TRACKS as ALL_TRACKS
from figurka.games.tapestry.rules.benefits import (
    UPGRADE_A_TECH,
    advance,
    building,
    conquer,
    either,
    explore,
    invent,
    regress,
    research,
)
from figurka.games.tapestry.rules.things import ARMORY, EXPLORATION, FARM, MARKET, MILITARY, WORKER
from tests.games.tapestry.table import Seat, Table, having

NEXT = Seat(coin=1)
"""The next player, who has something to choose."""
OWN = {"exploration": "food", "science": "worker", "military": "culture", "technology": "coin"}
TRACKS = pytest.mark.parametrize("track", list(OWN))
KINDS = ("coin", "worker", "food", "culture")
TIERS = {1: (1, 2, 3), 2: (4, 5, 6), 3: (7, 8, 9), 4: (10, 11, 12)}
PRICES = {1: (0, 1), 2: (1, 2), 3: (1, 3), 4: (2, 2)}
"""By tier: at least so many of the track's own resource, and so many in all."""
LANDMARKS = [
    ("exploration", 4, "lighthouse"),
    ("exploration", 7, "train_station"),
    ("exploration", 10, "launch_pad"),
    ("science", 4, "apothecary"),
    ("science", 7, "academy"),
    ("science", 10, "laboratory"),
    ("military", 4, "barracks"),
    ("military", 7, "tank_factory"),
    ("military", 10, "fusion_reactor"),
    ("technology", 4, "forge"),
    ("technology", 7, "rubber_works"),
    ("technology", 10, "tech_hub"),
]
WON = pytest.mark.parametrize(("track", "space", "landmark"), LANDMARKS)


def below(track: str, space: int, **more: Any) -> Table:
    """A table where the next advance on a track leads to this space."""
    return Table(NEXT, **{**having({track: space - 1}), **more})


def price(track: str, tier: int) -> set[str]:
    """All ways to pay for a tier of a track, found by trying all handfuls of resources."""
    own, total = PRICES[tier]
    return {
        f"pay:{coin},{worker},{food},{culture}"
        for coin, worker, food, culture in product(range(4), repeat=4)
        if coin + worker + food + culture == total
        and {"coin": coin, "worker": worker, "food": food, "culture": culture}[OWN[track]] >= own
    }


# Paying


@TRACKS
@pytest.mark.rule("T-41", "T-45")
@pytest.mark.parametrize(("tier", "space"), [(tier, space) for tier in TIERS for space in TIERS[tier]])
def test_the_price_is_that_of_the_tier_that_is_entered(track: str, tier: int, space: int) -> None:
    table = below(track, space, **dict.fromkeys(KINDS, 8)).choose(f"advance:{track}")
    paid = [event.thing.key for event in table.events if event.kind == "pays" and event.thing is not None]
    assert set(table.options if table.asked == "payment" else paid) == price(track, tier)


@pytest.mark.rule("T-41")
def test_what_is_paid_is_gone_before_the_token_moves() -> None:
    table = below("technology", 4, coin=2, worker=1, culture=3).choose("advance:technology")
    assert (table.tracks()["technology"], table.have()) == (3, {"coin": 2, "worker": 1, "culture": 3})
    table.choose("pay:1,0,0,1")
    assert (table.tracks()["technology"], table.have()) == (4, {"coin": 1, "worker": 1, "culture": 2})


@pytest.mark.rule("T-41")
def test_resources_of_any_kind_may_be_mixed_but_the_tracks_own_must_be_among_them() -> None:
    table = below("science", 7, worker=1, coin=1, food=1)
    table.advance("science")
    assert (table.tracks()["science"], table.have()) == (7, {})


@pytest.mark.rule("T-41")
@pytest.mark.parametrize(
    "purse",
    [{"coin": 2, "food": 1}, {"worker": 1, "coin": 1}, {"coin": 8, "food": 8, "culture": 8}, {"worker": 2}],
)
def test_whoever_cannot_pay_the_full_price_cannot_advance(purse: Mapping[str, int]) -> None:
    table = Table(NEXT, science=6, exploration=0, **having(purse))
    assert not table.offers("advance:science")
    assert table.offers("advance:exploration")


# Moving and the benefit


@TRACKS
@pytest.mark.rule("T-42")
@pytest.mark.parametrize("space", [1, 5, 8, 11])
def test_the_token_moves_up_by_one_space_of_the_chosen_track(track: str, space: int) -> None:
    table = below(track, space, **dict.fromkeys(KINDS, 8)).choose(f"advance:{track}").skip("payment")
    assert table.tracks() == {**dict.fromkeys(OWN, 0), track: space}


@TRACKS
@pytest.mark.rule("T-42")
def test_no_token_moves_beyond_the_end_of_its_track(track: str) -> None:
    table = Table(NEXT, **having({**dict.fromkeys(KINDS, 8), track: 12}))
    assert not table.offers(f"advance:{track}")


@pytest.mark.rule("T-43")
@pytest.mark.parametrize(
    ("track", "space", "position", "gained"),
    [
        ("exploration", 1, {"food": 1}, {"tiles": 2}),
        ("exploration", 5, {"food": 2, "controls": [(1, 1)]}, {"vp": 2}),
        ("science", 2, {"worker": 1}, {"cards": 1}),
        ("military", 4, {"culture": 2}, {"worker": 1}),
        ("military", 10, {"culture": 2, "exploration": 3}, {"vp": 3}),
        ("technology", 2, {"coin": 1}, {"cards": 1}),
        ("technology", 6, {"coin": 2, "armory": 3}, {"markets": 1, "vp": 3}),
    ],
)
def test_then_the_benefit_of_the_new_space_is_gained(
    track: str, space: int, position: dict[str, Any], gained: dict[str, int]
) -> None:
    table = below(track, space, claimed=["barracks", "fusion_reactor"], **position)
    table.advance(track).skip("order", "plot")
    after = {
        "tiles": len(table.tiles()),
        "cards": len(table.hand()),
        "vp": table.vp(),
        "worker": table.me.goods[WORKER],
        "markets": table.me.placed(MARKET),
    }
    assert {name: count for name, count in after.items() if count} == gained


@pytest.mark.rule("T-43")
def test_the_benefit_of_the_space_that_is_left_is_not_gained_again() -> None:
    table = below("exploration", 2, coin=1)
    table.advance("exploration")
    assert table.tiles() == []


@pytest.mark.rule("T-43")
def test_a_benefit_that_is_void_does_not_hinder_the_advance() -> None:
    table = below("exploration", 2, coin=2)
    table.advance("exploration").choose("coin")
    assert table.tracks()["exploration"] == 2
    assert (len(table.hand()), table.have()) == (1, {})


# The bonus


@pytest.mark.rule("T-41", "T-42", "T-43", "T-44")
def test_the_rulebooks_advance_with_a_bonus() -> None:
    table = below("exploration", 2, coin=1, food=1, tiles=[9], deck=["trap", "alliance"])
    table.advance("exploration", {"coin": 1})
    assert (table.tracks()["exploration"], table.have()) == (2, {"food": 1})
    table.choose((1, 0), "rotation:0")
    assert (table.asked, table.hand()) == ("bonus", ["trap"])
    table.choose("food")
    assert (table.hand(), table.have(), table.tiles()) == (["trap", "alliance"], {}, [])
    assert table.asked_seat == 1


@pytest.mark.rule("T-44")
def test_a_bonus_is_paid_once_and_gained_once() -> None:
    table = below("military", 2, coin=4, culture=3)
    table.advance("military", {"coin": 1}).choose("culture", (0, 0))
    assert table.asked_seat == 1
    assert (table.me.placed(ARMORY), table.have()) == (1, {"coin": 3, "culture": 2})


@pytest.mark.rule("T-44", "T-47")
def test_a_bonus_may_be_declined() -> None:
    table = below("military", 2, coin=4)
    table.advance("military")
    assert table.options == ["resource:coin", "decline"]
    table.choose("decline")
    assert (table.asked_seat, table.me.placed(ARMORY), table.have()) == (1, 0, {"coin": 3})


@pytest.mark.rule("T-44")
def test_without_its_price_a_bonus_is_not_to_be_had() -> None:
    table = below("military", 2, coin=1)
    table.advance("military")
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.rule("T-44")
@pytest.mark.parametrize(
    ("track", "space", "supply", "points"),
    [
        ("exploration", 8, {"tiles": [1, 2]}, 5),
        ("exploration", 10, {"tiles": [1, 2, 3]}, 10),
        ("science", 5, {"hand": ["trap", "alliance"]}, 5),
        ("military", 11, {"hand": ["trap", "trap", "alliance"]}, 10),
        ("technology", 11, {"bottom": ["bakery"], "middle": ["barn"], "top": ["clocks"]}, 10),
    ],
)
def test_some_bonuses_cost_cards_or_tiles(
    track: str, space: int, supply: dict[str, list[Any]], points: int
) -> None:
    claimed = [landmark for _, _, landmark in LANDMARKS]
    purse = {OWN[track]: 3 if space < 10 else 2}
    table = below(track, space, claimed=claimed, farm=5, **supply, **purse)
    table.science("exploration").advance(track).skip("order", "upgrade", "circle", "square")
    if table.asked == "free_advance":
        table.choose("decline")
    before = table.vp()
    assert table.asked == "bonus_discard"
    table.choose("take").skip("discard_tile", "discard_card", "discard_tech")
    assert table.vp() - before == points
    left = [
        *table.tiles(),
        *table.hand(),
        *table.techs("bottom"),
        *table.techs("middle"),
        *table.techs("top"),
    ]
    assert left == []


@pytest.mark.rule("T-44")
def test_a_bonus_that_costs_three_tiles_is_not_to_be_had_for_two() -> None:
    table = below("exploration", 10, food=2, tiles=[1, 2], claimed=["launch_pad"])
    table.advance("exploration")
    assert (table.asked, table.asked_seat) == ("turn", 1)


# Tiers and landmarks


@TRACKS
@pytest.mark.rule("T-45")
def test_each_track_has_four_tiers_of_three_spaces(track: str) -> None:
    spaces = next(each.spaces for each in ALL_TRACKS if each.name == track)
    assert [space.tier for space in spaces] == [
        0,
        *(tier for tier, numbers in TIERS.items() for _ in numbers),
    ]
    won = []
    for space in range(1, 13):
        table = below(track, space, **dict.fromkeys(KINDS, 8)).choose(f"advance:{track}").skip("payment")
        won += [space] if table.landmarks() else []
    assert won == [4, 7, 10]


@WON
@pytest.mark.rule("T-46")
def test_the_first_to_enter_a_tier_wins_its_landmark_and_places_it(
    track: str, space: int, landmark: str
) -> None:
    table = below(track, space, **dict.fromkeys(KINDS, 8)).choose(f"advance:{track}").skip("payment")
    assert table.landmarks() == {landmark}
    assert table.asked in {"quarters", "site"}
    table.skip("quarters").skip("site")
    assert [site.turned.landmark.name for site in table.me.sites] == [landmark]
    assert table.me.city != 0


@WON
@pytest.mark.rule("T-46")
def test_who_comes_later_wins_nothing(track: str, space: int, landmark: str) -> None:
    table = below(track, space, claimed=[landmark], **dict.fromkeys(KINDS, 8))
    table.choose(f"advance:{track}").skip("payment")
    assert (table.landmarks(), table.landmarks(1)) == (set(), {landmark})
    assert table.asked not in {"quarters", "site"}


@pytest.mark.rule("T-46")
@pytest.mark.parametrize("space", [1, 2, 3, 5, 6, 8, 9, 11, 12])
def test_other_spaces_have_no_landmark(space: int) -> None:
    table = below("military", space, culture=8, outposts=0)
    table.choose("advance:military").skip("payment")
    assert table.landmarks() == set()


@pytest.mark.rule("T-46")
@pytest.mark.parametrize("full", [False, True])
def test_a_landmark_is_won_by_research_too(full: bool) -> None:
    table = Table(military=3).apart().science("military").gain(research(full)).choose("advance:military")
    assert table.landmarks() == {"barracks"}


@pytest.mark.rule("T-46")
@pytest.mark.parametrize("full", [False, True])
def test_a_landmark_is_won_by_a_free_advance_too(full: bool) -> None:
    table = Table(exploration=6).gain(advance(EXPLORATION, full)).choose("advance:exploration")
    assert table.landmarks() == {"train_station"}


@pytest.mark.rule("T-46")
def test_landmarks_that_a_token_passes_are_won_too() -> None:
    table = Table(Seat(era=2, science=8), hand=["socialism"], science=2, claimed=["apothecary"])
    table.income()
    assert table.tracks()["science"] == 8
    assert table.landmarks() == {"academy"}


@pytest.mark.rule("T-46")
def test_whoever_goes_back_to_a_tier_wins_no_landmark() -> None:
    table = Table(military=5).gain(regress(MILITARY, full=False))
    assert table.tracks()["military"] == 4
    assert table.landmarks() == set()


# What must be and what may be


@pytest.mark.rule("T-47")
@pytest.mark.parametrize(
    ("benefit", "asked"),
    [
        (building(FARM), "plot"),
        (explore(), "tile"),
        (conquer(), "conquer"),
        (invent(), "invent"),
        (UPGRADE_A_TECH, "upgrade"),
        (either(building(FARM), explore()), "either"),
    ],
)
def test_a_benefit_cannot_be_declined(benefit: Any, asked: str) -> None:
    table = Table(tiles=[1, 2], bottom=["bakery", "barn"]).gain(benefit)
    assert table.asked == asked
    assert not {"decline", "done"} & set(table.options)


@pytest.mark.rule("T-47")
def test_a_landmark_cannot_be_declined() -> None:
    table = below("science", 7, worker=3).choose("advance:science")
    for asked in ("quarters", "site"):
        assert table.asked == asked
        assert all(key.startswith(asked) for key in table.options)
        table.skip(asked)


@pytest.mark.rule("T-47")
@pytest.mark.parametrize(
    ("track", "space"),
    [("exploration", 2), ("exploration", 8), ("science", 2), ("military", 11), ("technology", 2)],
)
def test_each_bonus_is_optional(track: str, space: int) -> None:
    supply = {"tiles": [7, 9], "hand": ["trap"] * 3, "farm": 5}
    table = below(track, space, **dict.fromkeys(KINDS, 3), **supply)
    table.choose(f"advance:{track}").skip("payment").skip("tile").skip("explore").skip("rotation")
    assert table.asked in {"bonus", "bonus_discard"}
    before = (table.have(), table.vp(), len(table.tiles()), len(table.hand()))
    table.choose("decline")
    assert before == (table.have(), table.vp(), len(table.tiles()), len(table.hand()))
    assert table.asked_seat == 1


@pytest.mark.rule("T-47")
def test_of_several_benefits_all_are_gained_in_an_order_of_choice() -> None:
    for first in ("conquer", "gain-armory"):
        table = below("military", 5, culture=2)
        table.advance("military")
        assert table.options == ["benefit:conquer", "benefit:gain-armory"]
        table.dice("vp-4", "coin").choose(first).skip("conquer", "die", "plot")
        assert (table.me.outposts, table.me.placed(ARMORY)) == (7, 1)


@pytest.mark.rule("T-41")
@pytest.mark.parametrize(
    ("held", "tier", "reason", "count"),
    [
        ({"coin": 4}, 2, "tapestry-refusal-short-culture", 1),
        ({"coin": 4, "culture": 1}, 4, "tapestry-refusal-short-culture", 1),
        ({"coin": 4}, 4, "tapestry-refusal-short-culture", 2),
        ({"culture": 1}, 2, "tapestry-refusal-too-dear", 1),
        ({"coin": 1}, 3, "tapestry-refusal-too-dear", 2),
    ],
)
def test_whoever_cannot_pay_is_told_what_is_short(
    held: Mapping[str, int], tier: int, reason: str, count: int
) -> None:
    space = TIERS[tier][0]
    table = below("military", space, **{"food": 0, **held})
    assert table.why_not(f"advance:military:{space - 1}") == reason
    refusal = table.game.why_not(f"advance:military:{space - 1}")
    assert refusal is not None
    assert refusal.count == count
