"""The command alone, without anything after it, opens the lobby and says what else there is."""

import pytest

from tests.cli.terminal import figurka


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """How the server was started, which it is not."""
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("figurka.cli.serving.serve", lambda *wishes, **more: asked.append(wishes))
    return asked


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "The lobby opens in your browser. To play in this terminal: figurka play"),
        (("--lang", "en"), "all else: figurka --help"),
        (("--lang", "cs"), "Herna se otevírá v prohlížeči. Hraní přímo v terminálu: figurka play"),
    ],
)
def test_it_opens_and_says_what_else_there_is(
    served: list[tuple[object, ...]], arguments: tuple[str, ...], said: str
) -> None:
    result = figurka(*arguments)
    assert result.exit_code == 0
    assert said in result.stderr
    assert served == [("127.0.0.1", 8000, "", True, 0.6)]


def test_it_speaks_the_language_of_the_environment(
    served: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIGURKA_LANG", "cs")
    assert "všechno ostatní: figurka --help" in figurka().stderr
    assert len(served) == 1


@pytest.mark.parametrize("arguments", [("--help",), ("games",), ("--version",)])
def test_nothing_is_served_unasked(served: list[tuple[object, ...]], arguments: tuple[str, ...]) -> None:
    assert figurka(*arguments).exit_code == 0
    assert served == []


def test_an_unknown_language_is_said(served: list[tuple[object, ...]]) -> None:
    assert figurka("--lang", "de").exit_code == 2
    assert served == []


def test_a_language_named_first_holds_for_the_command_after_it() -> None:
    assert "Hrát:" in figurka("--lang", "cs", "games").output
    assert "To play:" in figurka("--lang", "cs", "games", "--lang", "en").output


def test_it_holds_for_a_companion_too() -> None:
    told = figurka("--lang", "cs", "automa", "--level", "99")
    assert told.exit_code == 2
    assert told.stderr == figurka("automa", "--level", "99", "--lang", "cs").stderr
    assert told.stderr != figurka("automa", "--level", "99").stderr
