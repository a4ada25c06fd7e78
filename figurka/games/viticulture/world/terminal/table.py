"""The table of Viticulture World: the event, the grid of actions, the team and the own vineyard."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.plain import ENOUGH
from figurka.cli.scene import Term, Thing
from figurka.core.decision import Decision, Option
from figurka.games.viticulture.rules.things import PASS
from figurka.games.viticulture.terminal.briefs import steps_brief
from figurka.games.viticulture.terminal.folding import (
    BOARD,
    HAND,
    MAT,
    PLAYERS,
)
from figurka.games.viticulture.terminal.marks import painted
from figurka.games.viticulture.terminal.scene import Scene, world_view
from figurka.games.viticulture.terminal.table import ViticultureTable, present
from figurka.games.viticulture.terminal.terms import legend
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS, YEARS
from figurka.games.viticulture.world.rules.innovating import bonus_oval
from figurka.games.viticulture.world.rules.things import DEFER, LETTERS, NO_TRADE, NOTHING, Oval, OvalSpace
from figurka.games.viticulture.world.terminal.board import (
    action_grid,
    draw_world_board,
    oval_brief,
    ovals_on_board,
    printed,
)
from figurka.games.viticulture.world.terminal.content import world_content
from figurka.games.viticulture.world.terminal.event import draw_event, missing, needs_line, verdict
from figurka.games.viticulture.world.terminal.folding import (
    EVENT,
    event_line,
    world_board_line,
    world_fold_order,
)
from figurka.games.viticulture.world.terminal.terms import world_terms, world_things
from figurka.games.viticulture.world.terminal.trade import goods_of, offer_line, so_far, traders
from figurka.locales import Words


class WorldTable(ViticultureTable):
    """Draws Viticulture World."""

    letters: ClassVar = {**ViticultureTable.letters, NOTHING.key: ENOUGH, NO_TRADE.key: ENOUGH}
    printed: ClassVar = LETTERS
    numbers: ClassVar = {position.key: position.index + 1 for position in POSITIONS}
    left = (BOARD, PLAYERS)
    right = (EVENT, MAT)
    order = (EVENT, BOARD, PLAYERS, MAT, HAND)

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table; what the team still needs stands last, unless a question follows that shows it."""
        table = super().draw(scene)
        return table if scene.numbers else Group(table, needs_line(scene))

    def frame(self, part: str, scene: Scene, left: int, right: int) -> RenderableType | None:
        """A part whole; what is to the left and to the right has so many columns."""
        if part == EVENT:
            return draw_event(scene)
        if part == BOARD:
            return draw_world_board(scene, left)
        return super().frame(part, scene, left, right)

    def line(self, part: str, scene: Scene) -> RenderableType | None:
        """A part folded."""
        if part == EVENT:
            return event_line(scene)
        if part == BOARD:
            return world_board_line(scene)
        return super().line(part, scene)

    def foldable(self, decision: Decision | None, scene: Scene) -> Sequence[str]:
        """The parts that the question is not about, the least needed first."""
        return world_fold_order(decision, scene)

    def parts(self, scene: Scene) -> Mapping[str, RenderableType]:
        """All frames of the table, and what the team needs."""
        return {**super().parts(scene), scene.words("cli-viticulture-team"): needs_line(scene)}

    def legend(self, words: Words) -> RenderableType | None:
        """What the signs and letters mean."""
        return legend(words, worldly=True)

    def focus(self, decision: Decision, scene: Scene) -> RenderableType | None:
        """What the team still needs, and what the question is about: the watch, the board or a trade."""
        return Group(*subject(decision, scene), needs_line(scene))

    def drawn_as(self, key: str, scene: Scene) -> str:
        """A space where an oval is laid, by the letter of its action."""
        return labels(scene).get(key, "") if key.startswith("lay:") else ""

    def preview(self, decision: Decision, option: Option, scene: Scene) -> RenderableType | None:
        """What an oval would give on its space."""
        if not isinstance(option, OvalSpace) or not isinstance(decision.because, Oval):
            return None
        return laid_preview(decision.because, option, scene)

    def shorthand(self, typed: str, scene: Scene) -> str | None:
        """A space of the board by the letter of its action and its number."""
        typed = typed.strip().upper()
        return next((key for key, label in labels(scene).items() if typed == label), None)

    def meant_by(self, letter: str, scene: Scene) -> Sequence[str]:
        """The spaces of the action with this letter, and the place beside them."""
        verb = "at" if scene.offers("at:") else "lay" if scene.offers("lay:") else ""
        name = WORLD_ACTIONS[LETTERS.index(letter)].name
        return [f"{verb}:{name}:{place}" for place in ("1", "2", "beside")] if verb else []

    def things(self, scene: Scene) -> list[Thing]:
        """Places for workers, cards, structures, fields, tiles and places of the watch."""
        return world_things(scene)

    def terms(self, words: Words) -> list[Term]:
        """Cards, structures, actions, tiles, continents, events, goals and signs."""
        return world_terms(words)

    def terms_now(self, scene: Scene) -> list[Term]:
        """The same with the figures for so many players; the tiles of the solo game only there."""
        return world_terms(scene.words, len(scene.view["players"]))

    def is_final(self, key: str, scene: Scene) -> bool:
        """Whoever passes in the last winter has played his last."""
        return key == PASS.key and scene.view["phase"] == "winter" and scene.view["year"] == YEARS

    def missing(self, scene: Scene) -> list[Text]:
        """What the team reached, and the points and the influence that it was short of."""
        return [verdict(scene), *missing(scene)]

    def content(self, words: Words) -> str | None:
        """All of World's own tiles, events, goals, parents and figures as Markdown."""
        return world_content(words)


