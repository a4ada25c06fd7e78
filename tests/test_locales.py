"""The words of both languages: whole, all in use, and said without a fault."""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from figurka.core.decision import EVERYONE, Decision, Option
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import new_game
from figurka.core.rules import Refusal, Rules
from figurka.games.farshore import FARSHORE
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.scoring import breakdown
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.things import KINDS, RARITIES, SEASONS, TOKENS, TYPES
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.companion import TAPESTRY_AUTOMA
from figurka.games.tapestry.content import capitals, cards, civilizations, dice, landmarks, spacetiles
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.maps import ACHIEVEMENTS, LARGE, SMALL
from figurka.games.tapestry.content.mystics import OMEN_OPTIONS
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules import benefits
from figurka.games.tapestry.rules.adjustments import ADJUSTMENTS
from figurka.games.tapestry.rules.city import PLOTS
from figurka.games.tapestry.rules.state import RESOURCE_LIMIT
from figurka.games.tapestry.rules.things import (
    BUILDINGS,
    INCOME,
    POINT_SOURCES,
    RANKS,
    RESOURCES,
    REVELS,
    ROW_NAMES,
    SCORE_NAMES,
    SQUARES,
    STATUE,
    STEPS,
    TERRAIN_NAMES,
    Benefit,
)
from figurka.games.tapestry.solo.content import cards as bots
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.solo.rules.setting_up import SHADOW_CHOICES
from figurka.games.tapestry.solo.rules.things import (
    ANY_OPEN,
    NEAREST_END,
    NEAREST_LANDMARK_OR_END,
    BotBenefit,
    Cell,
    Distance,
    RuleRef,
    Tally,
)
from figurka.games.viticulture import VITICULTURE
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.setup import STRUCTURE_CHOICES
from figurka.games.viticulture.rules.things import WINES
from figurka.games.viticulture.world import VITICULTURE_WORLD
from figurka.games.viticulture.world.content.events import DIFFICULTY, EVENTS
from figurka.games.viticulture.world.rules.setup import EVENT_CHOICES, HAND_CHOICES, LEVELS
from figurka.games.viticulture.world.rules.things import Goods, Offer
from figurka.locales import LANGUAGES, Message, Words
from figurka.locales.catalog import HOUSE, catalog
from tests.games.viticulture.words import sayings as viticulture

PACKAGE = HOUSE.parent
DRAWINGS = {"web", "terminal", "mind"}
"""The folders of a game that ask and tell nothing by themselves."""
GAMES: tuple[Rules[Any], ...] = (FARSHORE, TAPESTRY, TAPESTRY_AUTOMA, VITICULTURE, VITICULTURE_WORLD)
SPOKEN = (FARSHORE.name, TAPESTRY.name, VITICULTURE.name)
"""The games with words of their own; World and the Automa for the table lie within the folder of another."""
HARD = "\N{NO-BREAK SPACE}"

ATTRIBUTES = {"about", "acc", "count", "effect", "into", "later", "loc", "need", "note", "short", "title"}
PREFIXES = {"error", "game", "list", "refusal", "rule", *(rules.name for rules in GAMES)}
"""How ids begin; those of the terminal and of other pages join when they have a file."""

FARSHORE_LABELS = {
    "hand-turn",
    "bay-turn",
    "hand-play",
    "bay-play",
    "hand-discard",
    "hand-give_card",
    "bay-bay",
    "bay-draw",
    "way-pay",
    "way-helper",
    "way-anchor",
    "way-anchor-worker",
    "payment",
    "payment-nothing",
    "seat",
    "visit-bare",
    "visit-anchor",
    "visit-place",
    "bridge-deck",
    "bridge-resources",
    "city-bare",
    "city-anchor",
    "city-worker",
    "city-both",
}
TAPESTRY_LABELS = {
    "seat",
    "payment",
    "advance",
    "regress",
    "token",
    "space",
    "hex",
    "hex-tile",
    "hex-of",
    "hex-of-tile",
    "hex-own",
    "hex-land",
    "tile",
    "spacetile",
    "rotation",
    "quarters",
    "plot",
    "column-statue",
    "column-revel",
    "column-rank",
    "column-square",
    "laid",
    "tech",
    "tech-gain",
    "tech-of",
    "number-guilds-buy",
    "number-guilds-sell",
    "number-mercantilism",
    "number-muster",
    "number-omen",
    "bonus-pay",
    "bonus-decline",
    "bonus-free-take",
    "bonus-free-decline",
    "bonus-discard-take",
    "bonus-discard-decline",
    "olympics-pay",
    "free-advance-decline",
    "bare-advance",
    "bare-advance-decline",
    "exploitation-take",
    "exploitation-decline",
    "heralds-start-take",
    "heralds-start-decline",
    "invent-unseen-take",
    "invent-unseen-decline",
    "inventors-gain-take",
    "inventors-gain-decline",
    "isolate-take",
    "isolate-decline",
    "militarism-take",
    "militarism-decline",
    "refresh-take",
    "refresh-decline",
    "trap-take",
    "trap-decline",
    "alchemists-start-decline",
}
LABELS = {"farshore": FARSHORE_LABELS, "tapestry": TAPESTRY_LABELS, "viticulture": viticulture.LABELS}
"""What words.py makes labels of."""

TOLD = {
    "farshore": {},
    "tapestry": {
        "camps": {"camps", "camps-landmark"},
        "conquers": {"conquers", "conquers-from"},
        "copies-card": {"copies-card", "copies-card-own"},
        "discards": {"discards", "discards-tile"},
        "heralds": {"heralds", "heralds-own"},
        "marks-tech": {"marks-tech", "marks-tech-own"},
        "scores": {"scores", "scores-die", "scores-sides", "loses-points"},
        "upgrades": {"upgrades-middle", "upgrades-top"},
    },
    "viticulture": viticulture.TOLD,
}
"""The events that words.py tells in more than one way."""

REASONING = {
    *("explain", "closest", "furthest", "near_middle", "tell_hexes", "topple_shadow", "place_random_tile"),
    "draw_pair",
}
"""The calls by which Tapestry's bots name the rule that decides."""
CASES = {
    "A-33": {"", "-upward"},
    "A-50": {"", "-start"},
    "A-79": {"-closes", "-middle"},
    "A-80": {"", "-none"},
    "A-101": {"", "-behind", "-ended"},
    "A-202": {"", "-same"},
    "A-246": {"", "-none"},
    "A-247": {"", "-few", "-enough", "-closes", "-score"},
    "A-296": {"", "-swift"},
}
"""The rules whose cases the bots tell in different words."""
TALLIES = ("landmarks", "territories", "military", "science", "technology", "exploration", "first")

KIND_ARGUMENT = {"choose": 1, "agree": 1, "Decision": 1, "choose_card": 2, "lose_any": 3, "choose_at": 1}
"""Which argument of a call is the kind of a decision."""
HANDED_ON = {"farshore": set[str](), "tapestry": set[str](), "viticulture": viticulture.KINDS}
"""The kinds of decisions that no such call has written out."""

