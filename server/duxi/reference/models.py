"""Reference data: agencies, job roles, levels, competency units and their relations."""

from django.contrib.postgres.indexes import GinIndex, OpClass
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from django.db.models.functions import Upper
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Managed
from duxi.reference.fields import NpwpField


class PpnCollector(models.TextChoices):
    """Who collects the PPN of a sale to an agency, by the tax office's transaction codes."""

    NOBODY = "", _("Bukan pemungut PPN")
    TREASURER = "02", _("Bendahara atau instansi pemerintah")
    APPOINTED = "03", _("Pemungut PPN lain yang ditunjuk")


class InstansiType(models.TextChoices):
    KEMENTERIAN = "kementerian", _("Kementerian")
    LEMBAGA = "lembaga", _("Lembaga")
    PROVINSI = "provinsi", _("Pemerintah Provinsi")
    KABUPATEN = "kabupaten", _("Pemerintah Kabupaten")
    KOTA = "kota", _("Pemerintah Kota")
    BUMN = "bumn", _("BUMN")
    PERUSAHAAN = "perusahaan", _("Perusahaan")


class Instansi(Managed):
    """An agency: ministry, institution, regional government, company.

    With `ppn_collector` it withholds the PPN of its purchases and pays it to the state; tax invoices identify
    it by its `npwp`.
    """

    code = models.CharField(
        _("kode"),
        max_length=20,
        unique=True,
        error_messages={"unique": _("Instansi dengan kode ini sudah ada.")},
    )
    name = models.CharField(
        _("nama"),
        max_length=200,
        unique=True,
        error_messages={"unique": _("Instansi dengan nama ini sudah ada.")},
    )
    short_name = models.CharField(_("nama singkat"), max_length=50, blank=True)
    type = models.CharField(_("jenis"), max_length=12, choices=InstansiType.choices)
    province = models.CharField(_("provinsi"), max_length=60, blank=True)
    npwp = NpwpField(_("NPWP"), blank=True)
    ppn_collector = models.CharField(
        _("pemungut PPN"), max_length=2, choices=PpnCollector.choices, default=PpnCollector.NOBODY, blank=True
    )
    is_active = models.BooleanField(_("aktif"), default=True)

    class Meta:
        verbose_name = "instansi"
        verbose_name_plural = "instansi"
        constraints = [
            models.UniqueConstraint(
                fields=["npwp"],
                condition=~Q(npwp=""),
                name="instansi_npwp_once",
                violation_error_code="unique",
                violation_error_message=_("NPWP ini sudah tercatat pada instansi lain."),
            ),
            models.CheckConstraint(
                condition=Q(ppn_collector="") | ~Q(npwp=""), name="instansi_collector_has_npwp"
            ),
        ]
        indexes = [
            GinIndex(
                OpClass(Upper("name"), "gin_trgm_ops"),
                OpClass(Upper("short_name"), "gin_trgm_ops"),
                OpClass(Upper("code"), "gin_trgm_ops"),
                name="instansi_words",
            )
        ]

    def clean(self) -> None:
        """Refuse a PPN collector without NPWP."""
        if self.ppn_collector and not self.npwp:
            raise ValidationError({"npwp": _("Isi NPWP instansi yang memungut PPN.")})

    def __str__(self) -> str:
        return self.name


class Level(Managed):
    """A proficiency level, numbered from 1 (beginner) to 5 (expert)."""

    number = models.PositiveSmallIntegerField(
        _("nomor"), unique=True, error_messages={"unique": _("Level dengan nomor ini sudah ada.")}
    )
    name = models.CharField(_("nama"), max_length=50)
    description = models.TextField(_("deskripsi"), blank=True)

    class Meta:
        verbose_name = _("level")
        verbose_name_plural = _("level")
        ordering = ["number"]

    def __str__(self) -> str:
        return f"{self.number} {self.name}"


class CompetencyUnit(Managed):
    """A competency unit. Units of the SKKNI have their official codes (`J.62…`); ours begin with `DX.`."""

    code = models.CharField(
        _("kode"),
        max_length=30,
        unique=True,
        error_messages={"unique": _("Unit kompetensi dengan kode ini sudah ada.")},
    )
    name = models.CharField(_("nama"), max_length=200)
    family = models.CharField(_("rumpun"), max_length=80, blank=True)
    description = models.TextField(_("deskripsi"), blank=True)

    class Meta:
        verbose_name = _("unit kompetensi")
        verbose_name_plural = _("unit kompetensi")
        indexes = [
            GinIndex(
                OpClass(Upper("name"), "gin_trgm_ops"),
                OpClass(Upper("code"), "gin_trgm_ops"),
                name="competency_unit_words",
            )
        ]

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


