"""The help texts of commands, in the language of the whole command line."""

import os
import sys

from figurka.cli.language import argument_language
from figurka.locales import Words

HELP = Words(argument_language(sys.argv, os.environ))
