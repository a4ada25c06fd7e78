"""See Tapestry's table: `python -m tests.games.tapestry.web.preview FOLDER [--only NAME,NAME] [--all]`."""

from tests.web.previewing import Position, asked, look_at, over

SCENES = {
    "capital": Position(3, 3, asked("capital")),
    "turn": Position(3, 5, asked("turn", 150), "[data-key^='advance:']"),
    "five": Position(5, 8, asked("turn", 420), "[data-key^='advance:']"),
    "payment": Position(3, 5, asked("payment", 100)),
    "plot": Position(3, 5, asked("plot", 60), ".city .choosable"),
    "landmark": Position(3, 7, asked("quarters", 80)),
    "square": Position(3, 7, asked("site", 40)),
    "tile": Position(3, 5, asked("tile", 60)),
    "explore": Position(3, 5, asked("explore", 60)),
    "conquer": Position(3, 9, asked("conquer", 80, options=3), ".pieces .choosable"),
    "die": Position(3, 9, asked("die", 60)),
    "trap": Position(3, 30, asked("trap")),
    "invent": Position(3, 9, asked("invent", 60)),
    "upgrade": Position(3, 9, asked("upgrade", 100)),
    "lay": Position(3, 9, asked("lay", 100)),
    "gain": Position(3, 9, asked("gain", 60)),
    "bonus": Position(3, 9, asked("bonus", 60)),
    "order": Position(3, 9, asked("order", 60)),
    "solo": Position(1, 4, asked("turn", 90), settings={"level": "4"}),
    "solo6": Position(1, 6, asked("turn", 40), settings={"level": "6"}),
    "duo": Position(2, 6, asked("turn", 90), settings={"shadow": "empire"}),
    "watching": Position(4, 5, asked("turn", 200), watched=True),
    "over": Position(3, 2, over),
    "free": Position(3, 5, asked("free_advance", 60), ".loom .choosable"),
    "headings": Position(1, 4, asked("head_start"), ".track .name", settings={"level": "1"}),
    "repeat": Position(3, 5, asked("repeat", 60), ".loom .choosable"),
    "companion": Position(1, 4, asked("report", 60), settings={"level": "4"}, game="tapestry-automa"),
    "companion-over": Position(1, 4, over, game="tapestry-automa"),
    "companion-new": Position(1, 4, asked("report"), settings={"level": "1"}, game="tapestry-automa"),
}

if __name__ == "__main__":
    look_at(SCENES, __doc__)
