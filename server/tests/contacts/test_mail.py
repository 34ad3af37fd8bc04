"""Content of mails, the provider's delivery events, and replies."""

import json
import re
from email.message import EmailMessage

import httpx
import pytest
from django.core.mail import EmailMessage as DjangoMessage

from duxi.contacts.actions.incoming import harmless
from duxi.contacts.addresses import Reader, read_token, reply_address, token_of
from duxi.contacts.models import Contact, IncomingMail, MailSuppression
from duxi.contacts.templating import Envelope, Values, compose
from duxi.core.clock import now
from duxi.gateways import mail
from duxi.gateways.mail import embedded_events
from duxi.gateways.mail.embedded import Outbox
from duxi.gateways.mail.events import read_report, sign
from duxi.gateways.mail.mailgun import Mailgun
from duxi.gateways.mail.message import Mail
from duxi.gateways.models import OutboxMessage, SentMail
from tests.contacts.conftest import TEXT, contact_of, make_contacts
from tests.worker import work

pytestmark = pytest.mark.django_db

DELIVERED = {
    "event": "delivered",
    "id": "hK7mQVt1QtqRiOfQXta4sw",
    "timestamp": 1529692199.626182,
    "log-level": "info",
    "recipient": "ani@contoh.example",
    "recipient-domain": "contoh.example",
    "message": {"headers": {"to": "ani@contoh.example", "message-id": "1@duxi", "subject": "Halo"}},
    "delivery-status": {"code": 250, "attempt-no": 1, "message": "OK", "description": ""},
}
"""The provider's documented shape."""


def a_mail(**changes):
    values = {"to": "ani@contoh.example", "subject": "Halo", "text": "Halo", "html": "<p>Halo</p>"}
    return Mail(message_id="<1@duxi>", **{**values, **changes})


def post_event(as_, data, *, key=None, moment=None):
    timestamp, token = str(int((moment or now()).timestamp())), "a" * 50
    signature = {"timestamp": timestamp, "token": token}
    signature["signature"] = sign(key or mail.event_key(), timestamp, token)
    return as_().post("/mail/events", json_body={"signature": signature, "event-data": data})


def test_events_move_a_mail_forward_once_and_bounces_hold_the_address(as_, ani):
    sent = mail.queue_mail(a_mail())
    work()
    assert post_event(as_, DELIVERED).status == 200
    opened = {**DELIVERED, "event": "opened", "id": "b"}
    assert post_event(as_, opened).status == 200
    post_event(as_, {**DELIVERED, "id": "late", "timestamp": DELIVERED["timestamp"] + 60})
    sent.refresh_from_db()
    assert (sent.status, sent.delivered_at.timestamp()) == ("opened", 1529692199.626182)
    bounced = {
        **DELIVERED,
        "event": "failed",
        "severity": "permanent",
        "id": "c",
        "delivery-status": {"code": 550, "message": "5.1.1 no such user"},
    }
    post_event(as_, {**bounced, "severity": "temporary", "id": "d"})
    assert not MailSuppression.objects.exists()
    post_event(as_, bounced)
    post_event(as_, bounced)
    held = MailSuppression.objects.get()
    assert (held.email, held.reason, held.detail) == (
        "ani@contoh.example",
        "bounced",
        "550 5.1.1 no such user",
    )


@pytest.mark.parametrize("key", ["falsch", ""])
def test_forged_events_change_nothing(as_, key):
    sent = mail.queue_mail(a_mail())
    answer = post_event(as_, DELIVERED, key=key or "x")
    assert (answer.status, answer.message) == (401, "Tanda tangan tidak sah.")
    from datetime import timedelta

    assert post_event(as_, DELIVERED, moment=now() - timedelta(hours=13)).status == 401
    assert as_().post("/mail/events", json_body=["x"]).status == 401
    sent.refresh_from_db()
    assert sent.status == "queued"


def test_the_embedded_provider_signs_delays_and_bounces():
    names = {
        to: [name for name, _more in embedded_events.events_of(a_mail(to=to, tracks_opens=True))]
        for to in (
            "ani@contoh.example",
            "bounce.x@contoh.example",
            "late@contoh.example",
            "spam@contoh.example",
            "silent@contoh.example",
        )
    }
    assert names == {
        "ani@contoh.example": ["delivered", "opened"],
        "bounce.x@contoh.example": ["failed"],
        "late@contoh.example": ["failed", "delivered", "opened"],
        "spam@contoh.example": ["delivered", "complained"],
        "silent@contoh.example": [],
    }
    assert [name for name, _ in embedded_events.events_of(a_mail())] == ["delivered"]
    body = embedded_events.signed(a_mail(), "delivered", {})
    report = read_report(mail.event_key(), body, now())
    assert (report.news, report.message_id, report.recipient) == (
        "delivered",
        "<1@duxi>",
        "ani@contoh.example",
    )


