"""What the worker runs periodically: name, function, interval in minutes."""

SCHEDULES = [("forget old page views and errors", "duxi.activity.tasks.forget_old_activity", 24 * 60)]
