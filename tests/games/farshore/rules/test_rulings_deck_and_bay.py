"""Rulings F-261 to F-265: deck, discard pile, Bay, first hands, and what is known of them."""

from typing import Any

import pytest

from figurka import new_game
from figurka.core.journal import Event
from figurka.core.piles import Pile
from tests.games.farshore.table import Seat, Table

DEAR = ["harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral"]
SEEDS = range(40)


def discarded(table: Table) -> list[str]:
    return [card.key for card in table.state.discard]


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    table.begin()
    return dict(table.game.view(seat))


def event(table: Table, kind: str) -> Event:
    """The only event of this kind in the journal."""
    assert table.game.journal is not None
    (found,) = [each for each in table.game.journal.events if each.kind == kind]
    return found


def imagined_hands(table: Table, viewer: int, owner: int) -> list[list[str]]:
    """The hands of one player as another imagines them, by many seeds."""
    table.begin()
    games = [table.game.imagine(viewer, seed) for seed in SEEDS]
    return [sorted(card.key for card in game.state.players[owner].hand) for game in games]


# The deck


@pytest.mark.rule("F-261")
def test_drawing_the_last_card_reshuffles_nothing() -> None:
    table = Table(deck=["inn"], deck_size=1, discard=["grove", "port"]).choose("place:shore_seaweed")
    assert table.hand() == ["inn"]
    assert len(table.state.deck) == 0
    assert discarded(table) == ["grove", "port"]


@pytest.mark.rule("F-261")
def test_the_discard_pile_is_reshuffled_when_a_card_is_needed_of_an_empty_deck() -> None:
    table = Table(deck=["inn"], deck_size=1, discard=["grove", "port"]).choose("place:shore_stone")
    assert table.hand()[0] == "inn"
    assert table.hand()[1] in {"grove", "port"}
    assert len(table.state.deck) == 1
    assert discarded(table) == []


@pytest.mark.rule("F-261")
def test_an_empty_deck_alone_reshuffles_nothing() -> None:
    table = Table(deck_size=0, discard=["grove", "port"]).choose("place:shore_driftwood")
    assert len(table.state.deck) == 0
    assert discarded(table) == ["grove", "port"]


@pytest.mark.rule("F-261")
def test_the_discard_pile_is_reshuffled_for_a_bay_place() -> None:
    table = Table(deck_size=0, discard=["grove"], bay=DEAR[:7]).choose("place:shore_driftwood")
    assert table.bay[7] == "grove"
    assert discarded(table) == []


@pytest.mark.rule("F-262")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn_and_the_game_goes_on() -> None:
    table = Table(deck_size=0).choose("place:shore_stone")
    assert table.hand() == []
    assert table.have() == {"stone": 1}
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.rule("F-262")
def test_bay_places_stay_empty_until_a_later_refill_can_fill_them() -> None:
    table = Table(Seat(hand=["inn"]), deck_size=0, bay=["rope_bridge", *DEAR[1:]], seaweed=2)
    table.choose("bay:rope_bridge", "resources", "stone", "stone")
    assert table.bay == [None, *DEAR[1:]]
    table.choose("place:docks", "hand:inn", "stone")
    assert table.bay == ["inn", *DEAR[1:]]


# The Bay


@pytest.mark.rule("F-263")
def test_a_place_is_free_only_when_the_last_card_of_its_stack_is_gone() -> None:
    passed = Seat(season="autumn", passed=True)
    table = Table(passed, bay=[("tangle_raft", 2), *DEAR[1:]], driftwood=4, deck=["inn", "grove"])
    table.choose("bay:tangle_raft")
    assert table.bay == ["tangle_raft", *DEAR[1:]]
    assert table.state.bay_counts[0] == 1
    table.choose("bay:tangle_raft")
    assert table.bay == ["inn", *DEAR[1:]]


@pytest.mark.rule("F-263")
def test_a_further_card_of_one_draw_may_be_taken_from_the_same_stack() -> None:
    table = Table(bay=[("grove", 3), "inn"]).choose("place:lookout")
    assert [key for key in table.options if key.startswith("bay:")] == ["bay:grove", "bay:inn"]
    table.choose("bay:grove", "bay:grove", "bay:grove")
    assert table.hand() == ["grove", "grove", "grove"]
    assert [key for key in table.options if key.startswith("bay:")] == ["bay:inn"]


