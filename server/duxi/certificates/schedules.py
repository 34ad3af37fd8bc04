"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("issue missing certificates", "duxi.certificates.tasks.issue_missing_certificates", 5)]
