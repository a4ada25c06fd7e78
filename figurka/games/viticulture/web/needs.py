"""What the team still needs, always in sight; in the base game the race to its last points."""

from dataclasses import dataclass

from figurka.games.viticulture.rules.year import END_AT
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.world.rules.shape import NeedsView


@dataclass(frozen=True)
class Need:
    """The points of a seat, how many of them count for the goal, and how many are missing."""

    mark: Mark
    points: int
    missing: int
    label: str

    @property
    def counted(self) -> int:
        """What the meter shows: no less than nothing."""
        return max(self.points, 0)


@dataclass(frozen=True)
class Needs:
    """All that stands between the players and the end of the game."""

    title: str
    goal: int
    seats: tuple[Need, ...]
    note: str = ""
    """How the game ended, or that this year is the last one."""
    met: bool = False


def see_needs(scene: Scene) -> dict[str, object]:
    """What the templates need."""
    return {"needs": team_needs(scene, scene.world["needs"]) if scene.world else race(scene)}


def say(scene: Scene, name: str, **arguments: int | str) -> str:
    """A word of this part of the page."""
    return scene.say(f"viticulture-web-almanac-{name}", "", **arguments)


def need(scene: Scene, seat: int, goal: int) -> Need:
    """The points of a seat on its way to the goal."""
    mark, points = scene.mark(seat), scene.players[seat]["vp"]
    label = say(scene, "points", player=mark.name, count=points, goal=goal)
    return Need(mark, points, max(goal - points, 0), label)


def team_needs(scene: Scene, seen: NeedsView) -> Needs:
    """The points of each, influence and years: together or not at all (W-3)."""
    over = scene.view["phase"] == "over"
    title = "met" if seen["met"] else "lost" if over else "needs"
    seats = tuple(need(scene, player["seat"], seen["goal"]) for player in scene.players)
    note = say(scene, "met-note") if seen["met"] and not over else ""
    return Needs(say(scene, title), seen["goal"], seats, note, seen["met"])


def race(scene: Scene) -> Needs:
    """The points of each; whoever reaches so many brings the last year (V-20)."""
    over = scene.view["phase"] == "over"
    seats = tuple(need(scene, player["seat"], END_AT) for player in scene.players)
    reached = any(not each.missing for each in seats)
    note = say(scene, "last-year") if reached and not over else ""
    return Needs(say(scene, "race-over" if over else "race", count=END_AT), END_AT, seats, note)
