"""Tables without a domain."""

from typing import TypeVar

from django.db import models
from django.utils.translation import gettext_lazy as _

_M_co = TypeVar("_M_co", bound=models.Model, covariant=True)


class IdempotentCall(models.Model):
    """The first response for an `Idempotency-Key`, returned for every repetition of the same request.

    A row without a response belongs to a call that is still running.
    """

    scope = models.CharField(max_length=100)
    key = models.CharField(max_length=200)
    fingerprint = models.CharField(max_length=64)
    answer = models.JSONField(null=True)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["scope", "key"], name="idempotent_call_once")]


class CacheVersion(models.Model):
    """One part of the version number of all public data.

    The number is the sum over all rows; triggers on the public tables increase it (`core.cache_version`).
    There are as many rows as there were concurrent writers, so that writers never wait for each other.
    """

    number = models.BigIntegerField(default=1)

    class Meta:
        db_table = "core_stamp"


class Versioned(models.Model):
    """A row with optimistic locking: `version` grows with every save, and a stale version is refused."""

    version = models.PositiveIntegerField(default=1, editable=False)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        abstract = True


class LiveManager(models.Manager[_M_co]):
    """Rows that are not soft-deleted."""

    def get_queryset(self) -> models.QuerySet[_M_co]:
        return super().get_queryset().filter(deleted_at=None)


class Managed(Versioned):
    """A row that staff edit: optimistic locking by version, soft deletion with restore.

    `objects` leaves out deleted rows; the default manager, and so every uniqueness check, includes them.
    """

    deleted_at = models.DateTimeField(null=True, editable=False)

    with_deleted = models.Manager()
    objects = LiveManager()

    class Meta:
        abstract = True


class EventDelivery(models.Model):
    """One event for one listener, written in the transaction that announced it.

    It waits while `due_at` is set. Without it, it is either done or given up after too many failures.
    """

    key = models.CharField(max_length=200)
    listener = models.CharField(max_length=200)
    event = models.CharField(max_length=200)
    payload = models.JSONField(default=dict)
    attempts = models.PositiveSmallIntegerField(default=0)
    error = models.CharField(max_length=500, blank=True)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)
    due_at = models.DateTimeField(null=True)
    done_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("kejadian")
        verbose_name_plural = _("kejadian")
        constraints = [models.UniqueConstraint(fields=["key", "listener"], name="event_once_per_listener")]
        indexes = [
            models.Index(
                fields=["due_at"], name="event_delivery_due", condition=models.Q(due_at__isnull=False)
            )
        ]


class ScheduleDefault(models.Model):
    """The interval of a schedule as last declared in code; an interval that staff changed is kept."""

    name = models.CharField(max_length=100, primary_key=True)
    minutes = models.PositiveIntegerField()


class JobStart(models.Model):
    """How often a queued job was started; more than once when its process died during the job."""

    job_id = models.IntegerField(primary_key=True)
    starts = models.PositiveSmallIntegerField(default=1)
