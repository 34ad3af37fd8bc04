"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("publish scheduled products", "duxi.catalog.tasks.publish_scheduled_products", 1)]
