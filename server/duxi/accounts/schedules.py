"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("remove expired refresh tokens", "duxi.accounts.tasks.remove_expired_tokens", 24 * 60),
    ("remove expired one-time links", "duxi.accounts.tasks.remove_expired_links", 24 * 60),
    ("remove old one-time codes", "duxi.accounts.tasks.remove_old_codes", 24 * 60),
    ("erase accounts whose way back is over", "duxi.accounts.tasks.erase_due_accounts", 60),
]
