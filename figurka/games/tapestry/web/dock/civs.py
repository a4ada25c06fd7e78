"""Civilizations: what lies on their mats, and the choice of one with a capital before the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.content.civilizations import (
    CIV,
    MASS_POINTS,
    RANK_BENEFITS,
    REVEL_BENEFITS,
    SQUARE_BENEFITS,
    STAGE,
    STAGES,
    STATUE_BENEFITS,
)
from figurka.games.tapestry.content.landmarks import SIZE
from figurka.games.tapestry.content.mystics import MYSTICS
from figurka.games.tapestry.content.tapestries import leading_tracks
from figurka.games.tapestry.rules.civilizations import FUTURISTS, RANK_LENGTH, TOKENS_ON_MAT, largest_mass
from figurka.games.tapestry.rules.shape import BuildingName, MatsView, OmenView, TrackName
from figurka.games.tapestry.rules.state import Player
from figurka.games.tapestry.rules.things import TRACK_NAMES, Benefit, Capital, Civilization, Stage
from figurka.games.tapestry.web.glossary import long_text
from figurka.games.tapestry.web.scene import Mark, Scene
from figurka.games.tapestry.web.signs import Sign, signs_of
from figurka.games.tapestry.words.naming import gains
from figurka.locales import Words, capital

CAPITAL: Final = {each.name: each for each in CAPITALS}


@dataclass(frozen=True)
class CivText:
    """What a civilization says."""

    name: str
    title: str
    when: str
    effect: str
    later: str
    key: str


@dataclass(frozen=True)
class Cell:
    """A place on a civilization mat: what it brings, what lies there, and how it is chosen."""

    label: str
    key: str = ""
    signs: tuple[Sign, ...] = ()
    piece: str = ""
    """The symbol of a piece that lies there."""
    mark: Mark | None = None
    """Whose token lies there."""
    state: str = ""
    """`done`, `now` or nothing."""
    text: str = ""


@dataclass(frozen=True)
class CivMat:
    """What is drawn on a civilization mat: a shape, its cells in columns or rows, and a line of words."""

    shape: str
    groups: tuple[tuple[Cell, ...], ...]
    caption: str = ""
    paths: tuple[tuple[int, int, int, int], ...] = ()
    """Lines between the cells, from column and row to column and row."""


@dataclass(frozen=True)
class CivSight:
    """A civilization of a player."""

    text: CivText
    mat: CivMat | None


@dataclass(frozen=True)
class CapitalSight:
    """A capital to choose: its number, which stands on the map where it begins, and its impassable plots."""

    name: str
    title: str
    number: int
    rocks: tuple[tuple[int, int], ...]
    picked: bool

    @property
    def free(self) -> int:
        """How many plots can be built on."""
        return SIZE * SIZE - len(self.rocks)


@dataclass(frozen=True)
class Offer:
    """What is chosen from before the game."""

    capitals: tuple[CapitalSight, ...]
    civs: tuple[CivText, ...]
    asked: str
    """The kind of the viewer's decision."""
    picked: str
    """The civilization that was chosen."""


def civ_text(civilization: Civilization, words: Words) -> CivText:
    """What a civilization says in the reader's language."""
    return civ_text_in(civilization.name, words.language)


@cache
def civ_text_in(name: str, language: str) -> CivText:
    """What a civilization says in a language."""
    words, message = Words(language), f"tapestry-civilization-{name}"
    when = words(f"tapestry-web-dock-when-{when_it_acts(CIV[name])}")
    effect, later = (long_text(message, part, words) for part in ("effect", "later"))
    return CivText(name, words(message), when, effect, later, CIV[name].key)


def automa_text(key: str, words: Words) -> CivText:
    """What a civilization of the Automa says."""
    message = f"tapestry-{key.replace(':', '-')}"
    return CivText("", words(message), "", long_text(message, "effect", words), "", key)


def when_it_acts(civilization: Civilization) -> str:
    """When a civilization does something: in income turns, always, or at the ends of the game."""
    if civilization is FUTURISTS:
        return "start"
    if civilization is MYSTICS:
        return "ends"
    if len(civilization.income_turns) > 1:
        return "income"
    return "end" if civilization.income_turns else "always"


