"""What the worker runs again and again: name, function, minutes between two runs."""

SCHEDULES = [("complete classes that have ended", "duxi.classroom.tasks.complete_ended_classes", 10)]