TAPESTRY_TERMS = (
    *("track", "tier", "landmark", "capital", "district", "outpost", "territory", "neighbour", "era"),
    *("income", "advance", "bonus", "tech", "tapestry", "civilization", "trap", "upgrade", "research"),
    *("explore", "conquer", "invent", "space", "achievement", "resource"),
    *("automa", "shadow", "decision_pair", "track_card", "tiebreaker_card", "favourite", "progress_deck"),
    "path_distance",
)
TAPESTRY_PIECES = (
    *("territory_tile", "space_tile", "tapestry_card", "tech_card", "civilization", "landmark", "outpost"),
    *("point", "token"),
)

FOR_THE_TABLE = {
    "tapestry-benefit-gain-any",
    "farshore-animal-beaver",
    "farshore-animal-crab",
    "farshore-animal-duck",
    "farshore-animal-puffin",
    "farshore-count-anchors",
    "farshore-count-cards",
    "farshore-count-points",
    "farshore-count-spaces",
    "farshore-count-workers",
    "farshore-resource-any",
    "farshore-rival-name",
    "farshore-score-total",
    "farshore-term-anchor",
    "farshore-term-bay",
    "farshore-term-city",
    "farshore-term-deck",
    "farshore-term-discard",
    "farshore-term-docks",
    "farshore-term-hand",
    "farshore-term-map",
    "farshore-term-point",
    "farshore-term-ship",
    "farshore-term-tide",
    "farshore-term-treasure",
    "farshore-term-wind",
    "farshore-term-worker",
    "farshore-ways-to-win",
    "tapestry-building-any",
    "tapestry-cardtype-this_era",
    "tapestry-cardtype-when_played",
    "tapestry-maker_of_fire",
    "tapestry-prerequisite-income",
    "tapestry-prerequisite-track",
    "tapestry-resource-any",
    "tapestry-score-total",
    "tapestry-ways-to-win",
    "tapestry-automa",
    "tapestry-automa-ways-to-win",
    "viticulture-ways-to-win",
    "viticulture-world-ways-to-win",
    *(f"tapestry-piece-{name}" for name in TAPESTRY_PIECES),
    *(f"tapestry-term-{name}" for name in TAPESTRY_TERMS),
}
"""What no rule names but those who draw a table need: pieces, counts, the glossary, the first help."""


# Reading the Fluent files


def fluent_files(language: str) -> list[Path]:
    """The Fluent files of the house and of all games."""
    return sorted(PACKAGE.rglob(f"{language}/*.ftl"))


@cache
def resources(language: str) -> dict[str, fluent.Resource]:
    """The parsed files of a language by their names."""
    parser = FluentParser(with_spans=False)
    return {
        str(path.relative_to(PACKAGE)).replace(f"/{language}/", "/"): parser.parse(
            path.read_text(encoding="utf-8")
        )
        for path in fluent_files(language)
    }


def messages_of(resource: fluent.Resource) -> list[fluent.Message]:
    return [entry for entry in resource.body if isinstance(entry, fluent.Message)]


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    """All messages of a language by their ids."""
    return {
        message.id.name: message
        for resource in resources(language).values()
        for message in messages_of(resource)
    }


def attributes(message: fluent.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: fluent.Message) -> set[str]:
    collector = Variables()
    collector.visit(message)
    return collector.names


# Reading the code


