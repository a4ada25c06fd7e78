"""What World is called and told, with the Fluent files beside; for its Rules object and the drawings."""
