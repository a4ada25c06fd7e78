"""What can be asked about and typed at Tapestry's table: things by name, places by label."""

from figurka.cli.scene import Thing
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.landmarks import LANDMARKS, is_on_grid
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.city import PLOTS
from figurka.games.tapestry.rules.things import BUILDINGS, INCOME, LAST
from figurka.games.tapestry.terminal.city import plot_label
from figurka.games.tapestry.terminal.hexes import hex_labels
from figurka.games.tapestry.terminal.marks import own_player
from figurka.games.tapestry.terminal.scene import Scene


def things(scene: Scene) -> list[Thing]:
    """Turns, technologies, cards, tiles, landmarks, buildings, hexes and plots."""
    words = scene.words
    found = [Thing(INCOME.key, INCOME.key, words("tapestry-term-income"))]
    found += advances(scene)
    found += [Thing(tech.key, tech.name, words(f"tapestry-tech-{tech.name}")) for tech in TECHS]
    found += [Thing(card.key, card.name, words(f"tapestry-card-{card.name}")) for card in CARDS]
    found += [
        Thing(tile.key, tile.name, words("cli-tapestry-tile-thing", number=str(tile.number)))
        for tile in TERRITORIES
    ]
    found += [Thing(each.key, each.name, words(f"tapestry-landmark-{each.name}")) for each in LANDMARKS]
    found += [Thing(each.key, each.name, words(f"tapestry-building-{each.name}")) for each in BUILDINGS]
    return found + places(scene)


def advances(scene: Scene) -> list[Thing]:
    """The advances of the viewer's own tokens, each by its track and by the space that it would enter."""
    player, words = own_player(scene.view), scene.words
    found = []
    for track in TRACKS if player is not None else ():
        assert player is not None
        for start in player["tracks"][track.name]:
            space = track.spaces[min(start + 1, LAST)]
            title = words(
                "cli-tapestry-advance-thing",
                track=words(f"tapestry-track-{track.name}"),
                space=words(f"tapestry-space-{space.name}"),
            )
            found.append(Thing(f"advance:{track.name}:{start}", track.name, title))
    return found


def places(scene: Scene) -> list[Thing]:
    """The hexes of the map and the plots of a capital."""
    words = scene.words
    found = [
        Thing(key, label, words("cli-tapestry-hex-thing", label=label))
        for key, label in hex_labels(scene).items()
    ]
    found += [
        Thing(key, label, words("cli-tapestry-plot-thing", label=label))
        for key, label in plot_labels(scene).items()
    ]
    return found


def plot_labels(scene: Scene) -> dict[str, str]:
    """What the plots are called, by their keys; while a landmark is placed they are its sites."""
    where = "site" if scene.offers("site:") else "plot"
    return {f"{where}:{plot.row},{plot.column}": plot_label(plot.row, plot.column) for plot in PLOTS}


def drawn_as(key: str, scene: Scene) -> str:
    """What a hex, plot or site is called on the drawing; a site beyond the grid has only its number there."""
    where, _, place = key.partition(":")
    if where == "hex":
        return "" if scene.offers("plot:") else hex_labels(scene)[key]
    if where not in {"plot", "site"}:
        return ""
    row, column = (int(part) for part in place.split(","))
    return plot_label(row, column) if is_on_grid(row, column) else scene.number(key)


def shorthand(typed: str, scene: Scene) -> str | None:
    """The key of the hex or plot that a label such as M4 or c4 means."""
    labels = {**hex_labels(scene), **plot_labels(scene)}
    return next((key for key, label in labels.items() if label.casefold() == typed.strip().casefold()), None)
