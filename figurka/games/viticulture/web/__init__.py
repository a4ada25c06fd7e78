"""How Viticulture and World are drawn in a page, templates and static files beside; World borrows it."""
