"""The outbox page: in the demo alone, newest first, by recipient, safe to look at."""

import pytest
from django.test import Client

from duxi.gateways.models import OutboxMessage

pytestmark = pytest.mark.django_db


@pytest.fixture
def demo(settings):
    settings.DEMO = True


def send(channel="mail", to="ani@contoh.example", text="Halo", **more):
    return OutboxMessage.objects.create(channel=channel, recipient=to, text=text, **more)


def page(**query):
    answer = Client().get("/outbox", query)
    assert answer.status_code == 200
    return answer.content.decode()


def test_it_exists_in_the_demo_alone(settings, as_):
    message = send(html="<p>rahasia</p>", text="rahasia")
    for demo in (False, True):
        settings.DEMO = demo
        paths = ["/outbox", f"/outbox/{message.pk}", "/outbox/outbox.js", "/outbox/outbox.css"]
        answers = [Client().get(path) for path in paths]
        assert {answer.status_code for answer in answers} == ({200} if demo else {404})
        assert demo or not any(b"rahasia" in answer.content for answer in answers)
        site = as_().get("/public/site").results
        assert (site["demo"], site["outbox_url"]) == (demo, "/outbox" if demo else None)


def test_newest_first_by_recipient_and_channel(demo):
    send(subject="Pertama")
    send(subject="Kedua")
    send(channel="wa", to="+6281200000101", text="Kode Anda 123456.")
    everything = page()
    assert everything.index("Kedua") < everything.index("Pertama")
    assert everything.index("+6281200000101") < everything.index("Kedua")
    assert "Pertama" not in page(to="0812")
    assert "Pertama" not in page(channel="wa")
    assert "Pertama" in page(to="ANI@")
    assert "Tidak ada pesan yang cocok" in page(to="tiada")


def test_codes_are_copied_and_links_clicked(demo):
    send(channel="sms", to="+6281200000101", text="Kode verifikasi Duxi: 042137. Berlaku 10 menit.")
    link = "http://localhost:8000/accountActivation?key=abc"
    mail = send(subject="Aktifkan", text=f"Buka:\n{link}\n", html="<!doctype html><p>surat</p>")
    shown = page()
    assert 'data-copy="042137"' in shown
    assert f'<a class="primary" href="{link}">Buka tautan</a>' in shown
    assert f'href="/outbox/{mail.pk}"' in shown
    letter = Client().get(f"/outbox/{mail.pk}")
    assert b"<p>surat</p>" in letter.content
    assert "script-src 'self'" in letter["Content-Security-Policy"]
    assert Client().get("/outbox/999999").status_code == 404
    assert Client().get("/outbox/lain.js").status_code == 404


def test_what_was_sent_cannot_act(demo):
    send(subject="<script>alert(1)</script>", text='<img src=x onerror="alert(2)"> javascript:alert(3)')
    shown = page(to='"><script>alert(4)</script>') + page()
    assert "<script>alert" not in shown
    assert "<img" not in shown
    assert 'href="javascript' not in shown


@pytest.mark.parametrize(
    "query", [{"to": "\x00"}, {"page": "x"}, {"page": "-1"}, {"page": "9" * 30}, {"channel": "x"}]
)
def test_odd_questions_get_a_page(demo, query):
    send(subject="Surat")
    page(**query)


def test_it_is_paged_with_few_queries(demo, django_assert_max_num_queries):
    OutboxMessage.objects.bulk_create(
        [
            OutboxMessage(channel="mail", recipient="a@contoh.example", subject=f"Surat {n:03}", text="x")
            for n in range(45)
        ]
    )
    with django_assert_max_num_queries(3):
        first = page()
    assert "Surat 044" in first
    assert "Surat 024" not in first
    assert 'href="?page=2" rel="next"' in first
    last = page(page=3)
    assert "Surat 000" in last
    assert 'href="?page=2" rel="prev"' in last
    assert 'rel="next"' not in last
