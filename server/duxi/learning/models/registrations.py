"""The registration form of bought seats: contacts, participants and attachments."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement
from duxi.files.models import StoredFile


class RegistrationStatus(models.TextChoices):
    """A form is a draft until it is submitted; staff may reopen it."""

    DRAFT = "draft", _("Belum dikirim")
    SUBMITTED = "submitted", _("Sudah dikirim")


class Registration(models.Model):
    """One form for all seats of one product from one source.

    `version` increases with every save; a contact who saves an outdated version gets a conflict.
    """

    number = models.CharField(max_length=20, unique=True)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="registrations"
    )
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="registrations")
    source_kind = models.CharField(max_length=13)
    source_reference = models.CharField(max_length=80)
    status = models.CharField(
        max_length=9, choices=RegistrationStatus.choices, default=RegistrationStatus.DRAFT
    )
    version = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField()
    submitted_at = models.DateTimeField(null=True, blank=True)
    reopened_at = models.DateTimeField(null=True, blank=True)
    reopened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    reopen_reason = models.CharField(max_length=500, blank=True)

    class Meta:
        verbose_name = _("formulir pendaftaran")
        verbose_name_plural = _("formulir pendaftaran")
        constraints = [
            models.UniqueConstraint(
                fields=["source_kind", "source_reference", "product"], name="registration_once"
            ),
            models.CheckConstraint(
                condition=~Q(status="submitted") | Q(submitted_at__isnull=False),
                name="registration_submitted_has_time",
            ),
        ]
        indexes = [models.Index(fields=["owner", "-created_at"], name="registration_of_owner")]

    def __str__(self) -> str:
        return self.number


class RegistrationContact(models.Model):
    """A person in charge (PIC), who may fill in the form as well."""

    registration = models.ForeignKey(Registration, on_delete=models.CASCADE, related_name="contacts")
    position = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=150, blank=True)
    email = models.CharField(max_length=254, blank=True)
    phone = models.CharField(max_length=25, blank=True)

    class Meta:
        ordering = ["position"]
        indexes = [models.Index(fields=["email"], name="registration_contact_email")]


class RegistrationParticipant(models.Model):
    """The participant of a seat; an account with the same verified address becomes its holder."""

    registration = models.ForeignKey(Registration, on_delete=models.CASCADE, related_name="participants")
    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, related_name="registration_participant"
    )
    name = models.CharField(max_length=150, blank=True)
    email = models.CharField(max_length=254, blank=True)
    phone = models.CharField(max_length=25, blank=True)
    position = models.CharField(max_length=150, blank=True)
    invited_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["entitlement__seat_number", "pk"]
        indexes = [models.Index(fields=["email"], name="registration_participant_email")]


class RegistrationAttachment(models.Model):
    """A file attached to the form, such as a letter of assignment."""

    registration = models.ForeignKey(Registration, on_delete=models.CASCADE, related_name="attachments")
    file = models.OneToOneField(StoredFile, on_delete=models.PROTECT, related_name="registration_attachment")
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position", "pk"]
