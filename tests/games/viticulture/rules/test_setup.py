"""Setting up the base game (V-1 to V-6)."""

from collections import Counter
from typing import Any

import pytest

import figurka
from figurka.core.errors import SettingsError
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.setup import choose_gift, take_mama
from figurka.games.viticulture.rules.steps import Build, Draw, Train
from tests.games.viticulture.table import Seat, Table

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
SEEDS = range(30)
BASIC = {
    "trellis": 2,
    "irrigation": 3,
    "yoke": 2,
    "windmill": 5,
    "cottage": 4,
    "tasting_room": 6,
    "medium_cellar": 4,
    "large_cellar": 6,
}
MAMA_CARDS = {
    # cards of the vine, summer, winter and order deck, then lira
    "alaena": (1, 1, 0, 1, 0),
    "alyssa": (1, 1, 1, 0, 0),
    "deann": (1, 0, 1, 1, 0),
    "margot": (0, 1, 1, 1, 0),
    "margaret": (2, 1, 0, 0, 0),
    "nici": (2, 0, 0, 1, 0),
    "teruyo": (2, 0, 1, 0, 0),
    "emily": (1, 2, 0, 0, 0),
    "rebecca": (0, 2, 0, 1, 0),
    "danyel": (0, 2, 1, 0, 0),
    "laura": (1, 0, 0, 2, 0),
    "jess": (0, 1, 0, 2, 0),
    "casey": (0, 0, 1, 2, 0),
    "christine": (1, 0, 2, 0, 0),
    "naja": (0, 1, 2, 0, 0),
    "falon": (0, 0, 2, 1, 0),
    "nicole": (1, 0, 1, 0, 2),
    "ariel": (0, 1, 0, 1, 2),
}
PAPA_CARDS = {
    # lira, the gift, and the lira that may be taken instead of it
    "andrew": (4, "structure:trellis", 2),
    "christian": (3, "structure:irrigation", 3),
    "jay": (5, "structure:yoke", 2),
    "josh": (3, "structure:medium_cellar", 4),
    "kozi": (2, "structure:cottage", 4),
    "matthew": (1, "structure:windmill", 5),
    "matt": (0, "structure:tasting_room", 6),
    "paul": (5, "structure:trellis", 1),
    "stephan": (4, "structure:irrigation", 2),
    "steven": (6, "structure:yoke", 1),
    "joel": (4, "structure:medium_cellar", 3),
    "raymond": (3, "structure:cottage", 3),
    "jerry": (2, "structure:windmill", 4),
    "trevor": (1, "structure:tasting_room", 5),
    "rafael": (2, "worker", 4),
    "gary": (3, "worker", 3),
    "morten": (4, "vp", 3),
    "alan": (5, "vp", 2),
}


def new(seats: int = 3, seed: int = 7) -> figurka.Game[Any]:
    return figurka.new_game("viticulture", seats, seed, journal=True)


def players(game: figurka.Game[Any], seat: int | None = None) -> Any:
    """The players as a seat sees them."""
    return game.view(seat)["players"]


# What each player has


@pytest.mark.rule("V-1")
def test_the_base_game_is_for_two_to_six() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert len(players(new(seats))) == seats
    for seats in (0, 1, 7):
        with pytest.raises(SettingsError):
            new(seats)


@pytest.mark.rule("V-1")
def test_each_player_has_three_fields() -> None:
    for player in players(new()):
        assert [(field["field"], field["limit"], field["sold"]) for field in player["fields"]] == [
            ("left", 5, False),
            ("middle", 6, False),
            ("right", 7, False),
        ]


@pytest.mark.rule("V-1")
def test_each_player_can_build_eight_structures_once_each() -> None:
    for seat in (0, 1):
        table = Table(Seat(lira=32), Seat(lira=32))
        for name, cost in BASIC.items():
            before = table.lira(seat)
            table.do([Build(only=name)], seat=seat)
            assert before - table.lira(seat) == cost
        assert table.structures(seat) == list(BASIC)
        assert table.lira(seat) == 0
        table.player(seat).lira = 99
        table.do([Build()], seat=seat)
        assert table.lira(seat) == 99, "nothing is left to build"


