"""Every lesson is played through rightly, wrongly and at random; a changed card breaks it here."""

from random import Random

import pytest

from figurka.core.positions import positions_of
from figurka.core.registry import find_rules, list_games, new_game
from figurka.core.saves import load_game
from figurka.lessons.course import Course, LessonError, said_to
from figurka.lessons.form import ANYTHING_ELSE, LEARNER, Ask, Free, Goal, Lesson, Others
from figurka.lessons.found import find_lesson, lessons_of
from figurka.locales import LANGUAGES, Words
from figurka.locales.catalog import catalog
from tests.lessons.taking import IDS, LESSONS, MOST_ANSWERS, PARTS, asked, asks_of, goals_of, rightly, where

POSITIONS = [(game, name) for game in list_games() for name in positions_of(game)]
MOST_WORDS = 35
"""What the guide says at once, in either language."""
lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
parts = pytest.mark.parametrize(("lesson", "part"), PARTS, ids=IDS)


@pytest.mark.parametrize(("game", "name"), POSITIONS, ids=[f"{game}-{name}" for game, name in POSITIONS])
def test_a_position_is_one_that_the_rules_allow_and_is_kept_with_the_game(game: str, name: str) -> None:
    placed = new_game(game, seed=1, position=name)
    placed.rules.check(placed.state)
    assert placed.config.settings == {"position": (name,)}
    assert placed.decision is not None
    placed.choose(placed.mind.instinct(placed.state, placed.decision))
    again = load_game(placed.save())
    assert again.view(LEARNER) == placed.view(LEARNER)
    assert again.history == placed.history


@pytest.mark.parametrize("game", list_games())
def test_every_position_belongs_to_a_lesson(game: str) -> None:
    used = {part.position for lesson in lessons_of(game) for part in lesson.parts.values()}
    assert used == set(positions_of(game))


@parts
def test_right_answers_lead_to_the_end(lesson: Lesson, part: str) -> None:
    for course in rightly(lesson, part):
        step = course.now
        course.game.rules.check(course.game.state)
        if isinstance(step, Ask):
            decision = asked(course)
            assert decision.kind == step.kind, where(course)
            assert len(decision.options) > 1, where(course)
            for key in step.right:
                assert decision.index(key) >= 0, f"{where(course)}: {key} is not offered"
        assert not isinstance(step, Others), where(course)
    assert course.done


@parts
def test_what_must_hold_after_a_step_holds(lesson: Lesson, part: str) -> None:
    for course in rightly(lesson, part):
        step = course.now
        if isinstance(step, Ask) and step.holds is not None:
            for key in step.right or [option.key for option in asked(course).options]:
                after = Course(lesson, part, course.answers)
                assert after.answer(asked(after).index(key)).made
                assert step.holds(after.game.state), f"{where(course)}: not after {key}"


@parts
def test_wrong_answers_change_nothing_and_are_told_why(lesson: Lesson, part: str) -> None:
    for course in rightly(lesson, part):
        step = course.now
        if not isinstance(step, Ask) or not step.right:
            continue
        wrong = [index for index in range(len(asked(course).options)) if course.why_wrong(step, index)]
        for index in wrong:
            key = asked(course).options[index].key
            before = (list(course.game.history), course.game.view(LEARNER))
            reply = course.answer(index)
            assert not reply.made
            assert reply.message is not None
            said = {lesson.message(each) for each in step.wrong.values()}
            assert reply.message.id in said, f"{where(course)}: nothing is said to {key}"
            assert before == (list(course.game.history), course.game.view(LEARNER))


@parts
def test_no_answer_to_a_wrong_choice_is_stale(lesson: Lesson, part: str) -> None:
    for course in rightly(lesson, part):
        step = course.now
        if isinstance(step, Ask):
            options = [option.key for option in asked(course).options if option.key not in step.right]
            given = {said_to(step, key) for key in options}
            assert set(step.wrong.values()) <= given, f"{where(course)}: {step.wrong} to {options}"


@lessons
def test_goals_are_reached_by_their_solutions_and_not_by_chance(lesson: Lesson) -> None:
    own = [step for step in lesson.check.steps if not isinstance(step, Others)]
    assert isinstance(own[-1], Goal | Ask), "a lesson ends with something to solve alone"
    for part, place, goal in goals_of(lesson):
        for solution in goal.solutions:
            course = at_step(lesson, part, place)
            for key in solution:
                assert asked(course).index(key) >= 0, f"{where(course)}: {key} of {asked(course)}"
                course.answer(asked(course).index(key))
            assert course.step > place, f"{where(course)}: {solution} does not reach it"
        course = at_step(lesson, part, place)
        replies = [course.answer(0)]
        while course.step == place and replies[-1].made:
            replies.append(course.answer(0))
        assert not replies[-1].made, f"{where(course)}: the first option always reaches it"


