"""Oceania: sharing with a fellow player after the marked action, and what enough sharing brings.

Where a figure matters the share is the test's own, so that the events may be tuned.
"""

from typing import Any

import pytest

from figurka.games.viticulture.rules.steps import Draw, Gain, Pay, Plant, Step
from figurka.games.viticulture.world.content.balance import CAPS, TARGETS
from figurka.games.viticulture.world.rules.things import Event, Share
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year, event, idle, loss

LOUSE = loss(event("oc_louse").change.on_reveal, "lira")


def shore(
    *seats: Seat,
    cost: tuple[Step, ...] = (Pay(2),),
    fellow: tuple[Step, ...] = (Gain(lira=3),),
    actor: tuple[Step, ...] = (),
    cap: str = "c1",
    **said: Any,
) -> Table:
    """A summer in Oceania where something may be shared after drawing a vine."""
    table = Table(*seats, **{"continent": "oceania", "influence": 0, **said})
    table.world.event = Event(1, "oc_cuttings", "B", cap, share=Share(cost, fellow, actor))
    return table


def shares(table: Table) -> int:
    return table.world.year.tallies[-1]


def giver(**said: Any) -> Seat:
    """A player who can take the marked action again and again."""
    return Seat(**{"workers": ["yellow", "bare", "bare", "bare"], "hats": (1, 0), **said})


@pytest.mark.rule("W-330")
def test_the_count_of_shares_begins_at_0_each_spring() -> None:
    table = shore(giver(lira=9), Seat()).choose("at:draw_vine:1", "worker:yellow", "seat:1", "take")
    assert shares(table) == 1
    table = begin_year(Table(Seat(), Seat(), continent="oceania").tally(shares=1), "oc_sydney")
    assert table.kind == "position"
    assert shares(table) == 0


@pytest.mark.rule("W-331", "W-302")
def test_the_actor_pays_and_a_chosen_fellow_player_gains() -> None:
    table = shore(Seat(lira=5), Seat(), Seat(), actor=(Gain(vp=1),))
    table.choose("at:draw_vine:1", "worker:yellow")
    assert table.options == ["seat:1", "seat:2", "decline"]
    table.choose("seat:2")
    assert (table.asked, table.kind) == (2, "shared")
    table.choose("take")
    assert [table.lira(seat) for seat in range(3)] == [3, 0, 3]
    assert [table.vp(seat) for seat in range(3)] == [1, 0, 0]
    assert shares(table) == 1


@pytest.mark.rule("W-331", "W-302")
def test_nobody_must_share() -> None:
    table = shore(Seat(lira=5), Seat(), actor=(Gain(vp=1),))
    table.choose("at:draw_vine:1", "worker:yellow", "decline")
    assert (table.lira(), table.lira(1), table.vp(), shares(table)) == (5, 0, 0, 0)


@pytest.mark.rule("W-331")
def test_if_the_fellow_player_is_unwilling_nothing_is_paid() -> None:
    table = shore(Seat(lira=5), Seat(), Seat(), actor=(Gain(vp=1),))
    table.choose("at:draw_vine:1", "worker:yellow", "seat:1", "decline")
    assert (table.asked, table.options) == (0, ["seat:2", "decline"])
    table.choose("decline")
    assert (table.lira(), table.lira(1), table.vp(), shares(table)) == (5, 0, 0, 0)


@pytest.mark.rule("W-331")
def test_a_fellow_player_who_is_unable_cannot_be_chosen() -> None:
    table = shore(Seat(lira=5), Seat(), Seat(hand=["malvasia"]), fellow=(Plant(),))
    table.choose("at:draw_vine:1", "worker:yellow")
    assert table.options == ["seat:2", "decline"]
    table.choose("seat:2", "take", "plant:malvasia:left")
    assert table.vines("left", 2) == ["malvasia"]


@pytest.mark.rule("W-331")
def test_who_cannot_pay_cannot_share() -> None:
    table = shore(Seat(lira=1), Seat()).choose("at:draw_vine:1", "worker:yellow")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-331", "W-301")
def test_nothing_is_shared_after_another_action() -> None:
    table = shore(Seat(lira=5), Seat()).choose("at:give_tour:1", "worker:yellow")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-332")
def test_there_is_one_share_for_each_marked_action() -> None:
    table = shore(giver(lira=9), Seat()).choose("at:draw_vine:1", "worker:yellow", "seat:1", "take")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-332")
def test_a_player_shares_at_most_twice_a_year() -> None:
    table = shore(giver(lira=9), Seat(passed=True), Seat(passed=True), ovals={"B1": "vp"})
    table.choose("at:draw_vine:1", "worker:yellow", "seat:1", "take")
    table.choose("at:draw_vine:1", "seat:2", "take")
    table.choose("at:draw_vine:1")
    assert (table.asked, table.kind) == (0, "place")
    assert (table.lira(), shares(table)) == (5, 2)


@pytest.mark.rule("W-332")
def test_another_player_may_still_share() -> None:
    table = shore(giver(lira=9), giver(lira=9), ovals={"B1": "vp"})
    table.world.year.shared[0] = 2
    table.choose("at:draw_vine:1", "worker:yellow", "at:draw_vine:1", "worker:yellow")
    assert (table.asked, table.kind) == (1, "share")


