"""The worker: runs jobs queued by `core.jobs` and delivers events that `core.events` could not deliver at
once.
"""
