"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [
    ("close overdue attempts", "duxi.exams.tasks.close_overdue_attempts", 1),
    ("forget unclaimed attempts", "duxi.exams.tasks.forget_unclaimed_attempts", 60),
]
