"""Visitors' questions: stored, and mailed to staff."""

from dataclasses import asdict, dataclass

from django.conf import settings
from django.db import transaction
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.accounts.addresses import mail_address
from duxi.content.models import FaqQuestion
from duxi.core.clock import now
from duxi.core.errors import Message
from duxi.gateways import mail


@dataclass(frozen=True)
class AskedQuestion:
    """A visitor's question; the last three fields are set only when asking for a team."""

    fullname: str
    email: str
    message: str
    organization: str = ""
    phone: str = ""
    headcount: int | None = None


def ask(question: AskedQuestion) -> FaqQuestion:
    """Store a question and mail it to `DUXI_SUPPORT_MAIL`, if set.

    The visitor gets no mail: the address is unverified, and strangers' mailboxes must not be flooded.
    """
    with transaction.atomic():
        written = asdict(question) | {"email": mail_address(question.email)}
        asked = FaqQuestion.objects.create(**written, asked_at=now())
        if settings.SUPPORT_MAIL:
            mail.queue(to=settings.SUPPORT_MAIL, email_message=_message(asked), locale=settings.LANGUAGE_CODE)
    return asked


def _message(asked: FaqQuestion) -> mail.EmailMessage:
    page = mail.link(f"/backoffice/visitor-questions/{asked.pk}/show")
    return mail.EmailMessage(
        subject=_("Pertanyaan baru di pusat bantuan"),
        paragraphs=[
            format_lazy(_("{name} ({email}) bertanya:"), name=asked.fullname, email=asked.email),
            *asked.message.splitlines(),
            *_team(asked),
        ],
        action=mail.Action(_("Buka di back office"), page),
        note=_("Balas langsung ke alamat penanya, lalu catat tanggal jawabannya di back office."),
    )


def _team(asked: FaqQuestion) -> list[Message]:
    """The team's details, one line for each field that was filled in."""
    lines = (
        (_("Instansi atau perusahaan: {value}"), asked.organization),
        (_("Jumlah peserta: {value}"), asked.headcount),
        (_("Telepon: {value}"), asked.phone),
    )
    return [format_lazy(line, value=value) for line, value in lines if value]