@pytest.mark.rule("V-1", "V-3")
def test_five_regular_workers_and_the_grande_are_all_that_a_player_can_have() -> None:
    table = Table(Seat(lira=20), Seat())
    for _ in range(4):
        table.do([Train(4)])
    assert table.player().trainees == 3, "two regular ones at hand, three in the supply"
    assert table.lira() == 20 - 3 * 4


# Decks


@pytest.mark.rule("V-2")
def test_the_decks_hold_42_vines_38_summer_visitors_36_orders_and_38_winter_visitors() -> None:
    assert sum(vine.copies for vine in VINES) == 42
    assert (len(set(SUMMER_VISITORS)), len(set(ORDERS)), len(set(WINTER_VISITORS))) == (38, 36, 38)
    table = Table().begin()
    view: Any = table.game.view(None)
    assert view["piles"] == {"vine": 42, "summer": 38, "winter": 38, "order": 36}


@pytest.mark.rule("V-2")
def test_each_vine_has_its_own_number_of_copies() -> None:
    assert {vine.name: vine.copies for vine in VINES} == {
        "sangiovese": 4,
        "malvasia": 4,
        "pinot": 6,
        "syrah": 5,
        "trebbiano": 5,
        "merlot": 5,
        "sauvignon_blanc": 5,
        "cabernet_sauvignon": 4,
        "chardonnay": 4,
    }


@pytest.mark.rule("V-2")
def test_each_deck_has_its_own_discards_for_all_to_see() -> None:
    hand = ["pinot", "patron", "judge", "r5"]
    table = Table(Seat(hand=["auctioneer", *hand]), Seat()).visit("auctioneer", "way:vp")
    while table.kind == "discard":
        table.choose(table.options[0])
    view: Any = table.game.view(1)
    assert view["discards"] == {
        "vine": ["pinot"],
        "summer": ["patron", "auctioneer"],
        "winter": ["judge"],
        "order": ["r5"],
    }


@pytest.mark.rule("V-2", "V-73")
@pytest.mark.parametrize("deck", ["vine", "summer", "winter", "order"])
def test_an_empty_deck_is_filled_from_its_discards(deck: str) -> None:
    table = Table()
    index = ["vine", "summer", "winter", "order"].index(deck)
    pile, discards = table.state.decks[index], table.state.discards[index]
    discards += pile.rest[-3:]
    thrown = Counter(card.name for card in discards)
    del pile.rest[:]
    table.do([Draw(**{deck: 1})])
    assert table.discards(deck) == []
    assert len(table.state.decks[index]) == 2
    left = Counter(card.name for card in table.state.decks[index].things())
    assert left + Counter(table.hand(deck)) == thrown


@pytest.mark.rule("V-2")
def test_the_discards_are_shuffled_when_they_become_the_deck() -> None:
    firsts = set()
    for seed in SEEDS:
        table = Table(seed=seed)
        table.state.discards[1] += table.state.decks[1].rest
        table.state.decks[1].rest = []
        table.do([Draw(summer=1)])
        firsts.add(table.hand("summer")[0])
    assert len(firsts) > 5


# Parents


@PLAYERS
@pytest.mark.rule("V-3")
def test_each_player_has_a_mama_and_a_papa_of_his_own(seats: int) -> None:
    for seed in SEEDS:
        parents = [player["parents"] for player in players(new(seats, seed))]
        assert all(mama in MAMA_CARDS and papa in PAPA_CARDS for mama, papa in parents)
        assert len({mama for mama, _ in parents}) == len({papa for _, papa in parents}) == seats


@pytest.mark.rule("V-3")
def test_chance_deals_the_parents() -> None:
    dealt = Counter(
        parent for seed in SEEDS for player in players(new(6, seed)) for parent in player["parents"]
    )
    assert set(dealt) == {*MAMA_CARDS, *PAPA_CARDS}
    assert len(MAMA_CARDS) == len(PAPA_CARDS) == 18


