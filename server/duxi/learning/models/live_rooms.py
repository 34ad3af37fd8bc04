"""Online rooms: the meeting of an event, and each seat's registration for it."""

from django.conf import settings
from django.db import models

from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement


class LiveMeeting(models.Model):
    """The meeting at the service; made when the first person comes, and one for each event."""

    product = models.OneToOneField(Product, models.PROTECT, related_name="live_meeting")
    number = models.CharField(max_length=40)
    passcode = models.CharField(max_length=40, blank=True)
    created_at = models.DateTimeField()


class LiveRegistration(models.Model):
    """The registration of a seat; `join_url` and `token` open the room for its holder alone.

    A seat that changes hands is registered anew.
    """

    meeting = models.ForeignKey(LiveMeeting, models.CASCADE, related_name="registrations")
    entitlement = models.OneToOneField(Entitlement, models.PROTECT, related_name="live_registration")
    holder = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    registrant_id = models.CharField(max_length=100)
    join_url = models.URLField(max_length=1000)
    token = models.CharField(max_length=500, blank=True)
    created_at = models.DateTimeField()
