"""Notifications about points, rewards and the affiliate programme."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from duxi.core.dates import long_date
from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template


def _day(iso: str) -> str:
    return long_date(date.fromisoformat(iso))


POINTS_EXPIRING = TEMPLATES.register(
    Template(
        key="growth.points_expiring",
        topic=Topic.NEWS,
        title=_("Poin Anda segera kedaluwarsa"),
        body=_("{points} poin Anda berlaku sampai {day}. Tukarkan dengan hadiah sebelum hangus."),
        path="/points",
        action=_("Lihat hadiah"),
        written={"day": _day},
    )
)
REWARD_REDEEMED = TEMPLATES.register(
    Template(
        key="growth.reward_redeemed",
        topic=Topic.NEWS,
        title=_("Hadiah Anda berhasil ditukar"),
        body=_("{title} sudah menjadi milik Anda dengan {cost} poin."),
        path="/points",
        action=_("Lihat hadiah saya"),
    )
)
REWARD_SENT = TEMPLATES.register(
    Template(
        key="growth.reward_sent",
        topic=Topic.NEWS,
        title=_("Hadiah Anda sudah dikirim"),
        body=_("{title} sedang dalam perjalanan ke alamat Anda."),
        path="/points",
        action=_("Lihat hadiah saya"),
        detail=_("Catatan: {detail}"),
    )
)
REWARD_CANCELLED = TEMPLATES.register(
    Template(
        key="growth.reward_cancelled",
        topic=Topic.NEWS,
        title=_("Penukaran hadiah dibatalkan"),
        body=_("{title} tidak dapat kami kirim. {cost} poin sudah kembali ke saldo Anda."),
        path="/points",
        action=_("Lihat poin saya"),
        detail=_("Catatan: {detail}"),
    )
)
