"""Reading whole games: all that is asked, offered, refused and told, in all languages and without a fault."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, TypeAlias

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import new_game
from figurka.core.rules import Refusal, Rules
from figurka.locales import LANGUAGES, Message, Words
from figurka.locales.catalog import catalog
from tests.locales.files import HARD, messages
from tests.locales.sayings import sayings_of

NAMES = ("Žofie", "Jean-Luc P.", "张伟", "x", "Ø", "Ada")

Choice: TypeAlias = Callable[[Game[Any], Decision, Random], int]
Ending: TypeAlias = Callable[[Event], str]
"""How the sentence of an event must end."""


class StrictWords(Words):
    """Says messages like Words, but only what the language itself has, and only without a fault."""

    def say(self, message: Message) -> str:
        """The message as a sentence of this language."""
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
        self.refusals: set[Refusal] = set()
        self.read: set[str] = set()

    def __call__(self, message: Message, end: str = "") -> None:
        """Read a message, which must end so."""
        known = repr(message)
        if known in self.known:
            return
        self.known.add(known)
        self.read.add(message.id)
        for language in LANGUAGES:
            said = StrictWords(language).say(message)
            assert said == Words(language).say(message)
            assert said.endswith(end), f"{language}: {said}"

    def refuse(self, refusal: Refusal | None) -> None:
        """Read why something cannot be chosen."""
        if refusal is not None and refusal not in self.refusals:
            self.refusals.add(refusal)
            self(refusal.message(), ".")


def at_random(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any choice."""
    return random.randrange(len(decision.options))


def with_a_full_stop(event: Event) -> str:
    """Sentences end with a full stop."""
    return "."


def names_at(rules: Rules[Any], seats: int) -> tuple[str, ...]:
    """The names of all who act at a table, with those who have no seat."""
    return (*NAMES[:seats], *(Words("cs").say(figure) for figure in rules.figures(seats)))


def play_and_read(
    reader: Reader,
    game: Game[Any],
    random: Random,
    keys: Iterable[str] = (),
    choose: Choice = at_random,
    ending: Ending = with_a_full_stop,
) -> None:
    """Play a game, reading all that is asked, offered and told, and why these keys cannot be chosen."""
    rules, names = game.rules, names_at(game.rules, game.config.seats)
    while (decision := game.decision) is not None:
        reader(rules.question(decision), "?")
        for option in decision.options:
            reader(rules.label(game.state, decision, option, names))
        for key in keys:
            reader.refuse(game.why_not(key))
        game.choose(choose(game, decision, random))
    assert game.journal is not None
    for event in game.journal.events:
        for viewer in (None, *range(game.config.seats)):
            reader(rules.sentence(event, viewer, names), ending(event))


def read_games(
    rules: Rules[Any],
    seats: int,
    games: int,
    choices: Mapping[str, tuple[str, ...]],
    choose: Choice = at_random,
    *,
    asking_why: int = 1,
    ending: Ending = with_a_full_stop,
) -> set[str]:
    """The ids read in some games, the first ones asking why not, with the choices of settings in turn."""
    reader, keys = Reader(), sayings_of(rules.name).keys
    for seed in range(games):
        settings: dict[str, Any] = {name: values[seed % len(values)] for name, values in choices.items()}
        game = new_game(rules.name, seats, seed, checkpoints=False, journal=True, **settings)
        play_and_read(reader, game, Random(seed), keys if seed < asking_why else (), choose, ending)
    assert reader.read <= messages("en").keys()
    return reader.read


def in_czech(message: Message) -> str:
    """A message in Czech, with plain spaces."""
    return StrictWords("cs").say(message).replace(HARD, " ")


def check_czech_number(message_id: str, attribute: str, count: int, expected: str) -> None:
    """A number is said in the right case, and holds on to what it counts."""
    said = Words("cs")(message_id, attribute, count=count)
    assert said.replace(HARD, " ") == expected
    assert f"{count}{HARD}" in said
