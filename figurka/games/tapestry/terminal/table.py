"""The table of Tapestry: players, map, capital, mat and tracks, as wide as the terminal allows."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import beside
from figurka.cli.plain import ENOUGH, PlainTable
from figurka.cli.scene import Term, Thing
from figurka.core.decision import Decision, Option
from figurka.core.journal import Event
from figurka.games.tapestry.rules.state import LAST_ERA
from figurka.games.tapestry.rules.things import INCOME, STOP
from figurka.games.tapestry.terminal.briefs import ERAS
from figurka.games.tapestry.terminal.city import CITY_WIDTH, draw_city
from figurka.games.tapestry.terminal.common import draw_common
from figurka.games.tapestry.terminal.content import content
from figurka.games.tapestry.terminal.details import detail
from figurka.games.tapestry.terminal.folding import draw_folded, foldable
from figurka.games.tapestry.terminal.map import draw_map, map_width
from figurka.games.tapestry.terminal.marks import SIGN, amounts, own_player, painted
from figurka.games.tapestry.terminal.mat import draw_hand, draw_mat
from figurka.games.tapestry.terminal.names import drawn_as, shorthand, things
from figurka.games.tapestry.terminal.news import in_brief
from figurka.games.tapestry.terminal.placing import focus, preview
from figurka.games.tapestry.terminal.players import draw_players
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.techs import draw_display, draw_techs
from figurka.games.tapestry.terminal.terms import legend, terms
from figurka.games.tapestry.terminal.tracks import draw_tracks
from figurka.locales import Words

SIDE_WIDTH = 60
"""So many columns must be left beside the map for something else."""
SIDE_PARTS = frozenset({"players", "common", "display"})
"""What stands beside the map."""
MAT_WIDTH = 66
"""So many must be left beside the capital for the mat; with fewer, the technologies stand there."""


class TapestryTable(PlainTable):
    """Draws Tapestry."""

    letters: ClassVar = {**PlainTable.letters, STOP.key: ENOUGH, INCOME.key: "i"}

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table, what is needed most at the bottom, near the question."""
        tracks = [] if "tracks" in scene.folded else [draw_tracks(scene)]
        return Group(*draw_folded(scene), *everybodys(scene), *own(scene), *tracks)

    def foldable(self, decision: Decision | None, scene: Scene) -> Sequence[str]:
        """The parts that are told on one line where the window is low, the least needed now first."""
        return foldable(decision, scene)

    def parts(self, scene: Scene) -> Mapping[str, RenderableType]:
        """All frames of the table."""
        words, width = scene.words, scene.width
        drawn = {
            words("cli-tapestry-players"): draw_players(scene),
            words("cli-tapestry-map"): draw_map(scene),
            words("cli-tapestry-common"): draw_common(scene, width),
            words("cli-tapestry-display"): draw_display(scene),
            words("tapestry-term-capital"): draw_city(scene),
            words("cli-tapestry-techs"): draw_techs(scene, width),
            words("cli-tapestry-mat"): draw_mat(scene, width),
            words("cli-tapestry-hand"): draw_hand(scene),
            words("cli-tapestry-tracks"): draw_tracks(scene),
        }
        return {name: part for name, part in drawn.items() if part is not None}

    def legend(self, words: Words) -> RenderableType | None:
        """What the signs and letters mean."""
        return legend(words)

    def status(self, scene: Scene) -> RenderableType | None:
        """The viewer's resources, points and era, and how much he holds."""
        player = own_player(scene.view)
        if player is None:
            return None
        counts = (
            (player["vp"], "point"),
            (player["hand_size"], "card"),
            (len(player["tiles"]), "tile"),
        )
        held = painted("  ".join(f"{count}{SIGN[sign]}" for count, sign in counts))
        era = scene.words("cli-tapestry-status-era", era=player["era"], numeral=ERAS[player["era"]])
        return Text.assemble(amounts(player["resources"]), "   ", held, "   ", (era, "dim"))

    def in_brief(self, events: Sequence[Event], scene: Scene) -> RenderableType | None:
        """Where the others went and what they took."""
        return in_brief(events, scene)

    def focus(self, decision: Decision, scene: Scene) -> RenderableType | None:
        """The map or capital where something is placed."""
        return focus(decision, scene)

    def drawn_as(self, key: str, scene: Scene) -> str:
        """What a hex or plot is called on the drawing beside the question."""
        return drawn_as(key, scene)

    def preview(self, decision: Decision, option: Option, scene: Scene) -> RenderableType | None:
        """A tile, building or landmark where it would lie."""
        return preview(decision, option, scene)

    def shorthand(self, typed: str, scene: Scene) -> str | None:
        """A hex or plot by its label."""
        return shorthand(typed, scene)

    def detail(self, option: Option, scene: Scene) -> Text:
        """What choosing the thing brings, costs or needs."""
        return detail(option, scene)

    def things(self, scene: Scene) -> list[Thing]:
        """Turns, technologies, cards, tiles, landmarks, buildings, hexes and plots."""
        return things(scene)

    def terms(self, words: Words) -> list[Term]:
        """Cards, technologies, spaces, civilizations, tiles, benefits, signs and the rulebook's words."""
        return terms(words)

    def is_final(self, key: str, scene: Scene) -> bool:
        """Whoever takes the fifth income turn has played his last."""
        player = own_player(scene.view)
        return player is not None and key == INCOME.key and player["era"] == LAST_ERA - 1

    def content(self, words: Words) -> str | None:
        """All cards, tiles, spaces, landmarks and civilizations as Markdown."""
        return content(words)


def everybodys(scene: Scene) -> list[RenderableType]:
    """What lies in the middle of the table, the map beside the rest where there is room."""
    left, folded = scene.width - map_width(scene), scene.folded
    is_beside = left >= SIDE_WIDTH and "map" not in folded and not folded >= SIDE_PARTS
    players = None if "players" in folded else draw_players(scene)
    world = None if "map" in folded else draw_map(scene)
    common = None if "common" in folded else draw_common(scene, left if is_beside else scene.width)
    display = None if "display" in folded else draw_display(scene)
    if not is_beside or world is None:
        return present(players, world, common, display)
    return [beside(world, Group(*present(players, common, display)), left_width=map_width(scene))]


def own(scene: Scene) -> list[RenderableType]:
    """What belongs to the viewer, beside his capital if he has one yet."""
    folded, left = scene.folded, scene.width - CITY_WIDTH
    city = None if "city" in folded else draw_city(scene)
    hand = None if "hand" in folded else draw_hand(scene)
    room = scene.width if city is None else left
    with_mat = city is None or left >= MAT_WIDTH
    mat = None if "mat" in folded else draw_mat(scene, room if with_mat else scene.width)
    techs = None if "techs" in folded or before_the_game(scene) else draw_techs(scene, room)
    side = present(mat, techs) if with_mat else present(techs)
    if city is not None:
        side = [beside(city, Group(*side), left_width=CITY_WIDTH)]
    return present(*side, None if with_mat else mat, hand)


def before_the_game(scene: Scene) -> bool:
    """Whether the viewer has not chosen a capital yet, and so has no technologies either."""
    player = own_player(scene.view)
    return player is None or player["city"]["capital"] is None


def present(*parts: RenderableType | None) -> list[RenderableType]:
    """The parts that there are."""
    return [part for part in parts if part is not None]
