"""The cards of the base game and of Tuscany that have no place in World."""

from typing import Final

FORBIDDEN: Final = frozenset(
    (
        "planner",
        "organizer",
        "governess",
        "professor",
        "queen",
        "uncertified_teacher",
        "academy",
        "banquet_hall",
        "gazebo",
        "shop",
        "trading_post",
        "wine_press",
    )
)
