"""What a notice says: that it is somebody's turn, where, and how long he has."""

from datetime import datetime, timedelta

from figurka.calling.model import Due, Notice
from figurka.core.errors import UnknownGameError
from figurka.core.registry import find_rules
from figurka.locales import Words
from figurka.tables.tokens import new_id

HOUR = timedelta(hours=1)
DAYS_FROM = timedelta(days=2)


def notice_of(due: Due, language: str, moment: datetime) -> Notice:
    """That it is somebody's turn; who else sits there and what happened is told at the table only."""
    words = Words(language)
    title = due.title or game_title(due.game, words)
    told = words("web-call-turn")
    left = due.since + timedelta(seconds=due.turn_time) - moment
    if due.turn_time and left > timedelta():
        told = words("web-call-turn-left", time=roughly(left, words))
    return Notice(new_id(), title, told, words("web-call-open"), f"/tables/{due.table}", due)


def trial(language: str) -> Notice:
    """What is sent to see whether notices arrive."""
    words = Words(language)
    return Notice(new_id(), "figurka", words("web-call-trial-text"), words("web-mine"), "/me/games")


def game_title(game: str, words: Words) -> str:
    """What a game is called; of one that is not installed, its code name."""
    try:
        return words.say(find_rules(game).title())
    except UnknownGameError:
        return game


def roughly(left: timedelta, words: Words) -> str:
    """How long there is still time."""
    if left >= DAYS_FROM:
        return words("web-time-days", count=left.days)
    if left >= HOUR:
        return words("web-time-hours", count=int(left / HOUR))
    return words("web-time-minutes", count=max(1, int(left.total_seconds() // 60)))
