"""The steps of the setup guide and their completion."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.conf import settings
from django.contrib.auth.models import Group
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.backoffice.groups import TRAINERS
from duxi.backoffice.models import SetupMark
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Category, Product
from duxi.commerce.models import Order
from duxi.core.errors import Message
from duxi.core.registry import Registry
from duxi.exams.models import Batch, Blueprint
from duxi.reference.models import CompetencyUnit, Instansi, JobRole, Level

MAIL, PAYMENT = "mail", "payment-keys"


@dataclass(frozen=True)
class SetupStep:
    """One step: `path` is its page of the back office, `action` a check that the guide runs.

    The shop cannot open without the steps that are not `is_optional`.
    """

    key: str
    title: Message
    text: Message
    path: str
    is_done: Callable[[], bool]
    action: str = ""
    is_optional: bool = False


STEPS: Registry[str, SetupStep] = Registry("steps of the first-run guide", key=lambda step: step.key)


def missing_steps() -> list[SetupStep]:
    """Required steps that are not completed."""
    return [step for step in STEPS if not step.is_optional and not step.is_done()]


def has_mark(key: str) -> bool:
    """Whether this check has passed, or was skipped."""
    return SetupMark.objects.filter(key=key).exists()


def has_reference_data() -> bool:
    """Whether all reference tables that assessments need have rows."""
    return all(model.objects.exists() for model in (Level, Instansi, JobRole, CompetencyUnit))


def _published_of(kind: str) -> Callable[[], bool]:
    return lambda: Product.objects.filter(kind=kind, is_published=True).exists()


def _product_steps() -> Iterator[SetupStep]:
    for kind in KINDS:
        yield SetupStep(
            f"product-{kind.slug}",
            kind.label,
            _("Buat produk pertama jenis ini sebagai draf, lengkapi, pratinjau, lalu tayangkan."),
            f"/catalog-products/create?kind={kind.slug}",
            _published_of(kind.slug),
            is_optional=True,
        )


for _step in (
    SetupStep(
        "reference",
        _("Data referensi"),
        _("Instansi, job role, level, dan unit kompetensi: impor berkas Anda, atau muat set bawaan."),
        "/imports",
        has_reference_data,
        action="reference-set",
    ),
    SetupStep(
        "categories",
        _("Kategori"),
        _("Setiap jenis produk punya kategorinya sendiri; buat sedikitnya satu."),
        "/categories/create",
        Category.objects.exists,
    ),
    SetupStep(
        "product",
        _("Produk pertama"),
        _("Sedikitnya satu produk harus tayang sebelum toko dibuka."),
        "/catalog-products/create",
        lambda: Product.objects.filter(is_published=True).exists(),
    ),
    *_product_steps(),
    SetupStep(
        "trainer",
        _("Trainer pertama"),
        _("Undang seseorang dan masukkan ke grup Trainer."),
        "/users/create",
        lambda: User.objects.filter(groups__in=Group.objects.filter(name=TRAINERS), is_active=True).exists(),
        is_optional=True,
    ),
    SetupStep(
        "exam",
        _("Ujian pertama"),
        _("Sebut unit yang diukur, lalu isi Bank soal: sedikitnya dua soal untuk setiap unit dan level."),
        "/exams/create",
        Blueprint.objects.exists,
        is_optional=True,
    ),
    SetupStep(
        "batch",
        _("Batch pertama"),
        _("Batch membuka asesmen bagi peserta dalam rentang waktu."),
        "/batches/create",
        Batch.objects.exists,
        is_optional=True,
    ),
    SetupStep(
        PAYMENT,
        _("Kunci pembayaran"),
        _("Kunci penyedia pembayaran ada di pengaturan server; periksa apakah penyedia menerimanya."),
        "",
        lambda: has_mark(PAYMENT),
        action="test-payment",
    ),
    SetupStep(
        "purchase",
        _("Pembelian percobaan"),
        _("Beli satu produk di toko sampai lunas, lalu lihat pesanannya di sini."),
        "/orders",
        lambda: Order.objects.filter(paid_at__isnull=False).exists(),
    ),
    SetupStep(
        MAIL,
        _("Email"),
        _("Kirim email percobaan ke alamat Anda sendiri."),
        "",
        lambda: has_mark(MAIL),
        action="test-mail",
    ),
    SetupStep(
        "seller",
        _("Identitas penjual"),
        _("Nama, alamat, dan NPWP penjual tercetak di invoice; isi di pengaturan server."),
        "",
        lambda: all(settings.SELLER.get(name) for name in ("name", "address")),
    ),
):
    STEPS.register(_step)
