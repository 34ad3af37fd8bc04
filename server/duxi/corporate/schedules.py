"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("send company reports", "duxi.corporate.tasks.send_reports", 6 * 60)]
