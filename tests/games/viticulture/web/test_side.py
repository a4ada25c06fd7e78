"""The fellow players at the side: everybody else, in the order of turns, and nothing that is hidden."""

import re
from random import Random

import pytest

from figurka.games.viticulture.web.side import Companion, Fellow, see_side
from figurka.games.viticulture.world.content.balance import PARTNER_INCOME
from figurka.games.viticulture.world.rules.things import letter_of
from figurka.tables.live import LiveTable
from figurka.web.regions import table_regions
from tests.games.viticulture.web.kit import scene_of
from tests.web.kit import go_on, looking, set_up

CONTINENTS = ("greengully", "asia", "oceania", "south_america", "europe", "north_america", "africa")
SEATED = ("share", "fellow", "pay_seat", "demand_seat", "deal_resource", "trade")
"""The decisions in which somebody is chosen."""


def played(game: str, seats: int, choices: int, **settings: str) -> LiveTable:
    """A table after so many choices at random."""
    live, random = set_up(game, seats, 5, **settings), Random(5)
    for _ in range(choices):
        if live.game.decision is not None:
            go_on(live, random)
    return live


def fellows(live: LiveTable, seat: int | None) -> list[Fellow]:
    """The fellow players of a seat."""
    found = see_side(scene_of(live, seat))["fellows"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("continent", CONTINENTS)
def test_all_others_are_drawn_at_any_moment(continent: str) -> None:
    live, random = set_up("viticulture-world", 3, 1, continent=continent, structures="with"), Random(1)
    for choice in range(240):
        if choice % 60 == 0:
            for seat in (0, 2, None):
                assert len(fellows(live, seat)) == 3 - (seat is not None)
                html = table_regions(live, looking(seat, "cs"))["side"]
                assert html.count('class="fellow') == 3 - (seat is not None)
                assert "viticulture-web" not in html
        go_on(live, random)


def test_they_stand_in_the_order_of_turns_after_the_viewer() -> None:
    live = played("viticulture-world", 4, 90, continent="asia")
    order = live.game.view(0)["order"]
    assert isinstance(order, list)
    for seat in range(4):
        place = order.index(seat)
        assert [each.mark.seat for each in fellows(live, seat)] == [*order[place + 1 :], *order[:place]]


@pytest.mark.parametrize(
    ("game", "settings", "open_hands"),
    [
        ("viticulture", {}, False),
        ("viticulture-world", {"hands": "open"}, True),
        ("viticulture-world", {"hands": "hidden"}, False),
    ],
)
def test_hands_are_shown_only_where_they_are_open(
    game: str, settings: dict[str, str], open_hands: bool
) -> None:
    live = played(game, 3, 60, **settings)
    html = table_regions(live, looking(0))["side"]
    for each in fellows(live, 0):
        player = live.game.state.players[each.mark.seat]
        assert dict(each.hand) == {deck: count for deck, count in each.player["hand_counts"].items() if count}
        assert sum(chip.count for chip in each.cards) == (player.cards_in_hand() if open_hands else 0)
        orders = [card.key.replace(":", "-") for card in player.hand[3]]
        assert all((f"tip-card-{order}" in html) == open_hands for order in orders)


def test_numbers_are_those_of_the_view() -> None:
    live = played("viticulture-world", 4, 200, continent="europe")
    for each in fellows(live, 1):
        seen = live.game.view(1)["players"][each.mark.seat]  # type: ignore[index]
        assert each.player["vp"] == seen["vp"]
        assert len(each.crew) == sum(seen["available"].values())
        assert sum(len(plot.vines) for plot in each.plots) == sum(
            len(field["vines"]) for field in seen["fields"]
        )
        assert [sign.value for sign in each.wines] == [
            value for all_of in seen["wines"].values() for value in all_of
        ]
        assert len(each.goals) == len(live.game.view(1)["goals"][each.mark.seat])  # type: ignore[index]


def test_seats_are_chosen_beside_their_names() -> None:
    live, random = set_up("viticulture-world", 4, 3, continent="oceania"), Random(3)
    met: set[str] = set()
    while live.game.decision is not None and len(met) < 2:
        decision = live.game.decision
        if decision.kind in SEATED and decision.kind not in met:
            met.add(decision.kind)
            html = table_regions(live, looking(decision.seat))["side"]
            drawn = set(re.findall(r'data-key="(seat:\d)" data-option', html))
            others = {option.key for option in decision.options if option.key.startswith("seat:")}
            assert drawn == others - {f"seat:{decision.seat}"}
        go_on(live, random)
    assert met


def test_alone_the_partner_stands_there() -> None:
    live = played("viticulture-world", 1, 60, level="easy")
    html = table_regions(live, looking(0))["side"]
    partner = live.game.view(0)["partner"]
    assert isinstance(partner, dict)
    assert html.count('class="fellow') == 1
    assert html.count('data-tip="tip-card-') == len(partner["display"])


def test_the_partner_tells_what_it_did_this_season() -> None:
    live, random = set_up("viticulture-world", 1, 5, level="easy"), Random(5)
    while live.game.view(0)["phase"] != "summer":
        go_on(live, random)
    partner = see_side(scene_of(live, 0))["companion"]
    assert isinstance(partner, Companion)
    there = [letter_of(action) for action, spaces in enumerate(live.game.state.board) if any(spaces)]
    assert [letter for letter, _ in partner.actions] == there
    assert partner.income == PARTNER_INCOME["easy"]


def test_a_card_of_the_display_is_chosen_there() -> None:
    live, random = set_up("viticulture-world", 1, 5, level="easy"), Random(5)
    while live.game.decision is not None and live.game.decision.kind != "display":
        go_on(live, random)
    assert live.game.decision is not None
    html = table_regions(live, looking(0))["side"]
    assert set(re.findall(r'data-key="([^"]+)" data-option', html)) == {
        option.key for option in live.game.decision.options
    }


def test_how_one_could_help_is_a_badge_beside_the_name_so_that_nothing_below_moves() -> None:
    live, random = set_up("viticulture-world", 3, 5, continent="asia"), Random(5)
    while not (helped := [each for each in fellows(live, 0) if each.help]):
        go_on(live, random)
    html = table_regions(live, looking(0))["side"]
    assert html.count('class="helps"') == len(helped)
    assert 'class="help"' not in html
    for each in helped:
        assert each.help[0].text in html, "all of it is told where the badge is pointed at"
