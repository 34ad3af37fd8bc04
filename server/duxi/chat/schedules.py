"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [
    ("wake snoozed chats", "duxi.chat.tasks.wake_snoozed", 1),
    ("return chats of absent agents", "duxi.chat.tasks.return_waiting", 1),
    ("assign waiting chats", "duxi.chat.tasks.assign_waiting", 1),
    ("close forgotten chats", "duxi.chat.tasks.close_forgotten", 15),
    ("remove abandoned chat uploads", "duxi.chat.tasks.remove_abandoned_uploads", 30),
    ("delete old chats", "duxi.chat.tasks.delete_old", 24 * 60),
]
