"""Mail by SMTP, against a minimal server of the test."""

import socketserver
import threading
from email import message_from_bytes, policy

import pytest
from django.core.checks import run_checks
from django.core.exceptions import ImproperlyConfigured
from django_q.models import OrmQ, Schedule

from duxi.core.clock import now
from duxi.gateways import mail
from duxi.gateways.mail.message import render
from duxi.gateways.mail.sending import PAUSES, deliver
from duxi.gateways.mail.smtp import MailDown, Server, Smtp

LETTER = mail.EmailMessage(
    subject="Aktifkan akun",
    paragraphs=["Selamat datang."],
    action=mail.Action("Buka", "http://localhost/x?key=abc"),
)


class Conversation(socketserver.StreamRequestHandler):
    """HELO, MAIL, RCPT, DATA, QUIT; `answers` overrides the server's replies to commands."""

    def handle(self):
        self.say(self.server.answers.get("CONNECT", "220 siap"))
        while line := self.rfile.readline():
            command = line.decode().strip()
            verb = command.partition(" ")[0].upper()
            if verb == "DATA":
                self.say("354 silakan")
                self.server.received.append(self.read_message())
            self.say(self.server.answers.get(verb, "221 sampai jumpa" if verb == "QUIT" else "250 baik"))
            if verb == "QUIT":
                return

    def say(self, text):
        self.wfile.write(f"{text}\r\n".encode())

    def read_message(self):
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        return message_from_bytes(b"".join(lines), policy=policy.default)


@pytest.fixture
def server(settings):
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Conversation) as listening:
        listening.daemon_threads = True
        listening.received, listening.answers = [], {}
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        settings.MAIL_PROVIDER = "smtp"
        settings.SMTP_URL = f"smtp+plain://127.0.0.1:{listening.server_address[1]}"
        settings.MAIL_FROM = "Duxi <halo@duxi.example>"
        yield listening
        listening.shutdown()


def a_mail(to="ani@contoh.example"):
    return render(to=to, email_message=LETTER, locale="id", name="Ani", message_id="<1@duxi.example>")


def test_a_letter_arrives_with_both_faces(server):
    Smtp().send(a_mail())
    (message,) = server.received
    headers = {name: message[name] for name in ("From", "To", "Subject", "Message-ID", "Auto-Submitted")}
    assert headers == {
        "From": "Duxi <halo@duxi.example>",
        "To": "ani@contoh.example",
        "Subject": "Aktifkan akun",
        "Message-ID": "<1@duxi.example>",
        "Auto-Submitted": "auto-generated",
    }
    assert message.get_content_type() == "multipart/alternative"
    plain, html = [part.get_content() for part in message.iter_parts()]
    assert "Halo Ani,\n\nSelamat datang.\n\nBuka:\nhttp://localhost/x?key=abc" in plain.replace("\r\n", "\n")
    assert 'href="http://localhost/x?key=abc"' in html


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("smtp://ani:r%40hasia@mail.example", ("mail.example", 587, "ani", "r@hasia", True, False)),
        ("smtps://mail.example", ("mail.example", 465, "", "", False, True)),
        ("smtp+plain://localhost:2525", ("localhost", 2525, "", "", False, False)),
    ],
)
def test_reads_the_servers_address(url, expected):
    found = Server.of(url)
    assert (found.host, found.port, found.username, found.password, found.starttls, found.tls) == expected


@pytest.mark.parametrize("url", ["", "mail.example", "http://mail.example", "smtp://"])
def test_refuses_what_is_no_server(url):
    with pytest.raises(ImproperlyConfigured):
        Server.of(url)


@pytest.mark.parametrize(
    "answers",
    [
        {"CONNECT": "421 sibuk"},
        {"MAIL": "451 nanti"},
        {"RCPT": "452 kotak penuh"},
        {"DATA": "554 ditolak"},
    ],
)
def test_what_may_pass_is_tried_again(server, answers):
    server.answers = answers
    with pytest.raises(MailDown):
        Smtp().send(a_mail())


@pytest.mark.django_db
def test_a_mailbox_that_does_not_exist_is_let_go(server, caplog, django_capture_on_commit_callbacks):
    server.answers = {"RCPT": "550 tidak ada"}
    with django_capture_on_commit_callbacks(execute=True):
        mail.queue(to="ani@contoh.example", email_message=LETTER, locale="id", reference="undangan")
    assert mail.delivery_statuses(["undangan", "lain"]) == {"undangan": "queued"}
    (encrypted,) = OrmQ.objects.get().task["args"]
    deliver(encrypted)
    assert (server.received, mail.delivery_statuses(["undangan"])) == ([], {"undangan": "failed"})
    assert "mail refused for good: [550]" in caplog.text
    assert "contoh.example" not in caplog.text


@pytest.mark.django_db
def test_a_server_that_is_down_gets_the_letter_later(server, django_capture_on_commit_callbacks):
    server.answers = {"CONNECT": "421 sibuk"}
    with django_capture_on_commit_callbacks(execute=True):
        mail.queue(to="ani@contoh.example", email_message=LETTER, locale="id")
    (encrypted,) = OrmQ.objects.get().task["args"]
    for tried, pause in enumerate(PAUSES):
        Schedule.objects.all().delete()
        deliver(encrypted, tried)
        later = Schedule.objects.get()
        assert later.func == "duxi.gateways.mail.sending.deliver"
        assert later.args == f"('{encrypted}', {tried + 1})"
        assert abs((later.next_run - now() - pause).total_seconds()) < 5
        assert "key=abc" not in later.args
    with pytest.raises(MailDown):
        deliver(encrypted, len(PAUSES))
    server.answers = {}
    deliver(encrypted, 1)
    assert [message["To"] for message in server.received] == ["ani@contoh.example"]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"MAIL_PROVIDER": "smtp", "SMTP_URL": "smtp://mail.example"}, []),
        ({"MAIL_PROVIDER": "smtp", "SMTP_URL": "mail.example"}, ["duxi.E001"]),
        ({"MAIL_PROVIDER": "embedded", "DEMO": True, "TEST": False}, []),
    ],
)
def test_the_start_says_when_mail_would_go_nowhere(settings, changes, found):
    for name, value in changes.items():
        setattr(settings, name, value)
    assert [message.id for message in run_checks() if message.id.startswith("duxi.")] == found
