"""What choosing a thing of Tapestry brings, in a few words beside its name."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from figurka.core.decision import Option
from figurka.games.tapestry.content.civilizations import REVEL_BENEFITS, STAGE, STATUE_BENEFITS
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.landmarks import SIZE
from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.things import (
    ANY,
    BUILDING,
    BUILDINGS,
    INCOME,
    LAST,
    TAKE,
    TILE_BENEFIT,
    TRACK_NAMES,
    Benefit,
    Building,
    Capital,
    Card,
    Civilization,
    Column,
    Die,
    Hex,
    LaidAt,
    Landmark,
    Resource,
    Space,
    SpaceTile,
    Stage,
    Step,
    Tech,
    Tile,
    Track,
)
from figurka.games.tapestry.terminal.advances import (
    asked,
    bonus_notes,
    joined,
    landmark_notes,
    move_notes,
    of_track,
    step_cost,
)
from figurka.games.tapestry.terminal.briefs import (
    TIERS,
    card_brief,
    gains_brief,
    need_brief,
)
from figurka.games.tapestry.terminal.map import find_hex, hex_label, matching_sides
from figurka.games.tapestry.terminal.marks import CIRCLE, SIGN, SQUARE, corner_signs, own_player, painted
from figurka.games.tapestry.terminal.mat import next_income
from figurka.games.tapestry.terminal.outlook import outlook, shortages
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.words import explained
from figurka.games.tapestry.terminal.worth import still_paid
from figurka.games.tapestry.words.ways import WHOLE, way_of

MOVES: Final = {"regress": -1, "socialism_token": 0}
"""How far a token moves by kind of decision; otherwise one space up."""
STEP_KINDS: Final = frozenset({"turn", "payment", "free_advance", "bare_advance", *MOVES})
"""The questions about a step; elsewhere, as beside a printed game, all of its space is told."""


def detail(option: Option, scene: Scene) -> Text:
    """What choosing a thing brings."""
    if option is INCOME:
        player = own_player(scene.view)
        return Text() if player is None else next_income(player, scene.view)
    if option is TAKE:
        return joined(bonus_gain(scene))
    return DETAILS[type(option)](option, scene) if type(option) in DETAILS else Text()


# The tracks


def of_step(step: Step, scene: Scene) -> Text:
    """What an advance costs, and what its space offers besides its benefit."""
    kind, because = asked(scene)
    way, words = way_of(kind, because) if kind in STEP_KINDS else WHOLE, scene.words
    space = SPACES[step.track][min(max(step.start + MOVES.get(kind, 1), 0), LAST)]
    parts = [words("cli-tapestry-cost", cost=step_cost(step, scene))] if way.paid else []
    notes = [*bonus_notes(space, way, scene), *landmark_notes([space], way, scene)]
    counted = outlook(space.benefits, scene) if way.full and kind in STEP_KINDS else []
    return joined([*parts, *counted, *notes])


def of_space(space: Space, scene: Scene) -> Text:
    """What the benefit of a space would come to now, and its bonus."""
    return joined([*outlook(space.benefits, scene), *bonus_notes(space, WHOLE, scene)])


# Benefits


def of_benefit(benefit: Benefit, scene: Scene) -> Text:
    """The points that a score would bring now, what a building would uncover, where a token would go."""
    if benefit.verb == BUILDING and benefit.what != ANY:
        return of_building(BUILDINGS[benefit.what], scene)
    return joined([*outlook([benefit], scene), *move_notes([benefit], scene)])


def bonus_gain(scene: Scene) -> list[str]:
    """What the bonus that is offered would come to now."""
    kind, because = asked(scene)
    if not kind.startswith("bonus") or not because.startswith("space:"):
        return []
    _, track, number = because.split(":")
    bonus = SPACES[TRACK_NAMES.index(track)][int(number)].bonus
    told = "" if bonus is None else of_benefit(bonus.gain, scene).plain
    return [told] if told else []


def of_building(building: Building, scene: Scene) -> Text:
    """What the next building of a kind uncovers on the income mat."""
    player, words = own_player(scene.view), scene.words
    if player is None:
        return Text()
    spaces = INCOME_ROWS[building.index]
    rows = player["income"]["rows"].values()
    left = next(row["left"] for row in rows if row["building"] == building.name)
    if not left:
        return Text(words("cli-tapestry-none-of", thing=building.name))
    space = spaces[len(spaces) - left]
    paid = still_paid(space, player, scene.view)
    return painted(words("cli-tapestry-opens", gain=gains_brief(paid, words))) if paid else Text()


def of_resource(resource: Resource, scene: Scene) -> Text:
    """How much of a resource the viewer has, and what the bonus that is paid with it would come to."""
    player = own_player(scene.view)
    if player is None:
        return Text()
    have = scene.words("cli-tapestry-have", count=player["resources"][resource.name])
    return joined([have, *bonus_gain(scene)])


def of_die(die: Die, scene: Scene) -> Text:
    """What a die would bring now: points, or what the tile of the conquered hex brings."""
    if die.benefit.verb != TILE_BENEFIT:
        return of_benefit(die.benefit, scene)
    because = asked(scene)[1]
    tile = find_hex(because, scene)["tile"] if because.startswith("hex:") else None
    if tile is None:
        return Text(scene.words("cli-tapestry-no-tile"))
    benefits = TERRITORY[tile].benefits
    return joined([gains_brief(benefits, scene.words), *outlook(benefits, scene)])


# Cards and tiles


def of_card(card: Card, scene: Scene) -> Text:
    """What a tapestry card does."""
    return card_brief(card, scene.words)


def of_laid(laid: LaidAt, scene: Scene) -> Text:
    """What a tapestry card on somebody's income mat does."""
    return card_brief(laid.card, scene.words)


