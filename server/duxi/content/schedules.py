"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("forget old questions", "duxi.content.tasks.forget_old_questions", 24 * 60)]
