"""Trading through the grande worker: W-34 to W-39."""

from typing import Any

import pytest

from figurka.core.decision import EVERYONE
from figurka.games.viticulture.world.rules.trading import MOST_COUNTERS
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import place, world

STOCK: dict[str, Any] = {
    "lira": 5,
    "hand": ["pinot", "pinot", "syrah", "r5", "w5", "b4", "cafe", "dock", "inn", "patron", "crusher"],
    "grapes": {"red": [4], "white": [2]},
    "wines": {"red": [3], "white": [1]},
}
"""What the player who has plenty begins with: something of each kind, and visitors."""
NAMED: dict[str, tuple[list[str], dict[str, Any]]] = {
    "lira": (["thing:lira", "number:4"], {"lira": 4}),
    "vine": (["thing:vine", "vine:pinot", "vine:syrah", "done"], {"vine": ["pinot", "syrah"]}),
    "order": (["thing:order", "order:w5", "order:b4", "done"], {"order": ["b4", "w5"]}),
    "structure": (["thing:structure", "structure:dock", "done"], {"structure": ["dock"]}),
    "grape": (["grape:red:4"], {"red": [4]}),
    "wine": (["wine:red:3"], {"wine red": [3]}),
}
"""For each kind of thing the answers that name it, and what it is."""
EVERY_THING = pytest.mark.parametrize("thing", list(NAMED))


def meet(mine: Seat, theirs: Seat, **said: Any) -> Table:
    """Seat 0 brings the grande to a tour where a worker of seat 1 stands."""
    board = {"C1": ["1.yellow"]}
    table = world(mine, theirs, structures=True, board=board, **said)
    return place(table, "give_tour:beside", "grande")


def holdings(table: Table, seat: int) -> dict[str, Any]:
    """All that a player could trade, and the visitors."""
    return {
        "lira": table.lira(seat),
        **{deck: table.hand(deck, seat) for deck in ("vine", "order", "structure", "summer", "winter")},
        **{colour: table.grapes(colour, seat) for colour in ("red", "white")},
        **{f"wine {kind}": table.wines(kind, seat) for kind in ("red", "white", "blush", "sparkling")},
    }