# The first hands


@pytest.mark.rule("F-264")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_hands_are_dealt_before_the_players_decide_in_turn_order(seats: int) -> None:
    game = new_game("farshore", seats=seats, seed=3)
    first = game.state.first
    order = [(first + step) % seats for step in range(seats)]
    assert [len(game.state.players[seat].hand) for seat in order] == [5, 6, 7, 8][:seats]
    asked = []
    for _ in range(seats):
        assert game.decision is not None
        assert game.decision.kind == "redraw"
        asked.append(game.decision.seat)
        game.choose(game.decision.index("keep"))
    assert asked == order
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("turn", first)


@pytest.mark.rule("F-264")
def test_the_old_hand_is_discarded_before_the_new_cards_are_drawn() -> None:
    game = new_game("farshore", seats=2, seed=3)
    first = game.state.players[game.state.first]
    game.state.deck = Pile(game.state.deck.rest[:2])
    everything = sorted(card.key for card in [*first.hand, *game.state.deck.rest])
    assert game.decision is not None
    game.choose(game.decision.index("redraw"))
    assert len(first.hand) == 5
    assert game.state.discard == []
    assert sorted(card.key for card in [*first.hand, *game.state.deck.rest]) == everything


# What is known


@pytest.mark.rule("F-265")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all() -> None:
    table = Table(Seat(hand=["grove", "port", "pirate"]), hand=["inn"])
    own, other = seen(table, 0)["players"]
    assert (own["hand"], own["hand_size"]) == (["inn"], 1)
    assert (other["hand"], other["hand_size"]) == (None, 3)
    assert [player["hand"] for player in seen(table, 1)["players"]] == [None, ["grove", "port", "pirate"]]
    assert [player["hand"] for player in seen(table, None)["players"]] == [None, None]


@pytest.mark.rule("F-265")
def test_what_lies_open_is_seen_by_all_alike() -> None:
    table = Table(
        Seat(city=["grove"], anchor_on=["grove"], anchors=2, stone=2, ship=4),
        islands=["kelp_isle", "gull_roost"],
        bay=["inn", ("port", 2)],
        winds=("production", "unique"),
        deck_size=30,
        discard_size=4,
        flooded=[0],
    )
    for viewer in (0, 1, None):
        view = seen(table, viewer)
        other = view["players"][1]
        assert other["city"] == [{"card": "grove", "anchor": True, "worker": False}]
        assert (other["anchors"], other["goods"]["stone"], other["ship"]["space"]) == (2, 2, 4)
        assert [stack and (stack["card"], stack["count"]) for stack in view["bay"][:2]] == [
            ("inn", 1),
            ("port", 2),
        ]
        assert view["winds"] == ["production", "unique"]
        assert (view["deck"], view["discard"]["count"]) == (30, 4)
        assert [pile["left"] for pile in view["maps"]] == [2] * 6
        assert [island["up"] for island in view["islands"]] == [False, True]


@pytest.mark.rule("F-265")
def test_a_card_discarded_from_a_hand_is_known_to_its_owner_only() -> None:
    table = Table(hand=["inn", "port"]).choose("place:docks", "hand:port", "done", "stone")
    assert seen(table, 0)["discard"] == {"count": 1, "known": ["port"]}
    assert seen(table, 1)["discard"] == {"count": 1, "known": []}
    assert seen(table, None)["discard"] == {"count": 1, "known": []}
    told = event(table, "discards")
    assert told.visible(0)
    assert not told.visible(1)
    assert told.seen(1).thing is None


@pytest.mark.rule("F-265")
def test_a_card_drawn_from_the_deck_is_known_to_its_owner_only() -> None:
    table = Table(deck=["inn", "port"]).choose("place:shore_stone")
    told = event(table, "draws")
    assert [thing.key for thing in told.seen(0).things] == ["inn", "port"]
    assert told.seen(1).things == ()
    assert told.seen(None).things == ()


