"""Questions of visitors: written down, and brought to staff by mail."""

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
    """What a visitor wrote; the last three are empty but for who asks for a team."""

    fullname: str
    email: str
    message: str
    organization: str = ""
    phone: str = ""
    headcount: int | None = None


def ask(question: AskedQuestion) -> FaqQuestion:
    """Store a question; staff hear of it where `DUXI_SUPPORT_MAIL` names them.

    The visitor gets no mail: the address is not proved, and no one may make us send mails to strangers.
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
    """For whom a team's question is asked, a line for each field that was filled in."""
    lines = (
        (_("Instansi atau perusahaan: {value}"), asked.organization),
        (_("Jumlah peserta: {value}"), asked.headcount),
        (_("Telepon: {value}"), asked.phone),
    )
    return [format_lazy(line, value=value) for line, value in lines if value]
