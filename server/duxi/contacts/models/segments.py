"""Saved filters over contacts."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned


class Segment(Versioned):
    """Conditions that all have to hold (`contacts.conditions`); members are computed on each use."""

    name = models.CharField(
        _("nama"),
        max_length=100,
        unique=True,
        error_messages={"unique": _("Nama ini sudah dipakai segmen lain.")},
    )
    description = models.CharField(_("keterangan"), max_length=300, blank=True)
    conditions = models.JSONField(_("syarat"), default=list, blank=True)

    class Meta:
        verbose_name = _("segmen")
        verbose_name_plural = _("segmen")

    def __str__(self) -> str:
        return self.name
