"""Content of the storefront: slides, clients, projects and fixed texts."""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.content.models.texts import FocusedPicture, WrittenText
from duxi.core.models import Versioned
from duxi.core.pictures.fields import PictureField


class Tone(models.TextChoices):
    """The colour schemes of slides."""

    PRIMARY = "primary", _("Hijau")
    INFO = "info", _("Biru")
    WARNING = "warning", _("Cokelat jingga")
    DANGER = "danger", _("Merah")


class Slider(FocusedPicture, Versioned):
    """One slide of the storefront; shown from `shown_from` until `shown_until` (empty: always).

    `url` is a path of this site or an https address; `cta` is the label of its button.
    """

    slug = models.SlugField(max_length=80, unique=True)
    title = models.CharField(_("judul"), max_length=100)
    text = models.CharField(_("teks"), max_length=200)
    image = PictureField(_("gambar"), max_length=200, blank=True)
    url = models.CharField(_("tautan"), max_length=300)
    cta = models.CharField(_("tombol"), max_length=40)
    tone = models.CharField(_("warna"), max_length=10, choices=Tone.choices, default=Tone.PRIMARY)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    is_published = models.BooleanField(_("tampil"), default=True)
    shown_from = models.DateTimeField(_("tampil sejak"), null=True, blank=True)
    shown_until = models.DateTimeField(_("tampil sampai"), null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(url__startswith="/") & ~models.Q(url__startswith="//")
                | models.Q(url__startswith="https://"),
                name="slider_url_here_or_https",
                violation_error_message=_("Tautan harus diawali / atau https://."),
            )
        ]
        ordering = ["position", "pk"]
        verbose_name = _("slide")
        verbose_name_plural = _("slide")

    def __str__(self) -> str:
        return self.title


class Client(models.Model):
    """An organisation whose logo may be shown."""

    slug = models.SlugField(max_length=80, unique=True)
    name = models.CharField(_("nama"), max_length=120)
    logo = PictureField(_("logo"), max_length=200)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    is_published = models.BooleanField(_("tampil"), default=True)

    class Meta:
        ordering = ["position", "name"]
        verbose_name = _("klien")
        verbose_name_plural = _("klien")

    def __str__(self) -> str:
        return self.name


class Project(models.Model):
    """A project for a client."""

    slug = models.SlugField(max_length=120, unique=True)
    name = models.CharField(_("nama"), max_length=200)
    client = models.ForeignKey(
        Client, on_delete=models.PROTECT, related_name="projects", verbose_name=_("klien")
    )
    year = models.PositiveSmallIntegerField(_("tahun"))
    summary = models.CharField(_("ringkasan"), max_length=400)
    image = PictureField(_("gambar"), max_length=200, blank=True)
    tags = ArrayField(models.CharField(max_length=40), verbose_name=_("tag"), default=list, blank=True)
    is_published = models.BooleanField(_("tampil"), default=True)

    class Meta:
        verbose_name = _("proyek")
        verbose_name_plural = _("proyek")

    def __str__(self) -> str:
        return self.name


class Passage(WrittenText):
    """A fixed text by its key, such as `about` or `affiliate_terms`; `facts` are its structured part."""

    key = models.SlugField(_("kunci"), max_length=40, unique=True)
    title = models.CharField(_("judul"), max_length=120)
    facts = models.JSONField(_("fakta"), default=dict, blank=True)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    updated_at = models.DateTimeField(_("diperbarui"), auto_now=True)

    class Meta:
        ordering = ["position", "key"]
        verbose_name = _("teks tetap")
        verbose_name_plural = _("teks tetap")

    def __str__(self) -> str:
        return self.title
