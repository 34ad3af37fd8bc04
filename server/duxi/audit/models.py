"""The audit trail: one row for every change of a watched table, written by triggers."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class AuditAction(models.TextChoices):
    CREATED = "created", _("Dibuat")
    CHANGED = "changed", _("Diubah")
    DELETED = "deleted", _("Dihapus")
    RESTORED = "restored", _("Dipulihkan")


class AuditEntry(models.Model):
    """One change: who, when, from where, and each column before and after.

    `root` is the record whose history includes it: the row itself, or the record it is part of.
    """

    at = models.DateTimeField(db_index=True)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        on_delete=models.DO_NOTHING,
        db_constraint=False,
        related_name="+",
    )
    on_behalf_of = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        on_delete=models.DO_NOTHING,
        db_constraint=False,
        db_index=False,
        related_name="+",
    )
    source = models.CharField(max_length=12)
    action = models.CharField(max_length=8, choices=AuditAction.choices)
    model = models.CharField(max_length=60)
    object_id = models.CharField(max_length=40)
    root_model = models.CharField(max_length=60)
    root_id = models.CharField(max_length=40)
    changes = models.JSONField()

    class Meta:
        indexes = [
            models.Index(fields=["root_model", "root_id", "-at"], name="audit_of_record"),
            models.Index(fields=["actor", "-at"], name="audit_of_person"),
        ]
