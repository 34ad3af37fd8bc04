"""Companies, members and invitations."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Versioned
from duxi.files.models import StoredFile


class CompanyStatus(models.TextChoices):
    SUBMITTED = "submitted", _("Sedang ditinjau")
    ACTIVE = "active", _("Aktif")
    REJECTED = "rejected", _("Ditolak")


class Company(Versioned):
    """A company that trains its employees here; staff approve it."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    name = models.CharField(max_length=200)
    npwp = models.CharField(max_length=20, blank=True)
    address = models.CharField(max_length=300)
    phone = models.CharField(max_length=30)
    headcount = models.PositiveIntegerField(default=1)
    document = models.ForeignKey(
        StoredFile, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    status = models.CharField(max_length=9, choices=CompanyStatus.choices, default=CompanyStatus.SUBMITTED)
    review_note = models.CharField(max_length=500, blank=True)
    applied_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    created_at = models.DateTimeField()
    reviewed_at = models.DateTimeField(null=True, blank=True)
    reviewed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )

    class Meta:
        verbose_name = _("perusahaan")
        verbose_name_plural = _("perusahaan")
        constraints = [
            models.UniqueConstraint(
                fields=["npwp"], name="company_npwp_once", condition=~Q(npwp="") & ~Q(status="rejected")
            )
        ]

    def __str__(self) -> str:
        return self.name


class CompanyRole(models.TextChoices):
    """Rights of a member: owners have all, PICs manage analyses and quotations."""

    OWNER = "owner", _("Pemilik")
    PIC = "pic", _("PIC")
    MEMBER = "member", _("Anggota")


class Member(models.Model):
    """A membership. The company sees results only while `consented_at` is set.

    `superior` may rate the member in an analysis.
    """

    company = models.ForeignKey(Company, on_delete=models.PROTECT, related_name="members")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="company_seats")
    role = models.CharField(max_length=6, choices=CompanyRole.choices, default=CompanyRole.MEMBER)
    department = models.CharField(max_length=100, blank=True)
    superior = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="reports"
    )
    joined_at = models.DateTimeField()
    left_at = models.DateTimeField(null=True, blank=True)
    consented_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("anggota perusahaan")
        verbose_name_plural = _("anggota perusahaan")
        constraints = [models.UniqueConstraint(fields=["company", "user"], name="company_seat_once")]

    def __str__(self) -> str:
        return str(self.user)


class InvitationStatus(models.TextChoices):
    PENDING = "pending", _("Menunggu jawaban")
    ACCEPTED = "accepted", _("Diterima")
    DECLINED = "declined", _("Ditolak")
    REVOKED = "revoked", _("Dibatalkan")


class Invitation(models.Model):
    """An invitation to an address; only the user with that verified address can answer it."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    company = models.ForeignKey(Company, on_delete=models.PROTECT, related_name="invitations")
    email = models.EmailField()
    fullname = models.CharField(max_length=200, blank=True)
    department = models.CharField(max_length=100, blank=True)
    role = models.CharField(max_length=6, choices=CompanyRole.choices, default=CompanyRole.MEMBER)
    status = models.CharField(
        max_length=8, choices=InvitationStatus.choices, default=InvitationStatus.PENDING
    )
    invited_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                "company", Lower("email"), name="invitation_open_once", condition=Q(status="pending")
            )
        ]
        indexes = [models.Index(Lower("email"), name="invitation_of_address")]


class CompanyEventKind(models.TextChoices):
    APPLIED = "applied", _("Pengajuan perusahaan dikirim")
    APPROVED = "approved", _("Perusahaan disetujui")
    INVITED = "invited", _("Anggota diundang")
    JOINED = "joined", _("Anggota bergabung")
    LEFT = "left", _("Anggota keluar")
    CAMPAIGN = "campaign", _("TNA dibuka")
    QUOTATION = "quotation", _("Penawaran diminta")
    ANSWERED = "answered", _("Penawaran dijawab")
    ORDERED = "ordered", _("Pesanan dibuat")
    PAID = "paid", _("Pembayaran diterima")
    ASSIGNED = "assigned", _("Kursi dibagikan")
    REVOKED = "revoked", _("Kursi ditarik")


class CompanyEvent(models.Model):
    """One event of a company's history; `people` are the members it concerns."""

    company = models.ForeignKey(Company, on_delete=models.CASCADE, related_name="events")
    kind = models.CharField(max_length=9, choices=CompanyEventKind.choices)
    detail = models.CharField(max_length=200, blank=True)
    product = models.ForeignKey(Product, null=True, blank=True, on_delete=models.SET_NULL, related_name="+")
    people = models.ManyToManyField(Member, blank=True, related_name="+")
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["company", "-at"], name="company_event_newest")]
