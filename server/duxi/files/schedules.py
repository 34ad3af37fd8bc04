"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("remove expired exports", "duxi.files.tasks.remove_expired_exports", 15),
    ("fail exports without a job", "duxi.files.tasks.fail_lost_exports", 1),
    ("remove unattached uploads", "duxi.files.tasks.remove_unattached_uploads", 60),
    ("remove old imports", "duxi.files.tasks.remove_old_imports", 720),
]
