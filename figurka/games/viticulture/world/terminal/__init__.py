"""How World is drawn in a terminal, with Viticulture's parts; nothing else imports it."""
