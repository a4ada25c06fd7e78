"""What scores and incomes would bring a player now, counted from what everybody sees."""

from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.landmarks import SIZE
from figurka.games.tapestry.rules.shape import PlayerView
from figurka.games.tapestry.rules.state import BUILDINGS_OF_A_KIND, LAST_ERA
from figurka.games.tapestry.rules.things import (
    LAST,
    POINTS,
    ROW_NAMES,
    SCORE,
    SCORE_NAMES,
    SCORE_TRACK,
    TECHNOLOGY,
    TRACK_NAMES,
    Benefit,
    IncomeSpace,
)
from figurka.games.tapestry.terminal.city import COLUMNS, FREE, IMPASSABLE, LANDMARK
from figurka.games.tapestry.terminal.scene import View

ARCHITECTS = "architects"
SCORING = 3
"""The step of an income turn that scores; the next brings things."""


def tech_count(player: PlayerView) -> int:
    """How many technologies a player has, in all rows."""
    return sum(len(row) for row in player["techs"].values())


def card_count(player: PlayerView) -> int:
    """How many tapestry cards a player has in hand and on the income mat."""
    return player["hand_size"] + sum(len(stack) for stack in player["eras"])


def capital_points(player: PlayerView) -> int:
    """What a capital scores; the Architects gain more for lines of one kind."""
    city = player["city"]
    if ARCHITECTS not in player["civilizations"] or not city["grid"]:
        return city["lines"]
    grid = city["grid"]
    columns = ["".join(row[column] for row in grid) for column in range(SIZE)]
    lines = [(grid[row], city["rows"][row]) for row in range(SIZE)]
    lines += [(columns[column], city["columns"][column]) for column in range(len(COLUMNS))]
    return sum(2 if is_uniform(line) else 1 for line, complete in lines if complete)


def is_uniform(line: str) -> bool:
    """Whether the income buildings of a line, at least one, are all of one kind."""
    return len(set(line) - {FREE, IMPASSABLE, LANDMARK}) == 1


def counted(player: PlayerView, what: str) -> int:
    """How many things of the kind that a score counts a player has."""
    if what in ROW_NAMES:
        return BUILDINGS_OF_A_KIND - player["income"]["rows"][what]["left"]
    if what == "territories":
        return player["territories"]
    if what == "tech_cards":
        return tech_count(player)
    if what == "capital":
        return capital_points(player)
    if what == "tapestry_cards":
        return card_count(player)
    return len(player["tiles"] if what == "territory_tiles" else player["landmarks"])


def points_now(player: PlayerView, benefit: Benefit) -> int | None:
    """The points that a benefit would bring now; None if it is no score."""
    if benefit.verb == POINTS:
        return benefit.count
    if benefit.verb == SCORE:
        return benefit.count * counted(player, SCORE_NAMES[benefit.what])
    if benefit.verb == SCORE_TRACK:
        if benefit.track == TECHNOLOGY and player["singular"]:
            return LAST
        return max(player["tracks"][TRACK_NAMES[benefit.track]])
    return None


def open_spaces(player: PlayerView) -> list[IncomeSpace]:
    """The spaces of the income mat that no building covers."""
    rows = player["income"]["rows"].values()
    return [
        space
        for row, spaces in zip(rows, INCOME_ROWS, strict=True)
        for space in spaces[: len(spaces) - row["left"]]
    ]


def income_now(player: PlayerView, view: View) -> tuple[int, int]:
    """The income turn that comes or goes on, and its step; 0 before it begins."""
    step = view["income_step"] if view["active"] == player["seat"] else 0
    return player["era"] + (not step), step


def scores_to_come(player: PlayerView, view: View) -> bool:
    """Whether the income turn that comes or goes on still scores: none does in the first."""
    turn, step = income_now(player, view)
    return 1 < turn <= LAST_ERA and step <= SCORING


def gains_to_come(player: PlayerView, view: View) -> bool:
    """Whether the income turn that comes or goes on still brings things: none does in the last."""
    turn, step = income_now(player, view)
    return turn < LAST_ERA and step <= SCORING


def still_paid(space: IncomeSpace, player: PlayerView, view: View) -> tuple[Benefit, ...]:
    """What a space of the income mat can still bring in this game, if it is open from now on."""
    turn, step = income_now(player, view)
    more = int(step > SCORING)
    return (
        *(space.scores if turn + more <= LAST_ERA else ()),
        *(space.gains if turn + more < LAST_ERA else ()),
    )


def income_points(player: PlayerView) -> int:
    """The points of the next income turn, as things stand now."""
    benefits = [benefit for space in open_spaces(player) for benefit in space.scores]
    return sum(points_now(player, benefit) or 0 for benefit in benefits)
