"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("fetch recordings of meetings", "duxi.learning.tasks.fetch_recordings", 5),
    ("complete finished courses", "duxi.learning.tasks.complete_done_courses", 1440),
]
