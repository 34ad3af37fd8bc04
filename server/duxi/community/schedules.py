"""What the worker runs periodically: name, function, interval in minutes."""

SCHEDULES = [("send forum digests", "duxi.community.tasks.send_digests", 60)]
