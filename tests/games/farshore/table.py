"""A table for tests in the rulebook's language: set a position, play by name, look what is true."""

from typing import Any

from figurka.core.chance import game_chance
from figurka.core.game import Config, Game
from figurka.core.journal import Journal
from figurka.games.farshore import FARSHORE
from figurka.games.farshore.positions.builder import DEAR_BAY, Seat, lay_out
from figurka.games.farshore.rules.scoring import breakdown, score
from figurka.games.farshore.rules.shape import ScoreSource
from figurka.games.farshore.rules.state import FarshoreState, Player
from figurka.games.farshore.rules.things import SEASONS, TOKENS, Rose
from figurka.locales import Words

CALM = Rose("calm", 0, "designed")
"""A wind that no card sails with."""
DULL_BAY = DEAR_BAY


class Table:
    """A game in a position of the test's making, as `lay_out` makes it; a wind that is not named is calm."""

    def __init__(
        self,
        *others: Seat,
        seats: int = 2,
        winds: tuple[str | None, str | None] = (None, None),
        level: str = "bosun",
        seed: int = 1,
        **said: Any,
    ) -> None:
        state = lay_out(game_chance(seed), *others, seats=seats, winds=winds, level=level, **said)
        state.winds = tuple(
            CALM if name is None else wind for name, wind in zip(winds, state.winds, strict=True)
        )
        self.game: Game[FarshoreState] = Game(
            FARSHORE, Config(seats, seed, {"islands": (), "level": (level,)}), state, [], [], Journal()
        )
        self._begun = False

    # What the test sees

    @property
    def state(self) -> FarshoreState:
        return self.game.state

    @property
    def me(self) -> Player:
        return self.state.players[0]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def rival(self) -> Player:
        assert self.state.rival is not None
        return self.state.rival

    def have(self, seat: int = 0) -> dict[str, int]:
        """The tokens of a player that are not zero."""
        goods = self.state.players[seat].goods
        return {token.key: goods[token.index] for token in TOKENS if goods[token.index]}

    def city(self, seat: int = 0) -> list[str]:
        return [standing.card.key for standing in self.state.players[seat].city]

    def hand(self, seat: int = 0) -> list[str]:
        return [card.key for card in self.state.players[seat].hand]

    def anchored(self, seat: int = 0) -> list[str]:
        return [standing.card.key for standing in self.state.players[seat].city if standing.anchor]

    @property
    def bay(self) -> list[str | None]:
        return [None if card is None else card.key for card in self.state.bay]

    def score(self, seat: int = 0) -> int:
        return score(self.state, self.state.players[seat])

    def points(self, seat: int = 0) -> dict[ScoreSource, int]:
        """The points of a player by source."""
        return breakdown(self.state, self.state.players[seat])

    # What the test does

    def begin(self) -> "Table":
        """Ask the first decision; changes made to the state before it count."""
        if not self._begun:
            self._begun = True
            self.game.begin()
        return self

    @property
    def asked(self) -> str:
        """The kind of the decision, or `over`."""
        self.begin()
        return "over" if self.game.decision is None else self.game.decision.kind

    @property
    def asked_seat(self) -> int:
        self.begin()
        assert self.game.decision is not None
        return self.game.decision.seat

    @property
    def options(self) -> list[str]:
        """The keys of what may be chosen."""
        self.begin()
        assert self.game.decision is not None
        return [option.key for option in self.game.decision.options]

    def offers(self, name: str) -> bool:
        """Whether something of this name may be chosen."""
        return bool(self._matches(name))

    def _matches(self, name: str) -> list[int]:
        keys = self.options
        exact = [index for index, key in enumerate(keys) if key == name]
        return exact or [index for index, key in enumerate(keys) if key.partition(":")[2] == name]

    def choose(self, *names: str) -> "Table":
        """Choose by name, one after another: a full key, or what follows the colon in one."""
        for name in names:
            matches = self._matches(name)
            assert len(matches) == 1, f"{self.asked}: {name!r} is not one of {self.options}"
            self.game.choose(matches[0])
        return self

    def prepare(self, season: str, *names: str, seat: int = 0) -> "Table":
        """The seat prepares for this season, unasked where it can do nothing else, and then chooses."""
        self.begin()
        player = self.state.players[seat]
        if player.season < SEASONS.index(season):
            self.choose("prepare")
        assert player.season == SEASONS.index(season)
        return self.choose(*names)

    def why_not(self, key: str) -> str | None:
        """The id of the reason why the thing cannot be chosen."""
        self.begin()
        refusal = self.game.why_not(key)
        return None if refusal is None else refusal.id

    def label(self, name: str, language: str = "en") -> str:
        """What choosing the option of this name means, in words."""
        (index,) = self._matches(name)
        decision = self.game.decision
        assert decision is not None
        said = FARSHORE.label(self.state, decision, decision.options[index], ("Ada", "Ben", "Cyril", "Dana"))
        return Words(language).say(said)

    def question(self, language: str = "en") -> str:
        """What is asked, in words."""
        decision = self.begin().game.decision
        assert decision is not None
        return Words(language).say(FARSHORE.question(decision))

    def caution(self, name: str, language: str = "en") -> str:
        """What is asked before the option of this name is chosen, or nothing."""
        (index,) = self._matches(name)
        caution = self.game.caution(index)
        return "" if caution is None else Words(language).say(caution)

    def journal(self, viewer: int | None = 0, language: str = "en") -> list[str]:
        """What has happened so far, in words."""
        assert self.game.journal is not None
        names = ("Ada", "Ben", "Cyril", "Dana")
        said = [FARSHORE.sentence(event, viewer, names) for event in self.game.journal.events]
        return [Words(language).say(sentence) for sentence in said]

    def told(self, kind: str) -> int:
        """How many events of this kind the journal tells."""
        assert self.game.journal is not None
        return sum(event.kind == kind for event in self.game.journal.events)


__all__ = ["DULL_BAY", "Seat", "Table"]
