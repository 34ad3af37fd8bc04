"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("forget old notifications and devices", "duxi.notices.tasks.forget_old_notices", 24 * 60)]
