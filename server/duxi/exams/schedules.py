"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("close overdue attempts", "duxi.exams.tasks.close_overdue_attempts", 1),
    ("forget unclaimed attempts", "duxi.exams.tasks.forget_unclaimed_attempts", 60),
]
