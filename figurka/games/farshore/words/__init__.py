"""What Farshore is called and told, with the Fluent files beside; for the Rules object and the drawings."""
