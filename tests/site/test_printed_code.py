"""What the reference prints of a Python session comes out so."""

import doctest
import re

import pytest

from tests.site.building import DOCS

pytestmark = pytest.mark.usefixtures("added")
PAGES = {
    path.stem: path for path in sorted((DOCS / "reference").glob("*.md")) if ">>>" in path.read_text("utf-8")
}
SESSION = re.compile(r"```python\n(>>>.*?)```", re.DOTALL)


@pytest.mark.parametrize("name", PAGES)
def test_a_session_is_as_it_is_printed(name: str) -> None:
    text = "\n".join(SESSION.findall(PAGES[name].read_text(encoding="utf-8")))
    printed = doctest.DocTestParser().get_doctest(text, {}, name, str(PAGES[name]), 0)
    assert printed.examples
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(printed, out=told.append)
    assert "".join(told) == ""


def test_all_pages_with_sessions_are_looked_at() -> None:
    assert {"games", "agents", "arena", "balancing", "writing"} <= set(PAGES)
