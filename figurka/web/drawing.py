"""How the table of a game is drawn in a page: what its package says in `web.DRAWING`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from figurka.coach.puzzles import LETTERS
from figurka.core.game import Game
from figurka.locales import Message, Words
from figurka.web.closing import Closing
from figurka.web.moments import Course
from figurka.web.reference import Glossary
from figurka.web.sight import OptionSight, Sight
from figurka.web.tales import Tales

Close: TypeAlias = Callable[[Mapping[str, Any], Sequence[str], Sequence[int], Course, Words], Closing]
"""Tells of the end of a game by its last view, the names of all who act, the winners and its course."""

Laid: TypeAlias = Callable[[Game[Any]], Mapping[str, str]]
"""Where the things of a game lie now that have no place of their own."""


def nowhere(key: str, sight: Sight) -> bool:
    """Nothing is chosen on the drawing itself."""
    return False


@dataclass(frozen=True)
class Picture:
    """How something that a sentence names is shown: a name with a sign before it, or so many signs."""

    symbol: str = ""
    """Its symbol on the game's sheet, or nothing."""
    tip: str = ""
    """Its tip in the lexicon, without `tip-`, or nothing."""
    count: str = ""
    """How many: number and sign stand for the words then."""
    value: str = ""
    """The figure behind the sign, which stands for the words then."""
    colour: tuple[str, str] = ("", "")
    """The data attribute by which the game's style sheet colours the sign, and its value."""


def undepicted(message: Message) -> Picture | None:
    """Nothing that a sentence names has a picture."""
    return None


def unfolded(message_id: str) -> str:
    """No sentences are folded together."""
    return ""


def no_terms(words: Words) -> dict[str, object]:
    """Nothing is explained beside the table."""
    return {}


def no_glossaries(words: Words) -> tuple[Glossary, ...]:
    """Nothing is explained beside the rules."""
    return ()


@dataclass(frozen=True)
class Tile:
    """A thing that can be chosen, as a phone shows it once more beside the question."""

    option: OptionSight
    words: str
    sign: str = ""
    """The id of its symbol, or nothing."""
    costs: tuple[tuple[str, str], ...] = ()
    """What it costs or brings: amounts, each with the id of a symbol."""
    note: str = ""
    """What else tells it from others, in a word or two."""
    brings: tuple[tuple[str, str], ...] = ()
    """What it does once it is paid for, in the same way; where costs tell that, nothing."""
    colour: tuple[str, str] = ("", "")
    """The data attribute by which the game's style sheet colours it, and its value."""


@dataclass(frozen=True)
class Way:
    """One of the ways of acting that a decision leaves: told in the bar, with how often it is open.

    It is a choice of its own, or lights things on the drawing that can be chosen, or is locked for now.
    """

    words: str
    sign: str = ""
    """The id of its symbol, or nothing."""
    count: str = ""
    """How many things can be chosen so, in words."""
    lights: tuple[str, ...] = ()
    """How the keys of those things begin."""
    tiles: tuple[Tile, ...] = ()
    """The same things for a phone, where the drawing may be out of sight."""
    option: OptionSight | None = None
    """What is chosen by it at once."""
    why_not: str = ""
    """Why it is not open now, in a few words; such a way is shown, because people would look for it."""
    tip: str = ""
    """The id of the tip that explains it, or nothing."""


@dataclass(frozen=True)
class Reach:
    """Where a page scrolls to when something is asked that is out of sight; all are selectors."""

    parts: str
    """The parts of the table that are brought into sight as a whole."""
    stays: str
    """What stays at the top while the page scrolls."""
    unless: str
    """What must not be there, because the question is answered in it."""


@dataclass(frozen=True)
class Drawing:
    """How a game's table is drawn."""

    templates: Mapping[str, str]
    """The template of each region that changes as the game goes on."""
    styles: tuple[str, ...]
    """Its style sheets among the static files; the first has its colours."""
    context: Callable[[Sight], dict[str, object]]
    """What the templates need besides the sight."""
    answers: str = LETTERS
    """What the answers of a puzzle are called: letters, unless those are on the board already."""
    figured: frozenset[str] = frozenset()
    """The first words of the keys of things that bear figures: as answers they have letters all the same."""
    look: str = ""
    """A class of the table besides the game's name: that of the game whose looks it shares."""
    symbols: str = ""
    """The template of its symbol sheet, or nothing."""
    lexicon: str = ""
    """The template of the tips that never change, drawn once beside the table, or nothing."""
    terms: Callable[[Words], dict[str, object]] = no_terms
    """What that template needs."""
    frames: Mapping[str, str] = field(default_factory=dict)
    """Templates of parts that only hold regions and are drawn once: board, side or dock."""
    apart: tuple[str, ...] = ()
    """Regions that stand in the table itself or lie over it, beside board, side and dock."""
    asked: str = ""
    """The template of the options in the decision bar; nothing if buttons with words will do."""
    scripts: tuple[str, ...] = ()
    """Its scripts among the static files."""
    follows: Mapping[str, str] = field(default_factory=dict)
    """Kinds of decisions that are answered together with the kind before them; undo passes over them."""
    reach: Reach | None = None
    """How what is asked comes into sight where the page scrolls; nothing if all of it fits."""
    confirm: Mapping[str, str] = field(default_factory=dict)
    """The keys of options that are asked about once more, each with the message that says why."""
    close: Close | None = None
    """What the result page tells besides who won; nothing if that is all."""
    sources: str = ""
    """The template with a drawing for each source of points, `source-<look>-<source>`, or nothing."""
    result_styles: tuple[str, ...] = ()
    """Style sheets for the result page."""
    glossaries: Callable[[Words], tuple[Glossary, ...]] = no_glossaries
    """What the rules page explains besides the rules."""
    tales: Tales = field(default_factory=dict)
    """What its lessons have taught, drawn."""
    marked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where deeds are marked, by the kinds of events: names of spots, each perhaps with others instead of it.

    A spot is what bears the name as `data-spot` or `data-key`. `{seat}` stands for the number of who did it,
    `{other}` for that of who did it with him, whose mark it is then, `{thing}` for the key of the event's
    thing, `{first}` for that of the first of its things, and `{place}` for the same without what it begins
    with."""
    laid: Laid | None = None
    """The spots of things that lie anywhere, by what `marked` calls them; None if all have a place."""
    lies: str = ""
    """How the names begin by which `marked` calls such things."""
    depict: Callable[[Message], Picture | None] = undepicted
    """How the journal shows what a message within a sentence names; None if by its words alone."""
    telling: tuple[str, ...] = ()
    """The sentences that tell best what a turn was about, by their ids, the best first."""
    scoring: tuple[str, ...] = ()
    """The sentences that tell where points came from, by their ids."""
    folds: Callable[[str], str] = unfolded
    """The message that stands, with a count, for several sentences of such an id in a row, or nothing."""
    on_board: Callable[[str, Sight], bool] = nowhere
    """Whether an option is chosen on the drawing itself, not by a button."""
