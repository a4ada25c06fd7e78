"""What Viticulture is called and told, the Fluent files beside; for the Rules object and the drawings."""
