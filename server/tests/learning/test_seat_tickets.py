"""The tickets of all seats of an order: shown to the buyer, sent to participants."""

import json
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import pytest
from django.utils import timezone

from duxi.commerce.orders.tickets import ticket_url
from duxi.core.jobs import queued_args
from duxi.entitlements.models import Entitlement
from duxi.entitlements.seat_codes import code_of_seat
from duxi.gateways.mail.sending import TASK
from duxi.learning.models import RegistrationParticipant
from duxi.offerings.check_in import check
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db


@pytest.fixture
def order(as_, ani, solved):
    """Two seats of a class: ani's own, and one for Sari, who has no account."""
    ani.email_verified_at = timezone.now()
    ani.save()
    made = ordered(as_, ani, training(title="Kelas A", quota=9), solved, quantity=2)
    notify(as_, made)
    second = Entitlement.objects.get(seat_number=2)
    RegistrationParticipant.objects.filter(entitlement=second).update(name="Sari", email="sari@kantor.id")
    return made


def path(order, tail=""):
    return f"/payment/transactions/{order.order_id}/tickets{tail}"


def queued_emails():
    return len(list(queued_args(TASK)))


def test_every_seat_has_its_ticket(as_, ani, order):
    rows = as_(ani).get(path(order)).results["rows"]
    shown = [(row["number"], row["holder"], row["email"]) for row in rows]
    assert shown == [(1, "Ani", ani.email), (2, "Sari", "sari@kantor.id")]
    seat = Entitlement.objects.get(seat_number=2)
    ticket = rows[1]["ticket"]
    assert (ticket["code"], ticket["participant"], ticket["seats"], ticket["order_id"]) == (
        code_of_seat(seat.pk),
        "Sari",
        1,
        order.order_id,
    )


def test_the_ticket_of_an_order_leads_to_the_one_of_each_seat(as_, order):
    def opened(url):
        (token,) = parse_qs(urlsplit(url).query)["token"]
        return as_().get("/public/ticket", token=token).results

    whole = opened(ticket_url(order.lines.get()))
    assert [(seat["number"], seat["holder"]) for seat in whole["seat_tickets"]] == [(1, "Ani"), (2, "Sari")]
    codes = [code_of_seat(seat.pk) for seat in Entitlement.objects.order_by("seat_number")]
    assert [opened(seat["url"])["code"] for seat in whole["seat_tickets"]] == codes


def test_seats_without_an_account_show_the_name_from_the_form(as_, ani, order):
    def shown():
        (line,) = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results["lines"]
        link = as_(ani).get(path(order)).results["rows"][1]["url"]
        (token,) = parse_qs(urlsplit(link).query)["token"]
        ticket = as_().get("/public/ticket", token=token).results["participant"]
        scan = check(code_of_seat(Entitlement.objects.get(seat_number=2).pk), None)
        return line["seats"][1]["holder"], ticket, scan.holder

    assert shown() == ("Sari", "Sari", "Sari")
    RegistrationParticipant.objects.update(name="", email="")
    assert shown() == (None, "", None)
    assert as_(ani).get(path(order)).results["rows"][1]["ticket"]["participant"] == ""


def test_tickets_are_sent_to_those_who_take_part(as_, ani, order):
    before = queued_emails()
    answer = as_(ani).post(path(order, "/send"))
    assert (answer.status, answer.message) == (200, "2 tiket dikirim.")
    assert queued_emails() == before + 2
    sari = Entitlement.objects.get(seat_number=2)
    one = as_(ani).post(path(order, "/send"), {"seats": json.dumps([str(sari.uuid)])})
    assert (one.message, queued_emails()) == ("1 tiket dikirim.", before + 3)
    as_(ani).post(path(order, "/send"), {"seats": json.dumps([str(sari.uuid)])})
    too_often = as_(ani).post(path(order, "/send"))
    assert too_often.status == 429
    assert queued_emails() == before + 4


def test_nobody_sends_tickets_of_others(as_, ani, budi, order):
    for answer in (as_(budi).get(path(order)), as_(budi).post(path(order, "/send"))):
        assert answer.status == 404
    foreign = as_(ani).post(path(order, "/send"), {"seats": json.dumps([str(uuid4())])})
    assert foreign.status == 404


def test_without_names_there_is_nobody_to_send_to(as_, ani, order):
    RegistrationParticipant.objects.update(email="")
    Entitlement.objects.update(holder=None)
    answer = as_(ani).post(path(order, "/send"))
    assert (answer.status, answer.message) == (
        409,
        "Belum ada peserta dengan alamat email. Isi formulir pendaftaran lebih dahulu.",
    )
