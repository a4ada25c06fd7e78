"""What is worth saying of a turn of Viticulture."""

from figurka.coach.form import Coach

COACH = Coach(
    idle=frozenset({"places", "places-bonus", "places-beside", "passes", "wakes", "pays", "season", "year"}),
    telling=("fills", "residual", "wine", "makes", "harvests", "plants", "builds", "trains", "draws", "lira"),
    scoring=frozenset({"points"}),
)
