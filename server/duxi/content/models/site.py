"""Site-wide settings that staff edit."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned
from duxi.core.pictures.fields import PictureField


class SiduxiEngine(models.TextChoices):
    """What the chat button opens."""

    SIDUXI = "siduxi", "Si Duxi"
    CEKAT_AI = "cekat_ai", "Cekat AI"
    WHATSAPP = "whatsapp", "WhatsApp"


class SiteSettings(Versioned):
    """One row for the whole site; empty values fall back to the environment."""

    landing_redirect = models.BooleanField(_("alihkan halaman depan"), default=False)
    landing_url = models.URLField(_("alamat tujuan"), blank=True)
    chatbot = models.BooleanField(_("chatbot"), default=True)
    siduxi_engine = models.CharField(
        _("mesin Si Duxi"), max_length=10, choices=SiduxiEngine.choices, default="", blank=True
    )
    siduxi_logo_image = PictureField(_("logo Si Duxi"), max_length=200, blank=True)
    siduxi_avatar = PictureField(_("avatar Si Duxi"), max_length=200, blank=True)
    siduxi_image = PictureField(_("gambar Si Duxi"), max_length=200, blank=True)
    whatsapp_link = models.URLField(_("tautan WhatsApp"), blank=True)
    feedback_scale = models.PositiveSmallIntegerField(
        _("skala umpan balik"), choices=[(5, "5"), (3, "3")], default=5
    )

    class Meta:
        verbose_name = _("pengaturan situs")
        verbose_name_plural = _("pengaturan situs")
        constraints = [models.CheckConstraint(condition=models.Q(pk=1), name="site_settings_one_row")]

    def __str__(self) -> str:
        return "site"
