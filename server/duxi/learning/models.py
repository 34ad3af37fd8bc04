"""Who takes part in what, and which job roles somebody learns for."""

from django.conf import settings
from django.db import models

from duxi.catalog.models import Product
from duxi.reference.models import JobRole


class Enrolment(models.Model):
    """Seats of one person in one product, as an order line gave them.

    `reference` names the order line, so that fulfilling twice gives nothing new.
    """

    participant = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="enrolments"
    )
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="enrolments")
    seats = models.PositiveIntegerField(default=1)
    reference = models.CharField(max_length=80, unique=True)
    enrolled_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["participant", "-enrolled_at"], name="enrolment_of_participant")]


class WorkshopSubscription(models.Model):
    """The right to take workshops until `valid_until`; `remaining` of them (None: as many as one likes).

    What it was sold with is copied here, so that a later change of the product takes nothing away.
    `reference` names the order line, so that fulfilling twice gives nothing new.
    """

    subscriber = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="workshop_subscriptions"
    )
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="+")
    starts_at = models.DateTimeField()
    valid_until = models.DateTimeField()
    remaining = models.PositiveSmallIntegerField(null=True, blank=True)
    reference = models.CharField(max_length=80, unique=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(valid_until__gt=models.F("starts_at")), name="workshop_subscription_lasts"
            )
        ]
        indexes = [models.Index(fields=["subscriber", "-valid_until"], name="subscription_of_subscriber")]


class ChosenRole(models.Model):
    """A job role that somebody wants to grow into; the wire calls them `phl_roles`."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="chosen_roles")
    job_role = models.ForeignKey(JobRole, on_delete=models.CASCADE, related_name="+")
    chosen_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "job_role"], name="chosen_role_once")]
