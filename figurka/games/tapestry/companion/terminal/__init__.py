"""The companion in a terminal, drawn with Tapestry's parts, and its command; nothing else imports it."""