@pytest.mark.rule("F-265")
def test_a_given_card_is_known_to_giver_and_receiver() -> None:
    table = Table(seats=3, city=["customs_office"], hand=["scribe", "inn"], mushroom=2)
    table.choose("hand:scribe", "done", "hand:inn", "seat:1", "stone")
    assert seen(table, 0)["players"][1]["known"] == ["inn"]
    assert seen(table, 1)["players"][1]["hand"] == ["inn"]
    assert seen(table, 2)["players"][1]["known"] == []
    assert seen(table, None)["players"][1]["known"] == []
    told = event(table, "gives-card")
    assert [told.visible(viewer) for viewer in (0, 1, 2, None)] == [True, True, False, False]


@pytest.mark.rule("F-265")
def test_the_other_hand_and_the_deck_are_imagined_and_all_else_is_kept() -> None:
    table = Table(Seat(hand=["grove", "port", "pirate"], city=["inn"]), hand=["inn", "scribe"], deck_size=60)
    hands = imagined_hands(table, 0, 1)
    assert {len(hand) for hand in hands} == {3}
    assert len({tuple(hand) for hand in hands}) > len(SEEDS) // 2
    for seed in SEEDS:
        twin = table.game.imagine(0, seed)
        mine, other = twin.state.players
        assert [card.key for card in mine.hand] == ["inn", "scribe"]
        assert [standing.card.key for standing in other.city] == ["inn"]
        assert twin.state.bay == table.state.bay
        cards = [*other.hand, *twin.state.deck.rest]
        real = [*table.player(1).hand, *table.state.deck.rest]
        assert sorted(card.key for card in cards) == sorted(card.key for card in real)


@pytest.mark.rule("F-265")
def test_the_order_of_the_deck_is_imagined() -> None:
    table = Table(hand=["inn"])
    table.begin()
    next_cards = set()
    for seed in SEEDS:
        twin = table.game.imagine(0, seed)
        assert twin.decision is not None
        twin.choose(twin.decision.index("place:shore_seaweed"))
        next_cards.add(twin.state.players[0].hand[-1].key)
    assert len(next_cards) > 10


@pytest.mark.rule("F-265")
def test_wind_roses_not_seen_yet_are_imagined() -> None:
    table = Table(Seat(season="spring"), hand=["rope_bridge"], seaweed=2, ready=0)
    table.begin()
    hidden = [{rose.name for rose in pile.rest} for pile in table.state.roses]
    upcoming: list[set[str]] = [set(), set()]
    for seed in SEEDS:
        twin = table.game.imagine(0, seed)
        assert twin.decision is not None
        twin.choose(twin.decision.index("prepare"))
        for stack, rose in enumerate(twin.state.winds):
            upcoming[stack].add(rose.name)
    assert upcoming == hidden
    assert seen(table, 0)["winds_past"] == [[], []]


@pytest.mark.rule("F-265")
def test_own_discards_are_remembered_and_those_of_others_imagined() -> None:
    table = Table(Seat(hand=["inn"]), hand=["port"], deck_size=60)
    table.choose("place:docks", "hand:port", "stone", "place:docks", "hand:inn", "stone")
    assert table.asked_seat == 0
    discards = [table.game.imagine(0, seed).state.discard for seed in SEEDS]
    assert {discard[0].key for discard in discards} == {"port"}
    assert len({discard[1].key for discard in discards}) > 10


@pytest.mark.rule("F-265")
def test_a_given_card_stays_where_it_is_known_to_be() -> None:
    table = Table(
        Seat(hand=["grove"]), seats=3, city=["customs_office"], hand=["scribe", "harbor"], mushroom=2
    )
    table.choose("hand:scribe", "done", "hand:harbor", "seat:1", "stone", "place:docks", "done")
    assert table.asked_seat == 2
    unknowing = imagined_hands(table, 2, 1)
    assert not all("harbor" in hand for hand in unknowing)
    table.choose("place:docks")
    assert table.asked_seat == 0
    knowing = imagined_hands(table, 0, 1)
    assert all("harbor" in hand for hand in knowing)
    assert not all("grove" in hand for hand in knowing)


@pytest.mark.rule("F-265")
def test_a_card_taken_from_the_bay_is_known_to_all() -> None:
    table = Table(Seat(hand=["grove"]), bay=["inn", "port"]).choose("place:lookout", "bay:port", "done")
    assert seen(table, 1)["players"][0]["known"] == ["port"]
    assert all("port" in hand for hand in imagined_hands(table, 1, 0))
