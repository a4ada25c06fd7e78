"""What the coach says is kept as plain data, and said later with the names of then."""

import json

from hypothesis import given
from hypothesis import strategies as st

from figurka.coach.keeping import kept, read, seat_names
from figurka.locales import Argument, Message

WORDS = st.text("abc-", min_size=1, max_size=6)
PLAIN = st.integers() | WORDS
MESSAGES: st.SearchStrategy[Message] = st.deferred(
    lambda: st.builds(
        Message,
        WORDS,
        st.dictionaries(WORDS, ARGUMENTS, max_size=3),
        st.sampled_from(("", "acc")),
        st.sampled_from(("", "otherwise")),
    )
)
ARGUMENTS: st.SearchStrategy[Argument] = PLAIN | MESSAGES | st.lists(MESSAGES, max_size=2).map(tuple)


@given(MESSAGES)
def test_a_message_is_read_as_it_was_kept(message: Message) -> None:
    assert read(json.loads(json.dumps(kept(message))), ()) == message


def test_players_have_the_names_of_whoever_reads() -> None:
    names = seat_names(2)
    message = Message("coach-rival-more", {"player": names[1], "points": 3})
    assert read(kept(message), ("Jana", "Tom")).arguments == {"player": "Tom", "points": 3}
