"""The trade's dialogue: what may be offered is what the engine allows, and what it tells comes true."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from figurka.agents import new_agent
from figurka.core.decision import EVERYONE
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import (
    MEDIUM_CELLAR,
    ORDER,
    RED,
    TRELLIS,
    VINE,
    WHITE,
    Order,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.cellar import grapes_of, wines_of
from figurka.games.viticulture.rules.vineyard.orders import can_fill
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.web.table import DRAWING
from figurka.games.viticulture.web.trade.dealing import FILLS, HAS, LIES, LOSES, LOWER, Fact, facts
from figurka.games.viticulture.web.trade.deals import ASK, GIVE, Party
from figurka.games.viticulture.web.trade.suggestions import suggest
from figurka.games.viticulture.web.trade.trade import Trade, see_outcome, see_trade
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import Offer
from figurka.games.viticulture.world.rules.trading import Dealing
from figurka.tables.live import LiveTable
from figurka.web.regions import table_regions
from figurka.web.trail import spots_of
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.web import kit
from tests.games.viticulture.world.play import world
from tests.web.kit import choose, looking, now_asked, seat_asked, set_up

WORLD = "viticulture-world"
TOKENS = ("grape", "wine")


def talks(
    kind: str, seats: int = 3, count: int = 6, agent: str = "random", **settings: str
) -> Iterator[LiveTable]:
    """Games stopped at so many decisions of a kind, by agents who choose anything or think."""
    agents = [new_agent(agent, seat) for seat in range(seats)]
    for seed in range(3, 13):
        live = set_up(WORLD, seats, seed, **{"continent": "asia", **settings})
        while count and (decision := live.game.decision) is not None:
            if decision.kind == kind:
                count -= 1
                yield live
            choose(live, agents[decision.seat].choose(live.game))


def scene_of(live: LiveTable, seat: int | None = None) -> Scene:
    """The scene of a seat, or of whoever is asked."""
    return kit.scene_of(live, seat_asked(live.game) if seat is None else seat)


def trade_of(scene: Scene) -> Trade:
    """The dialogue, which must be there."""
    trade = see_trade(scene)["trade"]
    assert isinstance(trade, Trade)
    return trade


def keys_of(party: Party) -> set[str]:
    """The options that a side of the dialogue stands for."""
    tokens = {thing.key for row in party.rows if not row.key for thing in row.things if not thing.why}
    return tokens | {row.key for row in party.rows if row.key}


# What may be offered


@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_both_sides_hold_what_the_engine_allows(hands: str) -> None:
    for live in talks("offer_give", hands=hands):
        trade = trade_of(scene_of(live))
        give, ask = trade.parties
        allowed = [option.key for option in live.game.decision.options]  # type: ignore[union-attr]
        assert keys_of(give) | {"nothing"} == set(allowed) | {"nothing"}
        assert give.options + ("nothing" in allowed) == len(allowed)
        assert json.loads(trade.options) == {key: index for index, key in enumerate(allowed)}
        twin = live.game.clone()
        token = next((index for index, key in enumerate(allowed) if key.split(":")[0] in TOKENS), None)
        if token is not None and ask.options:
            twin.choose(token)
            assert {option.key for option in twin.decision.options} == keys_of(ask) | {"nothing"}  # type: ignore[union-attr]


def test_cards_of_a_hidden_hand_are_asked_for_by_number() -> None:
    for live in talks("offer_give", hands="hidden"):
        scene = scene_of(live)
        _, ask = trade_of(scene).parties
        fellow = scene.players[ask.mark.seat]
        for row in ask.rows:
            if row.name in fellow["hand_counts"]:
                assert not row.things
                assert row.most == fellow["hand_counts"][row.name]
        html = table_regions(live, looking(scene.sight.viewer))["trade"]
        cards = [card for cards in scene.state.players[ask.mark.seat].hand for card in cards]
        assert not [card.key for card in cards if f'"ask|{card.key}"' in html]


def test_what_is_given_lies_on_the_barrel_while_it_is_asked_what_for() -> None:
    fixed = 0
    for live in talks("offer_ask", count=12):
        decision = live.game.decision
        assert isinstance(decision, Dealing)
        trade = trade_of(scene_of(live))
        assert trade.parties[0].locked
        assert bool(trade.out.signs) != decision.gives.empty
        fixed += not decision.gives.empty
    assert fixed


def test_an_answer_shows_the_offer_from_the_own_side() -> None:
    for live in talks("answer"):
        scene = scene_of(live)
        offer = world_of(scene.state).offer
        assert offer is not None
        trade = trade_of(scene)
        assert trade.fellow.seat == offer.proposer
        give, ask = trade.parties
        for party, goods in ((give, offer.asks), (ask, offer.gives)):
            chosen = [thing.key for row in party.rows for thing in row.things if thing.pressed]
            tokens = [token.key for token in (goods.grape, goods.wine) if token is not None]
            assert sorted(chosen) == sorted([*(card.key for card in goods.cards), *tokens])
            assert sum(row.number for row in party.rows if row.name == "lira") == goods.lira
        waiting = see_trade(scene_of(live, offer.proposer))["trade"]
        assert isinstance(waiting, Trade)
        assert (waiting.stage, waiting.fellow.seat) == ("wait", offer.fellow)
        other = next(seat for seat in range(3) if seat not in (offer.proposer, offer.fellow))
        assert see_trade(scene_of(live, other))["trade"] is None


def test_the_partner_takes_part_in_the_same_dialogue() -> None:
    for live in talks("offer_give", 1, 3, level="easy"):
        trade = trade_of(scene_of(live))
        assert trade.partner
        allowed = {option.key for option in live.game.decision.options}  # type: ignore[union-attr]
        assert keys_of(trade.parties[0]) | {"nothing"} == allowed
        purse = next((row.most for row in trade.parties[1].rows if row.name == "lira"), 0)
        assert purse <= 3


# What it would change


def told_of(live: LiveTable, offer: Offer) -> dict[int, set[Fact]]:
    """The facts that are told of an offer to each of the two."""
    state = live.game.state
    pairs = ((offer.proposer, offer.gives, offer.asks), (offer.fellow, offer.asks, offer.gives))
    return {
        seat: set(facts(state, state.players[seat], loses, gets, known=True)) for seat, loses, gets in pairs
    }


def agreed(live: LiveTable) -> VitState:
    """The position as it is as soon as the offer is agreed to, before anything else happens."""
    game = live.game
    state = game.try_out([now_asked(game).index("agree")], frozenset(("trades",))).state
    assert isinstance(state, VitState)
    return state


def fillable(player: Player) -> list[Order]:
    """The orders that a player could fill."""
    return [order for order in player.orders() if can_fill(player, order)]


def test_what_is_told_of_an_offer_comes_true() -> None:
    kinds = set()
    for live in talks("answer", 3, 8, "greedy"):
        offer = world_of(live.game.state).offer
        assert offer is not None
        if offer.asks.unnamed:
            continue
        before, after = live.game.state, agreed(live)
        for seat, told in told_of(live, offer).items():
            player = after.players[seat]
            now, then = fillable(before.players[seat]), fillable(player)
            assert {fact.thing for fact in told if fact.kind == FILLS} == {
                each for each in then if each not in now
            }
            assert {fact.thing for fact in told if fact.kind == LOSES} == {
                each for each in now if each not in then
            }
            for fact in told:
                kinds.add(fact.kind)
                if fact.kind in (LIES, LOWER):
                    held = wines_of(player) if isinstance(fact.thing, Wine) else grapes_of(player)
                    assert fact.value in [token.value for token in held]
    assert {FILLS, LIES, HAS} & kinds


def planting(*offer: str, hands: str = "open") -> Table:
    """Whoever is about to plant one of two vines meets a fellow who has vines, too, and talks to him."""
    mine = Seat(lira=1, hand=["malvasia", "pinot"], structures=["trellis"])
    theirs = Seat(hand=["merlot", "syrah"])
    table = world(mine, theirs, hands=hands, board={"A1": ["1.yellow"]})
    return table.choose("at:plant_vine:beside", "seat:1", *offer)


def making_wine() -> Table:
    """Whoever is about to make wine of his only grape, and has a wine already, talks to a fellow."""
    mine = Seat(grapes={"red": [2]}, wines={"red": [1]})
    table = world(mine, Seat(lira=1), season="winter", board={"K1": ["1.blue"]})
    return table.choose("at:make_wine:beside", "seat:1")


def test_single_things_that_would_spoil_the_action_are_told() -> None:
    assert stand(making_wine().game) == {"grape:red:2": False, "wine:red:1": True}
    for live in talks("offer_give", 4, 10):
        if world_of(live.game.state).offer is None and live.game.can_undo:
            stand(live.game)


def stand(game: Game[Any]) -> dict[str, bool]:
    """For each token that may be given for nothing whether the offer stands, which must be told before."""
    found: dict[str, bool] = {}
    trade = trade_of(kit.scene_of_game(game, seat_asked(game)))
    give, ask = trade.parties
    warned = {change.when for change in trade.maybes if change.symbol == "lock"}
    for thing in (thing for row in give.rows if not row.key for thing in row.things):
        if thing.why or not ask.options:
            continue
        twin = game.clone()
        twin.choose(now_asked(twin).index(thing.key))
        twin.choose(now_asked(twin).index("nothing"))
        found[thing.key] = twin.decision is not None and twin.decision.kind == "answer"
        assert found[thing.key] == (not warned & {"always", f"{GIVE}|{thing.key}"})
    return found


def test_the_last_cards_that_the_action_needs_are_told_together() -> None:
    trade = trade_of(kit.scene_of_game(planting().game, 0))
    warned = [change.when for change in trade.maybes if change.symbol == "lock"]
    assert warned == [f"{GIVE}|vine:malvasia {GIVE}|vine:pinot"]


def test_counter_offers_are_warned_of_too_unless_a_hand_is_hidden() -> None:
    for hands, told in (("open", [f"{ASK}|vine:malvasia {ASK}|vine:pinot"]), ("hidden", [])):
        scene = kit.scene_of_game(planting("thing:lira", "nothing", hands=hands).game, 1)
        trade = trade_of(scene)
        assert trade.counters
        assert [change.when for change in trade.maybes if change.symbol == "lock"] == told


def test_conditions_of_changes_name_things_of_the_dialogue() -> None:
    for live in talks("offer_give", count=3):
        trade = trade_of(scene_of(live))
        shown = {
            f"{party.side}|{key}"
            for party in trade.parties
            for row in party.rows
            for key in (*(thing.key for thing in row.things), row.key)
        }
        for change in trade.maybes:
            assert set(change.when.split()) <= shown | {"always", "below"}
            assert set(change.unless) <= shown


# Suggestions


def cellars(hands: str) -> tuple[LiveTable, Player, Player]:
    """A table where the second seat lacks a white wine for an order that the first has, and the other way."""
    live = next(talks("place", hands=hands))
    assert live.game.decision is not None
    me = live.game.state.players[live.game.decision.seat]
    fellow = live.game.state.players[(me.seat + 1) % 3]
    for player in live.game.state.players:
        player.hand[ORDER] = player.hand[VINE] = []
        player.wines = [0, 0, 0, 0]
        player.structures |= MEDIUM_CELLAR
    me.wines[WHITE] = 1 << 5
    fellow.wines[RED] = 1 << 5
    return live, me, fellow


def test_a_wine_is_suggested_that_would_fill_an_order_of_a_fellow() -> None:
    live, me, fellow = cellars("open")
    fellow.hand[ORDER] = [ORDER_BY_NAME["w5"]]
    me.vp = 3
    (found,) = suggest(scene_of(live))
    assert (found.side, found.key, found.fellow.seat) == (GIVE, "wine:white:5", fellow.seat)
    assert found.points == ORDER_BY_NAME["w5"].vp
    fellow.wines[WHITE] = 0b1111110
    assert suggest(scene_of(live)) == [], "nothing is lacking"


def test_what_helps_oneself_is_suggested_too() -> None:
    live, me, fellow = cellars("open")
    me.hand[ORDER] = [ORDER_BY_NAME["r5"]]
    me.vp = 3
    (found,) = suggest(scene_of(live))
    assert (found.side, found.key) == (GIVE, "order:r5"), "whoever lacks more is to fill it"
    me.vp, fellow.vp = 0, 3
    (found,) = suggest(scene_of(live))
    assert (found.side, found.key) == (ASK, "wine:red:5")
    fellow.wines[RED] = 0
    assert suggest(scene_of(live)) == []


def test_a_vine_is_suggested_for_which_only_the_other_has_the_structures() -> None:
    live, me, fellow = cellars("open")
    me.structures, fellow.structures = 0, TRELLIS
    me.hand[VINE] = [VINE_BY_NAME["malvasia"], VINE_BY_NAME["pinot"]]
    (found,) = suggest(scene_of(live))
    assert (found.side, found.key, found.points) == (GIVE, "vine:pinot", 0)


def test_suggestions_look_into_no_hidden_hand() -> None:
    live, me, fellow = cellars("hidden")
    fellow.hand[ORDER] = [ORDER_BY_NAME["w5"]]
    assert suggest(scene_of(live)) == []
    me.hand[ORDER] = [ORDER_BY_NAME["r5"]]
    assert suggest(scene_of(live)), "cellars are open"


def test_who_only_watches_has_no_dialogue_and_no_suggestion() -> None:
    for live in talks("answer", count=2):
        scene = kit.scene_of(live, None)
        assert see_trade(scene) == {"trade": None, "trade_outcome": None}
        assert suggest(scene) == []
        html = table_regions(live, looking(None))["trade"]
        assert not re.search(r"\w", html)


def test_a_talk_that_ended_is_told_to_those_who_took_part() -> None:
    live = next(talks("answer"))
    offer = world_of(live.game.state).offer
    assert offer is not None
    choose(live, live.game.decision.index("decline"))  # type: ignore[union-attr]
    assert see_trade(scene_of(live, offer.proposer))["trade_outcome"] is not None
    assert see_trade(scene_of(live, offer.fellow))["trade_outcome"] is None, "who said no knows it"


def test_a_trade_is_told_to_both_also_after_what_follows_from_it() -> None:
    table = planting("thing:lira", "nothing", "agree")
    journal = table.game.journal
    assert journal is not None
    traded = next(number for number, event in enumerate(journal.events) if event.kind == "trades")
    for _ in range(20):
        journal.note(Event("lira", 0, None, 1, -1, (), EVERYONE))
    for seat in (0, 1):
        outcome = see_outcome(kit.scene_of_game(table.game, seat))
        assert outcome is not None
        assert outcome.number == traded


def test_who_says_yes_to_an_exchange_is_marked_at_home() -> None:
    traded = Event("trades", 0, None, 0, 1, (), EVERYONE)
    assert list(spots_of(traded, DRAWING.marked, 2)) == [(0, "home:1"), (1, "home:2")]


def test_cards_asked_for_by_number_are_named_under_what_was_agreed() -> None:
    table = planting("thing:lira", "thing:vine", "number:1", "agree", hands="hidden")
    named = trade_of(kit.scene_of_game(table.game, 1))
    assert (named.stage, named.fellow.seat) == ("cards", 0)
    assert "1" in named.out.label
    assert {thing.key for thing in named.cards} == {"vine:merlot", "vine:syrah"}
    assert trade_of(kit.scene_of_game(table.game, 0)).doing == "names"
