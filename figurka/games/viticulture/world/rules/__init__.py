"""World's rules, a module or folder for a chapter; they import Viticulture's rules and content."""
