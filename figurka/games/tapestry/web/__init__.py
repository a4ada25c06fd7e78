"""How Tapestry is drawn in a page, templates and static files beside; the companion borrows from it."""
