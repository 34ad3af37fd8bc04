"""Private calendar addresses."""

from django.conf import settings
from django.db import models


class CalendarFeed(models.Model):
    """The secret of a user's calendar address; renewing it invalidates the previous one."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="calendar_feed"
    )
    version = models.PositiveIntegerField(default=1)
