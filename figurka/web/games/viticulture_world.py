"""Viticulture World's table in the browser: Viticulture's panels, and what the team shares."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from figurka.core.decision import Option
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.things import GRAPES, WINES
from figurka.games.viticulture.world.content.balance import COVERED_BENEFITS
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTION_BY_NAME
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, RESOURCE_BY_NAME
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, OVALS, TILE_BY_NAME, TILES
from figurka.games.viticulture.world.texts import event_text, goal_text, position_text, tile_text
from figurka.games.viticulture.world.things import DESIGNED, LETTERS, InnovationTile, Tile
from figurka.locales import Words, capital
from figurka.web.games import viticulture
from figurka.web.games.viticulture import (
    CARD_BY_KEY,
    Panel,
    Row,
    Teller,
    actions,
    counted,
    decks,
    players,
)
from figurka.web.sight import Sight

TILE_BY_KEY: Final[Mapping[str, InnovationTile]] = {tile.key: tile for tile in (*TILES, *OVALS)}
TOKEN_BY_KEY: Final[Mapping[str, Option]] = {
    token.key: token for tokens in (*GRAPES, *WINES) for token in tokens
}


def context(sight: Sight) -> dict[str, object]:
    """World's panels and players."""
    teller = Teller(sight)
    panels = (
        needs(teller),
        *offer(teller),
        *event(teller),
        Panel("facts", "", (), facts(teller)),
        teller.panel("actions", actions(teller, action_row)),
        teller.panel("tiles", teller.table(tiles(teller)) or teller.word("none")),
        teller.panel("watch", teller.table(watch(teller))),
        *continent(teller),
        *partner(teller),
        teller.panel("decks", teller.table(decks(teller))),
    )
    return {"panels": panels, **players(teller)}


# What the team needs


def needs(teller: Teller) -> Panel:
    """What the team still needs: the points of each player, influence and the years left for it."""
    seen = teller.view["needs"]
    goal = seen["goal"]
    points = {
        capital(teller.names[seat]): f"{goal - missing}/{goal}" if missing else teller.word("reached")
        for seat, missing in enumerate(seen["points"])
    }
    return teller.panel(
        "needs",
        {
            teller.word("influence"): f"{seen['influence']}/{seen['influence_goal']}",
            **points,
            teller.word("years_left"): seen["years_left"],
        },
    )


def missing(view: Mapping[str, Any], names: Sequence[str], words: Words) -> tuple[str, ...]:
    """What the team lacked in the end: influence, and the points of each who had too few."""
    seen = view["needs"]
    lacking = []
    if seen["influence_missing"]:
        lacking.append(
            words(
                "viticulture-web-missing-influence",
                count=seen["influence"],
                goal=seen["influence_goal"],
            )
        )
    for seat, short in enumerate(seen["points"]):
        if short:
            lacking.append(
                words(
                    "viticulture-web-missing-points",
                    player=names[seat],
                    count=view["players"][seat]["vp"],
                    goal=seen["goal"],
                )
            )
    return tuple(lacking)


# The offer that is being talked about


def offer(teller: Teller) -> Iterable[Panel]:
    """The trade that one player has proposed to another."""
    seen = teller.view["offer"]
    if seen is not None:
        said = teller.word(
            "offered",
            player=teller.names[seen["proposer"]],
            other=teller.names[seen["fellow"]],
            gives=goods(teller, seen["gives"]),
            asks=goods(teller, seen["asks"]),
        )
        yield teller.panel("offer", None, said)


def goods(teller: Teller, seen: Mapping[str, Any]) -> str:
    """One side of a trade; cards that the viewer may not know are only counted."""
    parts: list[str] = []
    if seen["lira"]:
        parts.append(teller.word("lira_count", count=seen["lira"]))
    if seen["cards"]:
        parts += teller.cards(seen["deck"], seen["cards"])
    elif seen["count"]:
        parts.append(teller.words(f"viticulture-deck-{seen['deck']}", "count", count=seen["count"]))
    for token in ("grape", "wine"):
        if seen[token]:
            parts.append(teller.called(TOKEN_BY_KEY[seen[token]]))
    parts += counted(teller.called(RESOURCE_BY_NAME[name]) for name in seen["resources"])
    return ", ".join(parts) or teller.word("nothing")