@cache
def nodes(folder: Path) -> list[ast.AST]:
    """Everything in the code of a folder."""
    return [
        node
        for path in sorted(folder.rglob("*.py"))
        if folder == PACKAGE or not DRAWINGS & set(path.relative_to(PACKAGE).parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]


def texts_in(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of functions and methods with these names."""
    for node in nodes(folder):
        if isinstance(node, ast.Call) and called_name(node) in names:
            yield node


def called_name(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def prefixes() -> set[str]:
    return PREFIXES | {name.partition("-")[0] for name in messages("en")}


def literals(folder: Path) -> set[str]:
    """All strings of code and page templates that are written out and are, or look like, ids of messages."""
    shape = re.compile(rf"(?:{'|'.join(sorted(prefixes()))})-[\w-]*\w")
    written = {
        node.value for node in nodes(folder) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in sorted(folder.rglob("*.html")):
        written |= set(re.findall(r"[\"']([\w-]+)[\"']", path.read_text(encoding="utf-8")))
    return {text for text in written if shape.fullmatch(text)} - {rules.name for rules in GAMES}


def templates(folder: Path) -> set[str]:
    """The f-strings of the code that may be ids of messages, as patterns."""
    found = set()
    for node in nodes(folder):
        if not isinstance(node, ast.JoinedStr):
            continue
        fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        letters = "".join(str(part) for part in fixed if part is not None)
        if len(letters) > 4 and re.fullmatch(r"[\w-]+", letters) and "-" in letters:
            found.add("".join(r"[\w-]+" if part is None else re.escape(str(part)) for part in fixed))
    return found


@cache
def words_of_pages() -> frozenset[str]:
    """All that might be an id in the pages and scripts of the package."""
    pages = [path for ending in ("html", "js") for path in PACKAGE.rglob(f"*.{ending}")]
    return frozenset(
        word for path in pages for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))
    )


# What ids there must be


def code_of(game: str) -> Path:
    return PACKAGE / "games" / game


def decision_kinds(game: str) -> set[str]:
    """The kinds of decisions: as they are written in calls, or chosen just before."""
    kinds = set()
    for call in calls(code_of(game), *KIND_ARGUMENT):
        place = KIND_ARGUMENT[called_name(call)]
        if len(call.args) > place and not isinstance(call.args[place], ast.JoinedStr):
            kinds |= texts_in(call.args[place])
    for node in nodes(code_of(game)):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp):
            named = {target.id for target in node.targets if isinstance(target, ast.Name)}
            kinds |= texts_in(node.value) if named == {"kind"} else set()
    return kinds | HANDED_ON[game]


def event_ids(game: str) -> set[str]:
    """The sentences of the journal, with those for who may not see the things of an event."""
    ids = set()
    for call in calls(code_of(game), "tell"):
        hidden = any(keyword.arg == "seen_by" for keyword in call.keywords)
        for kind in texts_in(call.args[0]):
            ids |= {f"{game}-tell-{name}" for name in TOLD[game].get(kind, {kind})}
            if hidden:
                ids.add(f"{game}-tell-{kind}-hidden")
    return ids


def plain_options(game: str) -> set[str]:
    """How the options are named that are no things of the game: by their kind, or plainly as options."""
    keys = set()
    for folder in (PACKAGE / "core", code_of(game)):
        for call in calls(folder, "Option"):
            argument = call.args[0]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                kind, colon, name = argument.value.partition(":")
                keys.add(f"{kind}-{name}" if colon else f"option-{kind}")
    return keys


def score_sources() -> list[str]:
    state = new_game("farshore", 2, 0).state
    return list(breakdown(state, state.players[0]))


def farshore_ids() -> set[str]:
    """The ids that are put together from the things of Farshore."""
    ids = {f"farshore-card-{card.key}" for card in CARDS}
    ids |= {f"farshore-place-{place.name}" for place in (*SHORE, DOCKS, LOOKOUT, DUNES, *ISLANDS)}
    ids |= {f"farshore-map-{kind.name}" for kind in MAPS}
    ids |= {f"farshore-rose-{name}" for name in ROSE}
    ids |= {f"farshore-resource-{token.key}" for token in TOKENS}
    ids |= {f"farshore-season-{name}" for name in SEASONS}
    ids |= {f"farshore-level-{name}" for name in LEVEL_NAMES}
    ids |= {f"farshore-type-{name}" for name in TYPES}
    ids |= {f"farshore-kind-{name}" for name in KINDS}
    ids |= {f"farshore-rarity-{name}" for name in RARITIES}
    ids |= {f"farshore-keywords-{rarity}-{kind}" for rarity, kind in product(RARITIES, KINDS)}
    ids |= {f"farshore-score-{source}" for source in score_sources()}
    return ids


def tapestry_benefits() -> Iterator[Benefit]:
    """All benefits of Tapestry: of its content, and those that only rules give."""
    yield from (each for each in vars(benefits).values() if isinstance(each, Benefit))
    for space in chain(*SPACES):
        yield from space.benefits
        if space.bonus is not None:
            yield space.bonus.gain
    for tech in TECHS:
        yield from (*tech.circle, *tech.square)
    for listed in (TERRITORIES, spacetiles.SPACE_TILE_LIST, civilizations.STAGES):
        yield from chain(*(thing.benefits for thing in listed))
    for income in chain(*INCOME_ROWS):
        yield from (*income.scores, *income.gains)
    for column in (*civilizations.STATUE_BENEFITS, *civilizations.REVEL_BENEFITS):
        yield from chain(*column)
    yield from chain(*civilizations.RANK_BENEFITS, civilizations.SQUARE_BENEFITS)
    yield from (die.benefit for die in (*dice.RED, *dice.BLACK))


def benefit_names(found: Iterable[Benefit]) -> set[str]:
    """What benefits are called, with all that may be chosen within them."""
    return {name for each in found for name in (each.name, *benefit_names(each.options))}


def tapestry_ids() -> set[str]:
    """The ids that are put together from the things of Tapestry."""
    things = [
        *(TRACKS, TECHS, landmarks.LANDMARKS, capitals.CAPITALS, spacetiles.SPACE_TILE_LIST, ACHIEVEMENTS),
        *(cards.CARDS, civilizations.CIVILIZATIONS, RESOURCES, BUILDINGS, OMEN_OPTIONS, *INCOME_ROWS),
    ]
    ids = {"tapestry-" + thing.key.replace(":", "-") for thing in chain(*things)}
    ids |= {f"tapestry-space-{space.name}" for space in chain(*SPACES)}
    ids |= {f"tapestry-terrain-{name}" for name in TERRAIN_NAMES}
    ids |= {f"tapestry-incomerow-{name}" for name in ROW_NAMES}
    ids |= {f"tapestry-column-{row[0].key.partition(':')[0]}" for row in (STATUE, REVELS, RANKS, SQUARES)}
    ids |= {f"tapestry-die-{die.name.partition('-')[0]}" for die in (*dice.RED, *dice.BLACK)}
    ids |= {f"tapestry-benefit-{name}" for name in benefit_names(tapestry_benefits())}
    ids |= {f"tapestry-benefit-score-{name}" for name in SCORE_NAMES}
    ids |= {f"tapestry-price-{name}" for name in ("resource", "territory_tile", "tapestry_card", "tech_card")}
    ids |= {f"tapestry-adjustments-{name}" for name in ADJUSTMENTS}
    ids |= {f"{game}-score-{source}" for game in ("tapestry", "tapestry-automa") for source in POINT_SOURCES}
    return ids


def bots_things() -> Iterator[Option]:
    """The things of Tapestry's bots that have names."""
    yield from (each for each in vars(bots).values() if isinstance(each, BotBenefit | Cell))
    yield from (*bots.AUTOMA_CIVILIZATIONS, ANY_OPEN, NEAREST_END, NEAREST_LANDMARK_OR_END)


def bots_rules() -> set[str]:
    """The rules that Tapestry's bots name as their reasons."""
    named = chain.from_iterable(map(texts_in, calls(code_of("tapestry"), *REASONING)))
    rules = {text for text in named if re.fullmatch(r"A-\d+", text)}
    rules |= {str(getattr(thing, "rule", "")) for thing in bots_things()}
    return rules - {bots.CIVILIZATION_BONUS.rule}


def bots_ids() -> set[str]:
    """The ids that are put together from the things and reasons of Tapestry's bots."""
    ids = {"tapestry-" + thing.key.replace(":", "-") for thing in bots_things()}
    ids |= {f"tapestry-mat-{mat.name}" for mat in (bots.NORMAL, bots.HARD)}
    ids |= {f"tapestry-level-{name}" for name in bots.LEVEL_NAMES}
    ids |= {f"tapestry-shadow-{name}" for name in SHADOW_CHOICES}
    ids |= {f"tapestry-direction-{card.pattern.direction}" for card in bots.DECISION_CARDS}
    ids |= {f"tapestry-distance-{goal}" for goal in ("landmark", "end", "hex")}
    ids |= {f"tapestry-tally-{name}" for name in TALLIES}
    ids |= {f"tapestry-tell-bot-{rule}{case}" for rule in bots_rules() for case in CASES.get(rule, {""})}
    return ids


@cache
def needed_ids() -> frozenset[str]:
    ids = farshore_ids() | tapestry_ids() | bots_ids() | literals(PACKAGE) | FOR_THE_TABLE
    ids |= viticulture.needed_ids()
    for game in SPOKEN:
        ids |= event_ids(game)
        ids |= {f"{game}-ask-{kind}" for kind in decision_kinds(game)}
        ids |= {f"{game}-{key}" for key in plain_options(game)}
        ids |= {f"{game}-label-{label}" for label in LABELS[game]}
    for rules in GAMES:
        ids |= {f"game-{rules.name}"} | setting_ids(rules)
        ids |= {f"{rules.name}-section-{section.name}" for section in rules.rulebook}
        ids |= {f"rule-{rule.id}" for section in rules.rulebook for rule in section.rules}
    return frozenset(ids)


def setting_ids(rules: Rules[Any]) -> set[str]:
    """What the lobby calls the choices of the settings; Farshore's islands are called as places."""
    named = [setting for setting in rules.settings if setting.name != "islands"]
    return {f"{rules.name}-{setting.name}-{value}" for setting in named for value in setting.choices}


# The files themselves


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_read_without_junk(language: str) -> None:
    assert resources(language), "there are no files"
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
        assert not junk, f"{language}/{name}: {junk}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_id_and_attribute_is_there_once(language: str) -> None:
    read = [message for resource in resources(language).values() for message in messages_of(resource)]
    count = Counter(message.id.name for message in read)
    assert [name for name, times in count.items() if times > 1] == []
    for message in read:
        assert len(attributes(message)) == len(message.attributes), message.id.name


def test_languages_have_the_same_messages_in_the_same_files() -> None:
    shapes = [
        {
            name: {
                message.id.name: (message.value is not None, attributes(message))
                for message in messages_of(resource)
            }
            for name, resource in resources(language).items()
        }
        for language in LANGUAGES
    ]
    for shape in shapes[1:]:
        assert shape.keys() == shapes[0].keys()
        for name, ids in shape.items():
            assert ids == shapes[0][name], name


def test_attributes_are_known() -> None:
    allowed = ATTRIBUTES | words_of_pages()
    allowed |= {text for node in nodes(PACKAGE) if isinstance(node, ast.Constant) for text in texts_in(node)}
    unknown = {name: attributes(message) - allowed for name, message in messages("en").items()}
    assert {name: extra for name, extra in unknown.items() if extra} == {}


@pytest.mark.parametrize(
    ("prefix", "wanted"),
    [
        ("farshore-card-", {"effect"}),
        ("farshore-place-", {"effect"}),
        ("farshore-rose-", {"effect"}),
        ("farshore-season-", {"effect", "acc"}),
        ("farshore-map-", {"need", "acc"}),
        ("farshore-resource-", {"count", "acc"}),
        ("farshore-type-", {"about", "short"}),
        ("farshore-level-", {"about"}),
        ("tapestry-track-", {"acc", "loc"}),
        ("tapestry-card-", {"effect"}),
        ("tapestry-cardtype-", {"about"}),
        ("tapestry-civilization-", {"effect", "later"}),
        ("tapestry-resource-", {"count", "acc"}),
        ("tapestry-building-", {"count", "acc"}),
        ("tapestry-piece-", {"count", "acc"}),
        ("tapestry-benefit-gain-", {"about"}),
        ("tapestry-benefit-score-", {"about"}),
        ("tapestry-die-", {"acc"}),
        ("tapestry-term-", {"about"}),
        ("tapestry-adjustments-", {"about"}),
        ("tapestry-level-", {"about"}),
        ("tapestry-shadow-", {"about"}),
        ("tapestry-automaciv-", {"acc", "effect"}),
        ("tapestry-trackrule-", {"about"}),
        ("tapestry-botbenefit-", {"about"}),
        ("tapestry-cell-", {"about"}),
        ("tapestry-mat-", {"about"}),
        ("viticulture-structure-", {"acc"}),
        ("viticulture-field-(left|middle|right)", {"acc"}),
        ("viticulture-deck-", {"count", "acc"}),
        ("viticulture-action-", {"short"}),
        ("viticulture-worker-", {"short", "acc"}),
        ("viticulture-(grape|wine)-(red|white)$", {"acc"}),
        ("viticulture-card-", {"acc"}),
        ("viticulture-resource-", {"count", "acc"}),
        ("viticulture-event-(gg|as|oc|sa|eu|na|af)_", {"about"}),
        ("viticulture-continent-", {"about"}),
        ("viticulture-structures-", {"about"}),
        ("viticulture-world-(continent|events|structures|hands|level)-", {"about"}),
        ("rule-", {"title"}),
    ],
)
def test_things_have_their_texts(prefix: str, wanted: set[str]) -> None:
    poor = {name for name in messages("en") if re.match(prefix, name)}
    assert poor
    poor = {name for name in poor if not wanted <= attributes(messages("en")[name])}
    assert poor == set()


def test_czech_prepositions_are_not_left_at_line_ends() -> None:
    for path in fluent_files("cs"):
        if path.name in {"cli.ftl", "cli-help.ftl", "terminal.ftl"}:
            continue  # there a single letter may be a key to press
        text = re.sub(r"(?m)^#.*$", "", path.read_text(encoding="utf-8"))
        assert re.findall(r"(?i)(?<!\w)[ksvzou][ \n]+\S+", text) == [], path.name


def test_rules_refer_to_rules() -> None:
    for rules in GAMES:
        entries = [entry for section in rules.rulebook for entry in section.rules]
        known = {entry.id for entry in entries}
        assert len(known) == len(entries)
        assert {entry.id: set(entry.see) - known for entry in entries if set(entry.see) - known} == {}


def test_all_rules_of_the_bots_are_there() -> None:
    sections = [section for section in TAPESTRY.rulebook if section.name.startswith("solo-")]
    spans = ((1, 146), (201, 222), (241, 251), (261, 267), (281, 305))
    wanted = [f"A-{number}" for first, last in spans for number in range(first, last + 1)]
    assert [entry.id for section in sections for entry in section.rules] == wanted
    assert bots_rules() <= set(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_printed_rule_says_so(language: str) -> None:
    """In the section of two people with the Shadow Empire, whose printed rules were not seen."""
    words = Words(language)
    duo = next(section for section in TAPESTRY.rulebook if section.name == "solo-duo")
    marks = {"en": ("figurka's", "public implementations", "Uncertain")}
    marks["cs"] = ("výklad figurky", "veřejných zpracování", "Nejisté")
    for entry in duo.rules:
        said = words(f"rule-{entry.id}").replace("\n", " ").replace(HARD, " ")
        assert (entry.source == "rulebook") != any(mark in said for mark in marks[language]), entry.id


@pytest.mark.parametrize("rules", GAMES[1:], ids=lambda rules: rules.name)
def test_settings_are_named_and_explained(rules: Rules[Any]) -> None:
    for setting in rules.settings:
        assert f"web-setting-{setting.name}" in messages("en")
    for name in setting_ids(rules):
        assert "about" in attributes(messages("en")[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_continents_are_offered_with_their_difficulty(language: str) -> None:
    words = Words(language)
    for continent, difficulty in DIFFICULTY.items():
        assert words(f"viticulture-difficulty-{difficulty}") in words(
            f"viticulture-world-continent-{continent}"
        )


# What the code says


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_code_says_is_there(language: str) -> None:
    assert sorted(needed_ids() - messages(language).keys()) == []


def test_ids_put_together_in_the_code_lead_somewhere() -> None:
    for template in templates(PACKAGE):
        prefix = re.match(r"(\w+)\\-", template)
        if prefix and prefix[1] in prefixes():
            assert any(re.fullmatch(template, name) for name in messages("en")), template


def test_messages_are_used() -> None:
    patterns = [re.compile(template) for template in templates(PACKAGE)]
    pages = tuple(f"{rules.name}-web-" for rules in GAMES)
    strict = ("rule-", *(f"{rules.name}-" for rules in GAMES))
    unused = []
    for name in messages("en"):
        used = name in needed_ids() or name in words_of_pages()
        if name.startswith(pages) or not name.startswith(strict):
            used = used or any(pattern.fullmatch(name) for pattern in patterns)
        if not used:
            unused.append(name)
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_say_only_what_they_are_told(language: str) -> None:
    checked = 0
    for node in nodes(PACKAGE):
        if not (isinstance(node, ast.Call) and called_name(node).endswith("Error") and node.args):
            continue
        first = node.args[0]
        message = messages(language).get(str(first.value)) if isinstance(first, ast.Constant) else None
        if message is not None:
            told = {keyword.arg for keyword in node.keywords}
            assert variables(message) <= told, message.id.name
            checked += 1
    assert checked > 20


TOLD_OF_EVENTS = {"who", "player", "count", "amount", "thing", "thing-acc", "things", "whom", "other"}
TOLD_OF_VINEYARDS = {
    *("lira", "lira-acc", "cards", "cards-acc", "worker", "worker-acc"),
    *("vine", "vine-acc", "field", "field-acc"),
}
TOLD_OF_TRADES = {"gives", "gives-any", "asks", "asks-any"}
TOLD_OF_REASONS = {
    *("player", "whom", "other", "count", "thing", "second", "things", "number"),
    *("card", "civilizations", "gained", "goals", "ways", "read", "walk", "track", "track-last"),
    *("track-card", "income", "automa-rule", "shadow-rule", "tiebreaker-card", "order", "toppled"),
    *("start", "direction", "next", "gains", "ignored", "skips"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "told"),
    [
        ("farshore-ask-", {"because", "because-acc"}),
        ("farshore-tell-", TOLD_OF_EVENTS),
        ("tapestry-ask-", {"because", "because-acc"}),
        ("tapestry-tell-(?!bot-A)", TOLD_OF_EVENTS | {"track", "number"}),
        ("tapestry-tell-bot-A-", TOLD_OF_REASONS),
        ("viticulture-ask-(?!answer)", {"because", "because-acc"}),
        ("viticulture-ask-answer", {"gives", "gets", "gives-any", "gets-any"}),
        ("viticulture-tell-(?!offers|trades|partner)", TOLD_OF_EVENTS | TOLD_OF_VINEYARDS),
        ("viticulture-tell-(offers|trades)", TOLD_OF_EVENTS | TOLD_OF_TRADES),
        ("viticulture-tell-partner", {"thing", "lira", "lira-acc", "places"}),
    ],
)
def test_questions_and_sentences_say_only_what_they_are_told(
    prefix: str, told: set[str], language: str
) -> None:
    found = {name: message for name, message in messages(language).items() if re.match(prefix, name)}
    assert found
    for name, message in found.items():
        assert variables(message) <= told, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said(language: str) -> None:
    ids = [name for name in messages(language) if "refusal-" in name]
    for name, count in product(ids, (0, 1, 2, 5)):
        said = StrictWords(language).say(Refusal(name, count).message())
        assert said.endswith("."), name


# Whole games, read by everybody


class StrictWords(Words):
    """Says messages like Words, but only what the language itself has, and only without a fault."""

    def say(self, message: Message) -> str:
        assert self.knows(message.id, message.attribute), f"{self.language}: {message}"
        arguments = self._arguments(message.arguments)
        formatted = catalog(self.language).formatted(message.id, message.attribute, arguments)
        assert formatted is not None, f"{self.language}: {message}"
        said, faults = formatted
        assert faults == [], f"{self.language}: {message}: {faults}"
        assert said == said.strip(), f"{self.language}: {said!r}"
        assert "  " not in said, f"{self.language}: {said!r}"
        assert said, f"{self.language}: {message} is empty"
        assert not set("{}") & set(said), f"{self.language}: {said}"
        assert message.id not in said
        return said


class Reader:
    """Reads messages in all languages, each different one only once, and keeps their ids."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.read: set[str] = set()

    def __call__(self, message: Message, end: str = "") -> None:
        known = repr(message)
        if known in self.known:
            return
        self.known.add(known)
        self.read.add(message.id)
        for language in LANGUAGES:
            said = StrictWords(language).say(message)
            assert said == Words(language).say(message)
            assert said.endswith(end), f"{language}: {said}"


NAMES = ("Žofie", "Jean-Luc P.", "张伟", "x", "Ø", "Ada")
KEYS = {
    "farshore": (
        *(f"{where}:{card.key}" for where in ("hand", "bay", "city") for card in CARDS),
        *(place.key for place in (*SHORE, DOCKS, LOOKOUT, DUNES, *ISLANDS)),
        "prepare",
        "pass",
        "done",
        "hand:nothing",
    ),
    "tapestry": (
        *(step.key for step in chain(*STEPS)),
        *(thing.key for thing in (*TECHS, *SMALL.hexes, *LARGE.hexes, *PLOTS)),
        *(site.key for site in landmarks.LANDMARKS[0].turns[0].sites),
        *(f"{kind}:nothing" for kind in ("advance", "tech", "hex", "plot", "site")),
        INCOME.key,
    ),
    "viticulture": viticulture.KEYS,
    "viticulture-world": viticulture.WORLD_KEYS,
}
"""Of what it is asked why it cannot be chosen."""


Choice: TypeAlias = Callable[[Game[Any], Decision, Random], int]


def at_random(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any choice."""
    return random.randrange(len(decision.options))


def lavishly(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any choice in Tapestry, but everybody has all resources and puts off the income turns."""
    if decision.kind != "turn":
        return at_random(game, decision, random)
    for player in game.state.players:
        player.goods[:] = [RESOURCE_LIMIT] * len(RESOURCES)
    last = len(decision.options) - 1
    return last if random.random() < 0.04 else random.randrange(last)


def richly(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any choice in Viticulture, but each spring brings lira, structures, grapes and wine, and few pass."""
    if decision.kind in ("row", "position"):
        for player in game.state.players:
            player.lira += 5
            for _ in range(2):
                player.structures |= random.choice([each.bit for each in BASICS])
                player.grapes[random.randrange(2)] |= 1 << random.randint(1, 9)
                player.wines[random.randrange(2)] |= 1 << random.randint(1, 9)
    last = len(decision.options) - 1
    return (
        random.randrange(last)
        if decision.kind == "place" and random.random() < 0.9
        else random.randint(0, last)
    )


def play_and_read(
    reader: Reader,
    game: Game[Any],
    random: Random,
    names: tuple[str, ...],
    ask_why: bool,
    choose: Choice = at_random,
) -> None:
    """Play a game, reading all that is asked, offered and told."""
    rules, keys = game.rules, KEYS[game.rules.name] if ask_why else ()
    while (decision := game.decision) is not None:
        reader(rules.question(decision), "?")
        for option in decision.options:
            reader(rules.label(game.state, decision, option, names))
        for refusal in map(game.why_not, keys):
            if refusal is not None:
                reader(refusal.message(), ".")
        game.choose(choose(game, decision, random))
    assert game.journal is not None
    for event in game.journal.events:
        end = f"({event.thing.id})." if isinstance(event.thing, RuleRef) else "."
        for viewer in (None, *range(game.config.seats)):
            reader(rules.sentence(event, viewer, names), end)


@pytest.mark.parametrize("seats", FARSHORE.seats)
def test_whole_games_of_farshore_can_be_read(seats: int) -> None:
    reader = Reader()
    for seed in range(15):
        level = {"level": LEVEL_NAMES[seed % len(LEVEL_NAMES)]} if seats == 1 else {}
        game = new_game("farshore", seats, seed, checkpoints=False, journal=True, **level)
        play_and_read(reader, game, Random(seed), NAMES[: max(2, seats)], ask_why=seed == 0)
    read = reader.read
    assert read <= messages("en").keys()
    assert {"farshore-ask-turn", "farshore-label-hand-turn", "farshore-tell-draws-hidden"} <= read
    assert ("farshore-tell-gives-card-hidden" in read) == (seats > 1)
    assert ("farshore-tell-guards-bay" in read) == (seats == 1)


def read_tapestry(seats: int, games: int, choose: Choice) -> set[str]:
    """The ids read in some games with both settings."""
    reader = Reader()
    for seed in range(games):
        adjustments = ADJUSTMENTS[seed % len(ADJUSTMENTS)]
        game = new_game("tapestry", seats, seed, checkpoints=False, journal=True, adjustments=adjustments)
        play_and_read(reader, game, Random(seed), NAMES[:seats], seed == 0, choose)
    assert reader.read <= messages("en").keys()
    return reader.read


@pytest.mark.parametrize("seats", range(2, 6))
def test_whole_games_of_tapestry_can_be_read(seats: int) -> None:
    read = read_tapestry(seats, 40 // seats, at_random)
    assert {"tapestry-ask-turn", "tapestry-label-advance", "tapestry-tell-draws-hidden"} <= read
    assert {"tapestry-tell-handicap", "tapestry-refusal-too-dear"} <= read
    assert ("tapestry-ask-capital" in read) == (seats < 4)
    assert {f"tapestry-civilization-{each.name}" for each in civilizations.CIVILIZATIONS} <= read
    assert sum(f"tapestry-card-{card.name}" in read for card in cards.CARDS) > len(cards.CARDS) - 8


@pytest.mark.parametrize("seats", range(2, 6))
def test_long_games_of_tapestry_can_be_read(seats: int) -> None:
    read = read_tapestry(seats, 20 // seats, lavishly)
    spoken = {name for name in messages("en") if re.match("tapestry-(ask|label|tell|refusal)-(?!bot-)", name)}
    assert len(spoken - read) < len(spoken) / 4
    assert {"tapestry-tell-explores-space", "tapestry-tell-restarts"} <= read


def read_with_bots(seats: int, games: int, **settings: str) -> set[str]:
    """The ids read in some games with bots, half of them at random and half lavishly."""
    reader = Reader()
    names = (*NAMES[:seats], *(Words("cs").say(figure) for figure in TAPESTRY.figures(seats)))
    for seed in range(games):
        choose = (at_random, lavishly)[seed % 2]
        game = new_game("tapestry", seats, seed, checkpoints=False, journal=True, **settings)
        play_and_read(reader, game, Random(seed), names, False, choose)
    assert reader.read <= messages("en").keys()
    return reader.read


@pytest.mark.parametrize("level", bots.LEVEL_NAMES)
def test_whole_solo_games_of_tapestry_can_be_read(level: str) -> None:
    read = read_with_bots(1, 2, level=level)
    told = {f"tapestry-tell-bot-{rule}" for rule in ("A-24", "A-33", "A-33-upward", "A-38", "A-53", "A-104")}
    assert told <= read
    assert ("tapestry-ask-head_start" in read) == (level == "1")
    assert ("tapestry-tell-bot-A-110" in read) == (level == "1")
    assert ("tapestry-tell-bot-A-102" in read) == (level >= "3")
    assert ("tapestry-tell-bot-A-100" in read) == (level >= "5")
    assert ("tapestry-ask-automa_second" in read) == (level == "6")


@pytest.mark.parametrize("shadow", SHADOW_CHOICES[1:])
def test_games_of_two_with_the_shadow_empire_can_be_read(shadow: str) -> None:
    read = read_with_bots(2, 2, shadow=shadow)
    assert {"tapestry-tell-bot-A-290", "tapestry-tell-bot-A-291", "tapestry-tell-bot-A-295"} <= read
    assert ("tapestry-tell-bot-A-296" in read) == (shadow == "empire")
    assert ("tapestry-tell-bot-A-296-swift" in read) == (shadow == "swift_empire")
    assert "tapestry-tell-bot-A-24" not in read


NEVER_PASSABLE = Distance(SMALL.hexes[3], 1000)


@pytest.mark.parametrize("whom", [0, 1])
@pytest.mark.parametrize(
    ("rule", "things", "count"),
    [
        (RuleRef("A-50", "start"), (TRACKS[2],), 0),
        (RuleRef("A-65", "", (NEVER_PASSABLE, SMALL.middle)), (SMALL.hexes[3],), 1000),
        (RuleRef("A-71", "", (bots.DECISION_CARDS[1],)), (), 0),
        (RuleRef("A-72"), (), 0),
        (RuleRef("A-79", "closes"), (SMALL.hexes[7],), 0),
        (RuleRef("A-84"), (), 0),
        (RuleRef("A-101", "behind"), (TRACKS[1],), 3),
        (RuleRef("A-104"), (Tally("landmarks", 2, 3), Tally("first", 4, 1)), 10),
        (RuleRef("A-133"), (SMALL.hexes[7],), 0),
        (RuleRef("A-202", "same"), (TRACKS[0], TRACKS[0]), 0),
        (RuleRef("A-251"), (), 0),
    ],
)
def test_rare_reasons_of_the_bots_are_said(
    rule: RuleRef, things: tuple[Option, ...], count: int, whom: int
) -> None:
    event = Event(BOT_RULE, 1, rule, count, whom, things, EVERYONE)
    message = TAPESTRY.sentence(event, 0, NAMES[:3])
    for language in LANGUAGES:
        assert StrictWords(language).say(message).endswith(f"({rule.id}).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_the_bots_are_called(language: str) -> None:
    words = StrictWords(language)
    for thing in (*bots_things(), *bots.DECISION_CARDS, RuleRef("A-53")):
        assert words.say(TAPESTRY.called(thing))


def read_viticulture(
    rules: Rules[Any], seats: int, games: int, choose: Choice = at_random, **choices: tuple[str, ...]
) -> set[str]:
    """The ids read in some games, with the choices of settings in turn."""
    reader = Reader()
    names = (*NAMES[:seats], *(Words("cs").say(figure) for figure in rules.figures(seats)))
    for seed in range(games):
        settings = {name: values[seed % len(values)] for name, values in choices.items()}
        game = new_game(rules.name, seats, seed, checkpoints=False, journal=True, **settings)
        play_and_read(reader, game, Random(seed), names, seed == 0 and choose is at_random, choose)
    assert reader.read <= messages("en").keys()
    return reader.read


@pytest.mark.parametrize("seats", VITICULTURE.seats)
def test_whole_games_of_viticulture_can_be_read(seats: int) -> None:
    read = read_viticulture(VITICULTURE, seats, 12 // seats, structures=STRUCTURE_CHOICES[::-1])
    assert {"viticulture-ask-place", "viticulture-label-plant", "viticulture-tell-draws-hidden"} <= read
    assert {"viticulture-refusal-needs-trellis", "viticulture-refusal-only-summer"} <= read
    assert ("viticulture-label-bonus" in read) == (seats > 2)
    assert "viticulture-tell-event" not in read


@pytest.mark.parametrize("continent", EVENTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_of_world_can_be_read(seats: int, continent: str) -> None:
    choices = {"continent": (continent,), "events": EVENT_CHOICES, "structures": STRUCTURE_CHOICES[::-1]}
    if seats == 1:
        choices["level"] = LEVELS
    read = read_viticulture(VITICULTURE_WORLD, seats, 2, at_random, hands=HAND_CHOICES, **choices)
    assert {"viticulture-ask-position", "viticulture-label-place", "viticulture-tell-event"} <= read
    assert {"viticulture-tell-passes", "viticulture-refusal-only-summer"} <= read
    assert ("viticulture-tell-partner" in read) == (seats == 1)


def test_rich_games_of_viticulture_and_world_can_be_read() -> None:
    read = read_viticulture(VITICULTURE, 3, 3, richly, structures=("with",))
    for place, continent in enumerate(EVENTS):
        hands = HAND_CHOICES[place % 2 :]
        read |= read_viticulture(
            VITICULTURE_WORLD, 1 + place % 4, 2, richly, continent=(continent,), hands=hands
        )
    spoken = {name for name in messages("en") if re.match("viticulture-(ask|label|tell)-", name)}
    assert len(spoken - read) < len(spoken) / 4
    assert {"viticulture-tell-trades", "viticulture-tell-trades-hidden", "viticulture-ask-answer"} <= read
    assert {"viticulture-label-noted", "viticulture-label-answer-agree", "viticulture-tell-claims"} <= read


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_viticulture_are_called(language: str) -> None:
    words = StrictWords(language)
    for thing in viticulture.all_things():
        assert words.say(VITICULTURE_WORLD.called(thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_viticulture_are_said(language: str) -> None:
    for message in viticulture.texts():
        assert StrictWords(language).say(message)


# Numbers and cases


@pytest.mark.parametrize(
    ("message_id", "attribute", "count", "expected"),
    [
        ("farshore-resource-stone", "count", 0, "0 kamenů"),
        ("farshore-resource-stone", "count", 1, "1 kámen"),
        ("farshore-resource-stone", "count", 2, "2 kameny"),
        ("farshore-resource-stone", "count", 4, "4 kameny"),
        ("farshore-resource-stone", "count", 5, "5 kamenů"),
        ("farshore-resource-stone", "count", 22, "22 kamenů"),
        ("farshore-resource-seaweed", "count", 1, "1 chaluha"),
        ("farshore-resource-seaweed", "acc", 1, "1 chaluhu"),
        ("farshore-resource-mushroom", "acc", 3, "3 houby"),
        ("farshore-resource-mushroom", "acc", 5, "5 hub"),
        ("farshore-resource-driftwood", "acc", 5, "5 dřev"),
        ("farshore-resource-treasure", "acc", 2, "2 poklady"),
        ("farshore-resource-point", "acc", 5, "5 bodů"),
        ("farshore-count-workers", "acc", 1, "1 pomocníka"),
        ("farshore-refusal-too-dear", "", 1, "Chybí ti 1 surovina."),
        ("farshore-refusal-too-dear", "", 4, "Chybí ti 4 suroviny."),
        ("farshore-refusal-too-dear", "", 5, "Chybí ti 5 surovin."),
        ("tapestry-resource-coin", "acc", 1, "1 minci"),
        ("tapestry-resource-coin", "acc", 3, "3 mince"),
        ("tapestry-resource-coin", "acc", 8, "8 mincí"),
        ("tapestry-resource-worker", "count", 2, "2 pracovníci"),
        ("tapestry-resource-worker", "acc", 2, "2 pracovníky"),
        ("tapestry-resource-culture", "acc", 5, "5 bodů kultury"),
        ("tapestry-building-armory", "count", 5, "5 zbrojnic"),
        ("tapestry-piece-outpost", "count", 4, "4 žetony osídlení"),
        ("tapestry-piece-tech_card", "count", 2, "2 karty technologií"),
        ("tapestry-benefit-invent", "", 2, "vynalezni 2 technologie"),
        ("tapestry-price-tapestry_card", "", 3, "3 karty tapiserie z ruky"),
        ("tapestry-label-number-mercantilism", "", 5, "Vyměnit 5 jídel"),
        ("tapestry-refusal-too-dear", "", 1, "Chybí ti 1 zdroj."),
        ("tapestry-refusal-too-dear", "", 2, "Chybí ti 2 zdroje."),
        ("tapestry-refusal-too-dear", "", 5, "Chybí ti 5 zdrojů."),
        ("viticulture-lira", "", 1, "1 mince"),
        ("viticulture-lira", "acc", 1, "1 minci"),
        ("viticulture-lira", "acc", 4, "4 mince"),
        ("viticulture-lira", "acc", 5, "5 mincí"),
        ("viticulture-points", "acc", 2, "2 VB"),
        ("viticulture-deck-summer", "count", 2, "2 letní návštěvníci"),
        ("viticulture-deck-summer", "acc", 2, "2 letní návštěvníky"),
        ("viticulture-deck-vine", "acc", 1, "1 kartu vinné révy"),
        ("viticulture-deck-order", "acc", 5, "5 objednávek vína"),
        ("viticulture-label-cards", "", 3, "3 karty"),
        ("viticulture-refusal-too-dear", "", 1, "Chybí ti 1 mince."),
        ("viticulture-refusal-too-dear", "", 6, "Chybí ti 6 mincí."),
        ("viticulture-refusal-lacks-visitor", "", 2, "Potřebuješ odhodit 2 návštěvníky."),
        ("viticulture-tell-loses-influence", "", 2, "Tým ztrácí 2 body vlivu."),
    ],
)
def test_czech_numbers(message_id: str, attribute: str, count: int, expected: str) -> None:
    said = Words("cs")(message_id, attribute, count=count)
    assert said.replace(HARD, " ") == expected
    assert f"{count}{HARD}" in said


def test_czech_sentences_change_with_the_reader() -> None:
    mushrooms = Message("farshore-resource-mushroom", {"count": 1}, "acc")
    cards = (Message("farshore-card-inn"), Message("farshore-card-grove"), Message("farshore-card-diver"))

    def said(message_id: str, **arguments: Any) -> str:
        return StrictWords("cs")(message_id, player="Jana", other="Petr", **arguments).replace(HARD, " ")

    assert said("farshore-tell-gains", who="you", amount=mushrooms) == "Získáváš 1 houbu."
    assert said("farshore-tell-gains", who="other", amount=mushrooms) == "Jana získává 1 houbu."
    gives = "farshore-tell-gives"
    assert said(gives, who="you", whom="other", amount=mushrooms) == "Petr od tebe dostává 1 houbu."
    assert said(gives, who="other", whom="you", amount=mushrooms) == "Jana ti dává 1 houbu."
    assert (
        said(gives, who="other", whom="other", amount=mushrooms)
        == "Jana daruje surovinu: Petr dostává 1 houbu."
    )
    draws = "farshore-tell-draws"
    assert said(draws, who="you", count=1, things=cards[:1]) == "Dobíráš si kartu Hostinec."
    assert said(draws, who="you", count=3, things=cards) == "Dobíráš si karty Hostinec, Háj a Potápěč."
    hidden = [said("farshore-tell-draws-hidden", who="other", count=count) for count in (1, 2, 5)]
    assert hidden == ["Jana si dobírá 1 kartu.", "Jana si dobírá 2 karty.", "Jana si dobírá 5 karet."]
    spring = Message("farshore-season-spring")
    assert said("farshore-tell-prepares", who="other", thing=spring) == "Jana se připravuje na jaro."
    map_tile = Message("farshore-map-governance")
    assert (
        said("farshore-tell-takes-map", who="you", thing=map_tile, count=2)
        == "Bereš si mapu služeb s hodnotou 2."
    )


def test_czech_sentences_of_tapestry_change_with_the_reader() -> None:
    def said(message_id: str, **arguments: Any) -> str:
        words = StrictWords("cs")
        return words(f"tapestry-{message_id}", player="Jana", other="Petr", **arguments).replace(HARD, " ")

    farm, hexagon = Message("tapestry-building-farm"), Message("tapestry-hex", {"place": "N4"})
    plot = (Message("tapestry-plot", {"place": "e3"}),)
    assert said("ask-plot", because=farm) == "Kam postavíš farmu?"
    assert said("tell-builds", who="you", thing=farm, things=plot) == "Stavíš farmu (e3)."
    assert said("tell-builds", who="other", thing=farm, things=plot) == ("Jana staví farmu (e3).")
    conquers = "tell-conquers-from"
    assert said(conquers, who="you", whom="other", thing=hexagon) == "Dobýváš pole N4, které ovládá Petr."
    assert said(conquers, who="other", whom="you", thing=hexagon) == (
        "Jana dobývá pole N4, které ovládáš ty."
    )
    assert said(conquers, who="other", whom="other", thing=hexagon) == (
        "Jana dobývá pole N4, které ovládá Petr."
    )
    die = Message("tapestry-die-red", {"gain": Message("tapestry-benefit-vp", {"count": 5})})
    assert said("tell-takes-die", who="you", thing=die) == "Bereš si červenou kostku (získej 5 VB)."
    military, archery = Message("tapestry-track-military"), Message("tapestry-space-archery")
    back = [
        said("tell-regresses", who="you", track=military, thing=archery, number=number) for number in (0, 1)
    ]
    assert back == [
        "Vracíš se na začátek stupnice Vojenství.",
        "Vracíš se na stupnici Vojenství na pole Lukostřelba.",
    ]
    gain = Message("tapestry-benefit-conquer", {"count": 1})
    assert said("label-advance", track=military, number=1, space=archery, gain=gain) == (
        "Vojenství 1, Lukostřelba (dobuď území)"
    )
    sides = [said("label-rotation", degrees=60, count=count) for count in (0, 1, 2, 5)]
    assert sides == [
        "Natočení 60°: nenavazuje žádná strana",
        "Natočení 60°: navazuje 1 strana",
        "Natočení 60°: navazují 2 strany",
        "Natočení 60°: navazuje 5 stran",
    ]


def test_czech_sentences_of_viticulture_change_with_the_reader() -> None:
    def said(event: Event, viewer: int | None) -> str:
        message = VITICULTURE_WORLD.sentence(event, viewer, ("Jana", "Petr", "Ota"))
        return StrictWords("cs").say(message).replace(HARD, " ")

    merlot, order = VINE_BY_NAME["merlot"], ORDER_BY_NAME["r4_r3"]
    drawn = Event("draws", 0, merlot, 0, 0, (), 1)
    assert said(drawn, 0) == "Bereš si kartu vinné révy Merlot."
    assert said(drawn, 1) == said(drawn, None) == "Jana si bere 1 kartu vinné révy."
    filled = Event("fills", 0, order, 0, -1, (WINES[0][5], WINES[0][3]), EVERYONE)
    assert said(filled, 1) == (
        "Jana vyřizuje objednávku (červené 4 a červené 3) a dodává červené víno 5 a červené víno 3."
    )
    offer = Offer(0, 1, Goods(lira=2), Goods(deck=0, cards=(merlot,)))
    trade = Event("trades", 0, offer, 0, 1, (), 0b11)
    assert said(trade, 0) == "Výměna (Petr): dáváš 2 mince a dostáváš kartu vinné révy Merlot."
    assert said(trade, 1) == "Výměna (Jana): dáváš kartu vinné révy Merlot a dostáváš 2 mince."
    assert said(trade, 2) == "Jana a Petr provádějí výměnu."
    gift = Event("offers", 1, Offer(1, 0, Goods(lira=1), Goods()), 0, 0, (), 0b11)
    assert said(gift, 0) == "Petr ti nabízí 1 minci a nic nechce."
    assert said(gift, 1) == "Nabízíš 1 minci a nic nechceš, odpoví Jana."
    assert said(Event("fame", 0, None, -1, -1, (), EVERYONE), 0) == "Sláva týmu klesá o 1."


def test_czech_reasons_change_with_the_reader_and_the_number() -> None:
    def said(rule: str, **arguments: Any) -> str:
        arguments = {"player": "Automa", "other": "Jana", "whom": "other", **arguments}
        return StrictWords("cs")(f"tapestry-tell-bot-{rule}", **arguments).replace(HARD, " ")

    military = Message("tapestry-track-military")
    assert said("A-101-behind", thing=military, count=3) == (
        "Kontrola oblíbených stupnic: Automa si hledá novou, protože na stupnici Vojenství má Jana náskok "
        "3 polí (A-101)."
    )
    assert said("A-101-behind", thing=military, count=1, whom="you") == (
        "Kontrola oblíbených stupnic: Automa si hledá novou, protože na stupnici Vojenství máš před ní "
        "náskok 1 pole (A-101)."
    )
    hexes = tuple(Message("tapestry-bare", {"text": place}) for place in ("K2", "L3"))
    assert said("A-64", things=hexes, whom="you") == (
        "Automa může dobýt pole, která ovládáš ty: K2 a L3 (A-64)."
    )
    left = [said("A-247-closes", thing=hexes[0], count=count).rpartition("; ")[2] for count in (0, 1, 2, 5)]
    assert left == [
        "zbývá jí 0 žetonů (A-247).",
        "zbývá jí 1 žeton (A-247).",
        "zbývají jí 2 žetony (A-247).",
        "zbývá jí 5 žetonů (A-247).",
    ]
