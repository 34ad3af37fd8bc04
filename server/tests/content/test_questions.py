"""What visitors ask: stored, brought to staff, limited, forgotten."""

from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.content.actions.helped import mark_of_address, mark_of_person
from duxi.content.api import faqs as faqs_api
from duxi.content.models import (
    FaqQuestion,
    FaqVote,
)
from duxi.content.tasks import forget_old_questions
from duxi.core.throttle import Limit
from duxi.gateways.models import OutboxMessage
from tests.content.made import QUESTION, faq
from tests.worker import work

pytestmark = pytest.mark.django_db


@pytest.mark.django_db(transaction=True)
def test_a_question_is_stored_and_staff_are_notified(as_, solved, settings):
    settings.SUPPORT_MAIL = "bantuan@contoh.example"
    answer = as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()})
    assert (answer.status, answer.message) == (
        200,
        "Pertanyaan Anda sudah kami terima. Kami akan membalasnya lewat email.",
    )
    asked = FaqQuestion.objects.get()
    assert (asked.fullname, asked.email, asked.message) == (
        "Rina",
        "rina@contoh.example",
        QUESTION["message"],
    )
    work()
    mail = OutboxMessage.objects.get()
    assert mail.recipient == "bantuan@contoh.example"
    assert "Rina (rina@contoh.example) bertanya:" in mail.text
    assert "&lt;b&gt;kelas&lt;/b&gt;" in mail.html
    assert f"/backoffice/visitor-questions/{asked.pk}/show" in mail.text
    assert "peserta" not in mail.text


@pytest.mark.django_db(transaction=True)
def test_who_asks_for_a_team_says_for_which(as_, solved, settings):
    settings.SUPPORT_MAIL = "bantuan@contoh.example"
    team = {"organization": "Dinas Data Contoh", "headcount": 40, "phone": "0800 0000 000"}
    as_().post("/public/faqs/messages", QUESTION | team | {"captcha": solved()})
    work()
    mail = OutboxMessage.objects.get()
    assert "Instansi atau perusahaan: Dinas Data Contoh" in mail.text
    assert "Jumlah peserta: 40" in mail.text
    assert "Telepon: 0800 0000 000" in mail.text


def test_a_question_without_staff_address_waits_in_the_administration(as_, solved, settings):
    settings.SUPPORT_MAIL = ""
    assert as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()}).status == 200
    assert FaqQuestion.objects.count() == 1


@pytest.mark.parametrize(
    ("change", "status", "errors"),
    [
        ({"email": "bukan"}, 422, {"email": ["Masukkan alamat email yang valid."]}),
        ({"message": "Hai"}, 422, {"message": ["Minimal 10 karakter."]}),
        ({"message": "x" * 2_001}, 422, {"message": ["Maksimal 2000 karakter."]}),
        ({"fullname": " "}, 422, {"fullname": ["Wajib diisi."]}),
        ({"headcount": "0"}, 422, {"headcount": ["Minimal 1."]}),
        ({"captcha": "salah"}, 400, {}),
        ({"captcha": ""}, 400, {}),
    ],
)
def test_a_bad_question_is_refused_and_not_kept(as_, solved, change, status, errors):
    answer = as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()} | change)
    assert (answer.status, answer.errors) == (status, errors)
    assert not FaqQuestion.objects.exists()


def test_questions_are_limited(as_, solved, monkeypatch):
    monkeypatch.setattr(faqs_api, "QUESTIONS", Limit("faq-questions", times=1, seconds=3600))
    assert as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()}).status == 200
    late = as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()})
    assert (late.status, FaqQuestion.objects.count()) == (429, 1)
    assert (
        as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()}, address="203.0.113.9").status
        == 200
    )


def test_old_questions_and_marks_are_forgotten(category, ani):
    made = faq(category, "Lama")
    moment = timezone.now()
    for days in (366, 300):
        FaqQuestion.objects.create(
            fullname="R", email="r@contoh.example", message="m", asked_at=moment - timedelta(days=days)
        )
    for voter, days in ((mark_of_address("1"), 3), (mark_of_address("2"), 1), (mark_of_person(ani), 300)):
        FaqVote.objects.create(faq=made, voter=voter, is_helped=True, voted_at=moment - timedelta(days=days))
    assert forget_old_questions() == 2
    assert (FaqQuestion.objects.count(), FaqVote.objects.count()) == (1, 3)
    voters = set(FaqVote.objects.values_list("voter", flat=True))
    assert voters > {mark_of_address("2"), mark_of_person(ani)}
    assert mark_of_address("1") not in voters
