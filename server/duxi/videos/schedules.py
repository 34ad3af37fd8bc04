"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES = [("remove old video licences", "duxi.videos.tasks.remove_old_licences", 1440)]
