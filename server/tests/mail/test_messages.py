"""Mails: text and HTML, in the reader's language, through the queue into the outbox."""

import pytest
from django.utils.translation import gettext_lazy as _
from django_q.models import OrmQ

from duxi.gateways import mail
from duxi.gateways.mail.message import render
from duxi.gateways.mail.sending import deliver
from duxi.gateways.models import OutboxMessage

LETTER = mail.EmailMessage(
    subject="Konfirmasi alamat",
    paragraphs=["Buka tautan <b>ini</b> & selesai."],
    action=mail.Action("Konfirmasi", "http://localhost:8000/accountActivation?key=a-b&x=1"),
    note="Berlaku 1 jam.",
)


def write(email_message=LETTER, locale="id", name="Ani Wulandari"):
    return render(
        to="ani@contoh.example", email_message=email_message, locale=locale, name=name, message_id="<1@duxi>"
    )


def test_both_faces_say_the_same():
    email_message = write()
    assert email_message.text == (
        "Halo Ani Wulandari,\n\nBuka tautan <b>ini</b> & selesai.\n\n"
        "Konfirmasi:\nhttp://localhost:8000/accountActivation?key=a-b&x=1\n\n"
        "Berlaku 1 jam.\n\nSalam hangat,\nDuxi\nhttp://localhost:8000\n"
    )
    assert "Buka tautan &lt;b&gt;ini&lt;/b&gt; &amp; selesai." in email_message.html
    assert email_message.html.count('href="http://localhost:8000/accountActivation?key=a-b&amp;x=1"') == 2
    assert 'lang="id" dir="ltr"' in email_message.html


@pytest.mark.parametrize(
    ("locale", "head"),
    [
        ("ar", 'lang="ar" dir="rtl"'),
        ("zh", 'lang="zh-hans" dir="ltr"'),
        ("xx", 'lang="id" dir="ltr"'),
        ("", 'lang="id" dir="ltr"'),
    ],
)
def test_a_letter_is_in_its_readers_language(locale, head):
    assert head in write(locale=locale).html


def test_lazy_sentences_are_read_in_the_readers_language():
    email_message = mail.EmailMessage(subject=_("Yes"), paragraphs=[])
    assert write(email_message, "fr").subject == "Oui"
    assert write(email_message, "es").subject == "Sí"


@pytest.mark.parametrize(
    "name", ["", "  ", "Menang hadiah di http://jahat.example", "jahat.example", "a@b", "x" * 61, "<b>"]
)
def test_a_name_that_advertises_is_not_greeted(name):
    email_message = write(name=name)
    assert email_message.text.startswith("Halo,\n")
    assert not name.strip() or name not in email_message.html


def test_a_subject_is_one_line():
    email_message = mail.EmailMessage(subject="Halo\r\nBcc: semua@contoh.example", paragraphs=[])
    assert write(email_message).subject == "Halo Bcc: semua@contoh.example"


@pytest.mark.django_db
def test_a_letter_waits_under_seal_and_lands_in_the_outbox(django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        mail.queue(to="ani@contoh.example", email_message=LETTER, locale="id", name="Ani")
    waiting = OrmQ.objects.get()
    (encrypted,) = waiting.task["args"]
    assert "key=" not in encrypted
    assert "contoh" not in encrypted
    assert "key=a-b" not in waiting.payload
    assert not OutboxMessage.objects.exists()
    deliver(encrypted)
    kept = OutboxMessage.objects.get()
    assert (kept.channel, kept.recipient, kept.subject) == ("mail", "ani@contoh.example", "Konfirmasi alamat")
    assert kept.text.startswith("Halo Ani,")
    assert "</html>" in kept.html