@pytest.mark.rule("W-333", "W-304")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_enough_shares_bring_influence(seats: int) -> None:
    others = [Seat() for _ in range(seats - 1)]
    wanted = TARGETS["low"][seats]
    keys = ("at:draw_vine:1", "worker:yellow", "seat:1", "take")
    table = shore(Seat(lira=2), *others).tally(shares=wanted - 2).choose(*keys)
    assert table.world.influence == 0
    table = shore(Seat(lira=2), *others).tally(shares=wanted - 1).choose(*keys)
    assert table.world.influence == 1
    table = shore(Seat(lira=2), *others).tally(shares=wanted).choose(*keys)
    assert table.world.influence == 0


@pytest.mark.rule("W-333", "W-308")
def test_alone_sharing_with_the_partner_counts() -> None:
    table = shore(Seat(lira=2)).tally(shares=TARGETS["low"][1] - 1)
    table.choose("at:draw_vine:1", "worker:yellow", "partner")
    assert table.world.influence == 1


@pytest.mark.rule("W-333", "W-300")
@pytest.mark.parametrize(("seats", "many", "more"), [(4, 2, 1), (6, 2, 1), (4, 1, 0), (3, 2, 0)])
def test_many_players_are_rewarded_again_if_the_cap_allows(
    monkeypatch: pytest.MonkeyPatch, seats: int, many: int, more: int
) -> None:
    monkeypatch.setitem(CAPS, "drawn_up", (1, many))
    others = [Seat() for _ in range(seats - 1)]
    table = shore(Seat(lira=2), *others, cap="drawn_up").tally(shares=TARGETS["mid"][seats] - 1)
    table.world.year.cap_used = 1
    table.choose("at:draw_vine:1", "worker:yellow", "seat:1", "take")
    assert table.world.influence == more


@pytest.mark.rule("W-331")
def test_cards_drawn_by_sharing_come_to_the_fellow_player() -> None:
    table = shore(Seat(lira=2), Seat(), fellow=(Draw(vine=1),)).put_on_top("merlot", "syrah")
    table.choose("at:draw_vine:1", "worker:yellow", "seat:1", "take")
    assert (table.hand("vine"), table.hand("vine", 1)) == (["merlot"], ["syrah"])


# The louse, which is fought together


def louse(*seats: Seat, **said: Any) -> Table:
    return begin_year(Table(*seats, **{"continent": "oceania", "influence": 0, **said}), "oc_louse")


@pytest.mark.rule("W-306")
def test_who_has_a_vine_pays_or_uproots_it() -> None:
    planted: dict[str, Any] = {"fields": {"left": ["malvasia"]}, "lira": LOUSE}
    table = louse(Seat(**planted), Seat(**planted), Seat(lira=9))
    table.choose("pay_louse")
    assert (table.asked, table.kind) == (1, "louse")
    table.choose("part:uproot-to_hand1")
    assert (table.lira(0), table.vines("left", 0)) == (0, ["malvasia"])
    assert (table.lira(1), table.hand("vine", 1), table.vines("left", 1)) == (LOUSE, ["malvasia"], [])
    assert (table.kind, table.lira(2)) == ("position", 9)


@pytest.mark.rule("W-306", "W-307")
def test_who_cannot_pay_uproots() -> None:
    table = louse(Seat(fields={"left": ["malvasia"]}, lira=LOUSE - 1), Seat())
    assert (table.kind, table.lira(), table.hand("vine")) == ("position", LOUSE - 1, ["malvasia"])


@pytest.mark.rule("W-333")
def test_a_fellow_player_who_pays_against_the_louse_has_shared() -> None:
    table = louse(Seat(fields={"left": ["malvasia"]}), Seat(lira=LOUSE), Seat())
    table.choose("seat:1", "take")
    assert (table.vines("left"), table.lira(1), shares(table)) == (["malvasia"], 0, 1)


@pytest.mark.rule("W-333")
def test_a_fellow_player_need_not_pay_against_the_louse() -> None:
    table = louse(Seat(fields={"left": ["malvasia"]}), Seat(lira=LOUSE), Seat())
    table.choose("seat:1", "decline")
    assert (table.hand("vine"), table.lira(1), shares(table)) == (["malvasia"], LOUSE, 0)


@pytest.mark.rule("W-333")
def test_enough_help_against_the_louse_brings_influence() -> None:
    seats = next(count for count in range(2, 7) if TARGETS["low"][count] <= count)
    table = louse(*[Seat(fields={"left": ["sangiovese"]}, lira=LOUSE) for _ in range(seats)])
    for seat in range(TARGETS["low"][seats]):
        assert table.world.influence == 0
        table.choose(f"seat:{(seat + 1) % seats}", "take")
    assert table.world.influence == 1


@pytest.mark.rule("W-308", "W-333")
def test_alone_the_partners_purse_may_pay_against_the_louse() -> None:
    table = louse(Seat(fields={"left": ["malvasia"]}), purse=LOUSE).choose("partner")
    partner = table.world.partner
    assert partner is not None
    assert (table.vines("left"), partner.purse, shares(table)) == (["malvasia"], 0, 1)


@pytest.mark.rule("W-308")
def test_an_empty_purse_pays_nothing_against_the_louse() -> None:
    table = louse(Seat(fields={"left": ["malvasia"]}), purse=LOUSE - 1)
    assert (table.kind, table.hand("vine")) == ("position", ["malvasia"])


@pytest.mark.rule("W-306")
def test_without_vines_the_louse_does_nothing() -> None:
    table = louse(idle(lira=5), idle(lira=5))
    assert (table.kind, table.lira(0), table.lira(1)) == ("position", 5, 5)