def of_tech(tech: Tech, scene: Scene) -> Text:
    """What the top row asks of a technology that may be invented, or what it would come to now."""
    kind = asked(scene)[0]
    if kind != "invent":
        return joined(outlook(gained_from(tech, kind, scene), scene))
    need = scene.words("cli-tapestry-needs", need=need_brief(tech.need, scene.words))
    rows = ((CIRCLE, tech.circle), (SQUARE, tech.square))
    missing = [f"{sign} {note}" for sign, gained in rows for note in shortages(gained, scene)]
    return Text(" · ".join([f"{SQUARE} {need}", *missing]), "dim")


def gained_from(tech: Tech, kind: str, scene: Scene) -> tuple[Benefit, ...]:
    """What choosing a technology brings at once."""
    player = own_player(scene.view)
    if player is None or kind not in ("upgrade", "circle", "square"):
        return ()
    is_low = any(lying["tech"] == tech.name for lying in player["techs"]["bottom"])
    return tech.circle if is_low or kind == "circle" else tech.square


def of_tile(tile: Tile, scene: Scene) -> Text:
    """The corners of a tile, clockwise from the top left, and what its benefit would come to now."""
    notes = outlook(tile.benefits, scene)
    return (
        Text.assemble(corner_signs(tile.corners), "  ", joined(notes))
        if notes
        else corner_signs(tile.corners)
    )


def of_space_tile(tile: SpaceTile, scene: Scene) -> Text:
    """What a space tile brings."""
    return joined([gains_brief(tile.benefits, scene.words), *outlook(tile.benefits, scene)])


def of_landmark(landmark: Landmark, scene: Scene) -> Text:
    """The size of a landmark's base, and where it is won."""
    size = f"{len(landmark.shape)}×{len(landmark.shape[0])}"
    if landmark.track < 0:
        return Text(size)
    tier = scene.words("cli-tapestry-tier", tier=TIERS[SPACES[landmark.track][landmark.space].tier])
    return Text(f"{size} · {scene.words(f'tapestry-track-{TRACK_NAMES[landmark.track]}')}, {tier}")


# Places and peoples


def of_hex(place: Hex, scene: Scene) -> Text:
    """The points that the tile to be explored with could score on a hex, or those of the middle island."""
    if asked(scene)[0] == "conquer":
        return joined(island_points(place, scene))
    decision = scene.view["decision"]
    kind, _, number = str(decision and decision["because"]).partition(":")
    if asked(scene)[0] != "explore" or kind != "tile":
        return Text()
    shown = find_hex(place.key, scene)
    best = max(len(matching_sides(shown, turn, scene)) for turn in TERRITORY[int(number)].turns)
    return painted(scene.words("cli-tapestry-up-to", points=f"{best}{SIGN['point']}"))


def island_points(place: Hex, scene: Scene) -> list[str]:
    """The points of the achievement if the middle island is conquered and a place of it is left."""
    if not find_hex(place.key, scene)["middle"]:
        return []
    island = next(each for each in scene.view["achievements"] if each["name"] == "middle_island")
    taken, places = island["earned"], island["places"]
    if scene.view["seat"] in taken or len(taken) >= len(places):
        return []
    points = f"+{places[len(taken)]}{SIGN['point']}"
    return [f"{scene.words('cli-tapestry-achievement-middle_island')}: {points}"]


def of_civilization(civilization: Civilization, scene: Scene) -> Text:
    """What a civilization can do."""
    return Text(explained(f"tapestry-civilization-{civilization.name}", "effect", scene.words))


def of_capital(capital: Capital, scene: Scene) -> Text:
    """How many plots of a capital are free, and where on the map it begins."""
    free = scene.words("cli-tapestry-free-plots", count=SIZE * SIZE - capital.impassable.bit_count())
    alone = len(scene.view["players"]) == 1
    starts = [each for each in scene.view["map"]["hexes"] if capital.number in each["start"] and not alone]
    labels = [hex_label(f"hex:{each['q']},{each['r']}", scene) for each in starts]
    return joined([free, *(scene.words("cli-tapestry-starts", hex=label) for label in labels)])


def of_stage(stage: Stage, scene: Scene) -> Text:
    """What a space of the Entertainers would come to now, and where they may go on from it."""
    onward = " / ".join(gains_brief(STAGE[each].benefits, scene.words) for each in stage.onward)
    notes = [*outlook(stage.benefits, scene), *move_notes(stage.benefits, scene)]
    return joined([*notes, scene.words("cli-tapestry-onward", gains=onward)] if onward else notes)


def of_column(column: Column, scene: Scene) -> Text:
    """What the next space of the Craftsmen's statue or of the Merrymakers would come to now."""
    player = own_player(scene.view)
    if player is None:
        return Text()
    kind, mats = column.key.partition(":")[0], player["mats"]
    if kind == "statue":
        return joined(outlook(STATUE_BENEFITS[column.index][len(mats["craftsmen"][column.index])], scene))
    if kind == "revel":
        return joined(outlook(REVEL_BENEFITS[column.index][mats["merrymakers"][column.index]], scene))
    return Text()


DETAILS: Final[Mapping[type[Option], Callable[[Any, Scene], Text]]] = {
    Benefit: of_benefit,
    Building: of_building,
    Capital: of_capital,
    Card: of_card,
    Civilization: of_civilization,
    Column: of_column,
    Die: of_die,
    Hex: of_hex,
    LaidAt: of_laid,
    Landmark: of_landmark,
    Resource: of_resource,
    Space: of_space,
    SpaceTile: of_space_tile,
    Stage: of_stage,
    Step: of_step,
    Tech: of_tech,
    Tile: of_tile,
    Track: of_track,
}
"""For each kind of thing, what is told beside its name."""