def test_mailgun_gets_the_documented_form(settings):
    settings.MAILGUN_URL, settings.MAILGUN_DOMAIN = "https://api.mailgun.net", "mg.contoh.example"
    settings.MAILGUN_API_KEY = "key-rahasia"
    seen = []

    def answer(request):
        seen.append(request)
        if request.method == "GET":
            return httpx.Response(200, json={"items": [{"event": "accepted"}], "paging": {}})
        return httpx.Response(200, json={"id": "<1@duxi>", "message": "Queued. Thank you."})

    driver = Mailgun(httpx.MockTransport(answer))
    driver.send(a_mail(reply_to="balas@contoh.example", unsubscribe_url="https://duxi/x"))
    form = dict(httpx.QueryParams(seen[0].content.decode()))
    assert str(seen[0].url) == "https://api.mailgun.net/v3/mg.contoh.example/messages"
    assert seen[0].headers["Authorization"].startswith("Basic ")
    assert (form["to"], form["h:Message-ID"], form["o:tracking-opens"]) == (
        "ani@contoh.example",
        "<1@duxi>",
        "no",
    )
    assert form["h:List-Unsubscribe"] == "<https://duxi/x>"
    assert form["h:List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert form["h:Reply-To"] == "balas@contoh.example"
    assert driver.was_accepted("<1@duxi>") is True
    assert dict(seen[1].url.params) == {"event": "accepted", "message-id": "1@duxi", "limit": "1"}
    for status, error in ((400, mail.MailRefused), (429, mail.MailDown), (502, mail.MailUnsure)):
        refusing = Mailgun(httpx.MockTransport(lambda _r, s=status: httpx.Response(s, json={"message": "x"})))
        with pytest.raises(error):
            refusing.send(a_mail())


def test_a_broadcasts_mail_can_be_left_with_one_click(staff_as, dewi, broadcast):
    (one,) = make_contacts(1)
    staff_as(dewi).post(f"/broadcasts/{broadcast.pk}/start")
    work()
    email_message = OutboxMessage.objects.get()
    assert email_message.subject == "Halo Orang"
    assert "<strong>Orang 0</strong>" in email_message.html
    (token,) = re.findall(r"/mail-preferences/(\S+)", email_message.text)
    assert read_token(token) == Reader(one.pk, one.email)


EVIL = "{{email}} <script>alert(1)</script> [x](javascript:1)\r\nBcc: semua@contoh.example"


def test_values_bring_no_markup_no_variables_and_no_headers():
    contact = Contact(name="Ani", organisation=EVIL, email="ani@contoh.example")
    text = {**TEXT, "subject": "Dari {{organisation}}", "body": "*{{organisation}}*"}
    email_message = compose(text, Values.of(contact), to="ani@contoh.example", envelope=Envelope("<1@duxi>"))
    assert "\n" not in email_message.subject
    assert email_message.subject.startswith("Dari {{email}} <script>")
    assert "<script>" not in email_message.html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in email_message.html
    assert 'href="javascript' not in email_message.html
    assert "{{email}}" in email_message.html
    message = DjangoMessage(
        email_message.subject,
        email_message.text,
        "a@b.id",
        [email_message.to],
        headers=email_message.headers(),
    )
    assert isinstance(message.message(), EmailMessage) or message.message()["Bcc"] is None


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("subject", "Halo\r\nBcc: semua@contoh.example", "Subjek harus satu baris."),
        ("subject", "Halo {{password}}", "Variabel tidak dikenal. Yang ada:"),
        ("body", "{% load static %}", "Variabel tidak dikenal. Yang ada:"),
        ("body", "{{ name.__class__ }}", "Variabel tidak dikenal. Yang ada:"),
        ("action_url", "javascript:alert(1)", ""),
    ],
)
def test_templates_that_would_run_are_refused(staff_as, dewi, field, value, sentence):
    body = {"name": "Jahat", "texts": [{**TEXT, field: value}]}
    answer = staff_as(dewi).post("/mail-templates", json_body=body)
    assert answer.status == 422
    assert sentence in json.dumps(answer.errors, ensure_ascii=False)
    assert staff_as(dewi).get("/mail-templates").results["total"] == 0


