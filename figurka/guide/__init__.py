"""The guide in a first whole game: short remarks that games write down as data, and when they are made."""
