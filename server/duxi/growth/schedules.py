"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("expire points", "duxi.growth.tasks.expire_points", 60),
    ("catch up with points", "duxi.growth.tasks.catch_up_points", 60),
    ("tell of points that expire", "duxi.growth.tasks.notify_of_expiry", 24 * 60),
    ("reconcile points", "duxi.growth.tasks.reconcile_points", 24 * 60),
]
