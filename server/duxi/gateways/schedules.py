"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("forget old outbox messages", "duxi.gateways.tasks.forget_old_messages", 24 * 60),
    ("forget old mails", "duxi.gateways.tasks.forget_old_mails", 24 * 60),
]