def with_more(have: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    return have | {
        key: have[key] + value if key == "lira" else sorted(have[key] + value) for key, value in more.items()
    }


def with_less(have: dict[str, Any], less: dict[str, Any]) -> dict[str, Any]:
    left = dict(have)
    for key, value in less.items():
        if key == "lira":
            left[key] -= value
        else:
            left[key] = list(left[key])
            for each in value:
                left[key].remove(each)
    return left


TOUR = {"lira": 2}


# With whom


@pytest.mark.rule("W-34")
@pytest.mark.parametrize("kind", ["yellow", "blue", "bare", "grande", "grey"])
def test_the_fellow_player_needs_a_worker_of_any_kind_on_the_same_action(kind: str) -> None:
    fellow = Seat(lira=1, hats=(1, 2), workers=["grey"] if kind == "grey" else None)
    table = world(Seat(lira=1), fellow, Seat(lira=1), season="winter", board={"gain_lira": [f"1.{kind}"]})
    place(table, "gain_lira", "grande")
    assert table.kind == "trade"
    assert table.options == ["seat:1", "later", "no_trade"], "nobody of seat 2 stands there"


@pytest.mark.rule("W-34")
@pytest.mark.parametrize("kind", ["yellow", "bare", "grey"])
def test_only_the_grande_starts_a_trade(kind: str) -> None:
    seat = Seat(lira=1, hats=(1, 2), workers=["yellow", "bare", "grey"])
    table = world(seat, Seat(lira=1), board={"gain_lira": ["1.grande"]})
    place(table, "gain_lira", kind)
    assert table.asked == 1


@pytest.mark.rule("W-34")
def test_nobody_else_on_the_action_means_no_trade() -> None:
    table = world(Seat(lira=1), Seat(lira=1), board={"B1": ["1.yellow"]})
    place(table, "give_tour:1", "grande")
    assert (table.asked, table.kind) == (1, "place")
    table = world(Seat(lira=1), Seat(lira=1))
    place(table, "gain_lira", "yellow")
    place(table, "gain_lira", "yellow")
    place(table, "gain_lira", "grande")
    assert table.options == ["seat:1", "later", "no_trade"], "the own worker there does not matter"


@pytest.mark.rule("W-34")
def test_the_trade_is_with_exactly_one_fellow_player() -> None:
    board = {"C1": ["1.yellow"], "C2": ["2.yellow"]}
    table = world(Seat(), Seat(lira=1), Seat(lira=1), Seat(), board=board)
    place(table, "give_tour:beside", "grande")
    assert table.options == ["seat:1", "seat:2", "later", "no_trade"]
    table.choose("seat:1", "agree")
    assert table.lira() == 3
    assert (table.asked, table.kind) == (1, "place"), "not with the other one too"


@pytest.mark.rule("W-34")
def test_if_one_fellow_declines_the_other_may_be_asked() -> None:
    board = {"C1": ["1.yellow"], "C2": ["2.yellow"]}
    table = world(Seat(), Seat(lira=1), Seat(lira=1), Seat(), board=board)
    place(table, "give_tour:beside", "grande", "seat:1", "decline")
    assert (table.asked, table.options) == (0, ["seat:2", "later", "no_trade"])
    table.choose("seat:2", "agree")
    assert [table.lira(seat) for seat in range(3)] == [3, 1, 0]


# What


@pytest.mark.rule("W-35", "W-37")
@EVERY_THING
def test_each_kind_of_thing_can_be_given_away(thing: str) -> None:
    keys, goods = NAMED[thing]
    table = meet(Seat(**STOCK), Seat(lira=1, structures=["medium_cellar"]))
    before = [holdings(table, seat) for seat in (0, 1)]
    table.choose("seat:1", *keys, "nothing")
    assert (table.asked, table.kind) == (1, "answer")
    assert holdings(table, 0) == before[0], "nothing moves before both agree"
    table.choose("agree")
    assert holdings(table, 0) == with_more(with_less(before[0], goods), TOUR)
    assert holdings(table, 1) == with_more(before[1], goods)
    table.rules.check(table.state)


@pytest.mark.rule("W-35", "W-37")
@EVERY_THING
def test_each_kind_of_thing_can_be_received_as_a_gift(thing: str) -> None:
    keys, goods = NAMED[thing]
    table = meet(Seat(lira=1, structures=["medium_cellar"]), Seat(**STOCK))
    before = [holdings(table, seat) for seat in (0, 1)]
    table.choose("seat:1", "nothing", *keys, "agree")
    assert holdings(table, 0) == with_more(with_more(before[0], goods), TOUR)
    assert holdings(table, 1) == with_less(before[1], goods)
    table.rules.check(table.state)


@pytest.mark.rule("W-35", "W-37")
@pytest.mark.parametrize("given", list(NAMED))
@pytest.mark.parametrize("received", list(NAMED))
def test_the_kinds_of_what_is_given_and_received_need_not_match(given: str, received: str) -> None:
    other: dict[str, Any] = {
        "lira": 5,
        "hand": ["pinot", "syrah", "merlot", "w5", "b4", "r6", "dock", "cask", "distiller"],
        "grapes": {"red": [4]},
        "wines": {"red": [3]},
    }
    mine: dict[str, Any] = {
        "lira": 5,
        "grapes": {"white": [2]},
        "wines": {"white": [1]},
        "hand": ["pinot", "syrah", "malvasia", "r8", "s7", "b6", "cafe", "inn", "mixer"],
    }
    own = {
        **NAMED,
        "order": (["thing:order", "order:s7", "done"], {"order": ["s7"]}),
        "structure": (["thing:structure", "structure:inn", "done"], {"structure": ["inn"]}),
        "grape": (["grape:white:2"], {"white": [2]}),
        "wine": (["wine:white:1"], {"wine white": [1]}),
    }
    table = meet(Seat(**mine, structures=["medium_cellar"]), Seat(**other))
    before = [holdings(table, seat) for seat in (0, 1)]
    table.choose("seat:1", *own[given][0], *NAMED[received][0], "agree")
    gives, gets = own[given][1], NAMED[received][1]
    assert holdings(table, 0) == with_more(with_more(with_less(before[0], gives), gets), TOUR)
    assert holdings(table, 1) == with_more(with_less(before[1], gets), gives)
    table.rules.check(table.state)


@pytest.mark.rule("W-35")
def test_any_amount_of_lira() -> None:
    table = meet(Seat(lira=3), Seat(lira=9)).choose("seat:1", "nothing")
    assert table.kind == "offer_ask_lira"
    assert table.options == [f"number:{amount}" for amount in range(1, 10)]
    table.choose("number:9", "agree")
    assert (table.lira(0), table.lira(1)) == (14, 0)


@pytest.mark.rule("W-35")
def test_any_number_of_cards_of_a_kind() -> None:
    table = meet(Seat(lira=1), Seat(hand=["pinot", "pinot", "syrah"]))
    table.choose("seat:1", "nothing", "vine:pinot", "vine:pinot", "vine:syrah")
    assert table.kind == "answer"
    table.choose("agree")
    assert table.hand("vine") == ["pinot", "pinot", "syrah"]


@pytest.mark.rule("W-35")
def test_one_grape_or_one_wine_only() -> None:
    table = meet(Seat(lira=1), Seat(grapes={"red": [1, 2]}, wines={"white": [1, 2]}))
    table.choose("seat:1", "nothing")
    assert table.options == ["grape:red:1", "grape:red:2", "wine:white:1", "wine:white:2"]
    table.choose("grape:red:2")
    assert table.kind == "answer", "no second one is asked for"


@pytest.mark.rule("W-35")
def test_a_trade_of_nothing_for_nothing_is_none() -> None:
    table = meet(Seat(lira=1), Seat(lira=1, hand=["r5"])).choose("seat:1", "nothing")
    table.cannot("nothing")


@pytest.mark.rule("W-36")
def test_visitors_are_never_traded() -> None:
    table = meet(Seat(hand=["patron", "crusher"], lira=1), Seat(hand=["vendor", "judge"], lira=1))
    table.choose("seat:1")
    assert table.options == ["nothing", "thing:lira"]
    table.choose("nothing")
    assert table.kind == "answer", "one lira was all there was to ask for"
    table = meet(Seat(hand=["patron"]), Seat(hand=["judge"])).choose("seat:1")
    assert not table.told("offers"), "visitors alone are nothing to trade"


@pytest.mark.rule("W-39")
@pytest.mark.parametrize("side", ["give", "ask"])
def test_a_thing_is_of_one_kind(side: str) -> None:
    plenty = Seat(lira=3, hand=["pinot", "syrah", "r5", "w5"])
    table = meet(plenty, Seat(lira=1)) if side == "give" else meet(Seat(lira=1), plenty)
    table.choose("seat:1", *(["thing:vine"] if side == "give" else ["nothing", "thing:vine"]))
    assert table.kind == f"offer_{side}_card"
    assert table.options == ["vine:pinot", "vine:syrah"]
    table.choose("vine:pinot")
    assert table.options == ["vine:syrah", "done"], "no order besides the vine"


@pytest.mark.rule("W-35")
def test_resources_of_africa_are_a_thing_too() -> None:
    table = world(
        Seat(resources=["water", "water", "tools"]),
        Seat(resources=["unity"], lira=2),
        continent="africa",
        board={"C1": ["1.yellow"]},
    )
    place(table, "give_tour:beside", "grande", "seat:1", "thing:resources", "resource:water", "done")
    table.choose("thing:resources", "agree")
    held = [sorted(each.name for each in table.world.resources[seat]) for seat in (0, 1)]
    assert held == [["tools", "unity", "water"], ["water"]]
    table.rules.check(table.state)


# Agreeing


@pytest.mark.rule("W-37")
def test_both_must_agree() -> None:
    table = meet(Seat(), Seat(lira=3))
    table.choose("seat:1", "number:3")
    assert (table.asked, table.options) == (1, ["agree", "counter", "decline"])
    table.choose("decline", "no_trade")
    assert (table.lira(0), table.lira(1)) == (2, 3)
    assert len(table.told("trades")) == 0


@pytest.mark.rule("W-37")
def test_the_fellow_player_may_answer_with_another_offer() -> None:
    table = meet(Seat(hand=["pinot"], lira=2), Seat(lira=3, hand=["r5"]))
    table.choose("seat:1", "nothing", "thing:lira", "number:3", "counter")
    assert (table.asked, table.kind) == (1, "offer_give")
    table.choose("thing:order")
    assert (table.asked, table.kind) == (1, "offer_ask")
    table.choose("thing:vine")
    assert (table.asked, table.kind) == (0, "answer")
    table.choose("agree")
    assert (table.hand("order"), table.hand("vine")) == (["r5"], [])
    assert (table.hand("order", 1), table.hand("vine", 1)) == ([], ["pinot"])
    assert (table.lira(0), table.lira(1)) == (4, 3)


@pytest.mark.rule("W-37")
def test_offers_go_to_and_fro_a_few_times_only() -> None:
    table = meet(Seat(lira=9), Seat(lira=9)).choose("seat:1", "nothing", "number:1")
    for count in range(MOST_COUNTERS):
        answerer = 1 - count % 2
        assert (table.asked, table.kind) == (answerer, "answer")
        table.choose("counter", "nothing", "number:2")
    assert table.kind == "answer"
    assert table.options == ["agree", "decline"]
    table.choose("agree")
    assert sorted((table.lira(0) - 2, table.lira(1))) == [7, 11]


@pytest.mark.rule("W-37")
def test_a_counter_offer_may_be_declined_too() -> None:
    table = meet(Seat(lira=2), Seat(lira=3))
    table.choose("seat:1", "nothing", "number:3", "counter", "nothing", "number:2", "decline", "no_trade")
    assert (table.lira(0), table.lira(1)) == (4, 3)


@pytest.mark.rule("W-37")
def test_the_trade_is_made_before_or_after_the_own_action() -> None:
    for answers, told in (
        (["seat:1", "agree"], ["trades", "lira"]),
        (["later", "seat:1", "nothing", "agree"], ["lira", "trades"]),
    ):
        table = meet(Seat(), Seat(lira=1)).choose(*answers)
        journal = table.game.journal
        assert journal is not None
        kinds = [event.kind for event in journal.events if event.kind in {"lira", "trades"}]
        assert kinds == told
        assert (table.lira(0), table.lira(1)) == (3, 0)
        assert table.asked == 1


@pytest.mark.rule("W-37", "W-101")
def test_what_the_action_brought_can_be_given_away_after_it() -> None:
    table = meet(Seat(), Seat()).choose("seat:1", "number:2", "agree")
    assert (table.lira(0), table.lira(1)) == (0, 2)


@pytest.mark.rule("W-37")
def test_a_player_who_wants_no_trade_is_not_asked_again() -> None:
    table = meet(Seat(lira=1), Seat(lira=1)).choose("no_trade")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-37", "W-101")
def test_one_trade_for_each_placing_of_the_grande() -> None:
    table = meet(Seat(lira=1), Seat(lira=2)).choose("seat:1", "nothing", "number:1", "agree")
    assert (table.asked, table.kind) == (1, "place"), "after the action there is no second one"


@pytest.mark.rule("W-37", "W-101")
def test_a_trade_declined_before_the_action_may_be_tried_again_after_it() -> None:
    table = meet(Seat(), Seat(lira=2)).choose("seat:1", "number:2", "decline")
    assert table.lira() == 2, "the action is done"
    assert (table.asked, table.kind) == (0, "trade")
    assert table.options == ["seat:1", "no_trade"]
    table.choose("seat:1", "nothing", "number:1", "agree")
    assert (table.lira(0), table.lira(1)) == (3, 1)


@pytest.mark.rule("W-37")
def test_the_fellow_player_cannot_start_a_trade() -> None:
    table = world(Seat(lira=1), Seat(lira=1), board={"gain_lira": ["0.grande"]}, active=1)
    place(table, "gain_lira", "yellow")
    assert (table.asked, table.kind) == (0, "place")


@pytest.mark.rule("W-37")
def test_a_trade_counts_for_both_sides() -> None:
    table = meet(Seat(), Seat(lira=1)).choose("seat:1", "agree")
    assert [career.trades for career in table.world.careers] == [1, 1]


# Tokens that do not fit


@pytest.mark.rule("W-38")
def test_a_received_grape_keeps_its_colour_and_value() -> None:
    table = meet(Seat(grapes={"red": [3], "white": [5]}), Seat(grapes={"red": [5]}))
    table.choose("seat:1", "nothing", "agree")
    assert (table.grapes("red"), table.grapes("white")) == ([3, 5], [5])
    assert table.grapes("red", 1) == []


@pytest.mark.rule("W-38")
def test_a_received_grape_falls_to_the_next_free_slot() -> None:
    table = meet(Seat(grapes={"red": [4, 5]}), Seat(grapes={"red": [5]}))
    table.choose("seat:1", "nothing", "agree")
    assert table.grapes("red") == [3, 4, 5]


@pytest.mark.rule("W-38")
def test_a_grape_without_any_free_slot_cannot_be_received() -> None:
    table = meet(Seat(lira=1, grapes={"red": [1, 2]}), Seat(lira=1, grapes={"red": [2, 3]}))
    table.choose("seat:1", "nothing")
    assert table.options == ["thing:lira", "grape:red:3"]


@pytest.mark.rule("W-38")
def test_a_received_wine_falls_into_the_own_cellar() -> None:
    table = meet(Seat(), Seat(wines={"red": [5]}, structures=["medium_cellar"])).choose("seat:1", "agree")
    assert (table.wines("red", 0), table.wines("red", 1)) == ([3], [])
    table = meet(Seat(wines={"red": [2, 3]}), Seat(wines={"red": [5]}, structures=["medium_cellar"]))
    table.choose("seat:1", "nothing", "agree")
    assert table.wines("red", 0) == [1, 2, 3]


@pytest.mark.rule("W-38")
@pytest.mark.parametrize(
    ("mine", "kind", "value", "lands"),
    [
        ([], "blush", 4, 0),
        (["medium_cellar"], "blush", 4, 4),
        (["medium_cellar"], "blush", 8, 6),
        (["medium_cellar"], "sparkling", 7, 0),
        (["medium_cellar", "large_cellar"], "sparkling", 9, 9),
    ],
)
def test_blush_and_sparkling_need_their_cellar(mine: list[str], kind: str, value: int, lands: int) -> None:
    fellow = Seat(lira=2, wines={kind: [value]}, structures=["medium_cellar", "large_cellar"])
    table = meet(Seat(lira=1, structures=mine), fellow).choose("seat:1", "nothing")
    if lands:
        table.choose(f"wine:{kind}:{value}", "agree")
        assert table.wines(kind) == [lands]
    else:
        assert table.kind == "offer_ask_lira", "the wine would be lost, so it is not offered"


@pytest.mark.rule("W-38")
def test_what_is_given_falls_in_the_cellar_of_the_other() -> None:
    mine = Seat(wines={"white": [6]}, structures=["medium_cellar"])
    table = meet(mine, Seat()).choose("seat:1", "agree")
    assert (table.wines("white", 0), table.wines("white", 1)) == ([], [3])


# Hidden hands


@pytest.mark.rule("W-17", "W-35")
def test_cards_of_a_hidden_hand_are_asked_for_by_number_and_named_by_their_owner() -> None:
    table = meet(Seat(lira=1), Seat(hand=["r5", "w5", "b4"]), hands="hidden")
    table.choose("seat:1", "nothing")
    assert table.kind == "offer_ask_number"
    assert table.options == ["number:1", "number:2", "number:3"]
    table.choose("number:2", "agree")
    assert (table.asked, table.kind) == (1, "trade_card")
    table.choose("order:b4", "order:r5")
    assert (table.hand("order"), table.hand("order", 1)) == (["b4", "r5"], ["w5"])


@pytest.mark.rule("W-17", "W-37")
def test_in_a_counter_offer_the_cards_of_the_first_are_asked_for_by_number_too() -> None:
    table = meet(Seat(hand=["pinot", "syrah"], lira=1), Seat(lira=1), hands="hidden")
    table.choose("seat:1", "nothing", "counter", "nothing", "thing:vine", "number:1", "agree")
    assert (table.asked, table.kind) == (0, "trade_card")
    table.choose("vine:syrah")
    assert (table.hand("vine"), table.hand("vine", 1)) == (["pinot"], ["syrah"])


@pytest.mark.rule("W-17")
@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_if_hands_are_hidden_only_the_two_traders_see_which_cards_an_offer_names(hands: str) -> None:
    table = world(Seat(hand=["pinot", "syrah"]), Seat(), Seat(), hands=hands, board={"C1": ["1.yellow"]})
    place(table, "give_tour:beside", "grande", "seat:1", "vine:pinot", "done")
    offers: list[Any] = [table.game.view(seat)["offer"] for seat in (0, 1, 2, None)]
    others = ["pinot"] if hands == "open" else None
    assert [offer["gives"]["cards"] for offer in offers] == [["pinot"], ["pinot"], others, others]
    assert [offer["gives"]["count"] for offer in offers] == [1] * 4
    table.choose("agree")
    assert table.game.view(2)["offer"] is None
    assert [event.seen_by for event in table.told("trades")] == [EVERYONE if hands == "open" else 0b011]


@pytest.mark.rule("W-37")
def test_the_offer_on_the_table_is_gone_when_it_is_answered() -> None:
    table = meet(Seat(lira=1), Seat(lira=1)).choose("seat:1", "nothing")
    assert table.world.offer is not None
    table.choose("decline")
    assert table.world.offer is None
