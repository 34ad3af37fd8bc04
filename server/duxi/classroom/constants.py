"""Constants of running a class."""

from datetime import timedelta

CHECK_IN_OPENS_BEFORE = timedelta(minutes=30)
LATE_AFTER = timedelta(minutes=15)
ROOM_SHARE = 0.5
"""The share of an online session in its room that counts as attendance."""
