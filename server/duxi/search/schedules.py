"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("make the search documents of what changed", "duxi.search.tasks.apply_changes", 1),
    ("make all search documents anew", "duxi.search.tasks.rebuild", 24 * 60),
    ("forget old counts of searches", "duxi.search.tasks.forget_old_tallies", 24 * 60),
]
