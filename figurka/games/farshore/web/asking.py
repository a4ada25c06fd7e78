"""The decision bar: the ways of acting with their counts and reasons, and buttons that bear signs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from figurka.core.decision import DONE, OneOfSeveral, Option
from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.asking import Paring, Playing
from figurka.games.farshore.rules.things import (
    AUTUMN,
    DECK,
    PASS,
    PREPARE,
    SEASONS,
    TOKEN_NAMES,
    Payment,
    Way,
)
from figurka.games.farshore.web.cards import CardSight
from figurka.games.farshore.web.prices import signs_of
from figurka.games.farshore.web.scene import Piece, Scene
from figurka.games.farshore.web.signs import GIVES, SYMBOL
from figurka.locales import capital
from figurka.web import drawing
from figurka.web.drawing import Tile
from figurka.web.sight import OptionSight, Sight

ON_BOARD: Final = ("place:", "hand:", "bay:", "city:", "map:", "stranded")
"""How the keys of options begin that are chosen on the drawing alone."""
ZONES: Final = ("hand", "bay", "city", "place", "map")
"""The parts of the table in which things are chosen, by how their keys begin."""
SIGN_OF_ZONE: Final = {
    "hand": "sign-draw",
    "bay": "sign-draw",
    "city": "kind-construction",
    "place": "sign-worker",
    "map": "sign-map",
}
SIGN_OF_KEY: Final = {
    "deck": "draw",
    "resources": "2.any",
    "keep": "draw",
    "redraw": "↻.draw",
    "rest": "↻.production",
}
"""What buttons bear that are nothing but words."""
QUIET: Final = ("done", "decline")
SEVERAL: Final = ("discard", "draw", "give")
"""Of these one chooses as many as one likes, then confirms."""
SHORTER: Final = ("unpack", "give_card")
"""The questions that are told in fewer words: of what they come is told beside them."""
SWAPS: Final = ("discard", "give", "give_card")
"""In these something is given away for something else."""
VISITS: Final = ("visits", "visits-card", "copies")
"""The events that tell where a worker went whose effect is being resolved."""
GOES_ON: Final = ("draw",)
"""Who takes fewer of these than he may is asked again: a card of the deck may change his mind."""


@dataclass(frozen=True)
class Choice:
    """A button of the bar."""

    option: OptionSight
    words: str
    signs: str = ""
    note: str = ""
    """What is known of it now, in a few words."""
    piece: Piece | None = None
    """The worker of the seat that is chosen."""
    quiet: bool = False

    @property
    def name(self) -> str:
        """What the button is called where its signs are not seen; empty if its words say all."""
        return self.option.called_beside(self.words)


@dataclass(frozen=True)
class Picking:
    """Several things that are picked first and then chosen in one go."""

    most: int
    limits: str
    """How often each thing can be picked: key and number, joined by a sign of equality."""
    stop: OptionSight
    """What is chosen if nothing is picked."""
    stops: bool
    """Whether it is also chosen after fewer things than could be picked."""
    words: tuple[str, ...]
    """What the button says that confirms nothing, one thing, two things and so on."""


def on_board(key: str, sight: Sight) -> bool:
    """Whether an option is chosen on the drawing alone."""
    return key.startswith(ON_BOARD)


def see_asked(scene: Scene, cards: Sequence[CardSight]) -> dict[str, object]:
    """Question, ways and buttons of the decision bar; `cards` are those of hand, Bay and city."""
    always: dict[str, object] = {
        "choices": (),
        "picking": None,
        "swap": swap_of(scene),
        "because_tip": because_tip(scene),
        "cause": cause_told(scene),
    }
    if not scene.kind:
        return always
    if scene.kind == "turn":
        return {**always, "prompt": turn_prompt(scene), "ways": turn_ways(scene, cards)}
    picking = see_picking(scene)
    return {
        **always,
        "prompt": prompt(scene, picking is not None),
        "ways": tuple(zone_ways(scene, cards)),
        "choices": tuple(see_choices(scene, picking)),
        "picking": picking,
    }


def bargained_by(scene: Scene) -> Option | None:
    """What makes a card cheaper that is paid for now: a card that helps, or where the worker went."""
    asked = scene.decision
    if not isinstance(asked, Playing) or scene.kind == "play":
        return None
    if asked.terms.usual or asked.helper is not None:
        return asked.helper
    visits = (
        event.thing for event in reversed(scene.events) if event.seat == asked.seat and event.kind in VISITS
    )
    return next(visits, None)


def cause_told(scene: Scene) -> str:
    """What asks, if it is not what the rules name: the question names the card that is paid for."""
    bargain = bargained_by(scene)
    return "" if bargain is None else scene.say(scene.sight.game.rules.called(bargain))


def cause(scene: Scene) -> str:
    """The name of the card or place because of which something is asked."""
    bargain = bargained_by(scene)
    return (scene.because if bargain is None else bargain.key).rpartition(":")[2]


def because_tip(scene: Scene) -> str:
    """The tip of what asks, or nothing."""
    name = cause(scene)
    if name in CARD:
        return f"tip-card-{name}"
    return f"tip-place-{name}" if name in GIVES else ""


def swap_of(scene: Scene) -> str:
    """What is got for what is given away, as signs; nothing if nothing is given."""
    signs = GIVES.get(cause(scene), "")
    return signs if scene.kind in SWAPS and ">" in signs else ""


# The turn


def turn_prompt(scene: Scene) -> str:
    """What one may do in a turn, in a sentence."""
    assert scene.own is not None
    zones = zones_of(scene)
    can = "-".join(
        word
        for word, there in (
            ("workers", scene.own["workers"]["ready"] > 0),
            ("cards", bool(zones["hand"] or zones["bay"])),
            ("prepare", PREPARE.key in scene.keys),
            ("pass", PASS.key in scene.keys),
        )
        if there
    )
    season = scene.words(f"farshore-web-prepare-{next_season(scene)}", "goal")
    return scene.words(f"farshore-web-prompt-{can}", workers=scene.own["workers"]["ready"], season=season)


def next_season(scene: Scene) -> str:
    """The season after the viewer's; autumn is the last."""
    assert scene.own is not None
    return SEASONS[min(SEASONS.index(scene.own["season"]) + 1, AUTUMN)]


