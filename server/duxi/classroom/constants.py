"""Numbers of running a class."""

from datetime import timedelta

CHECK_IN_OPENS_BEFORE = timedelta(minutes=30)
LATE_AFTER = timedelta(minutes=15)
FEEDBACK_FORM = "kelas"
"""The form of classes that name none."""
FEWEST_RESPONSES = 3
"""Results of feedback are shown from this many answers on: fewer would tell who said what."""
