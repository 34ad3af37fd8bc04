"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("send forum digests", "duxi.community.tasks.send_digests", 60)]
