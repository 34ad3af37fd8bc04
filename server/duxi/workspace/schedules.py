"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("publish scheduled wall posts", "duxi.workspace.tasks.publish_scheduled_posts", 1),
    ("remind of unconfirmed wall posts", "duxi.workspace.tasks.remind_unconfirmed", 60),
    ("remind of tasks", "duxi.workspace.tasks.remind_tasks", 5),
    ("start due reports", "duxi.workspace.tasks.start_due_reports", 1),
]
