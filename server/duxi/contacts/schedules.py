"""What the worker runs periodically: name, function, interval in minutes."""

SCHEDULES = [("continue broadcasts", "duxi.contacts.tasks.continue_broadcasts", 1)]
