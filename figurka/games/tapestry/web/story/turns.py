"""The bots' turns in the journal: where they begin and end, and the parts that each of them has."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from figurka.core.journal import Event
from figurka.games.tapestry.rules.things import Payment
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.solo.rules.things import RuleRef

BEGINNINGS: Final = frozenset({"A-21", "A-22", "A-24", "A-290", "A-291", "A-295"})
"""The rules that the bots name first in a turn."""
LAYOUT: Final = "lays-out-"
"""How the kinds of events begin that tell how the bots are laid out beside a printed game."""
OWN_TURN: Final = frozenset(
    {"income", "advances", "regresses", "explores", "conquers", "closes", "occupies", "stands-up", "restarts"}
)
"""What a person does in a turn of his own, but never in that of the bots; there he at most gains or traps."""
CHOICES: Final = ("A-264", "A-265", "A-266")
"""The rules by which a bot chooses among the tracks."""
CLOSED: Final = ("A-34", "T-112")
"""The rules that tell which tracks a bot cannot choose: none is left, or somebody has closed one."""
PART_OF_RULE: Final = {
    "A-21": "income",
    "A-22": "income",
    "A-25": "income",
    "A-24": "pair",
    "A-291": "pair",
    "A-290": "pass",
    "A-295": "shuffle",
    "A-99": "chart",
    "A-110": "chart",
    "A-100": "first",
    "A-101": "favourites",
    "A-102": "again",
    "A-245": "civilization",
    "A-246": "civilization",
    "A-247": "civilization",
    "A-248": "civilization",
    "A-104": "scoring",
    "A-105": "cards",
    "A-106": "cards",
    "A-107": "cards",
    "A-108": "cards",
    "A-109": "cards",
}
"""With which rule which part of a turn begins; all that follows belongs to it until another part begins."""


@dataclass
class Told:
    """An event of the journal, and where in it the event stands."""

    place: int
    event: Event

    @property
    def rule(self) -> str:
        """The number of the rule that it names, or nothing."""
        return rule_of(self.event)

    @property
    def part(self) -> str:
        """Which of the rule's cases it is."""
        return self.event.thing.part if isinstance(self.event.thing, RuleRef) else ""


@dataclass
class Part:
    """A part of a bots' turn."""

    kind: str
    told: list[Told] = field(default_factory=list)


@dataclass
class BotsTurn:
    """A turn of the bots, and before it what they did in the turn of a person."""

    told: list[Told]
    before: list[Told] = field(default_factory=list)

    @property
    def parts(self) -> list[Part]:
        """The turn in parts, in the order in which they happened."""
        return [*([Part("before", self.before)] if self.before else []), *parts_of(self.told)]

    @property
    def end(self) -> int:
        """The place in the journal after its last event."""
        return (self.told or self.before)[-1].place + 1


def rule_of(event: Event) -> str:
    """The number of the rule that an event names as a bot's reason, or nothing."""
    return event.thing.id if event.kind == BOT_RULE and isinstance(event.thing, RuleRef) else ""


def last_turns(events: Sequence[Event], bots: Collection[int]) -> list[BotsTurn]:
    """The bots' turns since a person last had a turn."""
    rounds = all_rounds(events, bots)
    return rounds[-1] if rounds else []


def all_rounds(events: Sequence[Event], bots: Collection[int]) -> list[list[BotsTurn]]:
    """All turns of the bots; those stand together between which no person had a turn."""
    rounds: list[list[BotsTurn]] = []
    before: list[Told] = []
    acting = False
    for place, event in enumerate(events):
        rule = rule_of(event)
        if rule in BEGINNINGS and not (rule == "A-291" and acting and shuffled_last(rounds)):
            if not acting:
                rounds.append([])
            rounds[-1].append(BotsTurn([], before))
            acting, before = True, []
        elif event.seat not in bots and begins_own_turn(event):
            acting = False
        if acting:
            rounds[-1][-1].told.append(Told(place, event))
        elif event.seat in bots and not event.kind.startswith(LAYOUT):
            before.append(Told(place, event))
    if before:
        rounds = rounds or [[]]
        rounds[-1].append(BotsTurn([], before))
    return rounds


def shuffled_last(rounds: list[list[BotsTurn]]) -> bool:
    """Whether the last thing told was that shuffling costs no turn (A-296)."""
    last = rounds[-1][-1].told[-1]
    return last.rule == "A-296" and last.part == "swift"


def begins_own_turn(event: Event) -> bool:
    """Whether a person has begun a turn."""
    return event.kind in OWN_TURN or (event.kind == "pays" and isinstance(event.thing, Payment))


def parts_of(events: Iterable[Told]) -> list[Part]:
    """The parts of a turn: each begins with a rule that only it names."""
    parts: list[Part] = []
    for told in events:
        kind = next_part(parts[-1].kind if parts else "", told)
        if not parts or parts[-1].kind != kind:
            parts.append(Part(kind))
        parts[-1].told.append(told)
    return parts


def next_part(kind: str, told: Told) -> str:
    """The part to which an event belongs that is told during another."""
    if kind == "shuffle" and told.rule == "A-101":
        return kind
    if kind == "income" and told.rule in ("A-99", "A-110"):
        return kind
    if kind == "pair" and told.rule in (*CHOICES, *CLOSED):
        return "act"
    return PART_OF_RULE.get(told.rule, kind)