@lessons
def test_a_choice_that_loses_a_goal_is_answered_and_not_made(lesson: Lesson) -> None:
    """Whatever is made can still lead to the goal; whatever is refused leaves a way that can."""
    for part, place, goal in goals_of(lesson):
        begun = at_step(lesson, part, place)
        replies = []
        for index in range(len(asked(begun).options)):
            course = Course(lesson, part, begun.answers)
            reply = course.answer(index)
            replies.append(reply)
            if not reply.made:
                assert reply.message is not None
                assert reply.message.id == lesson.message(goal.missed)
                assert course.answers == begun.answers
                assert reply.back == 0, f"{where(course)}: the goal was within reach"
            elif course.now is goal:
                assert course.reaches(goal) is not False, where(course)
        assert any(reply.made for reply in replies)


@lessons
def test_no_way_to_a_goal_is_called_lost(lesson: Lesson) -> None:
    for part, place, goal in goals_of(lesson):
        for solution in goal.solutions:
            course = at_step(lesson, part, place)
            for key in solution:
                begun = course.game.opens_turn and bool(course.answers)
                assert not (begun and goal.lost is not None and goal.lost(course.game.state)), where(course)
                assert course.answer(asked(course).index(key)).made, where(course)


def test_who_throws_away_what_the_goal_needs_is_told_before_the_turn_is_over() -> None:
    course = Course(find_lesson("farshore", "first-catch"), "check")
    *turn, last = ("place:docks", "hand:grove", "hand:harbor")
    for key in turn:
        assert course.answer(asked(course).index(key)).made
    reply = course.answer(asked(course).index(last))
    assert not reply.made
    assert reply.back == len(turn), "the whole turn is taken back"


def test_who_wastes_a_turn_unnoticed_gets_it_back() -> None:
    lesson = find_lesson("farshore", "with-the-wind")
    course = Course(lesson, "check")
    course.answer(asked(course).index("place:docks"))
    reply = course.answer(asked(course).index("done"))
    assert not reply.made
    assert reply.back == 1


def test_a_season_that_comes_by_itself_is_explained() -> None:
    came = []
    for lesson in (find_lesson("farshore", "first-catch"), find_lesson("farshore", "year-turns")):
        for part, place, goal in goals_of(lesson):
            for solution in goal.solutions:
                course = at_step(lesson, part, place)
                for key in solution:
                    season = course.game.state.players[LEARNER].season
                    also = course.answer(asked(course).index(key)).also
                    turned = course.game.state.players[LEARNER].season > season
                    assert (also is not None) == (turned and key != "prepare"), f"{where(course)}: {key}"
                    came.append(also is not None)
    assert any(came), "the season never came by itself"


def test_what_is_told_before_a_goal_is_not_said_again_once_it_is_untrue() -> None:
    course = Course(find_lesson("farshore", "first-catch"), "check")
    assert not course.has_begun
    course.answer(asked(course).index("place:shore_seaweed"))
    assert course.has_begun
    assert all(catalog(language).has(course.says.id, "meanwhile") for language in LANGUAGES if course.says)


@lessons
def test_what_a_goal_is_about_is_there_when_it_begins(lesson: Lesson) -> None:
    for part, place, goal in goals_of(lesson):
        course = at_step(lesson, part, place)
        offered = {option.key for option in asked(course).options}
        held = {f"hand:{card}" for card in course.game.view(LEARNER)["players"][LEARNER].get("hand", ())}  # type: ignore[index]
        assert not goal.about or offered & set(goal.about) or held & set(goal.about), where(course)


def at_step(lesson: Lesson, part: str, place: int) -> Course:
    """A course that has come to a step."""
    return next(course for course in rightly(lesson, part) if course.step == place)


def test_a_tile_that_was_badly_laid_is_in_the_hand_again() -> None:
    """All that the advice names can be done at once: the other tile, another hex, another turning."""
    course = Course(LESSONS["tapestry-first-step"], "check")
    for key in ("advance:exploration:1", "pay:1,0,0,0", "tile:48", "hex:1,0"):
        assert course.answer(asked(course).index(key)).made
    reply = course.answer(asked(course).index("rotation:0"))
    assert not reply.made
    assert reply.back == 2
    again = Course(course.lesson, "check", course.answers[: -reply.back])
    assert asked(again).kind == "tile"
    assert again.answer(asked(again).index("tile:19")).made


