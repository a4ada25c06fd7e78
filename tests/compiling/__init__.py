"""Tests of the compiled engine: what is built, when it is left out as stale, and what is measured."""
