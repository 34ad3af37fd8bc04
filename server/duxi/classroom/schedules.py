"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("complete classes that have ended", "duxi.classroom.tasks.complete_ended_classes", 10)]