def turn_ways(scene: Scene, cards: Sequence[CardSight]) -> tuple[drawing.Way, ...]:
    """Sending a worker, playing a card, preparing or passing; what is closed says why."""
    return (worker_way(scene, cards), card_way(scene, cards), last_way(scene))


def worker_way(scene: Scene, cards: Sequence[CardSight]) -> drawing.Way:
    """Sending a worker."""
    words, zones = scene.words, zones_of(scene)
    assert scene.own is not None
    animal = scene.piece(scene.own["seat"], "").animal
    tiles = (*place_tiles(scene, zones["place"]), *card_tiles(scene, cards, zones["city"]))
    return drawing.Way(
        words("farshore-web-way-worker"),
        f"animal-{animal}",
        words("farshore-web-count-places", count=len(tiles)),
        ("place:", "city:"),
        tiles,
        why_not="" if tiles else words("farshore-web-why-no-worker"),
        tip="tip-worker",
    )


def card_way(scene: Scene, cards: Sequence[CardSight]) -> drawing.Way:
    """Playing a card of hand or Bay."""
    words, zones = scene.words, zones_of(scene)
    seen = [card for card in cards if card.zone in ("hand", "bay")]
    open_ = sum(1 for card in seen if card.key in scene.keys)
    both = bool(zones["hand"] and zones["bay"])
    tiles = tuple(
        replace(tile, note=words(f"farshore-web-zone-{zone}") if both else "")
        for zone in ("hand", "bay")
        for tile in card_tiles(scene, cards, zones[zone])
    )
    return drawing.Way(
        words("farshore-web-way-card"),
        "sign-draw",
        words("farshore-web-count-of", count=open_, all=len(seen)),
        ("hand:", "bay:"),
        tiles,
        why_not="" if tiles else words("farshore-web-why-no-card", count=len(seen)),
        tip="tip-hand",
    )


def last_way(scene: Scene) -> drawing.Way:
    """Passing in autumn, or else preparing for the next season; before that all workers must be out."""
    words = scene.words
    assert scene.own is not None
    if PASS.key in scene.keys:
        return drawing.Way(words("farshore-web-way-pass"), "season-autumn", option=scene.keys[PASS.key])
    season, ready = next_season(scene), scene.own["workers"]["ready"]
    return drawing.Way(
        words(f"farshore-web-prepare-{season}"),
        f"season-{season}",
        option=scene.keys.get(PREPARE.key),
        why_not=words("farshore-web-why-workers-left", count=ready) if ready else "",
        tip=f"tip-season-{season}",
    )


