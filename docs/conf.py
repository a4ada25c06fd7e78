"""How Sphinx makes one site of the guides and of what the code says of itself: `make docs`."""

import re
from typing import Any

from pygments.lexers import HtmlDjangoLexer, PropertiesLexer, XmlLexer
from sphinx.application import Sphinx
from sphinx.highlighting import lexers

import figurka

lexers |= {"ftl": PropertiesLexer(), "html": HtmlDjangoLexer(), "svg": XmlLexer()}

project = "figurka"
author = "the figurka authors"
project_copyright = author
version = release = figurka.__version__
exclude_patterns = ["package.md"]  # for the package index, where links lead nowhere

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_heading_anchors = 4
default_role = "code"
nitpicky = True
nitpick_ignore_regex = [
    # Python's own, for which other sites would have to be asked
    ("py:.*", r"(abc|argparse|collections|concurrent|dataclasses|enum|pathlib|random|types|typing)\..*"),
    ("py:.*", r"(Any|Callable|Iterable|Iterator|Mapping|Sequence|Executor|Generator|Path|Random|Self)"),
    # Variables that stand for any state, option or result
    ("py:.*", r"(figurka\..*\.)?[OST]"),
]

autodoc_member_order = "bysource"
autodoc_default_options = {"undoc-members": True}
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "figurka"
html_favicon = html_logo = "../figurka/web/static/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = html_domain_indices = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options: dict[str, list[str]] = {"footer_icons": [], "top_of_page_buttons": []}


def without_ways_back(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Shown code has no links to its reference: of what is documented by two names they would miss one."""
    if page.startswith("_modules/"):
        context["body"] = re.sub(r'<a class="viewcode-back".*?</a>', "", context["body"])


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("html-page-context", without_ways_back)
