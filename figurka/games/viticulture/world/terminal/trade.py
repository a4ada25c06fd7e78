"""World's trades: the offer on the table, and what everybody has to trade with."""

from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from figurka.cli.frames import strung
from figurka.core.decision import Decision, SeatOption
from figurka.games.viticulture.rules.shape import PlayerView
from figurka.games.viticulture.rules.view import DECK_KINDS
from figurka.games.viticulture.terminal.cards import card_name, card_of, marked_card
from figurka.games.viticulture.terminal.faces import title
from figurka.games.viticulture.terminal.marks import SIGN, grapes_brief, painted, seat_mark, wines_brief
from figurka.games.viticulture.terminal.scene import Scene, world_view
from figurka.games.viticulture.world.rules.shape import GoodsView
from figurka.games.viticulture.world.rules.state import PARTNER_SEAT
from figurka.games.viticulture.world.rules.things import Offer
from figurka.games.viticulture.world.rules.trading import TRADED_DECKS, Dealing
from figurka.games.viticulture.world.rules.view import view_goods
from figurka.games.viticulture.world.terminal.event import partner_goods, token


def offer_line(scene: Scene) -> Text | None:
    """Who gives what and asks for what, if an offer is on the table."""
    offer = world_view(scene)["offer"]
    if offer is None:
        return None
    return Text(
        scene.words(
            "cli-viticulture-offer",
            proposer=scene.names[offer["proposer"]],
            fellow=scene.names[offer["fellow"]],
            gives=goods_brief(offer["gives"], scene),
            asks=goods_brief(offer["asks"], scene),
        ),
        "bold",
    )


def so_far(decision: Decision, scene: Scene) -> Text | None:
    """What the own offer names already, while it is put together."""
    if not isinstance(decision, Dealing):
        return None
    things = tuple(title(thing, scene.words) for thing in decision.named)
    gives = goods_brief(view_goods(decision.gives, heard=True), scene)
    if decision.kind.startswith("offer_give"):
        if not things:
            return None
        gives = ", ".join(things)
    asks = ", ".join(things) if decision.kind.startswith("offer_ask") and things else "…"
    fellow = decision.because
    seat = fellow.seat if isinstance(fellow, SeatOption) else PARTNER_SEAT
    told = {"player": scene.names[decision.seat], "fellow": scene.names[seat], "gives": gives, "asks": asks}
    return Text(scene.words("cli-viticulture-offer-so-far", **told), "bold")


def goods_brief(goods: GoodsView, scene: Scene) -> str:
    """One side of an offer."""
    words = scene.words
    parts = [f"{goods['lira']}{SIGN['lira']}"] if goods["lira"] else []
    if goods["cards"] and goods["deck"] is not None:
        parts += [card_name(card_of(goods["deck"], name), words).plain for name in goods["cards"]]
    elif goods["deck"] is not None:
        parts.append(words(f"viticulture-deck-{goods['deck']}", "count", count=goods["count"]))
    parts += [token(key, words).plain for key in (goods["grape"], goods["wine"]) if key is not None]
    parts += [words(f"viticulture-resource-{name}") for name in goods["resources"]]
    return ", ".join(parts) or words("cli-viticulture-nothing")


def traders(decision: Decision) -> list[int]:
    """The seats that a question about a trade concerns, besides the one that is asked."""
    if isinstance(decision.because, Offer):
        return [decision.because.proposer]
    found = [decision.because, *decision.options]
    return [each.seat for each in found if isinstance(each, SeatOption)]


def goods_of(seats: Collection[int], scene: Scene) -> Table:
    """What players could trade, a line for each."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for player in scene.view["players"]:
        if player["seat"] not in seats:
            continue
        name = Text.assemble(seat_mark(player["seat"]), f" {scene.names[player['seat']]}")
        grid.add_row(name, tradables(player, scene))
    partner = world_view(scene)["partner"]
    if partner is not None:
        name = Text.assemble(seat_mark(PARTNER_SEAT), f" {scene.names[PARTNER_SEAT]}")
        grid.add_row(name, strung(partner_goods(partner, scene.words), "  "))
    return grid


def tradables(player: PlayerView, scene: Scene) -> Text:
    """Lira, cards other than visitors, grapes, wines and resources of a player."""
    parts = [painted(f"{player['lira']}{SIGN['lira']}")]
    for deck in (DECK_KINDS[each] for each in TRADED_DECKS):
        if not player["hand_counts"].get(deck):
            continue
        if player["hand"] is None:
            parts.append(painted(f"{player['hand_counts'][deck]}{SIGN[deck]}"))
        else:
            parts += [marked_card(card_of(deck, name), scene.words) for name in player["hand"][deck]]
    if grapes := grapes_brief(player["grapes"]):
        parts.append(grapes)
    if wines := wines_brief(player["wines"], scene.words):
        parts.append(Text.assemble(painted(f"{SIGN['wine']} "), wines))
    resources = world_view(scene)["resources"]
    if resources is not None:
        held = resources["held"][player["seat"]]
        parts += [Text(scene.words(f"viticulture-resource-{name}")) for name in held]
    return strung(parts, "  ")