# The event


def event(teller: Teller) -> Iterable[Panel]:
    """The event of the year: its text, and how far the team has come with it."""
    seen = teller.view["event"]
    if seen is None:
        return
    card = EVENT_BY_NAME[seen["event"]]
    title = teller.word("event", name=teller.called(card))
    told = [
        teller.words(f"viticulture-event-{card.name}", "about").replace("\n", " "),
        teller.text(event_text(card, len(teller.sight.seats))),
    ]
    if card.source == DESIGNED:
        told.append(teller.words("viticulture-designed"))
    yield Panel("event", title, tuple(told), teller.headed(progress(teller, seen)))


def progress(teller: Teller, seen: Mapping[str, Any]) -> Mapping[str, object]:
    """What was done for the event so far."""
    dish, shares, uses, hardship = (seen[name] for name in ("dish", "shares", "uses", "hardship"))
    return {
        "given": f"{seen['influence_given']}/{seen['influence_most']}" if seen["influence_most"] else None,
        "space": event_space(teller, seen["space"]),
        "dish": dish and f"{dish['amount']}/{dish['need']}",
        "ingredients": dish and [ingredient(teller, each) for each in dish["given"]],
        "shares": shares and f"{shares['count']}/{shares['target']}",
        "uses": uses and f"{uses['count']}/{uses['target']}",
        "deeds": [f"{deed['count']}/{deed['target']}" for deed in seen["deeds"]],
        "needed": hardship and resources(teller, hardship["needs"]),
        "laid": hardship and counted(teller.called(RESOURCE_BY_NAME[name]) for name in hardship["laid"]),
        "ended": hardship and hardship["ended"],
        "used_by": [teller.names[seat] for seat in seen["used_by"]],
    }


def event_space(teller: Teller, spaces: Sequence[Sequence[Mapping[str, Any]]] | None) -> list[str]:
    """Who stands on the event card."""
    return [teller.worker(worker) for there in spaces or () for worker in there]


def ingredient(teller: Teller, given: Mapping[str, Any]) -> str:
    """Something on the dish, and who put it there."""
    key = given["thing"]
    thing = TOKEN_BY_KEY.get(key) or CARD_BY_KEY[key]
    return f"{teller.called(thing)} ({teller.names[given['seat']]})"


def resources(teller: Teller, needed: Mapping[str, int]) -> list[str]:
    """The resources that a hardship asks for."""
    return [
        teller.words(f"viticulture-resource-{name}", "count", count=count)
        if name in RESOURCE_BY_NAME
        else teller.word("any_different", count=count)
        for name, count in needed.items()
    ]


# The board


def facts(teller: Teller) -> Row:
    """Where the game stands."""
    view = teller.view
    name = teller.words(f"viticulture-continent-{view['continent']}")
    difficulty = teller.words(f"viticulture-difficulty-{view['difficulty']}")
    return teller.headed(
        {
            "continent": f"{name} ({difficulty})",
            "year": f"{view['year']}/{view['years']}",
            "phase": teller.word(f"phase-{view['phase']}"),
            "order": [teller.names[seat] for seat in view["order"]],
            "hands": teller.word("hands-open" if view["open_hands"] else "hands-hidden"),
            "playing": [teller.called(VISITOR_BY_NAME[name]) for name in view["playing"]],
            "laying": teller.called(TILE_BY_KEY[view["laying"]]) if view["laying"] else None,
        }
    )