# Things on the drawing


def zones_of(scene: Scene) -> dict[str, list[OptionSight]]:
    """The options that lie on the drawing, by the part of the table."""
    zones: dict[str, list[OptionSight]] = {zone: [] for zone in ZONES}
    for key, option in scene.keys.items():
        zone = key.partition(":")[0]
        if zone in zones and on_board(key, scene.sight):
            zones[zone].append(option)
    return zones


def zone_ways(scene: Scene, cards: Sequence[CardSight]) -> Iterable[drawing.Way]:
    """Where the things lie that answer the question."""
    for zone, options in zones_of(scene).items():
        if not options:
            continue
        yield drawing.Way(
            scene.words(f"farshore-web-zone-{zone}"),
            SIGN_OF_ZONE[zone],
            scene.words(
                f"farshore-web-count-{'places' if zone == 'place' else 'things'}",
                count=len(options)
                if zone == "bay"
                else sum(copies_of(scene, option.key) for option in options),
            ),
            (f"{zone}:",),
            tuple(TILES[zone](scene, cards, options)),
        )


def card_tiles(scene: Scene, cards: Sequence[CardSight], options: list[OptionSight]) -> tuple[Tile, ...]:
    """Cards as a phone shows them beside the question: colour, what they cost, do and are worth."""
    by_key = {card.key: card for card in cards}
    return tuple(
        Tile(
            option,
            card.name,
            f"card-{card.card.key}",
            costs_of(scene, card),
            note_of(scene, card),
            () if card.zone == "city" else amounts(GIVES[card.card.key]),
            ("type", card.type),
        )
        for option in options
        if (card := by_key.get(option.key)) is not None
    )


def costs_of(scene: Scene, card: CardSight) -> tuple[tuple[str, str], ...]:
    """What a card costs, now if it may be played; of a card in the city what it brings."""
    if card.zone == "city":
        return amounts(GIVES[card.card.key])
    return amounts(card.price.signs if card.price is not None else card.cost)


def note_of(scene: Scene, card: CardSight) -> str:
    """What a card is worth that is not played, and how many of it there are."""
    if card.zone == "city" or scene.kind in ("turn", "play"):
        return ""
    worth = scene.words("farshore-count-points", count=card.card.points)
    copies = copies_of(scene, card.key)
    return worth if copies == 1 else f"{worth} ({copies}×)"


def copies_of(scene: Scene, key: str) -> int:
    """How often a thing can be chosen where several are chosen in one go; else it is one."""
    asked = scene.decision
    if not isinstance(asked, OneOfSeveral) or scene.kind not in SEVERAL:
        return 1
    return limit_of(scene, key, asked.left)


def place_tiles(scene: Scene, options: Iterable[OptionSight]) -> tuple[Tile, ...]:
    """Places as a phone shows them beside the question, with what they give."""
    islands = {island["place"] for island in scene.view["islands"]}
    tiles = []
    for option in options:
        name = option.key.partition(":")[2]
        sign = f"isle-{name}" if name in islands else "sign-map" if name == "dunes" else f"place-{name}"
        tiles.append(Tile(option, scene.words(f"farshore-place-{name}"), sign, amounts(GIVES.get(name, ""))))
    return tuple(tiles)


def map_tiles(scene: Scene, options: Iterable[OptionSight]) -> tuple[Tile, ...]:
    """Piles of map tiles as a phone shows them, with their points."""
    value = {pile["map"]: pile["value"] for pile in scene.view["maps"]}
    return tuple(
        Tile(option, scene.words(f"farshore-map-{name}"), "sign-map", ((str(value[name]), "token-point"),))
        for option in options
        if (name := option.key.partition(":")[2])
    )


TILES: Final[dict[str, Callable[[Scene, Sequence[CardSight], list[OptionSight]], tuple[Tile, ...]]]] = {
    "hand": card_tiles,
    "bay": card_tiles,
    "city": card_tiles,
    "place": lambda scene, _, options: place_tiles(scene, options),
    "map": lambda scene, _, options: map_tiles(scene, options),
}


