"""Notifications about companies."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from duxi.core.dates import long_date
from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template


def _day(iso: str) -> str:
    return long_date(date.fromisoformat(iso))


INVITED = TEMPLATES.register(
    Template(
        key="corporate.invited",
        topic=Topic.LEARNING,
        title=_("Undangan dari {company}"),
        body=_("{who} mengundang Anda ke ruang belajar {company}."),
        path="/corporate",
        action=_("Lihat undangan"),
    )
)
TNA_OPENED = TEMPLATES.register(
    Template(
        key="corporate.tna",
        topic=Topic.LEARNING,
        title=_("Isi TNA: {title}"),
        body=_("{company} meminta Anda menilai kompetensi Anda sendiri."),
        path="/corporate",
        action=_("Isi sekarang"),
    )
)
COMPANY_APPROVED = TEMPLATES.register(
    Template(
        key="corporate.approved",
        topic=Topic.LEARNING,
        title=_("Ruang belajar {company} sudah aktif"),
        body=_("Undang anggota tim Anda dan mulai analisis kebutuhan pelatihan."),
        path="/corporate",
        action=_("Buka ruang belajar"),
    )
)
COMPANY_REJECTED = TEMPLATES.register(
    Template(
        key="corporate.rejected",
        topic=Topic.LEARNING,
        title=_("Pengajuan {company} belum dapat disetujui"),
        body=_("Periksa data perusahaan Anda, lalu ajukan kembali."),
        path="/corporate",
        action=_("Ajukan kembali"),
        detail=_("Alasan: {detail}"),
    )
)
SEAT_ASSIGNED = TEMPLATES.register(
    Template(
        key="corporate.seat",
        topic=Topic.LEARNING,
        title=_("Kursi kelas untuk Anda: {title}"),
        body=_("{company} memberi Anda satu kursi. Hanya Anda yang dapat memakainya."),
        path="/corporate",
        action=_("Pakai kursi"),
    )
)
COMPANY_REPORT = TEMPLATES.register(
    Template(
        key="corporate.report",
        topic=Topic.LEARNING,
        title=_("Laporan mingguan {company}"),
        body=_("Pemakaian kursi dan hasil belajar tim Anda sampai {day} ada di lampiran."),
        path="/corporate?tab=seats",
        action=_("Lihat kursi"),
        written={"day": _day},
    )
)
