"""The workspace of those who work here: wall, tasks, scheduled reports."""
