"""The sites where a landmark may be placed, for the script that moves and turns it."""

import json
from dataclasses import dataclass
from functools import cache

from figurka.games.tapestry.content.landmarks import LANDMARKS, SIZE
from figurka.games.tapestry.rules.city import free_plots
from figurka.games.tapestry.rules.state import Player
from figurka.games.tapestry.rules.things import Site, Turned
from figurka.games.tapestry.web.city.completing import Outcome, Part, completed_rows, outcome_of
from figurka.games.tapestry.web.city.shapes import cells_of, on_grid
from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.words.naming import plot_name


@dataclass(frozen=True)
class Spot:
    """A site with what never changes of it: its middle as fractions of the grid, and its name."""

    site: Site
    cx: float
    cy: float
    place: str
    plots: int
    """How many of its plots are on the grid."""


@dataclass(frozen=True)
class Proposal:
    """A site where the landmark may be placed now: how it is chosen, and what would come of it."""

    spot: Spot
    turn: int
    option: int
    then: str
    outcome: Outcome
    marks: str


@cache
def spots_of(landmark: int, quarters: int) -> tuple[Spot, ...]:
    """All sites of a landmark in a rotation; the middle is that of the plots that the mouse can reach."""
    turned = next(each for each in LANDMARKS[landmark].turns if each.quarters == quarters)
    cells, found = cells_of(turned.shape), []
    for site in turned.sites:
        seen = on_grid(cells, site.row, site.column)
        rows, columns = [site.row + row for row, _ in seen], [site.column + column for _, column in seen]
        first, last = plot_name(min(rows), min(columns)), plot_name(max(rows), max(columns))
        found.append(
            Spot(
                site,
                round((sum(columns) / len(seen) + 0.5) / SIZE, 3),
                round((sum(rows) / len(seen) + 0.5) / SIZE, 3),
                first if first == last else f"{first}–{last}",
                len(seen),
            )
        )
    return tuple(found)


def turns_asked(scene: Scene) -> tuple[Turned, ...]:
    """The rotations to choose from, or the one that has been chosen."""
    decision = scene.decision
    assert decision is not None
    turns = tuple(option for option in decision.options if isinstance(option, Turned))
    return turns or tuple(option.turned for option in decision.options[:1] if isinstance(option, Site))


def proposals_of(
    scene: Scene, player: Player, parts: tuple[Part, ...], turn: int, turned: Turned
) -> list[Proposal]:
    """The sites of a rotation that are free."""
    taken, found = ~free_plots(player), []
    for spot in spots_of(turned.landmark.index, turned.quarters):
        site = spot.site
        if site.mask & taken:
            continue
        key, then = (turned.key, site.key) if scene.kind == "quarters" else (site.key, "")
        outcome, marks = outcome_of(player, parts, site.mask)
        found.append(Proposal(spot, turn, scene.keys[key].index, then, outcome, marks))
    return found


def how_good(proposal: Proposal) -> tuple[int, int, int]:
    """What is proposed first: it completes much, hangs over little, and nearly completes a district."""
    outcome = proposal.outcome
    worth = 3 * outcome.resources + 2 * outcome.points + proposal.spot.plots
    return worth, -outcome.missing, -proposal.turn


def sites_json(scene: Scene, proposals: list[Proposal], first: Proposal) -> str:
    """The sites for the script, turn by turn."""
    said = {each: outcome_said(scene, each) for each in {proposal.outcome for proposal in proposals}}
    turns: list[list[dict[str, object]]] = [[] for _ in range(proposals[-1].turn + 1)]
    chosen = 0
    for each in proposals:
        if each is first:
            chosen = len(turns[each.turn])
        turns[each.turn].append(site_data(each, said[each.outcome]))
    data = {"turn": first.turn, "site": chosen, "turns": [{"sites": sites} for sites in turns]}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def site_data(proposal: Proposal, said: str) -> dict[str, object]:
    """A site for the script."""
    spot = proposal.spot
    data: dict[str, object] = {
        "x": spot.site.column,
        "y": spot.site.row,
        "cx": spot.cx,
        "cy": spot.cy,
        "option": proposal.option,
        "plan": f"plan-{proposal.outcome.id}",
        "label": f"{spot.place}: {said}",
    }
    if proposal.then:
        data["then"] = proposal.then
    if proposal.marks:
        data["marks"] = proposal.marks
    return data


def outcome_said(scene: Scene, outcome: Outcome) -> str:
    """An outcome in words."""
    if outcome.districts or outcome.lines:
        return ", ".join(row.text for row in completed_rows(scene, outcome))
    return scene.say("tapestry-web-city-nothing")
