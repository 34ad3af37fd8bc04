"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("forget old idempotent calls", "duxi.core.tasks.forget_old_calls", 24 * 60),
    ("forget finished jobs and events", "duxi.core.tasks.forget_finished_jobs", 24 * 60),
    ("find unused pictures", "duxi.core.tasks.find_unused_pictures", 24 * 60),
]
