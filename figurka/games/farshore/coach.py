"""What is worth saying of a turn of Farshore."""

from figurka.coach.form import Coach

COACH = Coach(
    idle=frozenset({"visits", "visits-card", "plays", "plays-bay", "pays", "prepares", "passes", "uses"}),
    telling=(
        "takes-map",
        "finds",
        "sails-wind",
        "sails",
        "sails-by",
        "gains",
        "activates",
        "draws",
        "takes-bay",
    ),
)