def see_civs(scene: Scene, player: Player) -> dict[str, object]:
    """The civilizations of a player, or what he may choose from before the game."""
    mats = scene.shown["mats"]
    civs = [
        CivSight(civ_text(each, scene.words), civ_mat(scene, player, each.name, mats))
        for each in player.civilizations
    ]
    return {"civs": civs, "offer": see_offer(scene)}


def civ_mat(scene: Scene, player: Player, name: str, mats: MatsView) -> CivMat | None:
    """What is drawn on a civilization mat, if anything."""
    draw = MATS.get(name)
    return None if draw is None else draw(scene, player, mats)


def cell(
    scene: Scene, benefits: tuple[Benefit, ...], key: str = "", piece: str = "", state: str = ""
) -> Cell:
    """A place that brings benefits."""
    option = scene.keys.get(key)
    label = capital(scene.say(gains(benefits))) if option is None else option.label
    return Cell(label, key, signs_of(benefits), piece, state=state)


# Mats in columns and rows


def craftsmen(scene: Scene, player: Player, statue: list[list[BuildingName]]) -> CivMat:
    """The statue: three columns that are filled from below."""
    columns = []
    for index, (column, standing) in enumerate(zip(STATUE_BENEFITS, statue, strict=True)):
        cells = [
            cell(
                scene,
                benefits,
                f"statue:{index}" if height == len(standing) else "",
                standing[height] if height < len(standing) else "",
                "done" if height < len(standing) else "",
            )
            for height, benefits in enumerate(column)
        ]
        columns.append(tuple(reversed(cells)))
    return CivMat("columns", tuple(columns))


def merrymakers(scene: Scene, player: Player, revels: list[int]) -> CivMat:
    """Three columns, each with a token that climbs it."""
    mark, columns = scene.mark(player.seat), []
    for index, (column, height) in enumerate(zip(REVEL_BENEFITS, revels, strict=True)):
        cells = [foot(scene, mark if height == 0 else None)]
        for place, benefits in enumerate(column, 1):
            key = f"revel:{index}" if place == height + 1 else ""
            seen = cell(scene, benefits, key, state="done" if place <= height else "")
            cells.append(with_token(seen, mark) if place == height else seen)
        columns.append(tuple(reversed(cells)))
    return CivMat("columns", tuple(columns))


def foot(scene: Scene, mark: Mark | None) -> Cell:
    """Where the token of a column begins."""
    return Cell(scene.say("tapestry-space-start"), mark=mark, state="begin")


def with_token(seen: Cell, mark: Mark) -> Cell:
    """A place with somebody's token on it."""
    return Cell(f"{seen.label}: {mark.name}", seen.key, seen.signs, mark=mark, state="now")


def militants(scene: Scene, player: Player, ranks: list[int]) -> CivMat:
    """Two rows that the outposts cover from the right."""
    rows = []
    for index, (row, left) in enumerate(zip(RANK_BENEFITS, ranks, strict=True)):
        opened = RANK_LENGTH - left
        rows.append(
            tuple(
                cell(
                    scene,
                    (benefit,),
                    f"rank:{index}" if place == opened else "",
                    "outpost" if place >= opened else "",
                    "" if place >= opened else "done",
                )
                for place, benefit in enumerate(row)
            )
        )
    return CivMat("rows", tuple(rows), scene.say("tapestry-web-dock-militants"))


def historians(scene: Scene, player: Player, given: list[int | None]) -> CivMat:
    """Four squares: under the own token, or uncovered since it was given away."""
    cells = []
    for index, (benefit, seat) in enumerate(zip(SQUARE_BENEFITS, given, strict=True)):
        key = f"square:{index}" if scene.kind == "historians_square" else ""
        seen = cell(scene, (benefit,), key, state="" if seat is None else "done")
        mark = scene.mark(player.seat if seat is None else seat)
        cells.append(Cell(f"{seen.label}: {mark.name}", key, seen.signs, mark=mark, state=seen.state))
    return CivMat("rows", (tuple(cells),), scene.say("tapestry-web-dock-historians"))


