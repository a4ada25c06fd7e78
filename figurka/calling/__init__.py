"""Calling people back to their tables: by their browsers, or by webhooks, each turn once."""
