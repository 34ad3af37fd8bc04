"""Notifications about the forum."""

from django.utils.translation import gettext_lazy as _

from duxi.notices.models import Channel, Topic
from duxi.notices.templates import TEMPLATES, Template

_PATH = "/forum/{uuid}"

REPLIED = TEMPLATES.register(
    Template(
        key="forum.replied",
        topic=Topic.LEARNING,
        title=_("Ada balasan di diskusi Anda"),
        body=_("{who} membalas diskusi “{title}”."),
        path=_PATH,
        action=_("Baca balasan"),
    )
)
DIGEST = TEMPLATES.register(
    Template(
        key="forum.digest",
        topic=Topic.LEARNING,
        title=_("{count} balasan baru di diskusi yang Anda ikuti"),
        body=_("Balasan baru sejak ringkasan terakhir: {titles}."),
        path="/forum?only=followed",
        action=_("Buka forum"),
        advice=_("Anda menerima ringkasan ini sekali sehari. Ubah pilihannya di Forum, Diskusi saya."),
        channels=frozenset({Channel.EMAIL}),
    )
)
MENTIONED = TEMPLATES.register(
    Template(
        key="forum.mentioned",
        topic=Topic.LEARNING,
        title=_("Anda disebut dalam diskusi"),
        body=_("{who} menyebut Anda dalam diskusi “{title}”."),
        path=_PATH,
        action=_("Buka diskusi"),
    )
)
BEST_ANSWER = TEMPLATES.register(
    Template(
        key="forum.best_answer",
        topic=Topic.LEARNING,
        title=_("Jawaban Anda terpilih"),
        body=_("Jawaban Anda dalam diskusi “{title}” dipilih sebagai jawaban terbaik."),
        path=_PATH,
        action=_("Buka diskusi"),
    )
)
REMOVED = TEMPLATES.register(
    Template(
        key="forum.removed",
        topic=Topic.LEARNING,
        title=_("Tulisan Anda dihapus moderator"),
        body=_("Tulisan Anda dalam diskusi “{title}” dihapus."),
        path="/forum",
        action=_("Buka forum"),
        detail=_("Alasan: {detail}"),
    )
)
