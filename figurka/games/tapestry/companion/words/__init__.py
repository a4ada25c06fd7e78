"""What the companion asks and tells, with the Fluent files beside; imported by its Rules object."""
