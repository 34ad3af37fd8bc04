"""Notifications of learners about their learning."""

from django.utils.translation import gettext_lazy as _

from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template, moment

_MANNERS = {"online": _("daring"), "offline": _("tatap muka"), "hybrid": _("bauran")}


def manner(mode: str) -> str:
    """How a session takes place, as words within a sentence."""
    return str(_MANNERS[mode])


RESULT_READY = TEMPLATES.register(
    Template(
        key="learning.result_ready",
        topic=Topic.LEARNING,
        title=_("Hasil asesmen Anda sudah siap"),
        body=_("Lihat hasil {title} dan langkah belajar yang kami sarankan untuk Anda."),
        path="/dataAssesment/summary/{sesi_uuid}",
        action=_("Lihat hasil"),
    )
)
EXAM_OPENED = TEMPLATES.register(
    Template(
        key="learning.exam_opened",
        topic=Topic.LEARNING,
        title=_("Jadwal ujian sudah dibuka"),
        body=_("Ujian {title} sekarang punya jadwal. Lihat kapan Anda dapat mengikutinya."),
        path="/product/{kind}/{slug}",
        action=_("Lihat jadwal ujian"),
        advice=_("Anda menerima kabar ini karena sertifikasinya ada di wishlist Anda atau sudah Anda beli."),
    )
)
EXAM_MOVED = TEMPLATES.register(
    Template(
        key="learning.exam_moved",
        topic=Topic.LEARNING,
        title=_("Jadwal ujian Anda berubah"),
        body=_("Jadwal ujian {title} berubah. Lihat kapan Anda dapat mengikutinya."),
        path="/product/{kind}/{slug}",
        action=_("Lihat jadwal ujian"),
    )
)
REVIEW_PUBLISHED = TEMPLATES.register(
    Template(
        key="learning.review_published",
        topic=Topic.LEARNING,
        title=_("Ulasan Anda sudah tampil"),
        body=_("Terima kasih, ulasan Anda tentang {title} sekarang dapat dibaca semua orang."),
        path="/product/{kind}/{slug}",
        action=_("Lihat ulasan"),
    )
)
REVIEW_ANSWERED = TEMPLATES.register(
    Template(
        key="learning.review_answered",
        topic=Topic.LEARNING,
        title=_("Ulasan Anda dijawab"),
        body=_("Penyelenggara {title} menjawab ulasan Anda."),
        path="/product/{kind}/{slug}",
        action=_("Baca jawaban"),
    )
)
START_REMINDER = TEMPLATES.register(
    Template(
        key="learning.start_reminder",
        topic=Topic.LEARNING,
        title=_("{title} menunggu Anda"),
        body=_("Tempat Anda di {title} sudah siap dan belum Anda mulai. Yuk, lanjutkan dari Belajar saya."),
        path="/my-learning",
        action=_("Ke Belajar saya"),
    )
)
CLASS_CANCELLED = TEMPLATES.register(
    Template(
        key="learning.class_cancelled",
        topic=Topic.LEARNING,
        title=_("Kelas Anda tidak jadi diselenggarakan"),
        body=_("{title} tidak jadi diselenggarakan. Mohon maaf atas perubahan ini."),
        path="/my-learning",
        action=_("Ke Belajar saya"),
        detail=_("Alasan: {detail}"),
    )
)
CLASS_RESCHEDULED = TEMPLATES.register(
    Template(
        key="learning.class_rescheduled",
        topic=Topic.LEARNING,
        title=_("Jadwal kelas Anda berubah"),
        body=_("{title} pindah dari {before} ke {after}. Kursi Anda tetap tersimpan."),
        path="/my-learning",
        action=_("Lihat jadwal"),
        detail=_("Alasan: {detail}"),
        written={"before": moment, "after": moment},
    )
)
CLASS_DATED = TEMPLATES.register(
    Template(
        key="learning.class_dated",
        topic=Topic.LEARNING,
        title=_("Jadwal sudah ditetapkan"),
        body=_("{title} yang Anda miliki berlangsung pada {after}."),
        path="/product/{kind}/{slug}",
        action=_("Lihat jadwal"),
        detail=_("Catatan: {detail}"),
        written={"after": moment},
    )
)
SESSION_MOVED = TEMPLATES.register(
    Template(
        key="learning.session_moved",
        topic=Topic.LEARNING,
        title=_("Jadwal sesi Anda berubah"),
        body=_("Sesi “{session}” dari {title} pindah dari {before} ke {after}, {minutes} menit, {mode}."),
        path="/oti/class/{slug}/training",
        action=_("Lihat jadwal"),
        detail=_("Tempat: {detail}."),
        written={"before": moment, "after": moment, "mode": manner},
    )
)
SESSION_CHANGED = TEMPLATES.register(
    Template(
        key="learning.session_changed",
        topic=Topic.LEARNING,
        title=_("Sesi kelas Anda berubah"),
        body=_("Sesi “{session}” dari {title} pada {after} sekarang {minutes} menit, {mode}."),
        path="/oti/class/{slug}/training",
        action=_("Lihat jadwal"),
        detail=_("Tempat: {detail}."),
        written={"after": moment, "mode": manner},
    )
)
SESSION_CANCELLED = TEMPLATES.register(
    Template(
        key="learning.session_cancelled",
        topic=Topic.LEARNING,
        title=_("Sesi kelas Anda ditiadakan"),
        body=_("Sesi “{session}” dari {title} pada {before} ditiadakan."),
        path="/oti/class/{slug}/training",
        action=_("Lihat jadwal"),
        written={"before": moment},
    )
)
ASSIGNMENT_GRADED = TEMPLATES.register(
    Template(
        key="learning.assignment_graded",
        topic=Topic.LEARNING,
        title=_("Tugas Anda sudah dinilai"),
        body=_("“{assignment}” di {title}: nilai {score} dari {maximum}. Lihat rincian dan komentarnya."),
        path="/oti/class/{slug}/training?tab=assignments#{assignment_uuid}",
        action=_("Lihat nilai"),
    )
)
CERTIFICATE_ISSUED = TEMPLATES.register(
    Template(
        key="learning.certificate_issued",
        topic=Topic.LEARNING,
        title=_("Sertifikat Anda sudah terbit"),
        body=_("Selamat! Sertifikat {title} bernomor {number} dapat Anda unduh dan bagikan."),
        path="/my-certificates/{number}",
        action=_("Lihat sertifikat"),
    )
)
