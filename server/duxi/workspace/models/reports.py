"""Reports created on a schedule and mailed to recipients."""

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Managed
from duxi.files.models import ExportJob


class ReportFormat(models.TextChoices):
    XLSX = "xlsx", "Excel (.xlsx)"
    CSV = "csv", "CSV (.csv)"


class ReportFrequency(models.TextChoices):
    DAILY = "daily", _("Setiap hari")
    WEEKLY = "weekly", _("Setiap minggu")
    MONTHLY = "monthly", _("Setiap bulan")


class ReportPeriod(models.TextChoices):
    """The days that a report covers, relative to the day on which it is created."""

    NONE = "", _("Semua data")
    YESTERDAY = "yesterday", _("Kemarin")
    LAST_7_DAYS = "last_7_days", _("7 hari terakhir")
    LAST_30_DAYS = "last_30_days", _("30 hari terakhir")
    THIS_MONTH = "this_month", _("Bulan ini")
    LAST_MONTH = "last_month", _("Bulan lalu")


class ReportSchedule(Managed):
    """An export of its owner, created on a schedule and mailed to colleagues with the same permission.

    `kind` and `params` define the export; `weekday` (0 is Monday) and `month_day` the day, `hour` the hour in
    WIB. `failures` counts consecutive ones; after too many the schedule stops (`stopped_at`).
    """

    title = models.CharField(_("judul"), max_length=150)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", verbose_name=_("pemilik")
    )
    kind = models.CharField(_("laporan"), max_length=40)
    params = models.JSONField(_("saringan"), default=dict, blank=True)
    period = models.CharField(_("rentang"), max_length=12, choices=ReportPeriod.choices, blank=True)
    format = models.CharField(
        _("format"), max_length=4, choices=ReportFormat.choices, default=ReportFormat.XLSX
    )
    frequency = models.CharField(_("jadwal"), max_length=7, choices=ReportFrequency.choices)
    weekday = models.PositiveSmallIntegerField(
        _("hari"), null=True, blank=True, validators=[MaxValueValidator(6)]
    )
    month_day = models.PositiveSmallIntegerField(
        _("tanggal"), null=True, blank=True, validators=[MaxValueValidator(31)]
    )
    hour = models.PositiveSmallIntegerField(_("jam (WIB)"), validators=[MaxValueValidator(23)])
    recipients = models.ManyToManyField(
        settings.AUTH_USER_MODEL, related_name="+", verbose_name=_("penerima")
    )
    is_active = models.BooleanField(_("aktif"), default=True)
    failures = models.PositiveSmallIntegerField(_("gagal berturut-turut"), default=0, editable=False)
    stopped_at = models.DateTimeField(_("dihentikan"), null=True, blank=True, editable=False)
    next_run_at = models.DateTimeField(_("kiriman berikutnya"), null=True, blank=True, editable=False)
    created_at = models.DateTimeField(_("dibuat"), auto_now_add=True)

    class Meta:
        verbose_name = _("laporan terjadwal")
        verbose_name_plural = _("laporan terjadwal")
        indexes = [
            models.Index(
                fields=["next_run_at"],
                name="report_due",
                condition=Q(is_active=True, deleted_at=None),
            ),
            models.Index(fields=["owner"], name="report_of_owner"),
        ]

    def __str__(self) -> str:
        return self.title

    def clean(self) -> None:
        if self.frequency == ReportFrequency.WEEKLY and self.weekday is None:
            raise ValidationError({"weekday": _("Pilih harinya.")})
        if self.frequency == ReportFrequency.MONTHLY and not self.month_day:
            raise ValidationError({"month_day": _("Pilih tanggalnya.")})


class ReportRunStatus(models.TextChoices):
    MAKING = "making", _("Disiapkan")
    SENT = "sent", _("Terkirim")
    FAILED = "failed", _("Gagal")
    REFUSED = "refused", _("Ditolak")


class ReportRun(models.Model):
    """One report of a schedule, unique per period however often it is started."""

    schedule = models.ForeignKey(ReportSchedule, on_delete=models.CASCADE, related_name="runs")
    period = models.CharField(_("periode"), max_length=40)
    status = models.CharField(
        _("status"), max_length=7, choices=ReportRunStatus.choices, default=ReportRunStatus.MAKING
    )
    export = models.OneToOneField(ExportJob, null=True, on_delete=models.SET_NULL, related_name="+")
    requested_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    row_count = models.PositiveIntegerField(_("baris"), default=0)
    error = models.CharField(_("kendala"), max_length=300, blank=True)
    started_at = models.DateTimeField(_("dimulai"))
    finished_at = models.DateTimeField(_("selesai"), null=True)

    class Meta:
        verbose_name = _("kiriman laporan")
        verbose_name_plural = _("kiriman laporan")
        constraints = [
            models.UniqueConstraint(fields=["schedule", "period"], name="report_once_per_period"),
            models.CheckConstraint(
                condition=Q(status=ReportRunStatus.MAKING, finished_at=None)
                | ~Q(status=ReportRunStatus.MAKING) & Q(finished_at__isnull=False),
                name="report_run_finished",
            ),
        ]
        indexes = [models.Index(fields=["schedule", "-started_at"], name="report_run_of_schedule")]

    def __str__(self) -> str:
        return self.period


class ReportDelivery(models.Model):
    """One recipient of one report; skipped if no longer permitted."""

    run = models.ForeignKey(ReportRun, on_delete=models.CASCADE, related_name="deliveries")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    is_sent = models.BooleanField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["run", "user"], name="report_delivered_once")]
