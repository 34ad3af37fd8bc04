"""Limits and durations of sign-in."""

from datetime import timedelta

from django.conf import settings

ACCESS_LIFETIME = timedelta(seconds=settings.ACCESS_SECONDS)
REFRESH_LIFETIME = timedelta(hours=12)
REMEMBERED_LIFETIME = timedelta(days=30)
REUSE_GRACE = timedelta(seconds=30)
TOUCH_EVERY = timedelta(minutes=5)
TEMPORARY_LOGIN_LIFETIME = timedelta(seconds=60)
TWO_FACTOR_TICKET_LIFETIME = timedelta(minutes=5)
TWO_FACTOR_WRONG_CODES = 5
"""Wrong codes that burn the ticket of a second step; the password is then required again."""
STAFF_PROOF_LIFETIME = timedelta(hours=12)
"""How long a second step counts in the back office, however long the sign-in lasts."""
RECOVERY_CODES = 10
MIN_PASSWORD = 8
MAX_PASSWORD = 128
ACTIVATION_LIFETIME = timedelta(days=3)
EMAIL_CHANGE_LIFETIME = timedelta(days=1)
RESET_LIFETIME = timedelta(hours=1)

OTP_DIGITS = 6
OTP_LIFETIME = timedelta(minutes=10)
OTP_WRONG_TRIES = 5
OTP_PAUSE = timedelta(seconds=90)
"""The pause between two codes of one user over one channel."""
OTP_BUDGETS = ((5, timedelta(hours=1)), (10, timedelta(days=1)))
"""How many codes within how long: per account, and per phone."""
OTP_RETENTION = timedelta(days=2)
"""Longer than the longest budget."""
OTP_DEFAULT_CHANNEL = "wa"
WAY_BACK = timedelta(days=14)
"""The period in which a requested deletion can be cancelled."""

INVITATION_LIFETIME = timedelta(days=7)
