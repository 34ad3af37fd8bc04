"""What the worker runs periodically: name, function, interval in minutes."""

SCHEDULES = [("issue missing certificates", "duxi.certificates.tasks.issue_missing_certificates", 5)]
