"""What keeps people out of a page is found: a fault of each kind is planted and told of."""

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import findings

FAULTS = {
    "color-contrast": '<p style="color: #999">faint</p>',
    "image-alt": '<img src="data:,">',
    "button-name": "<button></button>",
    "link-name": '<a href="/"></a>',
    "label": "<input>",
    "select-name": "<select><option>one</option></select>",
    "aria-allowed-attr": '<a href="/" aria-checked="true">one</a>',
    "aria-required-attr": '<div role="checkbox" tabindex="0">one</div>',
    "aria-required-children": '<div role="list"><div role="button" tabindex="0">one</div></div>',
    "aria-required-parent": '<div role="listitem">one</div>',
    "aria-roles": '<div role="nothing">one</div>',
    "aria-valid-attr": '<p aria-nothing="1">one</p>',
    "aria-valid-attr-value": '<button aria-expanded="perhaps">one</button>',
    "aria-hidden-focus": '<div aria-hidden="true"><button>one</button></div>',
    "list": "<ul><p>one</p></ul>",
    "nested-interactive": "<button>one <a href='/'>two</a></button>",
    "scrollable-region-focusable": (
        '<div style="height: 20px; overflow: auto"><p style="height: 400px">one</p></div>'
    ),
    "svg-img-alt": '<svg role="img" width="9" height="9"><rect width="9" height="9"/></svg>',
    "tabindex": '<button tabindex="3">one</button>',
}
"""What is wrong with a page, by the name that axe has for it."""
PAGE = '<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><p>All well.</p>%s</main>'


def test_a_planted_fault_of_each_kind_is_found(browser: Browser) -> None:
    page = browser.new_page()
    for kind, fault in FAULTS.items():
        page.set_content(PAGE % fault)
        assert [each.partition(" ")[0] for each in findings(page)] == [kind]
    page.set_content(PAGE % "")
    assert findings(page) == []
    page.close()


@pytest.mark.parametrize("colour", ["#999", "rgb(153 153 153)", "oklch(0.68 0 0)"])
def test_a_colour_is_faint_on_one_ground_and_not_on_another(browser: Browser, colour: str) -> None:
    page = browser.new_page()
    said = [f'<p style="color: {colour}; background: {ground}">{ground}</p>' for ground in ("white", "black")]
    page.set_content(PAGE % "".join(said))
    faint = "".join(findings(page))
    assert ">white<" in faint
    assert ">black<" not in faint
    page.close()
