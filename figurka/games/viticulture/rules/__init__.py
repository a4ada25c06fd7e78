"""The rules of Viticulture, a module or folder for a chapter; they import core and content only."""
