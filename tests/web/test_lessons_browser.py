"""Lessons in a browser: by keys alone, on a phone, wrong clicks, and nothing that keeps people out."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from figurka.lessons.course import Course
from figurka.lessons.form import Ask, Free, Lesson
from figurka.lessons.places import read_answers
from tests.lessons.taking import LESSONS, rightly
from tests.web.browsing import PHONE, comes_to, findings, guest, move_of, moved_from, overflow, picture
from tests.web.server import Server

FIRST = next(iter(LESSONS.values()))
ADDRESS = f"/learn/{FIRST.game}/{FIRST.id}"
FIRST_OF_EACH = {(lesson.game, lesson.path): lesson for lesson in reversed(LESSONS.values())}
GUIDE = "#guide"
WIDER = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
"""The texts of those boxes that have more in them than they show."""


TASK_ABOVE_BAR = f"""document.querySelector(".decision").getBoundingClientRect().top
    - document.querySelector("{GUIDE} .task").getBoundingClientRect().bottom"""
"""By how many pixels the task stands above the bar."""
SCROLLS = """(all) => all.filter((each) => each.scrollHeight > each.clientHeight + 2
    && getComputedStyle(each).overflowY !== "visible").map((each) => each.className)"""
"""The boxes that hide a part of what is in them."""


def key_now(course: Course) -> str:
    """The key of the right answer."""
    index, decision = course.right_answer(), course.game.decision
    assert index is not None
    assert decision is not None
    return decision.options[index].key


def answered(page: Page, answers: list[int]) -> None:
    """Wait until the guide knows so many answers."""
    expect(page.locator(GUIDE)).to_have_attribute("data-answers", "-".join(map(str, answers)))


def test_a_lesson_and_its_check_by_keys_alone(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto(ADDRESS)
        expect(page.locator(f"{GUIDE} .begin")).to_be_focused()
        page.keyboard.press("Enter")
        for course in rightly(FIRST, "lesson"):
            if course.done:
                break
            key = key_now(course)
            if course.points:
                expect(page.locator(f'[data-key="{key}"]:focus')).to_have_count(1)
            else:
                page.locator(f'[data-option][data-key="{key}"]:visible').first.focus()
            answers = [*course.answers, course.right_answer() or 0]
            page.keyboard.press("Enter")
            answered(page, answers)
        expect(page.locator(f"{GUIDE} [data-onward]")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_url("**part=check*")
        expect(page.locator("#here")).to_be_hidden()
        for course in rightly(FIRST, "check"):
            if course.done:
                break
            answers = [*course.answers, course.right_answer() or 0]
            page.locator(f'[data-option][data-key="{key_now(course)}"]:visible').first.focus()
            page.keyboard.press("Enter")
            answered(page, answers)
        expect(page.locator(GUIDE)).to_have_attribute("data-ends", "lesson")
        page.goto("/learn")
        expect(page.locator(".path .done")).to_have_count(1)


@pytest.mark.parametrize(
    "lesson", FIRST_OF_EACH.values(), ids=[lesson.id for lesson in FIRST_OF_EACH.values()]
)
def test_the_first_lessons_on_a_phone(browser: Browser, sqlite_server: Server, lesson: Lesson) -> None:
    with guest(
        browser, sqlite_server, viewport=PHONE, has_touch=True, locale="cs-CZ", bypass_csp=True
    ) as page:
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        page.locator(f"{GUIDE} .begin").tap()
        picture(page, f"lesson-{lesson.id}-phone")
        assert overflow(page) <= 0
        assert findings(page) == []
        for _ in range(3):
            given = page.locator(GUIDE).get_attribute("data-answers") or ""
            course = Course(lesson, "lesson", read_answers(given))
            control = page.locator(f'[data-option="{course.right_answer()}"]:visible').first
            control.dispatch_event("click")
            expect(page.locator(GUIDE)).not_to_have_attribute("data-answers", given)


@pytest.mark.parametrize(
    "lesson", FIRST_OF_EACH.values(), ids=[lesson.id for lesson in FIRST_OF_EACH.values()]
)
def test_the_first_lessons_keep_nobody_out(browser: Browser, sqlite_server: Server, lesson: Lesson) -> None:
    with guest(browser, sqlite_server, bypass_csp=True, color_scheme="dark") as page:
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        page.locator(f"{GUIDE} .begin").click()
        expect(page.locator("#lamp.on")).to_have_count(1)
        picture(page, f"lesson-{lesson.id}")
        assert findings(page) == []


def test_a_space_and_its_worker_are_answered_in_one_go(browser: Browser, sqlite_server: Server) -> None:
    lesson = LESSONS["viticulture-world-together"]
    with guest(browser, sqlite_server) as page:
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        page.locator(f"{GUIDE} .begin").click()
        space = page.locator('#region-board [data-key="at:gain_influence:1"]')
        expect(space).to_have_attribute("data-then", "worker:blue")
        both = next(course.answers for course in rightly(lesson, "lesson") if len(course.answers) == 2)
        space.click()
        answered(page, both)
        expect(page.locator(f"{GUIDE} .why")).to_have_count(0)
        page.locator('[data-guide="undo"]').click()
        answered(page, both[:1])


def test_a_wrong_click_is_answered_and_the_right_one_can_be_shown(
    browser: Browser, sqlite_server: Server
) -> None:
    course = next(rightly(FIRST, "lesson"))
    assert course.game.decision is not None
    right = course.right_answer()
    keys = [option.key for index, option in enumerate(course.game.decision.options) if index != right]
    with guest(browser, sqlite_server) as page:
        page.goto(ADDRESS)
        page.locator(f"{GUIDE} .begin").click()
        for count, key in enumerate(keys[:3], 1):
            page.locator(f'#region-board [data-option][data-key="{key}"]').first.click()
            expect(page.locator(GUIDE)).to_have_attribute("data-misses", str(count))
            expect(page.locator(f"{GUIDE} .why")).to_be_visible()
        page.locator('[data-guide="show"]').click()
        answered(page, [right or 0])
        page.locator('[data-guide="undo"]').click()
        answered(page, [])


def box_of(page: Page, selector: str) -> dict[str, float]:
    """Where something stands on the page."""
    box: dict[str, float] = page.locator(selector).first.evaluate(
        "(each) => each.getBoundingClientRect().toJSON()"
    )
    return box


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes lie over one another."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def test_what_must_wait_says_so_and_the_task_is_announced_once(
    browser: Browser, sqlite_server: Server
) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto(ADDRESS)
        page.locator(f"{GUIDE} .begin").click()
        expect(page.locator("#later")).to_be_hidden()
        page.locator('#region-board [data-option][data-key="place:shore_stone"]').click()
        expect(page.locator("#later")).to_be_visible()
        place = box_of(page, '#region-board [data-key="place:shore_stone"]')
        assert overlap(box_of(page, "#later"), place)
        live = page.locator('[aria-live="polite"]').filter(
            has_text=page.locator(f"{GUIDE} .task b:not(.told-named)").inner_text()
        )
        expect(live).to_have_count(1)


def test_the_flag_is_a_button_for_its_thing(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto(ADDRESS)
        page.locator(f"{GUIDE} .begin").click()
        move = move_of(page)
        page.locator("#here span").click()
        moved_from(page, move)


def test_neither_flag_nor_tip_covers_what_is_read(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto(ADDRESS)
        page.locator(f"{GUIDE} .begin").click()
        expect(page.locator("#here")).to_be_visible()
        flag = box_of(page, "#here span")
        for name in ("shore_seaweed", "shore_mushroom", "shore_driftwood"):
            label = f'#region-board [data-key="place:{name}"] .name'
            assert not overlap(flag, box_of(page, label)), name
        page.locator("#region-board [data-key='place:lookout']").hover()
        expect(page.locator(".tip:popover-open")).to_be_visible()
        assert not overlap(box_of(page, ".tip:popover-open"), box_of(page, GUIDE))


def test_letters_on_the_table_are_those_of_the_list(browser: Browser, sqlite_server: Server) -> None:
    course = next(each for each in rightly(FIRST, "lesson") if isinstance(each.now, Free))
    with guest(browser, sqlite_server) as page:
        page.goto(f"{ADDRESS}?part=lesson&answers={'-'.join(map(str, course.answers))}")
        rows = page.locator(f"{GUIDE} .choices [data-letter]")
        expect(rows).to_have_count(3)
        expect(page.locator(".lamp-letters b")).to_have_text(["A", "B", "C"])
        option = int(rows.first.get_attribute("data-option") or -1)
        rows.first.click()
        answered(page, [*course.answers, option])


@pytest.mark.parametrize(
    "lesson", FIRST_OF_EACH.values(), ids=[lesson.id for lesson in FIRST_OF_EACH.values()]
)
def test_the_end_of_a_lesson_keeps_nobody_out(
    browser: Browser, sqlite_server: Server, lesson: Lesson
) -> None:
    *_, done = rightly(lesson, "check")
    address = f"/learn/{lesson.game}/{lesson.id}/done?answers={'-'.join(map(str, done.answers))}"
    for wishes in (dict[str, Any](color_scheme="dark"), {"viewport": PHONE, "locale": "cs-CZ"}):
        with guest(browser, sqlite_server, bypass_csp=True, **wishes) as page:
            page.goto(address)
            picture(page, f"lesson-{lesson.id}-done{len(wishes)}", whole=True)
            assert findings(page) == []
            assert overflow(page) <= 0


def test_the_page_of_all_lessons_keeps_nobody_out(browser: Browser, sqlite_server: Server) -> None:
    for wishes in (dict[str, Any](), {"viewport": PHONE, "color_scheme": "dark"}):
        with guest(browser, sqlite_server, bypass_csp=True, **wishes) as page:
            page.goto("/learn")
            picture(page, f"learn{len(wishes)}", whole=True)
            assert findings(page) == []
            assert overflow(page) <= 0
            assert page.locator(".course").evaluate_all(WIDER) == []


def test_who_opens_a_game_for_the_first_time_is_offered_a_lesson_once(
    browser: Browser, sqlite_server: Server
) -> None:
    with browser.new_context(base_url=sqlite_server.address, locale="en-GB") as context:
        page = context.new_page()
        page.goto("/")
        page.locator(f'[data-game="{FIRST.game}"] .go button').click()
        expect(page.locator("#offer")).to_be_visible()
        page.reload()
        expect(page.locator("#table")).to_be_visible()
        expect(page.locator("#offer")).to_be_hidden()


def test_the_rules_begin_with_the_game_in_one_minute(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server, bypass_csp=True) as page:
        for lesson in FIRST_OF_EACH.values():
            page.goto(f"/rules/{lesson.game}")
            expect(page.locator(".minute dt")).to_have_count(5)
            expect(page.locator(".minute a.button")).to_have_count(1)
            assert findings(page) == []


ASIDE = """() => {
    const panel = document.getElementById("guide").getBoundingClientRect();
    const bar = document.querySelector(".decision")?.getBoundingClientRect();
    return { panel: panel.height / innerHeight, both: (panel.height + (bar?.height ?? 0)) / innerHeight };
}"""
"""How much of the window the guide takes, and the guide with the bar."""
CLICKED = """(key) => {
    const all = [...document.querySelectorAll(`#table [data-option][data-key="${CSS.escape(key)}"]`)];
    return all.some((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return width > 0 && each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
}"""
"""Whether something that chooses this is in sight, with nothing over it."""


@pytest.mark.parametrize("name", [name for name in LESSONS if name.startswith("farshore-")])
def test_on_a_phone_the_guide_is_low_and_what_is_asked_for_in_sight(
    browser: Browser, sqlite_server: Server, name: str
) -> None:
    lesson = LESSONS[name]
    with guest(browser, sqlite_server, viewport=PHONE, has_touch=True, locale="cs-CZ") as page:
        for course in rightly(lesson, "lesson"):
            if course.done:
                break
            answers = "-".join(map(str, course.answers))
            page.goto(f"/learn/{lesson.game}/{lesson.id}?part=lesson&answers={answers}")
            if not answers:
                page.locator(f"{GUIDE} .begin").tap()
            aside = page.evaluate(ASIDE)
            assert aside["panel"] <= 0.35, f"{course.step}: {aside}"
            assert aside["both"] <= 0.5, f"{course.step}: {aside}"
            if course.points and course.right_answer() is not None:
                assert page.evaluate(CLICKED, key_now(course)), f"{course.step}: {key_now(course)}"


@pytest.mark.parametrize(("lesson", "says"), [("five-colours", "blue"), ("last-autumn", "port")])
def test_here_stands_on_what_is_clicked_and_not_on_its_cause(
    browser: Browser, sqlite_server: Server, lesson: str, says: str
) -> None:
    taught = LESSONS[f"farshore-{lesson}"]
    course = next(
        each for each in rightly(taught, "lesson") if isinstance(each.now, Ask) and each.now.says == says
    )
    with guest(browser, sqlite_server) as page:
        answers = "-".join(map(str, course.answers))
        page.goto(f"/learn/{taught.game}/{taught.id}?part=lesson&answers={answers}")
        expect(page.locator("#here")).to_be_visible()
        assert overlap(box_of(page, "#here"), box_of(page, ".decision [data-option]"))
        assert not overlap(box_of(page, "#here"), box_of(page, '[data-key^="city:port"]'))


def test_where_each_step_is_right_all_are_lit_and_none_is_flagged(
    browser: Browser, sqlite_server: Server
) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto("/learn/tapestry/when-to-take-income")
        page.locator(f"{GUIDE} .begin").click()
        expect(page.locator("#lamp-mask rect")).not_to_have_count(0)
        expect(page.locator("#here")).to_be_hidden()
        assert len((page.locator(GUIDE).get_attribute("data-points") or "").split()) == 4


def test_while_a_step_is_paid_the_task_is_what_the_game_asks(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto("/learn/tapestry/first-market")
        page.locator(f"{GUIDE} .begin").click()
        page.locator('[data-option][data-key="advance:technology:2"]:visible').first.click()
        expect(page.locator(f"{GUIDE} .task > b")).to_contain_text("pay for Stone Tools")


def test_letters_belong_to_what_is_asked_now(browser: Browser, sqlite_server: Server) -> None:
    """The docks ask which cards go: the merchant, who was a letter of the turn, is none there."""
    course = next(each for each in rightly(FIRST, "lesson") if isinstance(each.now, Free))
    with guest(browser, sqlite_server, viewport=PHONE, has_touch=True) as page:
        page.goto(f"{ADDRESS}?part=lesson&answers={'-'.join(map(str, course.answers))}")
        docks = page.locator(f'{GUIDE} .choices [data-key="place:docks"]')
        expect(docks.locator("> b")).to_have_text("Send a worker: Docks")
        title = docks.locator("> b").bounding_box()
        assert title is not None
        assert title["width"] > 60
        docks.tap()
        expect(page.locator('.decision [data-key="done"]').first).to_be_visible()
        expect(page.locator(f"{GUIDE} .choices")).to_have_count(0)
        expect(page.locator(".lamp-letters b")).to_have_count(0)
        assert page.evaluate(CLICKED, "hand:merchant"), "what is asked for is not in sight"


@pytest.mark.parametrize("name", [name for name in LESSONS if name.startswith("farshore-")])
def test_on_a_phone_what_a_check_is_about_is_in_sight(
    browser: Browser, sqlite_server: Server, name: str
) -> None:
    lesson = LESSONS[name]
    course = next(rightly(lesson, "check"))
    with guest(browser, sqlite_server, viewport=PHONE, has_touch=True, locale="cs-CZ") as page:
        page.goto(f"/learn/{lesson.game}/{lesson.id}?part=check")
        expect(page.locator(f"{GUIDE} .task")).to_be_visible()
        assert course.about
        thing = box_of(page, f'#table :is([data-key="{course.about[0]}"], [data-spot="{course.about[0]}"])')
        assert thing["top"] >= 0
        assert thing["bottom"] <= box_of(page, GUIDE)["top"] + 1
        expect(page.locator("#here")).to_be_hidden()


def test_on_a_phone_open_tiles_leave_the_task_in_sight(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server, viewport=PHONE) as page:
        page.goto(ADDRESS)
        page.locator(f"{GUIDE} .begin").click()
        page.locator(".decision .deed:visible").first.click()
        expect(page.locator(".choice-strip:visible")).to_have_count(1)
        comes_to(page, TASK_ABOVE_BAR, lambda room: room >= 0)


def test_on_a_low_screen_nothing_scrolls_within_the_guide(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server, viewport={"width": 1366, "height": 625}) as page:
        page.goto(ADDRESS)
        page.locator(f"{GUIDE} .begin").click()
        page.locator('#region-board [data-key="place:shore_stone"]').click()
        expect(page.locator(f"{GUIDE} .missed")).to_contain_text("You draw 2 cards")
        assert page.locator(f"{GUIDE} :is(.missed, .speaker, .learned)").evaluate_all(SCROLLS) == []