def labels(scene: Scene) -> dict[str, str]:
    """What the spaces that can be chosen now are called: the letter of the action and the space's number."""
    found = {}
    for action in world_view(scene)["board"]:
        for verb in ("at", "lay"):
            for place in range(len(action["spaces"])):
                key = f"{verb}:{action['action']}:{place + 1}"
                if action["letter"] and key in scene.numbers:
                    found[key] = f"{action['letter']}{place + 1}"
    return found


def subject(decision: Decision, scene: Scene) -> list[RenderableType]:
    """What a question is about, as a drawing."""
    if decision.kind == "position":
        return waking(decision, scene)
    if decision.kind == "lay":
        return [action_grid(scene, scene.width)]
    if decision.kind.startswith(("offer", "trade", "answer")):
        seats = {decision.seat, *traders(decision)}
        return present(goods_of(seats, scene), offer_line(scene), so_far(decision, scene))
    return []


def waking(decision: Decision, scene: Scene) -> list[RenderableType]:
    """Who still sleeps, and whether one may wait; the watch itself is on the board."""
    words = scene.words
    names = [scene.names[player["seat"]] for player in scene.view["players"] if player["row"] is None]
    asleep = Text(words("cli-viticulture-asleep", players=", ".join(names)), "dim")
    lines: list[RenderableType] = [asleep]
    if DEFER in decision.options:
        lines.append(Text(words("cli-viticulture-defer-note")))
    return lines


def laid_preview(oval: Oval, space: OvalSpace, scene: Scene) -> RenderableType:
    """What a trained worker would gain on the oval, and what laying it there costs or brings."""
    words = scene.words
    ovals, index = ovals_on_board(scene), space.action.index
    ovals[2 * index + space.space] = oval
    end = bonus_oval(ovals, index, space.space, len(world_view(scene)["board"][0]["spaces"]))
    bonus = words("cli-viticulture-leads-nowhere")
    if end is not None:
        bonus = words("cli-viticulture-leads", bonus=steps_brief(end.steps, words))
    covering = printed(space.action.letter, space.space, words)
    place = f"{space.action.letter}{space.space + 1} "
    text = Text.assemble((place, "bold"), painted(f"({oval_brief(oval, words)})  {bonus}"))
    return text.append(painted(f"  {words('cli-viticulture-covering', what=covering)}")) if covering else text
