"""What is worth saying of a turn of World: the same as of the base game, and what the team gains."""

from dataclasses import replace

from figurka.games.viticulture.coach import COACH as BASE

COACH = replace(BASE, telling=("influence", *BASE.telling))
