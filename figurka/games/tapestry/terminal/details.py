"""What choosing a thing of Tapestry brings, in a few words beside its name."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from figurka.core.decision import Option
from figurka.games.tapestry.content.civilizations import STAGE, Stage
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.landmarks import SIZE, is_on_grid
from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.things import (
    ANY,
    BUILDING,
    BUILDINGS,
    INCOME,
    LAST,
    POINTS,
    RESOURCE_NAMES,
    TRACK_NAMES,
    Benefit,
    Building,
    Capital,
    Card,
    Civilization,
    Die,
    Hex,
    LaidAt,
    Landmark,
    Plot,
    Resource,
    Site,
    Space,
    SpaceTile,
    Step,
    Tech,
    Tile,
    Track,
)
from figurka.games.tapestry.terminal.briefs import (
    TIERS,
    bonus_brief,
    card_brief,
    gains_brief,
    need_brief,
    space_brief,
    tier_cost,
)
from figurka.games.tapestry.terminal.city import plot_label
from figurka.games.tapestry.terminal.map import find_hex, hex_label, matching_sides
from figurka.games.tapestry.terminal.marks import SIGN, SQUARE, corner_signs, own_player, painted
from figurka.games.tapestry.terminal.mat import next_income
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.tracks import is_to_be_had
from figurka.games.tapestry.terminal.words import explained
from figurka.games.tapestry.terminal.worth import points_now

STEPS: Final = {"regress": -1, "socialism_token": 0}
"""How far a token moves by kind of decision; otherwise one space up."""


def detail(option: Option, scene: Scene) -> Text:
    """What choosing a thing brings."""
    if option is INCOME:
        player = own_player(scene.view)
        return Text() if player is None else next_income(player)
    return DETAILS[type(option)](option, scene) if type(option) in DETAILS else Text()


def kind_asked(scene: Scene) -> str:
    """The kind of the decision that is asked now."""
    decision = scene.view["decision"]
    return "" if decision is None else str(decision["kind"])


def joined(parts: list[str]) -> Text:
    """Notes beside each other."""
    return painted(" · ".join(parts))


# The tracks


def of_step(step: Step, scene: Scene) -> Text:
    """What an advance costs, and what its space offers besides its benefit."""
    kind, words = kind_asked(scene), scene.words
    number = step.start + STEPS.get(kind, 1)
    space = SPACES[step.track][min(max(number, 0), LAST)]
    parts = []
    if kind == "turn":
        parts.append(words("cli-tapestry-cost", cost=space_cost(space)))
    if space.bonus is not None:
        parts.append(words("cli-tapestry-bonus", bonus=bonus_brief(space.bonus, words)))
    if space.landmark is not None and number > step.start and is_to_be_had(space, scene):
        name = words(f"tapestry-landmark-{space.landmark.name}")
        parts.append(words("cli-tapestry-first", landmark=f"{SIGN['landmark']} {name}"))
    return joined(parts)


def space_cost(space: Space) -> str:
    """What it costs to enter a space."""
    return tier_cost(space.tier, SIGN[RESOURCE_NAMES[TRACKS[space.track].resource]])


def of_space(space: Space, scene: Scene) -> Text:
    """The bonus of a space."""
    if space.bonus is None:
        return Text()
    return joined([scene.words("cli-tapestry-bonus", bonus=bonus_brief(space.bonus, scene.words))])


def of_track(track: Track, scene: Scene) -> Text:
    """Where the viewer stands on a track, and what the next space brings."""
    player, words = own_player(scene.view), scene.words
    if player is None:
        return Text()
    spaces = player["tracks"][track.name]
    stands = words("cli-tapestry-stands", space=", ".join(str(space) for space in spaces))
    if max(spaces) == LAST:
        return Text(stands)
    return painted(f"{stands} → {space_brief(track.spaces[max(spaces) + 1], words)}")


# Benefits


def of_benefit(benefit: Benefit, scene: Scene) -> Text:
    """The points that a score would bring now, or what a building would uncover."""
    player = own_player(scene.view)
    if player is None:
        return Text()
    points = None if benefit.verb == POINTS else points_now(player, benefit)
    if points is not None:
        return painted(scene.words("cli-tapestry-worth", points=f"{points}{SIGN['point']}"))
    if benefit.verb == BUILDING and benefit.what != ANY:
        return of_building(BUILDINGS[benefit.what], scene)
    return Text()


def of_building(building: Building, scene: Scene) -> Text:
    """What the next building of a kind uncovers on the income mat."""
    player, words = own_player(scene.view), scene.words
    if player is None:
        return Text()
    spaces = INCOME_ROWS[building.index]
    rows = player["income"]["rows"].values()
    left = next(row["left"] for row in rows if row["building"] == building.name)
    if not left:
        return Text(words("cli-tapestry-none-of-kind"))
    space = spaces[len(spaces) - left]
    return painted(words("cli-tapestry-opens", gain=gains_brief((*space.scores, *space.gains), words)))


def of_resource(resource: Resource, scene: Scene) -> Text:
    """How much of a resource the viewer has."""
    player = own_player(scene.view)
    if player is None:
        return Text()
    return Text(scene.words("cli-tapestry-have", count=player["resources"][resource.name]))


def of_die(die: Die, scene: Scene) -> Text:
    """What a die would bring now."""
    return of_benefit(die.benefit, scene)


# Cards and tiles


def of_card(card: Card, scene: Scene) -> Text:
    """What a tapestry card does."""
    return card_brief(card, scene.words)


def of_laid(laid: LaidAt, scene: Scene) -> Text:
    """What a tapestry card on somebody's income mat does."""
    return card_brief(laid.card, scene.words)