def action_row(teller: Teller, seen: Mapping[str, Any]) -> Mapping[str, object]:
    """An action: its tile, its spaces and who stands there."""
    places = range(len(seen["spaces"]))
    return {
        "letter": seen["letter"],
        "action": teller.called(WORLD_ACTION_BY_NAME[seen["action"]]),
        "marked": "✓" if seen["marked"] else "",
        "tile": teller.called(TILE_BY_NAME[seen["tile"]]) if seen["tile"] else "",
        "spaces": "; ".join(space(teller, seen["spaces"][place]) for place in places),
        "beside": teller.standing(seen["beside"], 0),
        "covering": "; ".join(filter(None, (covering(teller, seen, place) for place in places))),
    }


def space(teller: Teller, seen: Mapping[str, Any]) -> str:
    """A space of an action: its oval, and who stands there."""
    standing = teller.standing(seen["workers"])
    if not seen["oval"]:
        return standing
    return teller.word("with_oval", oval=teller.called(OVAL_BY_NAME[seen["oval"]]), who=standing)


def covering(teller: Teller, seen: Mapping[str, Any], place: int) -> str:
    """What laying an oval on a space brings or costs."""
    free = seen["spaces"][place]
    benefits = COVERED_BENEFITS.get(seen["letter"])
    if benefits and benefits[place] and not free["oval"]:
        return teller.steps(benefits[place])
    return teller.word("covering_costs", count=free["costs"]) if free.get("costs") else ""


def tiles(teller: Teller) -> Iterable[Mapping[str, object]]:
    """The innovation tiles that can be gained."""
    for key in teller.view["tiles"]:
        tile = TILE_BY_KEY[key]
        yield {
            "tile": teller.called(tile),
            "letter": LETTERS[tile.action] if isinstance(tile, Tile) else "",
            "effect": teller.text(tile_text(tile)),
        }


def watch(teller: Teller) -> Iterable[Mapping[str, object]]:
    """The positions of the pocket watch."""
    for seen, position in zip(teller.view["watch"], POSITIONS, strict=True):
        seat = seen["seat"]
        yield {
            "place": seen["position"],
            "benefit": teller.text(position_text(position)),
            "who": "" if seat is None else teller.names[seat],
        }


# What only some tables have


def continent(teller: Teller) -> Iterable[Panel]:
    """What the continent brings: fame, goals or resources."""
    fame, goals, held = (teller.view[name] for name in ("fame", "goals", "resources"))
    if fame is not None:
        low, high = fame["band"]
        shown = {"fame": fame["fame"], "band": f"{low}–{high}", "interviewed": fame["interviewed"]}
        yield teller.panel("fame", teller.headed(shown))
    if goals is not None:
        yield teller.panel("goals", teller.table(goal_rows(teller, goals)))
    if held is not None:
        shown = {
            "pile": held["pile"],
            "discarded": counted(teller.called(RESOURCE_BY_NAME[name]) for name in held["discards"]),
            "found": teller.called(RESOURCE_BY_NAME[held["found"]]) if held["found"] else None,
        }
        own = {
            capital(teller.names[seat]): counted(teller.called(RESOURCE_BY_NAME[name]) for name in each)
            for seat, each in enumerate(held["held"])
            if each
        }
        yield teller.panel("resources", {**own, **teller.headed(shown)})


def goal_rows(teller: Teller, goals: Sequence[Sequence[Mapping[str, Any]]]) -> Iterable[Mapping[str, object]]:
    """The open goals of everybody."""
    for seat, own in enumerate(goals):
        for seen in own:
            goal = GOAL_BY_NAME[seen["goal"]]
            yield {
                "who": capital(teller.names[seat]),
                "goal": teller.called(goal),
                "category": teller.words(f"viticulture-goal_category-{seen['category']}"),
                "effect": teller.text(goal_text(goal)),
                "met": seen["met"],
            }


def partner(teller: Teller) -> Iterable[Panel]:
    """The solo partner's purse and display."""
    seen = teller.view["partner"]
    if seen is not None:
        shown = {
            "purse": seen["purse"],
            "display": [teller.called(CARD_BY_KEY[key]) for key in seen["display"]],
            "left": seen["cards_left"],
        }
        yield teller.panel("partner", teller.headed(shown))


DRAWING: Final = replace(viticulture.DRAWING, context=context)
