"""Benchmarks of figurka, of its compiled build and of a peer, all taken in one run."""
