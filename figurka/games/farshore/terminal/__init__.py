"""How Farshore is drawn in a terminal, within the frames of the command; nothing else imports it."""
