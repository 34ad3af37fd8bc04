"""Questions with answers: help centre, products and the SPBE clinic."""

import uuid

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.content.models.texts import WrittenText
from duxi.core.models import Versioned

SPBE = "spbe"
"""The segment of the SPBE clinic; all others belong to the help centre."""


class FaqCategory(Versioned):
    """A category of questions; `segment` is `spbe` for the clinic, `help` for the help centre."""

    uuid = models.UUIDField(unique=True, default=uuid.uuid4, editable=False)
    slug = models.SlugField(max_length=80)
    name = models.CharField(_("nama"), max_length=100)
    summary = models.CharField(_("ringkasan"), max_length=200, blank=True)
    segment = models.CharField(_("segmen"), max_length=25, default="help")
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["segment", "slug"], name="faq_category_once")]
        ordering = ["position", "name"]
        verbose_name = _("kategori pertanyaan")
        verbose_name_plural = _("kategori pertanyaan")

    def __str__(self) -> str:
        return self.name


class Faq(WrittenText, Versioned):
    """One question (`title`) and its answer (`body`).

    `segment` is `spbe` for the clinic, `help` for the help centre, or the slug of a product kind, whose
    answers are shown in the help centre and on the pages of that kind's products. `yes` and `no` count
    helpful votes.
    """

    uuid = models.UUIDField(unique=True, default=uuid.uuid4, editable=False)
    slug = models.SlugField(max_length=120, unique=True)
    title = models.CharField(_("pertanyaan"), max_length=200)
    segment = models.CharField(_("segmen"), max_length=25, default="help")
    category = models.ForeignKey(
        FaqCategory, on_delete=models.PROTECT, related_name="faqs", verbose_name=_("kategori")
    )
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    yes = models.PositiveIntegerField(_("membantu"), default=0, editable=False)
    no = models.PositiveIntegerField(_("tidak membantu"), default=0, editable=False)
    is_published = models.BooleanField(_("tampil"), default=True)
    created_at = models.DateTimeField(_("dibuat"))

    class Meta:
        indexes = [
            models.Index(
                fields=["segment", "-created_at", "-id"], name="faq_newest", condition=Q(is_published=True)
            )
        ]
        verbose_name = _("pertanyaan dan jawaban")
        verbose_name_plural = _("pertanyaan dan jawaban")

    def __str__(self) -> str:
        return self.title


class FaqVote(models.Model):
    """A visitor's helpful vote: `voter` is a keyed hash, never a name or address."""

    faq = models.ForeignKey(Faq, on_delete=models.CASCADE, related_name="votes")
    voter = models.CharField(max_length=64)
    is_helped = models.BooleanField()
    voted_at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["faq", "voter"], name="faq_vote_once")]


class FaqQuestion(Versioned):
    """A visitor's question that no answer covered; staff answer by mail.

    A request for a team includes company, number of participants and phone number.
    """

    fullname = models.CharField(_("nama"), max_length=100)
    email = models.EmailField(_("email"))
    message = models.TextField(_("pertanyaan"), max_length=2_000)
    organization = models.CharField(_("instansi atau perusahaan"), max_length=150, blank=True)
    phone = models.CharField(_("telepon"), max_length=30, blank=True)
    headcount = models.PositiveIntegerField(_("jumlah peserta"), null=True, blank=True)
    asked_at = models.DateTimeField(_("ditanyakan"), db_index=True)
    answered_at = models.DateTimeField(_("dijawab"), null=True, blank=True)
    note = models.TextField(_("catatan staf"), blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(answered_at=None) | Q(answered_at__gte=F("asked_at")),
                name="faq_question_answered_after_asked",
            )
        ]
        indexes = [models.Index(fields=["email"], name="faq_question_of_address")]
        verbose_name = _("pertanyaan pengunjung")
        verbose_name_plural = _("pertanyaan pengunjung")

    def __str__(self) -> str:
        return f"{self.fullname}: {self.message[:60]}"