def test_preview_and_test_mail(staff_as, dewi):
    shown = staff_as(dewi).post("/mail-previews", json_body=TEXT).results
    assert shown["subject"] == "Halo Ani"
    assert "<strong>Ani Wulandari</strong>" in shown["html"]
    sent = staff_as(dewi).post("/mail-tests", json_body=TEXT)
    assert sent.message == "Email uji dikirim ke dewi@contoh.example."
    work()
    assert OutboxMessage.objects.get().recipient == "dewi@contoh.example"


def incoming(as_, **changes):
    timestamp, token = str(int(now().timestamp())), "b" * 50
    form = {
        "timestamp": timestamp,
        "token": token,
        "signature": sign(mail.event_key(), timestamp, token),
        "recipient": "balas@contoh.example",
        "sender": "ani@contoh.example",
        "from": "Ani <ani@contoh.example>",
        "subject": "Re: Halo",
        "body-plain": "Mau tanya",
        "body-html": '<p onclick="x()">Mau <b>tanya</b></p><img src=x onerror=y()><script>z()</script>',
        "Message-Id": "<balasan@contoh.example>",
        **changes,
    }
    return as_().post("/mail/incoming", form)


def test_an_answer_lands_on_the_timeline_of_whom_we_wrote_to(as_, staff_as, dewi, ani, template):
    contact = contact_of(ani)
    staff_as(dewi).post(f"/contacts/{contact.pk}/mail", json_body={"template_id": template.pk})
    sent = SentMail.objects.get()
    recipient = reply_address(sent.pk)
    for _twice in range(2):
        assert incoming(as_, recipient=recipient, **{"from": "Kantor <kantor@lain.id>"}).status == 200
    found = IncomingMail.objects.get()
    assert (found.contact, found.reply_to, found.sender) == (contact, sent, "kantor@lain.id")
    assert found.html == "<p>Mau <b>tanya</b></p>"
    (entry,) = (
        staff_as(dewi).get(f"/contacts/{contact.pk}/timeline", source="incoming-mails").results["entries"]
    )
    assert (entry["title"], entry["text"]) == ("Re: Halo", "Mau tanya")
    assert incoming(as_, signature="0" * 64, **{"Message-Id": "<palsu@x>"}).status == 401
    assert IncomingMail.objects.count() == 1


def test_what_others_write_is_made_harmless():
    html = (
        '<style>p{}</style><a href="javascript:1">a</a><a href="https://x.id" onclick="b()">b</a>'
        '<form action="/x"><input></form><iframe src="x"></iframe><svg><script>1</script></svg>'
    )
    rel = 'rel="noopener noreferrer nofollow"'
    assert harmless(html) == f'<a {rel}>a</a><a href="https://x.id" {rel}>b</a>'


def test_the_reader_chooses_by_the_link(as_, ani):
    contact = contact_of(ani)
    ani.email_verified_at = now()
    ani.save()
    path = f"/mail/preferences/{token_of(contact.pk, 'ani@contoh.example')}"
    assert as_().get(path).results == {
        "email": "ani@contoh.example",
        "gets_news": False,
        "allows_opens": False,
    }
    saved = as_().post(path, {"gets_news": True, "allows_opens": True})
    assert saved.results == {"email": "ani@contoh.example", "gets_news": True, "allows_opens": True}
    as_().post(path, {"gets_news": False, "allows_opens": False})
    assert MailSuppression.objects.get().reason == "unsubscribed"
    unknown = as_().get("/mail/preferences/palsu")
    assert (unknown.status, unknown.message) == (
        404,
        "Tautan ini tidak dikenal. Buka tautan lengkap dari email Anda.",
    )


def test_sending_again(staff_as, dewi, agus):
    first = mail.queue_mail(a_mail())
    work()
    assert staff_as(agus).post(f"/sent-mails/{first.pk}/resend").status == 403
    assert staff_as(dewi).post(f"/sent-mails/{first.pk}/resend").message == "Email dikirim ulang."
    work()
    assert OutboxMessage.objects.count() == 2
    again = SentMail.objects.get(resent_from=first)
    assert again.message_id != first.message_id
    SentMail.objects.update(encrypted="")
    forgotten = staff_as(dewi).post(f"/sent-mails/{first.pk}/resend")
    assert forgotten.status == 409
    assert isinstance(Outbox().was_accepted(first.message_id), bool)