def amounts(signs: str) -> tuple[tuple[str, str], ...]:
    """Signs as amounts with the ids of their symbols; what something turns into begins with an angle."""
    found: list[tuple[str, str]] = []
    turns = ""
    for group in signs.split():
        if group in (">", "/", "|"):
            turns = "›" if group == ">" else "/"
            continue
        number = group.split(".")[0] if group.split(".")[0] not in SYMBOL else ""
        for name in (part for part in group.split(".") if part in SYMBOL):
            found.append((turns + number, SYMBOL[name]))
            turns = number = ""
    return tuple(found)


# Buttons


def see_choices(scene: Scene, picking: Picking | None) -> Iterable[Choice]:
    """The options that have no place on the drawing; what confirms a pick is drawn with it."""
    for key, option in scene.keys.items():
        if on_board(key, scene.sight) or (picking is not None and picking.stops and key == DONE.key):
            continue
        yield see_choice(scene, option)


def see_choice(scene: Scene, option: OptionSight) -> Choice:
    """A button with its signs."""
    key = option.key
    where, _, name = key.partition(":")
    if where == "seat":
        return Choice(option, option.label, piece=scene.piece(int(name), ""))
    if key in TOKEN_NAMES:
        return token_choice(scene, option)
    thing = option_of(scene, key)
    if isinstance(thing, Payment):
        signs = signs_of(thing)
        return Choice(option, "" if signs else option.label, signs)
    if isinstance(thing, Way) and thing.anchor_on is not None:
        return Choice(option, option.label, "anchor")
    refuses = f"farshore-web-none-{scene.kind}"
    label = scene.words(refuses) if key == DONE.key and scene.words.knows(refuses) else option.label
    return Choice(replace(option, label=label), label, SIGN_OF_KEY.get(key, ""), quiet=key in QUIET)


def token_choice(scene: Scene, option: OptionSight) -> Choice:
    """A token that is gained or given, with how many of it there are."""
    assert scene.own is not None
    stored = scene.kind == "unpack"
    there: Mapping[Any, int] = scene.own["stock"] if stored else scene.own["goods"]
    note = scene.words(f"farshore-web-{'stored' if stored else 'have'}", count=there[option.key])
    return Choice(option, capital(scene.words(f"farshore-resource-{option.key}")), option.key, note)


def option_of(scene: Scene, key: str) -> object:
    """The thing itself that an option stands for."""
    asked = scene.decision
    return None if asked is None else asked.options[asked.index(key)]


# Several in one go


def see_picking(scene: Scene) -> Picking | None:
    """How several things are picked in one go; None where it is but one, or the number is settled."""
    asked = scene.decision
    if not isinstance(asked, OneOfSeveral) or isinstance(asked, Paring) or scene.kind not in SEVERAL:
        return None
    if asked.left < 2 or DONE.key not in scene.keys:
        return None
    limits = {key: limit_of(scene, key, asked.left) for key in scene.keys if key != DONE.key}
    return Picking(
        asked.left,
        " ".join(f"{key}={limit}" for key, limit in limits.items()),
        scene.keys[DONE.key],
        scene.kind not in GOES_ON,
        tuple(scene.words(f"farshore-web-pick-{scene.kind}", count=count) for count in range(asked.left + 1)),
    )


def limit_of(scene: Scene, key: str, most: int) -> int:
    """How often a thing can be picked: as many of it as there are."""
    assert scene.own is not None
    where, _, name = key.partition(":")
    if where == "hand":
        there = (scene.own["hand"] or []).count(name)
    elif where == "bay":
        there = sum(
            place["count"] for place in scene.view["bay"] if place is not None and place["card"] == name
        )
    elif key == DECK.key:
        there = scene.view["deck"] + scene.view["discard"]["count"]
    else:
        there = next(count for token, count in scene.own["goods"].items() if token == key)
    return min(most, there)


def prompt(scene: Scene, several: bool) -> str:
    """The question where several things are picked in one go, or the rules' own is too long for a line."""
    if not several and scene.kind not in SHORTER:
        return ""
    asked = scene.decision
    left = asked.left if isinstance(asked, OneOfSeveral) else 1
    return scene.words(f"farshore-web-ask-{scene.kind}", count=left)
