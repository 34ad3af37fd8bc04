"""Notifications of participants about assessors, and of assessors."""

from django.utils.translation import gettext_lazy as _

from duxi.notices.models import Channel, Topic
from duxi.notices.templates import TEMPLATES, Template, moment

EXAM = "/certification/exam/{memcert_id}"
QUEUE = "/backoffice/gradings"
BY_MAIL = frozenset({Channel.EMAIL})

DECIDED = TEMPLATES.register(
    Template(
        key="assessors.decided",
        topic=Topic.LEARNING,
        title=_("Hasil penilaian asesor sudah ada"),
        body=_("Unit {unit} pada {title} sudah dinilai. Lihat hasilnya per kriteria."),
        path=EXAM,
        action=_("Lihat hasil"),
    )
)
APPEAL_DECIDED = TEMPLATES.register(
    Template(
        key="assessors.appeal_decided",
        topic=Topic.LEARNING,
        title=_("Banding Anda sudah diputuskan"),
        body=_("Asesor lain telah menilai ulang unit {unit} pada {title}. Keputusan ini bersifat akhir."),
        path=EXAM,
        action=_("Lihat keputusan"),
    )
)
BOOKED = TEMPLATES.register(
    Template(
        key="assessors.booked",
        topic=Topic.LEARNING,
        title=_("Jadwal pertemuan Anda tercatat"),
        body=_("Unit {unit} pada {title}: {starts}, di {place}."),
        path=EXAM,
        action=_("Lihat jadwal"),
        advice=_("Jadwal dapat diubah atau dibatalkan sampai 24 jam sebelum dimulai."),
        written={"starts": moment},
    )
)
CANCELLED = TEMPLATES.register(
    Template(
        key="assessors.cancelled",
        topic=Topic.LEARNING,
        title=_("Jadwal pertemuan Anda dibatalkan asesor"),
        body=_("Pertemuan {starts} untuk unit {unit} tidak jadi. Silakan pilih jadwal lain."),
        path=EXAM,
        action=_("Pilih jadwal"),
        detail=_("Alasan: {detail}"),
        written={"starts": moment},
    )
)
ASSIGNED = TEMPLATES.register(
    Template(
        key="assessors.assigned",
        topic=Topic.LEARNING,
        title=_("Ada penilaian baru untuk Anda"),
        body=_("Unit {unit} pada {title} menunggu penilaian Anda."),
        path=QUEUE,
        action=_("Buka antrean penilaian"),
        channels=BY_MAIL,
    )
)
MEETING = TEMPLATES.register(
    Template(
        key="assessors.meeting",
        topic=Topic.LEARNING,
        title=_("Jadwal Anda dipesan peserta"),
        body=_("{participant} memesan {starts} untuk unit {unit}, di {place}."),
        path="/backoffice/interview-slots",
        action=_("Lihat jadwal"),
        channels=BY_MAIL,
        written={"starts": moment},
    )
)
RELEASED = TEMPLATES.register(
    Template(
        key="assessors.released",
        topic=Topic.LEARNING,
        title=_("Peserta membatalkan jadwal"),
        body=_("{participant} melepas jadwal {starts} untuk unit {unit}. Jadwal itu kembali kosong."),
        path="/backoffice/interview-slots",
        action=_("Lihat jadwal"),
        channels=BY_MAIL,
        written={"starts": moment},
    )
)
