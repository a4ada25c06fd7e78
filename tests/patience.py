"""How long tests wait for what must come: none measures time, and the machine may be busy."""

PATIENCE = 300.0
"""So many seconds, far more than anything takes; a test that has to wait them out fails."""
