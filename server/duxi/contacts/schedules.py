"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("continue broadcasts", "duxi.contacts.tasks.continue_broadcasts", 1)]
