"""Notifications of staff about the wall, tasks and scheduled reports."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from duxi.core.dates import long_date
from duxi.notices.models import Channel, Topic
from duxi.notices.templates import TEMPLATES, Template

_WALL = "/backoffice/wall/{id}"
_TASK = "/backoffice/tasks/{id}/show"
_REPORT = "/backoffice/report-schedules/{id}/show"


def _day(iso: str) -> str:
    return long_date(date.fromisoformat(iso)) if iso else "–"


WALL_POST = TEMPLATES.register(
    Template(
        key="wall.post",
        topic=Topic.WORKSPACE,
        title=_("{who} menulis di papan info"),
        body=_("“{title}”"),
        path=_WALL,
        action=_("Buka papan info"),
        channels=frozenset({Channel.INBOX}),
    )
)
WALL_ANNOUNCEMENT = TEMPLATES.register(
    Template(
        key="wall.announcement",
        topic=Topic.WORKSPACE,
        title=_("Pengumuman: {title}"),
        body=_("{who} menerbitkan pengumuman “{title}” di papan info."),
        path=_WALL,
        action=_("Baca pengumuman"),
    )
)
WALL_MUST_READ = TEMPLATES.register(
    Template(
        key="wall.must_read",
        topic=Topic.WORKSPACE,
        title=_("Wajib dibaca: {title}"),
        body=_("{who} meminta Anda membaca “{title}” dan mengonfirmasinya."),
        path=_WALL,
        action=_("Baca dan konfirmasi"),
    )
)
WALL_REMINDER = TEMPLATES.register(
    Template(
        key="wall.reminder",
        topic=Topic.WORKSPACE,
        title=_("Belum Anda konfirmasi: {title}"),
        body=_("Kiriman “{title}” dari {who} menunggu konfirmasi Anda."),
        path=_WALL,
        action=_("Baca dan konfirmasi"),
    )
)
WALL_COMMENT = TEMPLATES.register(
    Template(
        key="wall.comment",
        topic=Topic.WORKSPACE,
        title=_("{who} mengomentari kiriman Anda"),
        body=_("Ada komentar baru pada “{title}”."),
        path=_WALL,
        action=_("Baca komentar"),
        channels=frozenset({Channel.INBOX, Channel.PUSH}),
    )
)
TASK_ASSIGNED = TEMPLATES.register(
    Template(
        key="task.assigned",
        topic=Topic.WORKSPACE,
        title=_("Tugas baru: {title}"),
        body=_("{who} memberi Anda tugas “{title}”."),
        path=_TASK,
        action=_("Buka tugas"),
    )
)
TASK_DUE = TEMPLATES.register(
    Template(
        key="task.due",
        topic=Topic.WORKSPACE,
        title=_("Pengingat tugas: {title}"),
        body=_("Tugas “{title}” belum selesai. Tenggat: {due}."),
        path=_TASK,
        action=_("Buka tugas"),
        written={"due": _day},
    )
)
TASK_CLOSED = TEMPLATES.register(
    Template(
        key="task.closed",
        topic=Topic.WORKSPACE,
        title=_("Tugas selesai: {title}"),
        body=_("{who} menyelesaikan tugas “{title}”."),
        path=_TASK,
        action=_("Buka tugas"),
        channels=frozenset({Channel.INBOX}),
    )
)
REPORT_FAILED = TEMPLATES.register(
    Template(
        key="report.failed",
        topic=Topic.WORKSPACE,
        title=_("Laporan tidak terkirim: {title}"),
        body=_("Laporan terjadwal “{title}” tidak dapat dikirim."),
        path=_REPORT,
        action=_("Periksa laporan"),
        detail=_("Kendala: {detail}"),
    )
)
REPORT_STOPPED = TEMPLATES.register(
    Template(
        key="report.stopped",
        topic=Topic.WORKSPACE,
        title=_("Laporan dihentikan: {title}"),
        body=_("Laporan terjadwal “{title}” gagal {times} kali berturut-turut dan dihentikan."),
        path=_REPORT,
        action=_("Periksa laporan"),
        detail=_("Kendala terakhir: {detail}"),
    )
)
