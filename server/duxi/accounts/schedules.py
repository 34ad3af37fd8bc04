"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [
    ("remove expired refresh tokens", "duxi.accounts.tasks.remove_expired_tokens", 24 * 60),
    ("remove old one-time codes", "duxi.accounts.tasks.remove_old_codes", 24 * 60),
]
