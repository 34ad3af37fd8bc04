"""Single mails: a template to one contact, a test mail, and resending."""

from collections.abc import Sequence

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.contacts.addresses import reply_address
from duxi.contacts.models import Contact, MailTemplate
from duxi.contacts.templating import Envelope, Text, Values, check_texts, compose, text_for
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.jobs import enqueue
from duxi.gateways import mail
from duxi.gateways.mail import log
from duxi.gateways.mail.sending import TASK
from duxi.gateways.models import SentMail


class NoAddress(Rejected):
    """The contact has no address."""

    message = _("Kontak ini tidak punya alamat email.")


class Forgotten(Rejected):
    """The content of a mail is deleted after a month."""

    message = _("Isi email ini sudah tidak disimpan sehingga tidak dapat dikirim ulang.")


@transaction.atomic
def mail_contact(*, contact: Contact, template: MailTemplate) -> SentMail:
    """Send a template to one person, whose reply appears on the timeline. Raises `NoAddress`."""
    if not contact.email:
        raise NoAddress
    sent = SentMail.objects.create(
        message_id=mail.new_message_id(),
        recipient=contact.email,
        subject="",
        kind=SentMail.Kind.CONTACT,
        created_at=now(),
    )
    envelope = Envelope(message_id=sent.message_id, reply_to=reply_address(sent.pk))
    text = text_for(template.texts, contact.locale)
    email_message = compose(text, Values.of(contact), to=contact.email, envelope=envelope)
    sent.subject, sent.encrypted = email_message.subject, log.encrypted(email_message, [])
    sent.save(update_fields=["subject", "encrypted"])
    enqueue(TASK, sent.encrypted)
    return sent


def send_test(*, texts: Sequence[Text], locale: str, reader: User) -> None:
    """Send a template with sample values to its editor."""
    check_texts(texts)
    envelope = Envelope(message_id=mail.new_message_id())
    email_message = compose(text_for(texts, locale), Values.samples(), to=reader.email, envelope=envelope)
    mail.queue_mail(email_message, kind=SentMail.Kind.CONTACT)


def resend(*, sent: SentMail) -> SentMail:
    """Send a mail again; raises `Forgotten`."""
    if not sent.encrypted:
        raise Forgotten
    return mail.resend(sent)