def of_tech(tech: Tech, scene: Scene) -> Text:
    """What the top row asks of a technology."""
    need = scene.words("cli-tapestry-needs", need=need_brief(tech.need, scene.words))
    return Text(f"{SQUARE} {need}", "dim")


def of_tile(tile: Tile, scene: Scene) -> Text:
    """The corners of a tile, clockwise from the top left."""
    return corner_signs(tile.corners)


def of_space_tile(tile: SpaceTile, scene: Scene) -> Text:
    """What a space tile brings."""
    return painted(gains_brief(tile.benefits, scene.words))


def of_landmark(landmark: Landmark, scene: Scene) -> Text:
    """The size of a landmark's base, and where it is won."""
    size = f"{len(landmark.shape)}×{len(landmark.shape[0])}"
    if landmark.track < 0:
        return Text(size)
    tier = scene.words("cli-tapestry-tier", tier=TIERS[SPACES[landmark.track][landmark.space].tier])
    return Text(f"{size} · {scene.words(f'tapestry-track-{TRACK_NAMES[landmark.track]}')}, {tier}")


# Places and peoples


def of_hex(place: Hex, scene: Scene) -> Text:
    """The points that the tile to be explored with could score on a hex."""
    decision = scene.view["decision"]
    kind, _, number = str(decision and decision["because"]).partition(":")
    if kind_asked(scene) != "explore" or kind != "tile":
        return Text()
    shown = find_hex(place.key, scene)
    best = max(len(matching_sides(shown, turn, scene)) for turn in TERRITORY[int(number)].turns)
    return painted(scene.words("cli-tapestry-up-to", points=f"{best}{SIGN['point']}"))


def of_plot(plot: Plot | Site, scene: Scene) -> Text:
    """What a plot is called on the drawing."""
    if not is_on_grid(plot.row, plot.column):
        return Text()
    return Text(plot_label(plot.row, plot.column), "bold")


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
    """Where the Entertainers may go on from a space."""
    onward = " / ".join(gains_brief(STAGE[each].benefits, scene.words) for each in stage.onward)
    return painted(scene.words("cli-tapestry-onward", gains=onward)) if onward else Text()


DETAILS: Final[Mapping[type[Option], Callable[[Any, Scene], Text]]] = {
    Benefit: of_benefit,
    Building: of_building,
    Capital: of_capital,
    Card: of_card,
    Civilization: of_civilization,
    Die: of_die,
    Hex: of_hex,
    LaidAt: of_laid,
    Landmark: of_landmark,
    Plot: of_plot,
    Resource: of_resource,
    Site: of_plot,
    Space: of_space,
    SpaceTile: of_space_tile,
    Stage: of_stage,
    Step: of_step,
    Tech: of_tech,
    Tile: of_tile,
    Track: of_track,
}
"""For each kind of thing, what is told beside its name."""
