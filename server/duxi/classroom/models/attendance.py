"""Attendance of sessions, its source and corrections."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.secrets import new_token
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession


class AttendanceStatus(models.TextChoices):
    PRESENT = "present", _("Hadir")
    LATE = "late", _("Terlambat")
    EXCUSED = "excused", _("Izin")
    ABSENT = "absent", _("Tidak hadir")


class AttendanceSource(models.TextChoices):
    """How attendance was recorded."""

    QR = "qr", _("Kode QR")
    TRAINER = "trainer", _("Daftar pengajar")
    ZOOM = "zoom", _("Ruang daring")


class Attendance(models.Model):
    """One participant's attendance of one session, the single source of truth."""

    session = models.ForeignKey(ClassSession, on_delete=models.PROTECT, related_name="attendances")
    entitlement = models.ForeignKey(Entitlement, on_delete=models.PROTECT, related_name="attendances")
    status = models.CharField(max_length=7, choices=AttendanceStatus.choices)
    source = models.CharField(max_length=7, choices=AttendanceSource.choices)
    recorded_at = models.DateTimeField()
    recorded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    reason = models.CharField(max_length=300, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["session", "entitlement"], name="attendance_once_a_session")
        ]
        indexes = [models.Index(fields=["entitlement", "session"], name="attendance_of_participant")]
        verbose_name = _("presensi")


class AttendanceChange(models.Model):
    """An append-only correction of an attendance: from what, to what, by whom and why."""

    attendance = models.ForeignKey(Attendance, on_delete=models.CASCADE, related_name="changes")
    before = models.CharField(max_length=7, choices=AttendanceStatus.choices)
    after = models.CharField(max_length=7, choices=AttendanceStatus.choices)
    source_before = models.CharField(max_length=7, choices=AttendanceSource.choices)
    reason = models.CharField(max_length=300, blank=True)
    changed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    changed_at = models.DateTimeField()

    class Meta:
        ordering = ["changed_at", "pk"]


class CheckInSecret(models.Model):
    """The secret that the rotating codes of a class are derived from."""

    product = models.OneToOneField(
        Product, on_delete=models.CASCADE, primary_key=True, related_name="check_in_secret"
    )
    secret = models.CharField(max_length=64, default=new_token)


class ClassArrival(models.Model):
    """A participant's arrival at the class, recorded once."""

    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, primary_key=True, related_name="class_arrival"
    )
    arrived_at = models.DateTimeField()