def leaders(scene: Scene, player: Player, used: list[TrackName]) -> CivMat:
    """The four leaders, those who were called marked by a token."""
    mark, cells = scene.mark(player.seat), []
    for name in TRACK_NAMES:
        key = f"track:{name}" if scene.kind == "leaders" else ""
        title = scene.called(f"track-{name}")
        sign = Sign(name, track=name)
        cells.append(
            Cell(
                title, key, (sign,), mark=mark if name in used else None, state="done" if name in used else ""
            )
        )
    caption = scene.say("tapestry-web-dock-leaders", count=len(TRACK_NAMES) - len(used))
    return CivMat("rows", (tuple(cells),), caption)


def alchemists(scene: Scene, player: Player, marked: list[TrackName]) -> CivMat:
    """The four tracks, those that were rolled marked by a token until they are used."""
    mark, cells = scene.mark(player.seat), []
    for name in TRACK_NAMES:
        is_marked = name in marked
        key = f"track:{name}" if is_marked and scene.kind == "alchemists_track" else ""
        cells.append(
            Cell(
                scene.called(f"track-{name}"),
                key,
                (Sign(name, track=name),),
                mark=mark if is_marked else None,
                state="now" if is_marked else "",
            )
        )
    caption = scene.say("tapestry-web-dock-alchemists", count=len(marked))
    return CivMat("rows", (tuple(cells),), caption)


# Paths, numbers and tokens


def entertainers(scene: Scene, player: Player, current: str) -> CivMat:
    """The stages from left to right with the paths between them."""
    mark, here = scene.mark(player.seat), STAGE[current]
    columns = (STAGES[:1], STAGES[1:5], STAGES[5:9], STAGES[9:13], STAGES[13:])
    places = {
        stage.name: (column, row) for column, stages in enumerate(columns) for row, stage in enumerate(stages)
    }
    groups = tuple(tuple(stage_cell(scene, stage, here, mark) for stage in stages) for stages in columns)
    paths = tuple((*places[stage.name], *places[name]) for stage in STAGES[1:] for name in stage.onward)
    return CivMat("stages", groups, paths=paths)


def stage_cell(scene: Scene, stage: Stage, here: Stage, mark: Mark) -> Cell:
    """A space of the Entertainers: where the token stands, or where it may go next."""
    if stage is STAGES[0]:
        return Cell(scene.say("tapestry-space-start"), mark=mark if stage is here else None, state="begin")
    seen = cell(scene, stage.benefits, stage.key, state="next" if stage.name in here.onward else "")
    return with_token(seen, mark) if stage is here else seen


def mystics(scene: Scene, player: Player, omens: Mapping[str, OmenView]) -> CivMat:
    """The four numbers that were foretold beside those of now."""
    cells = []
    for name, omen in omens.items():
        title = capital(scene.called(f"omen-{name}"))
        foretold = "–" if omen["foretold"] is None else str(omen["foretold"])
        state = "now" if omen["now"] == omen["foretold"] else "done" if omen["met"] else ""
        label = scene.say("tapestry-web-dock-omen", what=title, now=omen["now"], foretold=foretold)
        text = f"{omen['now']} / {foretold}"
        cells.append(
            Cell(
                label, signs=(OMEN_SIGNS[name],), piece="tick" if omen["met"] else "", state=state, text=text
            )
        )
    return CivMat("rows", (tuple(cells),), scene.say("tapestry-web-dock-omens"))


def isolationists(scene: Scene, player: Player, left: int) -> CivMat:
    """The tokens that are left, and the points by the size of the largest land mass."""
    size = min(largest_mass(scene.state, player), len(MASS_POINTS) - 1)
    scale = tuple(
        Cell(
            scene.say("tapestry-web-dock-mass", count=number, points=points),
            signs=(Sign("vp", points=points),),
            state="now" if number == size else "done" if number < size else "",
            text=f"{number}+" if number == len(MASS_POINTS) - 1 else str(number),
        )
        for number, points in enumerate(MASS_POINTS)
        if number
    )
    return CivMat(
        "rows", (token_cells(scene, player, left), scale), scene.say("tapestry-web-dock-isolationists")
    )


