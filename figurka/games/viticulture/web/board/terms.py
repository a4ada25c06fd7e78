"""The tips of both boards that never change: actions, tiles, ovals and workers."""

from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.content.board import ACTIONS
from figurka.games.viticulture.rules.things import WORKERS, Action, WorkerKind
from figurka.games.viticulture.web.board.places import SYMBOLS, sentence
from figurka.games.viticulture.web.tips import Tip
from figurka.games.viticulture.words.effects import effect_text, steps_text
from figurka.games.viticulture.world.content.board import WORLD_ACTIONS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.things import DESIGNED, EVENT_SPACE, InnovationTile, Oval
from figurka.games.viticulture.world.words.effects import tile_text
from figurka.games.viticulture.world.words.telling import called
from figurka.locales import Message, Words, capital

SEASONS: Final = ("summer", "winter", "all_year")
RULES: Final = {
    "plant_vine": "V-40 V-80",
    "play_summer_visitor": "V-60 V-61",
    "sell_grapes_or_field": "V-45 V-81",
    "harvest_field": "V-44 V-94",
    "make_wine": "V-50 V-90",
    "train_worker": "V-35",
    "play_winter_visitor": "V-60 V-61",
    "fill_order": "V-51 V-52",
    "gain_lira": "V-38",
}
"""The rules behind the actions of the base game; the others are covered by the general ones."""
WORLD_RULES: Final = {
    **RULES,
    "sell_grapes_or_field": "W-42 V-81",
    "trade": "W-41",
    "innovate": "W-50",
    "train_worker": "W-64 W-65",
    "sell_wine": "W-66",
    "gain_influence": "W-67",
    "gain_lira": "W-32",
}
WORKER_RULES: Final = {
    "yellow": "W-29",
    "blue": "W-29",
    "bare": "W-30",
    "grande": "W-31 W-34 W-74",
    "grey": "W-30 W-33",
}
BASE_WORKER_RULES: Final = {"bare": "V-31", "grande": "V-32 V-33", "grey": "V-34"}


def board_terms(words: Words, *, world: bool) -> dict[str, object]:
    """The tips of a board in a language."""
    actions = WORLD_ACTIONS[:EVENT_SPACE] if world else ACTIONS
    tiles = (*TILES, *OVALS) if world else ()
    kinds = WORKER_RULES if world else BASE_WORKER_RULES
    terms = (
        *(action_term(words, action, world) for action in actions),
        *(tile_term(words, tile) for tile in tiles),
        *(worker_term(words, kind, world) for kind in WORKERS if kind.name in kinds),
    )
    return {"board_terms": terms}


def title(words: Words, thing: Option) -> str:
    """The name of a thing."""
    return capital(words.say(called(thing)))


def phrased(words: Words, message: Message) -> str:
    """What a thing does, as a sentence."""
    return sentence(capital(words.say(message).replace("\n", " ")))


def action_term(words: Words, action: Action, world: bool) -> Tip:
    """An action: what it does, its season, and the bonus of its middle space."""
    text = phrased(words, effect_text(action.effect))
    if action.bonus:
        text = f"{text} {words('viticulture-web-board-bonus-space', bonus=steps_text(action.bonus))}"
    season = words(f"viticulture-web-season-{SEASONS[action.season]}")
    return Tip(
        f"action-{action.name}",
        title(words, action),
        text,
        SYMBOLS[action.name],
        f"{season} · {action.letter}" if action.letter else season,
        (WORLD_RULES if world else RULES).get(action.name, "W-28" if world else "V-36"),
    )


def tile_term(words: Words, tile: InnovationTile) -> Tip:
    """An innovation tile, and whether it is this project's own."""
    designed = words("viticulture-designed", "short") if tile.source == DESIGNED else ""
    rules = ("W-56 W-57" if tile.arrow else "W-56") if isinstance(tile, Oval) else "W-51"
    return Tip(
        tile.key.replace(":", "-"),
        title(words, tile),
        phrased(words, tile_text(tile)),
        "oval" if isinstance(tile, Oval) else "a-innovate",
        designed,
        rules,
    )


def worker_term(words: Words, kind: WorkerKind, world: bool) -> Tip:
    """A kind of worker."""
    base_grande = kind.name == "grande" and not world
    text = "viticulture-web-board-base-grande" if base_grande else f"viticulture-web-board-worker-{kind.name}"
    rules = (WORKER_RULES if world else BASE_WORKER_RULES)[kind.name]
    symbol = f"worker-{'bare' if kind.name == 'grey' else kind.name}"
    return Tip(f"worker-{kind.name}", title(words, kind), words(text), symbol, rules=rules)
