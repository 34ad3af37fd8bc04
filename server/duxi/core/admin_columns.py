"""Fields in the Django admin: money as money in lists, and Indonesian names where a model gives none."""

from collections.abc import Callable, Sequence
from typing import Any

from django.contrib.admin import display
from django.db.models import Field, Model
from django.utils.text import capfirst

from duxi.core.money import rupiah

_MONEY = {"price", "strike_price", "total", "tax", "amount"}
_HEADINGS = {
    "order_id": "Nomor pesanan",
    "buyer": "Pembeli",
    "status": "Status",
    "total": "Total",
    "tax": "PPN",
    "price": "Harga",
    "strike_price": "Harga coret",
    "amount": "Jumlah",
    "created_at": "Dibuat",
    "updated_at": "Diubah",
    "paid_at": "Dibayar",
    "received_at": "Diterima",
    "issued_at": "Terbit",
    "confirmed_at": "Dikonfirmasi",
    "last_used_at": "Terakhir dipakai",
    "ended_at": "Berakhir",
    "end_reason": "Alasan berakhir",
    "address": "Alamat IP",
    "user_agent": "Peramban",
    "user": "Pengguna",
    "user_type": "Jenis akun",
    "fullname": "Nama",
    "email": "Email",
    "review_reason": "Alasan ditinjau",
    "transaction_status": "Status transaksi",
    "status_code": "Kode status",
    "verdict": "Hasil",
    "number": "Nomor",
    "title": "Judul",
    "name": "Nama",
    "kind": "Jenis",
    "slug": "Alamat",
    "position": "Urutan",
    "quota": "Kuota",
    "sold": "Terjual",
    "province": "Provinsi",
    "time_zone": "Zona waktu",
    "code": "Kode",
    "product": "Produk",
    "query": "Pencarian",
    "hits": "Hasil",
    "times": "Berapa kali",
    "day": "Tanggal",
    "author": "Penulis",
    "rating": "Nilai",
    "attempts": "Percobaan",
    "blueprint": "Cetak biru asesmen",
    "description": "Deskripsi",
    "domain": "Domain",
    "done_at": "Selesai",
    "due_at": "Dikirim pada",
    "duration_ms": "Durasi (milidetik)",
    "entitlement": "Kursi",
    "error": "Kesalahan",
    "event": "Kejadian",
    "faktur_pajak": "Faktur pajak",
    "fingerprint": "Sidik jari",
    "instansi": "Instansi",
    "is_active": "Aktif",
    "job_role": "Job role",
    "key": "Kunci",
    "level": "Level",
    "listener": "Penerima",
    "logo": "Logo",
    "opens_after": "Terbuka setelah",
    "owner": "Pemilik",
    "package": "Paket e-learning",
    "payload": "Isi",
    "progress": "Kemajuan",
    "ready_at": "Siap",
    "section": "Bab",
    "sent_at": "Dikirim",
    "source_path": "Berkas asal",
    "subtotal": "Subtotal",
    "summary": "Ringkasan",
    "syllabus": "Silabus",
    "unit": "Unit kompetensi",
    "units": "Unit kompetensi",
    "uploaded_by": "Diunggah oleh",
    "utm_campaign": "Kampanye (utm)",
    "utm_content": "Isi iklan (utm)",
    "utm_medium": "Media (utm)",
    "utm_source": "Sumber (utm)",
    "utm_term": "Kata kunci (utm)",
    "video": "Video",
}


def columns(model: type[Model], names: Sequence[Any], editable: Sequence[str]) -> list[Any]:
    """The same columns, with those that have a better heading or are money in the place of bare fields."""
    fields = {field.name: field for field in model._meta.concrete_fields}
    wanted = _HEADINGS.keys() | _MONEY
    return [
        _column(fields[one]) if one in wanted and one in fields and one not in editable else one
        for one in names
    ]


def name_of(field: "Field[Any, Any]") -> str:
    """What the model calls the field, or its Indonesian name where that is only the column's."""
    own = str(field.verbose_name)
    return _HEADINGS.get(field.name, own) if own == field.name.replace("_", " ") else own


def _column(field: "Field[Any, Any]") -> Callable[[Model], Any]:
    name = field.name
    heading = capfirst(name_of(field))

    @display(description=heading, ordering=name, empty_value="–")
    def shown(row: Model) -> Any:
        value = getattr(row, name)
        if name in _MONEY and value is not None:
            return rupiah(value)
        return getattr(row, f"get_{name}_display")() if field.choices else value

    shown.__name__ = name
    return shown
