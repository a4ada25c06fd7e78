"""What lies before the viewer besides his city: resources, income mat, technologies, hand, civilization."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.incomes import ERA_BONUSES, INCOME_ROWS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.incomes import income_of
from figurka.games.tapestry.rules.state import LAST_ERA, RESOURCE_LIMIT, Player
from figurka.games.tapestry.rules.things import BUILDING_NAMES, RESOURCE_NAMES, ROW_NAMES, TERRAIN_NAMES, Tech
from figurka.games.tapestry.web.dock.cards import card_text, see_hand
from figurka.games.tapestry.web.dock.civs import civ_text, see_civs
from figurka.games.tapestry.web.dock.mats import building_plans, see_mat
from figurka.games.tapestry.web.dock.technologies import see_techs, tech_plans
from figurka.games.tapestry.web.glossary import long_text, needed
from figurka.games.tapestry.web.map.corners import OFFERED
from figurka.games.tapestry.web.scene import Mark, Plan, Row, Scene
from figurka.games.tapestry.web.signs import Sign, sign_of, signs_of
from figurka.games.tapestry.words.naming import benefit_called, called, gains
from figurka.locales import Words, capital

TILES: Final = {tile.number: tile for tile in TERRITORIES}
STARS: Final = {tile.name: tile for tile in SPACE_TILE_LIST}
INCOME_STEP: Final = 4
"""The step of an income turn that brings resources."""


@dataclass(frozen=True)
class Meter:
    """A resource: how many there are, and how many the next income adds."""

    name: str
    have: int
    soon: int
    label: str


@dataclass(frozen=True)
class Stock:
    """Something counted beside the resources, explained by a tip of the region."""

    name: str
    symbol: str
    count: int
    title: str
    text: str
    rows: tuple[Row, ...] = ()
    tiles: tuple["SmallTile", ...] = ()


@dataclass(frozen=True)
class SmallTile:
    """A territory tile drawn small: its terrains by corner, and what it brings."""

    number: int
    corners: tuple[str, ...]
    signs: tuple[Sign, ...]


@dataclass(frozen=True)
class Me:
    """Whose things these are, in short."""

    mark: Mark
    civilizations: tuple[str, ...]
    vp: int
    era: int
    finished: bool
    meters: tuple[Meter, ...]
    stocks: tuple[Stock, ...]


def see_dock(scene: Scene) -> tuple[dict[str, object], list[Plan]]:
    """The dock for its regions, and the plans of what may be chosen there."""
    player = scene.state.players[scene.shown["seat"]]
    plans: list[Plan] = [*building_plans(scene, player), *tech_plans(scene, player)]
    dock = {
        "me": see_me(scene, player),
        "hand": see_hand(scene),
        "offered": sum(key.startswith(OFFERED) for key in scene.keys),
        **see_mat(scene, player),
        **see_techs(scene, player),
        **see_civs(scene, player),
    }
    return {"dock": dock}, plans


# Who I am and what I have


def see_me(scene: Scene, player: Player) -> Me:
    """The player in short."""
    names = tuple(scene.called(f"civilization-{name}") for name in scene.shown["civilizations"])
    return Me(
        scene.mark(player.seat),
        names,
        player.vp,
        player.era,
        player.finished,
        tuple(see_meters(scene, player)),
        tuple(see_stocks(scene, player)),
    )


def see_meters(scene: Scene, player: Player) -> Iterator[Meter]:
    """The four resources."""
    coming = income_of(player)[0] if has_more_income(scene, player) else [0] * len(RESOURCE_NAMES)
    for name, have, more in zip(RESOURCE_NAMES, player.goods, coming, strict=True):
        option = scene.keys.get(f"resource:{name}")
        title = scene.say(
            "tapestry-web-dock-meter",
            resource=scene.called(f"resource-{name}"),
            count=have,
            most=RESOURCE_LIMIT,
        )
        label = title if option is None else f"{option.label} ({title})"
        yield Meter(name, have, min(RESOURCE_LIMIT, have + more), label)


def has_more_income(scene: Scene, player: Player) -> bool:
    """Whether resources are still to come: by the fourth income turn at the latest, in its last step."""
    if player.era < LAST_ERA - 1:
        return True
    under_way = scene.view["active"] == player.seat and 0 < scene.view["income_step"] < INCOME_STEP
    return player.era == LAST_ERA - 1 and under_way


def see_stocks(scene: Scene, player: Player) -> Iterator[Stock]:
    """Outposts, territories and landmarks; tiles, cards and space tiles."""
    shown, say = scene.shown, scene.say
    yield about(scene, "outposts", "outpost", shown["outposts"], "outpost")
    yield about(scene, "territories", "territory", shown["territories"], "territory")
    landmarks = tuple(Row(scene.called(f"landmark-{name}"), name) for name in shown["landmarks"])
    yield about(scene, "landmarks", "landmark", len(landmarks), "landmark", landmarks)
    tiles = tuple(small_tile(number) for number in shown["tiles"])
    text = "" if tiles else say("tapestry-web-dock-no-tiles")
    yield Stock("tiles", "territory_tile", len(tiles), say("tapestry-web-dock-tiles"), text, tiles=tiles)
    yield about(scene, "hand", "tapestry_card", shown["hand_size"], "tapestry")
    if shown["space_tiles"] or shown["stars"]:
        yield see_space(scene)


def about(scene: Scene, name: str, symbol: str, count: int, term: str, rows: tuple[Row, ...] = ()) -> Stock:
    """Something that is counted, explained by the words of the glossary."""
    text = long_text(f"tapestry-term-{term}", "about", scene.words)
    return Stock(name, symbol, count, scene.say(f"tapestry-web-dock-{name}"), text, rows)


def see_space(scene: Scene) -> Stock:
    """The space tiles: those in the supply, and those that have been explored."""
    shown = scene.shown
    rows = tuple(
        Row(
            scene.called(f"spacetile-{name}"),
            "tick" if name in shown["stars"] else "space_tile",
            signs_of(STARS[name].benefits),
        )
        for name in (*shown["space_tiles"], *shown["stars"])
    )
    text = long_text("tapestry-term-space", "about", scene.words)
    return Stock(
        "space", "space_tile", len(shown["space_tiles"]), scene.say("tapestry-web-dock-space"), text, rows
    )


def small_tile(number: int) -> SmallTile:
    """A tile of the supply."""
    tile = TILES[number]
    return SmallTile(number, tuple(TERRAIN_NAMES[each] for each in tile.corners), signs_of(tile.benefits))


# The tips that never change


@dataclass(frozen=True)
class Tip:
    """A tip of the lexicon."""

    id: str
    title: str
    text: str = ""
    rows: tuple[Row, ...] = ()
    symbol: str = ""
    aside: str = ""
    rules: str = ""


def dock_terms(words: Words) -> dict[str, object]:
    """What the tips of resources, cards, technologies and civilizations are made of."""
    return {
        "dock_tips": [
            *resource_tips(words),
            *building_tips(words),
            *space_tips(words),
            *(tech_tip(tech, words) for tech in TECHS),
            *card_tips(words),
            *civ_tips(words),
            *(era_tip(number, words) for number in range(1, LAST_ERA + 1)),
        ]
    }


def resource_tips(words: Words) -> Iterator[Tip]:
    """The four resources."""
    text = long_text("tapestry-term-resource", "about", words)
    for name in RESOURCE_NAMES:
        yield Tip(
            f"resource-{name}", words(f"tapestry-resource-{name}"), text, symbol=name, rules="T-39 T-40"
        )


def building_tips(words: Words) -> Iterator[Tip]:
    """The four kinds of income buildings."""
    for name, row in zip(BUILDING_NAMES, ROW_NAMES, strict=True):
        text = words("tapestry-web-dock-building", row=words(f"tapestry-incomerow-{row}"))
        yield Tip(
            f"building-{name}", words(f"tapestry-building-{name}"), text, symbol=name, rules="T-83 T-86"
        )


def space_tips(words: Words) -> Iterator[Tip]:
    """The spaces of the income mat."""
    for row, resource, space in (
        (row, resource, space)
        for row, resource, spaces in zip(ROW_NAMES, RESOURCE_NAMES, INCOME_ROWS, strict=True)
        for space in spaces
    ):
        rows = tuple(
            Row(words(f"tapestry-web-dock-step-{step}", gain=benefit_called(each)), "", (sign_of(each),))
            for step, each in chain(((3, each) for each in space.scores), ((4, each) for each in space.gains))
        )
        yield Tip(
            f"incomespace-{space.name}",
            words.say(called(space)),
            rows=rows,
            symbol=resource,
            aside=words(f"tapestry-incomerow-{row}"),
            rules="T-32 T-38",
        )


def tech_tip(tech: Tech, words: Words) -> Tip:
    """A technology: circle, square, and what the square needs."""
    rows = (
        Row(capital(words.say(gains(tech.circle))), "ring", signs_of(tech.circle)),
        Row(capital(words.say(gains(tech.square))), "box", signs_of(tech.square)),
        Row(capital(words.say(needed(tech.need))), "flag"),
    )
    return Tip(
        f"tech-{tech.name}", words.say(called(tech)), rows=rows, symbol="invent", rules="T-73 T-74 T-75"
    )


def card_tips(words: Words) -> Iterator[Tip]:
    """The tapestry cards."""
    for card in CARDS:
        text = card_text(card.name, words)
        yield Tip(f"card-{card.name}", text.title, text.effect, symbol="tapestry_card", aside=text.kind)


def civ_tips(words: Words) -> Iterator[Tip]:
    """The civilizations."""
    for civilization in CIVILIZATIONS:
        text = civ_text(civilization, words)
        later = words("tapestry-glossary-later", text=text.later)
        yield Tip(
            f"civ-{text.name}",
            text.title,
            text.effect,
            (Row(later, "civilization"),),
            "civilization",
            text.when,
        )


def era_tip(number: int, words: Words) -> Tip:
    """An era: the steps of the income turn that opens it, and what being first brings."""
    rows = [Row(words(f"tapestry-web-dock-era-{number}"), "income")]
    if ERA_BONUSES[number]:
        first = words("tapestry-web-dock-era-first", count=ERA_BONUSES[number])
        rows.append(Row(first, "any_resource", (Sign("any_resource", ERA_BONUSES[number]),)))
    title = words("tapestry-web-dock-era", number=number)
    text = long_text("tapestry-term-era", "about", words)
    return Tip(f"era-{number}", title, text, tuple(rows), "tapestry_card", rules="T-21 T-22 T-29")
