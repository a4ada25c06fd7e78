"""What is worth saying of a turn of Tapestry."""

from figurka.coach.form import Coach

COACH = Coach(
    idle=frozenset({"pays", "advances", "income", "must-take-income", "lays", "performs", "takes-bonus"}),
    telling=(
        "wins-landmark",
        "completes-district",
        "conquers-from",
        "conquers",
        "explores",
        "builds",
        "invents",
    ),
    scoring=frozenset({"scores", "scores-die", "scores-sides"}),
)
