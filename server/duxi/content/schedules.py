"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("forget old questions", "duxi.content.tasks.forget_old_questions", 24 * 60)]
