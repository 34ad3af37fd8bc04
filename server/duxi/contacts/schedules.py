"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("continue broadcasts", "duxi.contacts.tasks.continue_broadcasts", 1)]
