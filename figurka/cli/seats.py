"""Who sits at the table: people by their names, computer opponents by theirs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from figurka.agents import AGENTS, FORMER, agent_called
from figurka.core.errors import FigurkaError
from figurka.core.registry import find_rules
from figurka.locales import Words

YOU = "you"


class SeatError(FigurkaError):
    """The seats cannot be taken in the way that was asked for."""


@dataclass(frozen=True)
class Seat:
    """One seat by the word that stands for it on the command line."""

    word: str

    @property
    def is_agent(self) -> bool:
        """Whether a computer opponent sits here."""
        return self.word in AGENTS or self.word in FORMER


def split_seats(asked: str) -> tuple[str, ...]:
    """The words of a list such as `you,beginner`."""
    seats = tuple(word.strip() for word in asked.split(","))
    if not all(seats):
        raise SeatError("cli-error-seats", seats=asked)
    return seats


def read_seats(asked: str) -> tuple[Seat, ...]:
    """The seats of a list such as `you,beginner`."""
    return tuple(Seat(word) for word in split_seats(asked))


def own_name(seat: Seat, words: Words) -> str:
    """What the seat is called before namesakes are numbered."""
    if seat.word == YOU:
        return words("cli-you")
    return words.say(agent_called(seat.word)) if seat.is_agent else seat.word


def seat_names(seats: Sequence[Seat], game: str, words: Words) -> tuple[str, ...]:
    """What the seats are called, namesakes by number, and after them those who act without a seat."""
    names: list[str] = []
    count: Counter[str] = Counter()
    alone = sum(not seat.is_agent for seat in seats) == 1
    for number, seat in enumerate(seats, 1):
        name = own_name(seat, words)
        if seat.word == YOU and not alone:  # the others would read of him: You takes a card
            name = words("table-guest-number", number=number)
        count[name] += 1
        names.append(f"{name} {count[name]}" if count[name] > 1 else name)
    names += [words.say(figure) for figure in find_rules(game).figures(len(seats))]
    return tuple(names)
