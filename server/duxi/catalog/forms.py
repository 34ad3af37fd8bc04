"""The form of a product as data: fields of the base product and of each kind, in groups; types, choices and
limits are derived from the models.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.db.models import Model
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.core.errors import Message

GROUPS: dict[str, Message] = {
    "identity": _("Nama dan sampul"),
    "detail": _("Rincian"),
    "content": _("Isi halaman"),
    "schedule": _("Jadwal dan tempat"),
    "sale": _("Harga dan kursi"),
    "competency": _("Kompetensi"),
}
"""The steps of the form, in their order."""


@dataclass(frozen=True)
class FormField:
    """A field of a product's form; `name` is a column or relation of its model.

    `is_required` overrides the model; `minimum` and `maximum` are limits of numbers; `among` restricts a
    relation to records with these values.
    """

    name: str
    label: Message
    group: str = "detail"
    help: Message = ""
    is_required: bool | None = None
    minimum: int | None = None
    maximum: int | None = None
    is_money: bool = False
    among: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class FormLines:
    """Child rows of a product, edited inline; a column `position` stores their order."""

    model: type[Model]
    name: str
    label: Message
    fields: tuple[FormField, ...]
    group: str = "detail"
    help: Message = ""


SCHEDULE = ("starts_at", "ends_at", "mode", "location")
"""The base product's fields of what meets at a time and in a place."""

BASE_FORM = (
    FormField("title", _("Judul"), "identity"),
    FormField("slug", _("Alamat"), "identity", _("Kosongkan agar dibuat dari judul."), is_required=False),
    FormField("summary", _("Ringkasan"), "identity", _("Satu kalimat yang tampil di kartu dan pencarian.")),
    FormField("category", _("Kategori"), "identity"),
    FormField("image", _("Gambar sampul"), "identity"),
    FormField("description", _("Deskripsi"), "content"),
    FormField("benefits", _("Manfaat"), "content", _("Satu baris satu manfaat.")),
    FormField("requirements", _("Prasyarat"), "content", _("Satu baris satu prasyarat.")),
    FormField("instructors", _("Pengajar"), "content"),
    FormField("tags", _("Tema"), "content"),
    FormField("difficulty", _("Tingkat"), "content"),
    FormField("language", _("Bahasa pengantar"), "content"),
    FormField("starts_at", _("Mulai"), "schedule"),
    FormField("ends_at", pgettext_lazy("end of a class", "Selesai"), "schedule"),
    FormField("mode", _("Cara mengikuti"), "schedule"),
    FormField("location", pgettext_lazy("one", "Kota"), "schedule"),
    FormField("price", _("Harga"), "sale", is_money=True, minimum=0),
    FormField("strike_price", _("Harga coret"), "sale", _("Harus di atas harga."), is_money=True, minimum=0),
    FormField(
        "voluntary_minimum",
        _("Harga sukarela terendah"),
        "sale",
        _("Diisi bila pembeli boleh menentukan harganya sendiri."),
        is_money=True,
        minimum=0,
    ),
    FormField("voluntary_step", _("Kelipatan harga sukarela"), "sale", is_money=True, minimum=1),
    FormField("is_taxable", _("Harga sudah termasuk PPN"), "sale"),
    FormField("quota", _("Jumlah kursi"), "sale", _("Kosongkan bila tidak dibatasi."), minimum=0),
    FormField("sale_until", _("Dijual sampai"), "sale"),
    FormField("position", _("Urutan di etalase"), "sale", minimum=0),
    FormField("competency_units", _("Unit kompetensi"), "competency"),
    FormField("job_roles", _("Peran"), "competency"),
)
