"""Contacts, their notes, merges and consents."""

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import GinIndex
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.chat.models import Visitor
from duxi.core.models import Versioned
from duxi.corporate.models import Company


class ContactKind(models.TextChoices):
    PERSON = "person", _("Orang")
    COMPANY = "company", _("Perusahaan")


class ContactSource(models.TextChoices):
    """How a contact was created."""

    ACCOUNT = "account", _("Akun")
    COMPANY = "company", _("Perusahaan terdaftar")
    CHAT = "chat", _("Chat")
    INVITATION = "invitation", _("Undangan perusahaan")
    PARTICIPANT = "participant", _("Peserta kelas")
    IMPORT = "import", _("Impor")
    STAFF = "staff", _("Ditambahkan staf")


class Contact(Versioned):
    """A person or a company. Triggers create one for every account, company, chat visitor and invited
    address.

    Name, addresses and language of an account (`user`) or of a registered company (`company`) are
    synchronised from that row; `email` is in lower case. A merged contact points at its survivor in
    `merged_into` and is in no list. `mail_consented_at` applies to people without an account: accounts have
    notification preferences.
    """

    kind = models.CharField(_("jenis"), max_length=7, choices=ContactKind.choices, default=ContactKind.PERSON)
    source = models.CharField(
        _("asal"),
        max_length=11,
        choices=ContactSource.choices,
        default=ContactSource.STAFF,
        editable=False,
    )
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        editable=False,
        on_delete=models.CASCADE,
        related_name="contact",
        verbose_name=_("akun"),
    )
    company = models.OneToOneField(
        Company, null=True, blank=True, editable=False, on_delete=models.CASCADE, related_name="contact"
    )
    visitor = models.OneToOneField(
        Visitor, null=True, blank=True, editable=False, on_delete=models.CASCADE, related_name="contact"
    )
    name = models.CharField(_("nama"), max_length=200)
    email = models.EmailField(_("email"), blank=True)
    phone = models.CharField(_("telepon"), max_length=30, blank=True)
    organisation = models.CharField(_("instansi atau perusahaan"), max_length=200, blank=True)
    position = models.CharField(_("jabatan"), max_length=200, blank=True)
    locale = models.CharField(_("bahasa"), max_length=7, default="id")
    tags = ArrayField(models.CharField(max_length=40), default=list, blank=True, verbose_name=_("tag"))
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        verbose_name=_("penanggung jawab"),
    )
    mail_consented_at = models.DateTimeField(_("setuju menerima email"), null=True, editable=False)
    opens_consented_at = models.DateTimeField(_("setuju email terbaca dicatat"), null=True, editable=False)
    merged_into = models.ForeignKey(
        "self",
        null=True,
        blank=True,
        editable=False,
        on_delete=models.SET_NULL,
        related_name="merged_contacts",
        verbose_name=_("digabungkan ke"),
    )
    created_at = models.DateTimeField(_("dibuat"), auto_now_add=True)

    class Meta:
        verbose_name = _("kontak")
        verbose_name_plural = _("kontak")
        constraints = [
            models.CheckConstraint(condition=~Q(merged_into=F("id")), name="contact_not_into_itself"),
            models.CheckConstraint(
                condition=Q(company=None) | Q(kind=ContactKind.COMPANY), name="contact_company_is_company"
            ),
            models.CheckConstraint(
                condition=Q(user=None) | Q(kind=ContactKind.PERSON), name="contact_account_is_person"
            ),
        ]
        indexes = [
            models.Index(fields=["email"], name="contact_of_address"),
            models.Index(fields=["phone"], name="contact_of_phone", condition=~Q(phone="")),
            models.Index(fields=["-created_at", "-id"], name="contact_newest"),
            models.Index(fields=["owner"], name="contact_of_owner", condition=Q(owner__isnull=False)),
            GinIndex(fields=["tags"], name="contact_tags"),
        ]

    def clean(self) -> None:
        """Refuse changes of fields that belong to an account or a registered company."""
        held = self._held()
        wrong = [name for name, value in held.items() if getattr(self, name) != value]
        if wrong:
            text = _("Data ini mengikuti akun atau perusahaan terdaftar dan diubah di sana.")
            raise ValidationError(dict.fromkeys(wrong, text))

    def _held(self) -> dict[str, str]:
        if self.user is not None:
            return {
                "kind": ContactKind.PERSON,
                "name": self.user.fullname,
                "email": self.user.email.lower(),
                "phone": self.user.phone,
                "organisation": self.user.organisation,
                "position": self.user.position,
                "locale": self.user.locale,
            }
        if self.company is not None:
            return {
                "kind": ContactKind.COMPANY,
                "name": self.company.name,
                "phone": self.company.phone,
                "organisation": self.company.name,
            }
        return {}

    def __str__(self) -> str:
        return self.name


class ContactNote(Versioned):
    """A note of staff about a contact."""

    contact = models.ForeignKey(
        Contact, on_delete=models.CASCADE, related_name="notes", verbose_name=_("kontak")
    )
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        editable=False,
        on_delete=models.SET_NULL,
        related_name="+",
        verbose_name=_("penulis"),
    )
    text = models.TextField(_("catatan"), max_length=4_000)
    created_at = models.DateTimeField(_("ditulis"), auto_now_add=True)

    class Meta:
        verbose_name = _("catatan kontak")
        verbose_name_plural = _("catatan kontak")
        indexes = [models.Index(fields=["contact", "-created_at", "-id"], name="contact_note_newest")]

    def __str__(self) -> str:
        return self.text[:60]


class ContactMerge(models.Model):
    """One merge of `merged` into `survivor`; both rows are kept, so that it can be undone.

    `filled` are the survivor's formerly empty columns with the values taken over; `tags` are the added tags.
    """

    survivor = models.ForeignKey(Contact, on_delete=models.CASCADE, related_name="merges")
    merged = models.ForeignKey(Contact, on_delete=models.CASCADE, related_name="+")
    filled = models.JSONField(default=dict)
    tags = ArrayField(models.CharField(max_length=40), default=list)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    made_at = models.DateTimeField()
    undone_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    undone_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("penggabungan kontak")
        verbose_name_plural = _("penggabungan kontak")
        constraints = [
            models.UniqueConstraint(
                fields=["merged"], name="contact_merged_once", condition=Q(undone_at=None)
            )
        ]
        indexes = [models.Index(fields=["-made_at"], name="contact_merge_newest")]

    def __str__(self) -> str:
        return f"{self.merged} → {self.survivor}"


class ConsentTopic(models.TextChoices):
    NEWS = "news", _("Kabar dan penawaran lewat email")
    OPENS = "opens", _("Email yang dibuka dicatat")


class ConsentChange(models.Model):
    """One immutable change of a consent; `channel` is where it was given or withdrawn."""

    contact = models.ForeignKey(Contact, on_delete=models.CASCADE, related_name="consents")
    topic = models.CharField(max_length=5, choices=ConsentTopic.choices)
    is_given = models.BooleanField()
    channel = models.CharField(max_length=100)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    at = models.DateTimeField()

    class Meta:
        verbose_name = _("persetujuan")
        verbose_name_plural = _("persetujuan")
        indexes = [models.Index(fields=["contact", "-at", "-id"], name="consent_newest")]
