"""Attachments: created when the mail is sent, by SMTP and in the outbox."""

import json
from email import message_from_bytes, policy

import pytest
from django.test import Client
from django_q.models import OrmQ

from duxi.core.secrets import encrypt
from duxi.gateways import mail
from duxi.gateways.mail import smtp
from duxi.gateways.mail.message import Mail
from duxi.gateways.mail.sending import deliver
from duxi.gateways.models import OutboxAttachment, OutboxMessage


def note(key: str) -> mail.Attachment | None:
    """An attachment factory: None for an empty key."""
    return mail.Attachment(f"{key}.pdf", "application/pdf", b"%PDF-" + key.encode()) if key else None


MAKER = f"{__name__}.note"


def queued(key, django_capture_on_commit_callbacks):
    attachments = [mail.AttachmentFactory(MAKER, key)]
    email_message = mail.EmailMessage(subject="Faktur", paragraphs=["Terlampir."], attachments=attachments)
    with django_capture_on_commit_callbacks(execute=True):
        mail.queue(to="ani@contoh.example", email_message=email_message, locale="id")
    (encrypted,) = OrmQ.objects.get().task["args"]
    return encrypted


@pytest.mark.django_db
def test_the_outbox_keeps_and_offers_what_was_attached(settings, django_capture_on_commit_callbacks):
    settings.DEMO = True
    encrypted = queued("faktur", django_capture_on_commit_callbacks)
    assert len(encrypted) < 5_000
    deliver(encrypted)
    kept = OutboxAttachment.objects.get()
    assert (kept.filename, bytes(kept.content)) == ("faktur.pdf", b"%PDF-faktur")
    page = Client().get("/outbox").content.decode()
    assert f'href="/outbox/attachments/{kept.pk}"' in page
    assert "Lampiran: faktur.pdf" in page
    file = Client().get(f"/outbox/attachments/{kept.pk}")
    assert (file.content, file["Content-Type"]) == (b"%PDF-faktur", "application/pdf")
    settings.DEMO = False
    assert Client().get(f"/outbox/attachments/{kept.pk}").status_code == 404


@pytest.mark.django_db
def test_a_letter_goes_without_what_is_not_there_any_more(django_capture_on_commit_callbacks):
    deliver(queued("", django_capture_on_commit_callbacks))
    assert OutboxMessage.objects.count() == 1
    assert not OutboxAttachment.objects.exists()


@pytest.mark.django_db
def test_a_mail_queued_by_the_release_of_22_november_is_sent():
    fields = {
        "to": "ani@contoh.example",
        "subject": "Faktur",
        "text": "a",
        "html": "b",
        "message_id": "<1@duxi>",
    }
    encloses = [{"maker": MAKER, "key": "lama"}]
    deliver(encrypt(json.dumps({**fields, "enclosures": [], "encloses": encloses})))
    assert OutboxMessage.objects.get().subject == "Faktur"
    assert OutboxAttachment.objects.get().filename == "lama.pdf"


def test_smtp_carries_it_as_an_attachment(settings):
    settings.SMTP_URL = "smtp+plain://localhost:2525"
    email_message = Mail(
        "ani@contoh.example", "Faktur", "Terlampir.", "<p>Terlampir.</p>", "<1@duxi>", (note("faktur"),)
    )
    sent = message_from_bytes(smtp._message(email_message).message().as_bytes(), policy=policy.default)
    (attached,) = sent.iter_attachments()
    assert (attached.get_filename(), attached.get_content_type()) == ("faktur.pdf", "application/pdf")
    assert attached.get_content() == b"%PDF-faktur"
    assert sent.get_body(("html",)).get_content().strip() == "<p>Terlampir.</p>"
