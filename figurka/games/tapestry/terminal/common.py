"""What lies open to everybody in Tapestry: landmarks left, achievements, dice and piles."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import FRAME, flow, in_frame
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.rules.things import Landmark
from figurka.games.tapestry.terminal.briefs import benefit_brief
from figurka.games.tapestry.terminal.marks import NUMBER_STYLE, SIGN, painted, seat_mark
from figurka.games.tapestry.terminal.scene import Scene


def draw_common(scene: Scene, width: int) -> RenderableType:
    """Landmarks left, achievements, dice and piles, in so many columns."""
    inner = width - FRAME
    parts = [
        *flow(head("cli-tapestry-landmarks-left", scene), landmarks_left(scene), inner),
        *flow(head("cli-tapestry-achievements", scene), achievements(scene), inner),
        *flow(head("cli-tapestry-piles", scene), piles(scene), inner),
    ]
    return in_frame(Group(*parts), scene.words("cli-tapestry-common"))


def head(message: str, scene: Scene) -> Text:
    """What stands before a line."""
    return Text(f"{scene.words(message)}  ", "dim")


def landmarks_left(scene: Scene, landmarks: Sequence[Landmark] = LANDMARKS) -> list[Text]:
    """The landmarks that nobody has, each with its number if it can be chosen."""
    left = []
    for landmark in landmarks:
        if scene.view["landmarks"][landmark.name] is None:
            text = Text(scene.words(f"tapestry-landmark-{landmark.name}"))
            number = scene.number(landmark.key)
            left.append(text.append(f" [{number}]", NUMBER_STYLE) if number else text)
    return left or [Text(scene.words("cli-tapestry-none-left"), "dim")]


def achievements(scene: Scene) -> list[Text]:
    """The achievements with their places: who has earned them, and the points that are left."""
    found = []
    for thing in scene.view["achievements"]:
        name = thing["name"]
        text = Text(scene.words(f"cli-tapestry-achievement-{name}"))
        for index, points in enumerate(thing["places"]):
            earned = index < len(thing["earned"])
            text.append(" ").append(str(points), "dim strike" if earned else "bold")
            text.append(seat_mark(thing["earned"][index]) if earned else painted(SIGN["point"]))
        found.append(text)
    return found


def piles(scene: Scene) -> list[Text]:
    """How much is left to draw, and how the conquer dice lie."""
    counts, words = scene.view["piles"], scene.words
    counted = (
        (counts["cards"], "card"),
        (counts["techs"], "tech"),
        (counts["tiles"], "tile"),
        (counts["space_tiles"], "space_tile"),
    )
    found = [painted(f"{count}{SIGN[sign]}") for count, sign in counted]
    found.append(Text(words("cli-tapestry-civilizations-left", count=counts["civilizations"])))
    dice = scene.view["dice"]
    if dice is not None:
        faces = [die for die in (*RED, *BLACK) if die.name in dice.values()]
        shown = " / ".join(dict.fromkeys(benefit_brief(die.benefit, words) for die in faces))
        found.append(Text.assemble((f"{words('cli-tapestry-dice')} ", "dim"), painted(shown)))
    return found
