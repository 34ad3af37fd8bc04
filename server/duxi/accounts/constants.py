"""Numbers of sign-in, one place each."""

from datetime import timedelta

ACCESS_LIFETIME = timedelta(minutes=15)
REFRESH_LIFETIME = timedelta(hours=12)
REMEMBERED_LIFETIME = timedelta(days=30)
REUSE_GRACE = timedelta(seconds=30)
TOUCH_EVERY = timedelta(minutes=5)
MIN_PASSWORD = 8
MAX_PASSWORD = 128
