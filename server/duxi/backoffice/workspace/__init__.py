"""The workspace of staff: wall, tasks, scheduled reports."""
