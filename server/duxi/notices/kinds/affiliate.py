"""Notifications of affiliates."""

from django.utils.translation import gettext_lazy as _

from duxi.core.money import rupiah
from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template

APPROVED = TEMPLATES.register(
    Template(
        key="affiliate.approved",
        topic=Topic.ORDERS,
        title=_("Selamat bergabung di program afiliasi"),
        body=_("{name}, pendaftaran Anda disetujui. Kode dan tautan Anda sudah aktif."),
        path="/affiliate",
        action=_("Lihat kode saya"),
    )
)
REVISION_WANTED = TEMPLATES.register(
    Template(
        key="affiliate.revision",
        topic=Topic.ORDERS,
        title=_("Pendaftaran afiliasi perlu diperbaiki"),
        body=_("Ada yang perlu Anda perbaiki pada pendaftaran afiliasi."),
        path="/affiliate",
        action=_("Perbaiki pendaftaran"),
        detail=_("Catatan: {detail}"),
    )
)
SUSPENDED = TEMPLATES.register(
    Template(
        key="affiliate.suspended",
        topic=Topic.ORDERS,
        title=_("Keanggotaan afiliasi dinonaktifkan"),
        body=_("Kode Anda tidak lagi menghasilkan komisi."),
        path="/affiliate",
        action=_("Lihat keanggotaan"),
        detail=_("Catatan: {detail}"),
    )
)
PAID_OUT = TEMPLATES.register(
    Template(
        key="affiliate.paid",
        topic=Topic.ORDERS,
        title=_("Komisi Anda sudah ditransfer"),
        body=_("{net} sudah kami transfer ke rekening Anda (nomor {number}), setelah PPh {tax}."),
        path="/affiliate",
        action=_("Lihat komisi"),
        written={"net": rupiah, "tax": rupiah},
    )
)
