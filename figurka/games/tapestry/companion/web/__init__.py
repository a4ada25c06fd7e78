"""The companion in a page, drawn with Tapestry's parts; only the pages look for it here."""