def test_what_was_asked_stays_as_it_was_said_while_it_is_being_done() -> None:
    lesson = LESSONS["tapestry-when-to-take-income"]
    said = {}
    for course in rightly(lesson, "lesson"):
        if course.now is lesson.lesson.steps[-1]:
            assert course.says is not None
            said[sum(course.game.state.players[LEARNER].goods)] = course.says.arguments["resources"]
    assert len(said) > 1, "nothing was paid meanwhile"
    assert len(set(said.values())) == 1


@lessons
def test_what_a_goal_counts_is_not_said_any_more_once_it_has_changed(lesson: Lesson) -> None:
    words = Words("en")
    for part, _, goal in goals_of(lesson):
        for course in rightly(lesson, part):
            if course.now is not goal or not course.has_begun:
                continue
            assert course.says is not None
            now = course.message(goal.says, goal.figures)
            changed = words.say(now) != words.say(course.says)
            assert not changed or words.knows(now.id, "meanwhile"), where(course)


@lessons
def test_a_lesson_leaves_choices_and_never_breaks(lesson: Lesson) -> None:
    """Free steps and goals are answered at random, ten times."""
    for seed in range(10):
        random = Random(seed)
        for part in lesson.parts:
            course = Course(lesson, part)
            for _ in range(MOST_ANSWERS):
                if course.done:
                    break
                step = course.now
                free = isinstance(step, Free | Goal) or (isinstance(step, Ask) and not step.right)
                index = random.randrange(len(asked(course).options)) if free else course.right_answer()
                assert index is not None
                if isinstance(step, Ask):
                    assert asked(course).kind == step.kind, where(course)
                reply = course.answer(index)
                assert reply.made or isinstance(step, Goal), where(course)
                if reply.back:
                    course = Course(lesson, part, course.answers[: -reply.back])
                course.game.rules.check(course.game.state)


@pytest.mark.parametrize("language", LANGUAGES)
@parts
def test_everything_is_said_in_few_words(lesson: Lesson, part: str, language: str) -> None:
    words = Words(language)
    for attribute in ("", "idea", "opening"):
        assert catalog(language).has(lesson.title, attribute), f"{lesson.title}.{attribute}"
    assert len(words(lesson.title, "opening").split()) <= MOST_WORDS
    for course in rightly(lesson, part):
        said = [words.say(message) for message in (course.says, course.told) if message is not None]
        step = course.now
        if isinstance(step, Ask | Free | Goal) and step.says:
            message = course.message(step.says, step.figures)
            assert catalog(language).has(message.id, "task"), f"{message.id}.task"
            said.append(words(message.id, "task", **message.arguments))
        if isinstance(step, Ask):
            said += [words.say(course.message(each, step.figures)) for each in step.wrong.values()]
        if isinstance(step, Goal):
            said.append(words.say(course.message(step.missed, step.figures)))
        for text in said:
            assert len(text.split()) <= MOST_WORDS, text
            assert "{" not in text, text


@lessons
def test_answers_to_all_others_stand_last(lesson: Lesson) -> None:
    for step in asks_of(lesson):
        assert ANYTHING_ELSE not in list(step.wrong)[:-1]


@lessons
def test_a_course_is_its_answers(lesson: Lesson) -> None:
    for part in lesson.parts:
        for course in rightly(lesson, part):
            again = Course(lesson, part, course.answers)
            assert (again.step, again.game.history) == (course.step, course.game.history)


def test_what_there_is_not_is_told() -> None:
    lesson = next(iter(LESSONS.values()))
    with pytest.raises(LessonError):
        find_lesson(lesson.game, "no-such-lesson")
    with pytest.raises(LessonError):
        Course(lesson, "no-such-part")
    with pytest.raises(LessonError):
        Course(lesson, "lesson", (999,))
    with pytest.raises(LessonError):
        Course(lesson).answer(-1)


def test_ids_of_lessons_are_unique() -> None:
    for game in list_games():
        ids = [lesson.id for lesson in lessons_of(game)]
        assert len(set(ids)) == len(ids)
        assert all(lesson.game == game == find_rules(game).name for lesson in lessons_of(game))


@lessons
def test_what_is_compared_can_be_chosen_and_is_right(lesson: Lesson) -> None:
    compared: dict[int, set[str]] = {}
    for course in rightly(lesson, "lesson"):
        step = course.now
        if isinstance(step, Ask | Free) and step.choices:
            options = [option.key for option in asked(course).options]
            found = compared.setdefault(course.step, set())
            found |= set(step.choices) & set(options)
            if isinstance(step, Ask) and step.right:
                assert set(step.choices) <= set(step.right), where(course)
    for place, found in compared.items():
        step = lesson.lesson.steps[place]
        assert isinstance(step, Ask | Free)
        assert found == set(step.choices), f"{lesson.id}: {step.says} offers only {found}"
