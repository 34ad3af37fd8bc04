"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("forget old notifications and devices", "duxi.notices.tasks.forget_old_notices", 24 * 60)]
