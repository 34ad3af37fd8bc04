"""Online rooms: the meeting of an event, and each seat's registration for it."""

from django.conf import settings
from django.db import models

from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement


class LiveMeeting(models.Model):
    """The meeting at the service, one per event; created when the first user joins.

    `host` is the account that is reserved from `starts_at` to `ends_at`; `ended_at` is when the service
    closed it.
    """

    product = models.OneToOneField(Product, models.PROTECT, related_name="live_meeting")
    number = models.CharField(max_length=40)
    passcode = models.CharField(max_length=40, blank=True)
    host = models.CharField(max_length=254, blank=True)
    starts_at = models.DateTimeField(null=True)
    ends_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    recording_url = models.URLField(max_length=1000, blank=True)
    created_at = models.DateTimeField()

    class Meta:
        indexes = [
            models.Index(fields=["number"], name="live_meeting_number"),
            models.Index(fields=["host", "starts_at"], name="live_meeting_of_host"),
        ]


class LiveRegistration(models.Model):
    """The registration of a seat; `join_url` and `token` are valid only for its holder.

    A new holder gets a new registration.
    """

    meeting = models.ForeignKey(LiveMeeting, models.CASCADE, related_name="registrations")
    entitlement = models.OneToOneField(Entitlement, models.PROTECT, related_name="live_registration")
    holder = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    registrant_id = models.CharField(max_length=100)
    join_url = models.URLField(max_length=1000)
    token = models.CharField(max_length=500, blank=True)
    created_at = models.DateTimeField()


class LiveStay(models.Model):
    """One stay of a user in a room, as the service reports it; events may arrive twice and in any order."""

    registration = models.ForeignKey(LiveRegistration, models.CASCADE, related_name="stays")
    stay_id = models.CharField(max_length=100)
    joined_at = models.DateTimeField(null=True)
    left_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["registration", "stay_id"], name="live_stay_once")]