def the_chosen(scene: Scene, player: Player) -> CivMat:
    """The tracks that the player leads, and what they bring in the next income turn."""
    leading, opponents = leading_tracks(scene.state, player), len(scene.state.players) - 1
    cells = tuple(
        Cell(
            scene.called(f"track-{name}"),
            signs=(Sign(name, track=name),),
            piece="tick" if index in leading else "",
            state="now" if index in leading else "",
        )
        for index, name in enumerate(TRACK_NAMES)
    )
    earned = sum(player.seat in seats for seats in scene.state.achieved)
    caption = scene.say("tapestry-web-dock-chosen", points=opponents * len(leading), count=earned)
    return CivMat("rows", (cells,), caption)


def tokens(scene: Scene, player: Player, left: int) -> CivMat:
    """The tokens that are left on the mat."""
    caption = scene.say("tapestry-web-dock-tokens", count=left)
    return CivMat("rows", (token_cells(scene, player, left),), caption)


def token_cells(scene: Scene, player: Player, left: int) -> tuple[Cell, ...]:
    """A place for each token: filled while it is there."""
    mark, label = scene.mark(player.seat), scene.say("tapestry-option-token")
    return tuple(
        Cell(label, mark=mark) if place < left else Cell("–", state="gone") for place in range(TOKENS_ON_MAT)
    )


OMEN_SIGNS: Final = {
    "tech_cards": Sign("invent"),
    "complete_districts": Sign("capital"),
    "controlled_territories": Sign("territory"),
    "completed_tracks": Sign("flag"),
}
MATS: Final[Mapping[str, Callable[[Scene, Player, MatsView], CivMat]]] = {
    "alchemists": lambda scene, player, mats: alchemists(scene, player, mats["alchemists"]),
    "craftsmen": lambda scene, player, mats: craftsmen(scene, player, mats["craftsmen"]),
    "entertainers": lambda scene, player, mats: entertainers(scene, player, mats["entertainers"]),
    "heralds": lambda scene, player, mats: tokens(scene, player, mats["heralds"]),
    "historians": lambda scene, player, mats: historians(scene, player, mats["historians"]),
    "inventors": lambda scene, player, mats: tokens(scene, player, mats["inventors"]),
    "isolationists": lambda scene, player, mats: isolationists(scene, player, mats["isolationists"]),
    "leaders": lambda scene, player, mats: leaders(scene, player, mats["leaders"]),
    "merrymakers": lambda scene, player, mats: merrymakers(scene, player, mats["merrymakers"]),
    "militants": lambda scene, player, mats: militants(scene, player, mats["militants"]),
    "mystics": lambda scene, player, mats: mystics(scene, player, mats["mystics"]),
    "the_chosen": lambda scene, player, _: the_chosen(scene, player),
    "traders": lambda scene, player, mats: tokens(scene, player, mats["traders"]),
}
"""How the mats of civilizations are drawn that keep something."""


# Before the game


def see_offer(scene: Scene) -> Offer | None:
    """What the viewer chooses from before the game."""
    offer = scene.shown["offer"]
    if offer is None:
        return None
    civs = [civ_text(CIV[name], scene.words) for name in offer["civilizations"]]
    if scene.kind == "automa_second":
        civs = [automa_text(key, scene.words) for key in scene.keys]
    chosen = offer["picked"] or (picked_capital(scene, offer["capitals"]), "")
    return Offer(
        tuple(see_capital(scene, CAPITAL[name], name == chosen[0]) for name in offer["capitals"]),
        tuple(civs),
        scene.kind,
        chosen[1],
    )


def picked_capital(scene: Scene, names: list[str]) -> str:
    """The capital that the viewer has chosen while the civilization is asked for."""
    if scene.kind != "civilization":
        return ""
    return names[scene.sight.game.history[-1]] if len(names) > 1 else names[0]


def see_capital(scene: Scene, mat: Capital, picked: bool) -> CapitalSight:
    """A capital that may be chosen."""
    rocks = tuple(divmod(plot, SIZE)[::-1] for plot in range(SIZE * SIZE) if mat.impassable >> plot & 1)
    return CapitalSight(mat.name, scene.called(f"capital-{mat.name}"), mat.number, rocks, picked)
