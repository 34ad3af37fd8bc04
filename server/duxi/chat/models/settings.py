"""Chat settings that staff edit: opening hours, canned replies, handover words."""

from django.core.validators import RegexValidator
from django.db import models
from django.db.models import F, Q

from duxi.core.models import Managed


class Weekday(models.IntegerChoices):
    """Weekdays as Python numbers them."""

    MONDAY = 0, "Senin"
    TUESDAY = 1, "Selasa"
    WEDNESDAY = 2, "Rabu"
    THURSDAY = 3, "Kamis"
    FRIDAY = 4, "Jumat"
    SATURDAY = 5, "Sabtu"
    SUNDAY = 6, "Minggu"


class BusinessHours(Managed):
    """A span of the week when agents answer, in Jakarta's time; a day may have several (a lunch break)."""

    weekday = models.PositiveSmallIntegerField("hari", choices=Weekday.choices)
    opens = models.TimeField("buka")
    closes = models.TimeField("tutup")

    class Meta:
        verbose_name = "jam layanan"
        verbose_name_plural = "jam layanan"
        ordering = ["weekday", "opens"]
        constraints = [
            models.UniqueConstraint(fields=["weekday", "opens"], name="business_hours_once"),
            models.CheckConstraint(
                condition=Q(opens__lt=F("closes")), name="business_hours_open_before_close"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.get_weekday_display()} {self.opens:%H.%M}–{self.closes:%H.%M}"


class ClosedDay(Managed):
    """A day without agents, such as a public holiday."""

    date = models.DateField("tanggal", unique=True)
    name = models.CharField("keterangan", max_length=100)

    class Meta:
        verbose_name = "hari libur layanan"
        verbose_name_plural = "hari libur layanan"
        ordering = ["date"]

    def __str__(self) -> str:
        return f"{self.name} · {self.date}"


class CannedReply(Managed):
    """A reply that agents insert by `/shortcut`; `{nama}` is replaced by the visitor's name."""

    shortcut = models.CharField(
        "singkatan", max_length=30, unique=True, validators=[RegexValidator(r"^[a-z0-9-]+$")]
    )
    title = models.CharField("judul", max_length=100)
    content = models.TextField("isi", max_length=2000)

    class Meta:
        verbose_name = "balasan cepat"
        verbose_name_plural = "balasan cepat"
        ordering = ["shortcut"]

    def __str__(self) -> str:
        return f"/{self.shortcut} · {self.title}"


class HandoverWord(Managed):
    """A word or phrase that hands over to an agent, unless the bot is sure of its answer."""

    word = models.CharField("kata", max_length=60, unique=True)

    class Meta:
        verbose_name = "kata untuk agen"
        verbose_name_plural = "kata untuk agen"
        ordering = ["word"]

    def __str__(self) -> str:
        return self.word
