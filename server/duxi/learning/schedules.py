"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("fetch recordings of meetings", "duxi.learning.tasks.fetch_recordings", 5)]
