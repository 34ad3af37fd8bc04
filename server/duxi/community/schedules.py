"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("send forum digests", "duxi.community.tasks.send_digests", 60)]
