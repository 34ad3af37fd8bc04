"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("send due webhook deliveries", "duxi.webhooks.tasks.send_due", 1),
    ("delete old webhook deliveries", "duxi.webhooks.tasks.delete_outdated", 1440),
]