@PLAYERS
@pytest.mark.rule("V-3")
def test_each_begins_with_two_regular_workers_and_the_grande(seats: int) -> None:
    for player in players(new(seats)):
        assert player["workers"] == player["available"] == {"bare": 2, "grande": 1}


@pytest.mark.rule("V-3")
@pytest.mark.parametrize("name", MAMA_CARDS)
def test_a_mama_brings_cards_and_lira(name: str) -> None:
    table = Table()
    table.player().mama = next(mama for mama in MAMAS if mama.name == name)
    take_mama(table.state, table.player())
    vine, summer, winter, order, lira = MAMA_CARDS[name]
    assert [len(table.hand(deck)) for deck in ("vine", "summer", "winter", "order")] == [
        vine,
        summer,
        winter,
        order,
    ]
    assert table.lira() == lira


@pytest.mark.rule("V-3")
@pytest.mark.parametrize("name", PAPA_CARDS)
def test_a_papa_brings_lira_and_a_gift_or_more_lira(name: str) -> None:
    lira, gift, instead = PAPA_CARDS[name]
    for chosen in (gift, "lira"):
        table = Table()
        me = table.player()
        me.papa = next(papa for papa in PAPAS if papa.name == name)
        table.run(choose_gift(table.state, me), f"gift:{chosen}")
        assert table.lira() == lira + (instead if chosen == "lira" else 0)
        assert table.structures() == [chosen.removeprefix("structure:")] * chosen.startswith("structure:")
        assert table.vp() == (chosen == "vp")
        assert table.available() == {"bare": 3 if chosen == "worker" else 2, "grande": 1}


@PLAYERS
@pytest.mark.rule("V-4")
def test_gifts_are_chosen_clockwise_from_the_first_player(seats: int) -> None:
    began = set()
    for seed in SEEDS:
        game = new(seats, seed)
        first: Any = game.view(None)["first"]
        asked = []
        while game.decision is not None and game.decision.kind == "gift":
            asked.append(game.decision.seat)
            game.choose(0)
        assert asked == [(first + step) % seats for step in range(seats)]
        began.add(first)
    assert began == set(range(seats)), "chance says who is first"


@PLAYERS
@pytest.mark.rule("V-5")
def test_points_and_income_begin_at_nought_and_nothing_is_stored(seats: int) -> None:
    for player in players(new(seats)):
        assert (player["vp"], player["residual"]) == (0, 0)
        assert player["grapes"] == {"red": [], "white": []}
        assert player["wines"] == {"red": [], "white": [], "blush": [], "sparkling": []}
        assert player["structures"] == []
        assert [field["vines"] for field in player["fields"]] == [[], [], []]


# Hands


@pytest.mark.rule("V-6")
def test_a_hand_is_secret_and_the_number_of_its_cards_is_not() -> None:
    hand = ["pinot", "merlot", "patron", "r5"]
    game = Table(Seat(hand=hand), Seat(hand=["judge"])).begin().game
    counts = {"vine": 2, "summer": 1, "winter": 0, "order": 1}
    own, other, spectator = (players(game, viewer)[0] for viewer in (0, 1, None))
    assert own["hand"] == {"vine": ["pinot", "merlot"], "summer": ["patron"], "winter": [], "order": ["r5"]}
    assert other["hand"] is None
    assert spectator["hand"] is None
    assert own["hand_counts"] == other["hand_counts"] == spectator["hand_counts"] == counts


@pytest.mark.rule("V-6")
def test_only_who_draws_sees_the_card_but_all_see_its_deck() -> None:
    table = Table(Seat(workers=["bare"]), Seat())
    table.choose("at:draw_vine")
    (drawn,) = table.told("draws")
    card = drawn.seen(0).thing
    assert card is not None
    assert card.key == f"vine:{table.hand('vine')[0]}"
    for viewer in (1, None):
        assert drawn.seen(viewer).thing is None
        assert drawn.seen(viewer).other == 0
