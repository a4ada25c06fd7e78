"""What those at a terminal are called."""

from figurka.cli.seats import read_seats, seat_names
from figurka.locales import Words


def test_of_several_people_nobody_is_you() -> None:
    """The others read of him in the third person: not "Ty dává" but "Hráč 1 dává"."""
    words = Words("cs")
    assert seat_names(read_seats("you,greedy"), "farshore", words)[0] == "Ty"
    assert seat_names(read_seats("you,Jana,you"), "farshore", words) == ("Hráč 1", "Jana", "Hráč 3")
