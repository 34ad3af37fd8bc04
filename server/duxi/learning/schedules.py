"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("fetch recordings of meetings", "duxi.learning.tasks.fetch_recordings", 5)]
