"""Numbers of running a class."""

from datetime import timedelta

CHECK_IN_OPENS_BEFORE = timedelta(minutes=30)
LATE_AFTER = timedelta(minutes=15)
