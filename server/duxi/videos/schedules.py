"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("remove old video licences", "duxi.videos.tasks.remove_old_licences", 1440)]
