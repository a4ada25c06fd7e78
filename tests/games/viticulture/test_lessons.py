"""Lessons of Viticulture where the learner's own choice leads another way."""

from figurka.lessons.course import Course, Reply
from figurka.lessons.found import find_lesson
from figurka.locales import Words


def take(course: Course, *keys: str) -> Reply:
    """Answer by keys; the reply to the last one, which may have to wait."""
    reply = Reply(True)
    for key in keys:
        assert reply.made, f"before {key}"
        assert course.game.decision is not None
        reply = course.answer(course.game.decision.index(key))
    return reply


def begun(lesson: str, part: str = "lesson") -> Course:
    """A part of a lesson at its beginning."""
    return Course(find_lesson("viticulture", lesson), part)


def said(message_of: Reply) -> str:
    """What a reply says in English."""
    assert message_of.message is not None
    return Words("en").say(message_of.message)


def test_wines_are_made_in_either_order() -> None:
    course = begun("grape-to-order")
    take(course, "at:harvest_field", "at:make_wine", "make:white:w1")
    assert course.game.decision is not None
    stopped = course.answer(course.game.decision.index("done"))
    assert not stopped.made
    take(course, "make:red:r3", "at:fill_order", "pass")
    assert course.done


def test_the_better_grape_was_worth_keeping() -> None:
    kept = take(
        begun("grape-to-order", "check"), "at:make_wine", "make:red:r2", "make:white:w2", "at:fill_order"
    )
    spent = take(
        begun("grape-to-order", "check"), "at:make_wine", "make:red:r4", "make:white:w2", "at:fill_order"
    )
    assert "value 4" in said(kept)
    assert "value 2" in said(spent)


def test_a_row_may_bring_a_visitor_first() -> None:
    course = begun("rooster-and-visitor")
    take(course, "row:5")
    assert course.says is not None
    assert course.says.id.endswith("-row-draw")
    take(course, "deck:winter")
    assert course.game.state.players[1].row == 1, "Alma follows her script either way"
    assert course.says.id.endswith("-visitor")


def test_the_first_row_acts_first() -> None:
    course = begun("rooster-and-visitor")
    take(course, "row:1")
    assert course.says is not None
    assert Words("en").say(course.says).startswith("You woke before Alma")


def test_planting_after_alma_could_have_is_missed() -> None:
    reply = take(begun("rooster-and-visitor", "check"), "row:3")
    assert not reply.made


def test_the_last_worker_is_kept_for_winter() -> None:
    course = begun("blocked")
    take(course, "at:plant_vine:beside", "plant:malvasia:right", "at:gain_lira")
    assert course.says is not None
    assert course.says.id.endswith("-keep")
    assert course.game.decision is not None
    spent = course.answer(course.game.decision.index("at:gain_lira"))
    assert not spent.made
    take(course, "pass", "deck:winter", "at:harvest_field")
    assert course.done


def test_workers_spent_in_summer_make_no_wine() -> None:
    course = begun("blocked", "check")
    reply = take(course, "at:gain_lira")
    assert not reply.made


def test_as_many_points_as_alma_are_not_enough() -> None:
    reply = take(begun("year-ends", "check"), "at:fill_order", "order:r5")
    assert not reply.made
