"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("issue missing certificates", "duxi.certificates.tasks.issue_missing_certificates", 5)]
