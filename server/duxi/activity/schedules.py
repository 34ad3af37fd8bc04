"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("forget old page views and errors", "duxi.activity.tasks.forget_old_activity", 24 * 60)]
