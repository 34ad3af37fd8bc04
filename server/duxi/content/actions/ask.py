"""Questions of visitors: written down, and brought to staff by mail."""

from django.conf import settings
from django.db import transaction
from django.urls import reverse
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.accounts.addresses import mail_address
from duxi.content.models import FaqQuestion
from duxi.core.clock import now
from duxi.gateways import mail


def ask(*, fullname: str, email: str, message: str) -> FaqQuestion:
    """Store a question; staff hear of it where `DUXI_SUPPORT_MAIL` names them.

    The visitor gets no mail: the address is not proved, and no one may make us send mails to strangers.
    """
    with transaction.atomic():
        asked = FaqQuestion.objects.create(
            fullname=fullname, email=mail_address(email), message=message, asked_at=now()
        )
        if settings.SUPPORT_MAIL:
            mail.queue(to=settings.SUPPORT_MAIL, email_message=_message(asked), locale=settings.LANGUAGE_CODE)
    return asked


def _message(asked: FaqQuestion) -> mail.EmailMessage:
    page = reverse("admin:content_faqquestion_change", args=[asked.pk])
    return mail.EmailMessage(
        subject=_("Pertanyaan baru di pusat bantuan"),
        paragraphs=[
            format_lazy(_("{name} ({email}) bertanya:"), name=asked.fullname, email=asked.email),
            *asked.message.splitlines(),
        ],
        action=mail.Action(_("Buka di administrasi"), mail.link(page)),
        note=_("Balas langsung ke alamat penanya, lalu catat tanggal jawabannya di administrasi."),
    )
