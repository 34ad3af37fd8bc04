"""Certificates, the rules that issue them, and their templates."""

import secrets
import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Versioned
from duxi.entitlements.models import Entitlement
from duxi.exams.models import Attempt


class CertificateType(models.TextChoices):
    ATTENDANCE = "attendance", _("Kehadiran dan penyelesaian")
    COMPETENCE = "competence", _("Kompetensi")


class Trigger(models.TextChoices):
    """The event that a rule waits for."""

    PASSED = "passed", _("Lulus ujian")
    COMPLETED = "completed", _("Menyelesaikan produk")


class CertificateTemplate(Versioned):
    """Texts and colour of a certificate; immutable, a new edition is a new row."""

    code = models.CharField(max_length=40)
    edition = models.PositiveIntegerField(default=1)
    heading = models.CharField(max_length=80)
    statement = models.CharField(max_length=300)
    accent = models.CharField(max_length=7, default="#0f766e")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["code", "edition"], name="certificate_template_edition_once")
        ]

    def __str__(self) -> str:
        return f"{self.code} v{self.edition}"


class CertificateRule(Versioned):
    """Which certificate a product gives, and for which event."""

    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="certificate_rules")
    trigger = models.CharField(max_length=9, choices=Trigger.choices)
    type = models.CharField(max_length=10, choices=CertificateType.choices)
    title = models.CharField(max_length=200)
    issuer = models.CharField(max_length=120)
    signatory_name = models.CharField(max_length=120)
    signatory_title = models.CharField(max_length=120)
    validity_months = models.PositiveSmallIntegerField(null=True, blank=True)
    template = models.ForeignKey(CertificateTemplate, on_delete=models.PROTECT, related_name="+")
    is_active = models.BooleanField(default=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["product", "trigger", "type"], name="certificate_rule_once"),
            models.CheckConstraint(
                condition=Q(validity_months=None) | Q(validity_months__gte=1), name="certificate_lasts"
            ),
        ]

    def __str__(self) -> str:
        return self.title


class CertificateCounter(models.Model):
    """The last number of a series in a year."""

    series = models.CharField(max_length=3)
    year = models.PositiveSmallIntegerField()
    last = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["series", "year"], name="certificate_counter_once")]


class StoredStatus(models.TextChoices):
    """Statuses that staff set; expiry is computed from the date."""

    ISSUED = "issued", _("Terbit")
    REVOKED = "revoked", _("Dicabut")
    REPLACED = "replaced", _("Diganti")


def new_key() -> str:
    return secrets.token_urlsafe(24)


class Certificate(Versioned):
    """An award as a snapshot, unaffected by later changes of product, account and question bank.

    `key` opens the PDF without signing in. `units` lists code, name, result and score of each unit. `minutes`
    is the time learnt; it and the sessions are null for kinds of products without them.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    number = models.CharField(max_length=30, unique=True)
    key = models.CharField(max_length=40, unique=True, default=new_key)
    type = models.CharField(max_length=10, choices=CertificateType.choices)
    holder = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="certificates"
    )
    holder_name = models.CharField(max_length=200)
    title = models.CharField(max_length=200)
    product_title = models.CharField(max_length=200)
    issuer = models.CharField(max_length=120)
    signatory_name = models.CharField(max_length=120)
    signatory_title = models.CharField(max_length=120)
    units = models.JSONField(default=list)
    minutes = models.PositiveIntegerField(null=True, blank=True)
    sessions_held = models.PositiveSmallIntegerField(null=True, blank=True)
    sessions_attended = models.PositiveSmallIntegerField(null=True, blank=True)
    score = models.DecimalField(max_digits=5, decimal_places=2, null=True, blank=True)
    issued_at = models.DateTimeField()
    valid_until = models.DateField(null=True, blank=True)
    template = models.ForeignKey(CertificateTemplate, on_delete=models.PROTECT, related_name="+")
    rule = models.ForeignKey(CertificateRule, on_delete=models.PROTECT, related_name="certificates")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="certificates")
    attempt = models.ForeignKey(
        Attempt, null=True, blank=True, on_delete=models.PROTECT, related_name="certificates"
    )
    entitlement = models.ForeignKey(
        Entitlement, null=True, blank=True, on_delete=models.PROTECT, related_name="certificates"
    )
    status = models.CharField(max_length=8, choices=StoredStatus.choices, default=StoredStatus.ISSUED)
    status_reason = models.CharField(max_length=300, blank=True)
    status_at = models.DateTimeField(null=True, blank=True)
    replaces = models.OneToOneField(
        "self", null=True, blank=True, on_delete=models.PROTECT, related_name="replaced_by"
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["rule", "attempt"],
                condition=Q(attempt__isnull=False, replaces=None),
                name="certificate_of_attempt_once",
            ),
            models.UniqueConstraint(
                fields=["rule", "entitlement"],
                condition=Q(entitlement__isnull=False, attempt=None, replaces=None),
                name="certificate_of_seat_once",
            ),
            models.CheckConstraint(
                condition=Q(status="issued") | Q(status_at__isnull=False), name="certificate_status_has_time"
            ),
            models.CheckConstraint(
                condition=Q(sessions_held=None, sessions_attended=None)
                | Q(
                    sessions_held__gte=1,
                    sessions_attended__isnull=False,
                    sessions_attended__lte=models.F("sessions_held"),
                ),
                name="certificate_attended_sessions_were_held",
            ),
        ]
        indexes = [
            models.Index(fields=["holder", "type", "-issued_at"], name="certificate_of_holder"),
            models.Index(fields=["-issued_at", "-id"], name="certificate_latest"),
        ]

    def __str__(self) -> str:
        return self.number
