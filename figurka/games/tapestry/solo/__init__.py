"""Tapestry alone: the Automa and the Shadow Empire, whose moves follow from their cards and the position."""
