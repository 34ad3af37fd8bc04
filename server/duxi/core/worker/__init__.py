"""The worker: runs what `core.jobs` queued and delivers what `core.events` could not deliver at once."""
