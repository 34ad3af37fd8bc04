"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("publish scheduled products", "duxi.catalog.tasks.publish_scheduled_products", 1)]