class JobRole(Managed):
    """A role with required competencies, e.g. Analis Keamanan Informasi."""

    slug = models.SlugField(
        max_length=80, unique=True, error_messages={"unique": _("Alamat ini sudah dipakai job role lain.")}
    )
    code = models.CharField(
        _("kode"),
        max_length=20,
        unique=True,
        error_messages={"unique": _("Job role dengan kode ini sudah ada.")},
    )
    name = models.CharField(_("nama"), max_length=120, db_index=True)
    family = models.CharField(_("rumpun"), max_length=80, blank=True)
    description = models.TextField(_("deskripsi"), blank=True)
    units = models.ManyToManyField(CompetencyUnit, through="RoleCompetency", related_name="job_roles")
    instansi = models.ManyToManyField(Instansi, through="RoleInstansi", related_name="job_roles")

    class Meta:
        verbose_name = _("job role")
        verbose_name_plural = _("job role")

    def __str__(self) -> str:
        return self.name


class DeliverableForm(models.TextChoices):
    """The form of a work product."""

    DOCUMENT = "document", _("Dokumen")
    APPLICATION = "application", _("Aplikasi atau kode")
    PRESENTATION = "presentation", _("Presentasi")
    CONFIGURATION = "configuration", _("Konfigurasi atau purwarupa")
    RECORD = "record", _("Catatan praktik")


class Deliverable(Managed):
    """A work product that demonstrates a competency."""

    code = models.CharField(
        _("kode"),
        max_length=30,
        unique=True,
        error_messages={"unique": _("Deliverable dengan kode ini sudah ada.")},
    )
    name = models.CharField(_("nama"), max_length=200)
    form = models.CharField(
        _("bentuk"), max_length=13, choices=DeliverableForm.choices, default=DeliverableForm.DOCUMENT
    )
    description = models.TextField(_("deskripsi"), blank=True)
    is_active = models.BooleanField(_("aktif"), default=True)

    class Meta:
        verbose_name = _("deliverable")
        verbose_name_plural = _("deliverable")

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


class Materi(Managed):
    """A learning topic with its usual teaching hours."""

    code = models.CharField(
        _("kode"),
        max_length=30,
        unique=True,
        error_messages={"unique": _("Materi dengan kode ini sudah ada.")},
    )
    name = models.CharField(_("nama"), max_length=200)
    topic = models.CharField(_("topik"), max_length=80, blank=True)
    hours = models.DecimalField(_("jam belajar"), max_digits=5, decimal_places=1, default=0)
    description = models.TextField(_("deskripsi"), blank=True)
    is_active = models.BooleanField(_("aktif"), default=True)

    class Meta:
        verbose_name = _("materi")
        verbose_name_plural = _("materi")
        constraints = [
            models.CheckConstraint(condition=Q(hours__gte=0), name="materi_hours_not_negative"),
        ]

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


class DeliveryCell(models.Model):
    """One cell of the delivery matrix: how a level of a unit is taught and demonstrated."""

    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="delivery_cells")
    level = models.ForeignKey(
        Level, on_delete=models.PROTECT, to_field="number", related_name="delivery_cells"
    )
    hours = models.DecimalField(_("jam belajar"), max_digits=5, decimal_places=1, default=0)
    materi = models.ManyToManyField(Materi, blank=True, related_name="delivery_cells")
    deliverables = models.ManyToManyField(Deliverable, blank=True, related_name="delivery_cells")

    class Meta:
        verbose_name = "delivery matrix"
        verbose_name_plural = "delivery matrix"
        constraints = [
            models.UniqueConstraint(fields=["unit", "level"], name="delivery_cell_once"),
            models.CheckConstraint(condition=Q(hours__gte=0), name="delivery_hours_not_negative"),
        ]

    def __str__(self) -> str:
        return f"{self.unit} × {self.level_id}"


class RoleCompetency(models.Model):
    """Role kompetensi: the level of a unit that a role requires, and the unit's weight in it."""

    job_role = models.ForeignKey(JobRole, on_delete=models.CASCADE, related_name="competencies")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="required_by")
    level = models.ForeignKey(
        Level, on_delete=models.PROTECT, to_field="number", related_name="required_levels"
    )
    weight = models.PositiveSmallIntegerField(_("bobot"), default=1)

    class Meta:
        verbose_name = _("role kompetensi")
        verbose_name_plural = _("role kompetensi")
        constraints = [
            models.UniqueConstraint(fields=["job_role", "unit"], name="role_competency_once"),
            models.CheckConstraint(condition=models.Q(weight__gte=1), name="role_competency_weight"),
        ]

    def __str__(self) -> str:
        return f"{self.job_role} · {self.unit} · {self.level_id}"


class RoleInstansi(models.Model):
    """Role instansi (rolin): a role within an agency, and its number of employees, if known."""

    job_role = models.ForeignKey(JobRole, on_delete=models.CASCADE, related_name="agencies")
    instansi = models.ForeignKey(Instansi, on_delete=models.PROTECT, related_name="roles")
    head_count = models.PositiveIntegerField(_("jumlah orang"), null=True, blank=True)

    class Meta:
        verbose_name = "role instansi"
        verbose_name_plural = "role instansi"
        constraints = [models.UniqueConstraint(fields=["job_role", "instansi"], name="role_instansi_once")]

    def __str__(self) -> str:
        return f"{self.job_role} · {self.instansi}"
