"""The viewer's own income mat in Tapestry: rows and next income, eras, hand and supply."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import FRAME, flow, in_frame, strung
from figurka.games.tapestry.content.cards import CARD
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.rules.shape import LaidView, PlayerView
from figurka.games.tapestry.rules.things import RESOURCE_NAMES, IncomeSpace
from figurka.games.tapestry.terminal.briefs import TIERS, card_brief, gains_brief
from figurka.games.tapestry.terminal.hexes import TOKEN, tile_sign
from figurka.games.tapestry.terminal.marks import (
    NUMBER_STYLE,
    SIGN,
    amounts,
    building_mark,
    corner_signs,
    own_player,
    painted,
)
from figurka.games.tapestry.terminal.scene import Scene, View
from figurka.games.tapestry.terminal.worth import (
    gains_to_come,
    income_now,
    income_points,
    scores_to_come,
)
from figurka.locales import Words

SPACE_TILE: Final = {tile.name: tile for tile in SPACE_TILE_LIST}
NAME_WIDTH: Final = 20


def draw_mat(scene: Scene, width: int) -> RenderableType | None:
    """Resources, income rows, eras and supply, in so many columns."""
    player = own_player(scene.view)
    if player is None:
        return None
    words = scene.words
    inner = width - FRAME
    parts: list[RenderableType] = [income_rows(player, words)]
    if not player["finished"] and (coming := next_income(player, scene.view)):
        title = words(income_title(player, scene.view))
        parts.append(Text.assemble((f"{title}  ", "dim"), coming))
    parts += flow(Text(f"{words('cli-tapestry-eras')}  ", "dim"), era_cards(player, words), inner)
    parts += supply_lines(player, scene, inner)
    heading = Text.assemble((f"{words('cli-tapestry-mat')} · ", "bold"), amounts(player["resources"]))
    return in_frame(Group(*parts), heading)


# Income


def income_rows(player: PlayerView, words: Words) -> Table:
    """The four rows of the mat: open spaces bright, covered ones dim behind their buildings."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row, spaces in zip(player["income"]["rows"].values(), INCOME_ROWS, strict=True):
        opened = len(spaces) - row["left"]
        cells = [income_space(space, index < opened, words) for index, space in enumerate(spaces)]
        grid.add_row(building_mark(row["building"], words), *cells)
    return grid


def income_space(space: IncomeSpace, is_open: bool, words: Words) -> Text:
    """What a space of the mat brings; in brackets while a building covers it."""
    gain = gains_brief((*space.scores, *space.gains), words).replace(", ", " ")
    return painted(gain) if is_open else Text(f"[{gain}]", "dim")


def next_income(player: PlayerView, view: View) -> Text:
    """What the next income turn brings, or what is still to come of the one that goes on."""
    parts = []
    if gains_to_come(player, view):
        gains = player["income"]["next"]
        parts += [f"+{gains[name]}{SIGN[name]}" for name in RESOURCE_NAMES]
        parts += [f"+{gains['territory_tile']}{SIGN['tile']}", f"+{gains['tapestry_card']}{SIGN['card']}"]
    if scores_to_come(player, view) and (points := income_points(player)):
        parts.append(f"+{points}{SIGN['point']}")
    return painted(" ".join(parts))


def income_title(player: PlayerView, view: View) -> str:
    """The message that says which income is meant."""
    return "cli-tapestry-this-income" if income_now(player, view)[1] else "cli-tapestry-next-income"


# Tapestry


def era_cards(player: PlayerView, words: Words) -> list[Text]:
    """The cards of each era, the uppermost last; the first space shows the Maker of Fire."""
    found = []
    for era, stack in enumerate(player["eras"], 1):
        cards = [laid_card(laid, player, words) for laid in stack]
        if era == 1:
            cards = [Text(words("tapestry-maker_of_fire")), *cards]
        shown = strung(cards, " < ") if cards else Text("–", "dim")
        found.append(Text.assemble((f"{TIERS[era]} ", "bold dim"), shown))
    return found


def laid_card(laid: LaidView, player: PlayerView, words: Words) -> Text:
    """A card of the mat: bold while it is in force, with a Heralds' token if it has one."""
    if laid["card"] is None:
        return Text(words("cli-tapestry-face-down"), "dim")
    name = words(f"tapestry-card-{laid['card']}")
    if laid["copied"] is not None:
        copied = words(f"tapestry-card-{laid['copied']}")
        name += f" ({words('cli-tapestry-copies', card=copied)})"
    in_force = (laid["copied"] or laid["card"]) in player["in_force"]
    return Text(
        name + (TOKEN if laid["heralded"] else "") + (" ∞" if in_force else ""), "bold" if in_force else ""
    )


def draw_hand(scene: Scene) -> RenderableType | None:
    """The viewer's tapestry cards with what they do."""
    player = own_player(scene.view)
    if player is None or not player["hand"]:
        return None
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(justify="right", style=NUMBER_STYLE, min_width=1)
    grid.add_column(no_wrap=True, max_width=NAME_WIDTH, overflow="ellipsis")
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    for name in player["hand"]:
        card = CARD[name]
        title = Text(scene.words(f"tapestry-card-{name}"))
        grid.add_row(scene.number(card.key), title, card_brief(card, scene.words))
    return in_frame(grid, f"{scene.words('cli-tapestry-hand')} · {len(player['hand'])}")


# Supply


def supply_lines(player: PlayerView, scene: Scene, width: int) -> list[Text]:
    """The territory and space tiles of the supply, and the space tiles explored."""
    words = scene.words
    tiles = [tile_mark(number, scene) for number in player["tiles"]]
    tiles += [star_mark(name, scene) for name in player["space_tiles"]]
    lines = []
    if tiles:
        lines += flow(Text(f"{words('cli-tapestry-supply')}  ", "dim"), tiles, width)
    if player["stars"]:
        stars = [Text(words(f"tapestry-spacetile-{name}")) for name in player["stars"]]
        lines += flow(Text(f"{words('cli-tapestry-in-space')}  ", "dim"), stars, width)
    return lines


def tile_mark(number: int, scene: Scene) -> Text:
    """A territory tile: its number, its corners clockwise from the top left, and what it brings."""
    tile = TERRITORY[number]
    text = painted(SIGN["tile"]).append(f"{number} ", "dim").append(corner_signs(tile.corners))
    text.append(" ").append(painted(tile_sign(tile, scene.words) * tile.benefits[0].count))
    chosen = scene.number(tile.key)
    return text.append(f" [{chosen}]", NUMBER_STYLE) if chosen else text


def star_mark(name: str, scene: Scene) -> Text:
    """A space tile and what it brings."""
    tile = SPACE_TILE[name]
    text = painted(f"{SIGN['space_tile']} {scene.words(f'tapestry-spacetile-{name}')}: ")
    text.append(painted(gains_brief(tile.benefits, scene.words)))
    chosen = scene.number(tile.key)
    return text.append(f" [{chosen}]", NUMBER_STYLE) if chosen else text
