"""The Jinja of the pages writes what any Jinja would, though calls and texts go the straight way."""

import pytest
from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from figurka.web.templating import PageEnvironment

FACE = "{% macro face(a, b='<', c=none) %}{{ a }}|{{ b }}|{{ c }}{% endmacro %}"


@pytest.mark.parametrize(
    "source",
    [
        "{{ face('&') }}",
        "{{ face('&', c=1) }}",
        "{{ face(c=safe, a=2) }}",
        "{{ face(*(1, 2, 3)) }}",
        "{{ plain ~ 1 ~ none }}",
        "{{ plain ~ safe ~ '<' }}",
        "{{ plain }}{{ safe }}{{ 7 }}{{ true }}{{ 1.5 }}",
        "{{ 'x' if plain == 'y' }}{{ 'x' if plain }}",
        "{{ [('x' if false), safe] | join('<') }}",
    ],
)
def test_templates_say_what_they_would_say_otherwise(source: str) -> None:
    told = {"plain": "<i> & 'q'", "safe": Markup("<b>")}
    usual, ours = (
        kind(autoescape=True, undefined=StrictUndefined).from_string(FACE + source).render(told)
        for kind in (Environment, PageEnvironment)
    )
    assert ours == usual


@pytest.mark.parametrize("call", ["face('a', d=1)", "face('a', a=1)", "face(1, 2, 3, 4)"])
def test_a_macro_that_is_called_wrongly_says_so(call: str) -> None:
    with pytest.raises(TypeError):
        PageEnvironment(autoescape=True).from_string(f"{FACE}{{{{ {call} }}}}").render()
