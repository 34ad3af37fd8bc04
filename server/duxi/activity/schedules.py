"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("forget old page views and errors", "duxi.activity.tasks.forget_old_activity", 24 * 60)]
