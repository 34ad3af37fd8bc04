"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("send company reports", "duxi.corporate.tasks.send_reports", 6 * 60),
    ("remind of instalments", "duxi.corporate.tasks.remind_of_instalments", 6 * 60),
]
