"""A certification without an open exam says so everywhere, and waiting users are notified once."""

import json
from datetime import timedelta

import pytest

from duxi.commerce.models import CartItem, WishlistItem
from duxi.core.clock import now
from duxi.core.models import EventDelivery
from duxi.exams.models import Blueprint
from duxi.notices.models import Notification
from duxi.search.actions.indexing import apply_changes
from tests.exams.bank import give_seat
from tests.exams.test_exam_definitions import written
from tests.factories import CertificationFactory

pytestmark = pytest.mark.django_db
LISTENERS = 2


@pytest.fixture
def certification():
    return CertificationFactory(product__slug="ahli", product__title="Ahli Zebra", product__quota=4).product


@pytest.fixture
def definition(unit, certification):
    return {
        "code": "UJI-1",
        "title": "Ujian Satu",
        "policy": "certification",
        "product_id": certification.pk,
        "duration_minutes": 45,
        "passing_percent": 70,
        "unit_rules": [{"unit_id": unit.pk, "method": "written"}],
    }


@pytest.fixture
def waiting(ani, budi, certification):
    """One has it on the wishlist, the other has bought it and has it there too."""
    for person in (ani, budi):
        WishlistItem.objects.create(owner=person, product=certification)
    give_seat(budi, certification)


def notified():
    return list(Notification.objects.order_by("user").values_list("user__fullname", "template"))


def awaits_date(as_, buyer, certification):
    CartItem.objects.get_or_create(owner=buyer, product=certification, price_when_added=1)
    (line,) = as_(buyer).get("/payment/cart").results["rows"]
    card = as_().get("/public/certifications").results["rows"][0]
    page = as_().get("/public/certifications/ahli").results
    (hit,) = as_().get("/public/search", q="zebra").results["rows"]
    return card["awaits_date"], page["awaits_date"], hit["awaits_date"], line["awaits_date"]


@pytest.mark.parametrize(
    ("exam", "wanted"),
    [
        (None, True),
        ({"is_active": False}, True),
        ({"closes_at": now() - timedelta(days=1)}, True),
        ({"opens_at": now() + timedelta(days=3)}, False),
        ({}, False),
    ],
)
def test_cards_pages_hits_and_carts_say_whether_there_is_an_exam(as_, ani, certification, exam, wanted):
    if exam is not None:
        fields = {"policy": "certification", "product": certification, "duration_minutes": 20}
        Blueprint.objects.create(code="E", title="Ujian", **fields, **exam)
    apply_changes()
    assert awaits_date(as_, ani, certification) == (wanted, wanted, wanted, wanted)


def test_a_certification_with_a_day_awaits_none(as_, ani, certification):
    type(certification).objects.update(starts_at=now() + timedelta(days=9))
    apply_changes()
    assert awaits_date(as_, ani, certification) == (False, False, False, False)


def test_what_can_be_taken_now_comes_first_and_can_be_asked_for_alone(as_, certification):
    ready = CertificationFactory(product__slug="siap", product__quota=4).product
    gone = CertificationFactory(product__slug="habis", product__quota=2, product__sold=2).product
    for product in (ready, gone):
        facts = {"policy": "certification", "product": product, "duration_minutes": 20}
        Blueprint.objects.create(code=f"E-{product.slug}", title="Ujian", **facts)

    def slugs(**asked):
        return [row["slug"] for row in as_().get("/public/certifications", **asked).results["rows"]]

    assert slugs(sort="available", order="desc")[0] == "siap"
    rule = {"field": "available", "op": "eq", "value": True}
    assert slugs(filterRules=json.dumps([rule])) == ["siap"]
    rule["value"] = False
    assert sorted(slugs(filterRules=json.dumps([rule]))) == ["ahli", "habis"]


def test_the_nearest_day_follows_what_can_be_sat_at_any_time(as_, certification):
    ready = CertificationFactory(product__slug="siap").product
    Blueprint.objects.create(
        code="E", title="Ujian", policy="certification", product=ready, duration_minutes=20
    )
    for slug, days in (("jauh", 30), ("dekat", 3)):
        CertificationFactory(product__slug=slug, product__starts_at=now() + timedelta(days=days))
    rows = as_().get("/public/certifications", sort="available", order="desc").results["rows"]
    assert [row["slug"] for row in rows] == ["siap", "dekat", "jauh", "ahli"]


def test_who_waits_hears_once_when_an_exam_is_made(
    office, ani, budi, definition, waiting, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        made = office.post("/exams", json_body=definition).results
    names = sorted((ani.fullname, budi.fullname))
    assert sorted(name for name, _template in notified()) == names
    with django_capture_on_commit_callbacks(execute=True):
        office.put(f"/exams/{made['id']}", json_body=written(made, title="Nama lain"))
    assert len(notified()) == 2
    assert {template for _name, template in notified()} == {"learning.exam_opened"}


def test_holders_hear_when_the_exam_moves(
    office, budi, definition, waiting, django_capture_on_commit_callbacks
):
    whole = now().replace(microsecond=0)
    dates = [(whole + timedelta(days=days)).isoformat() for days in (3, 5)]
    with django_capture_on_commit_callbacks(execute=True):
        made = office.post("/exams", json_body=definition | {"opens_at": dates[0]}).results
    with django_capture_on_commit_callbacks(execute=True):
        moved = office.put(f"/exams/{made['id']}", json_body=written(made, opens_at=dates[1])).results
    with django_capture_on_commit_callbacks(execute=True):
        same = written(moved, title="Nama lain", opens_at=dates[1])
        office.put(f"/exams/{made['id']}", json_body=same)
    assert [one for one in notified() if one[1] == "learning.exam_moved"] == [
        (budi.fullname, "learning.exam_moved")
    ]


def test_a_certification_gets_its_first_day_by_rescheduling_and_holders_hear_it(
    office, ani, budi, certification, waiting
):
    type(certification).objects.filter(pk=certification.pk).update(sold=1)
    path = f"/catalog-products/{certification.pk}/reschedule"
    day = now() + timedelta(days=9)
    body = {"starts_at": day.isoformat(), "reason": "Jadwal ditetapkan"}
    past = office.post(path, json_body=body | {"starts_at": (now() - timedelta(days=1)).isoformat()})
    assert past.errors == {"starts_at": ["Tanggal baru harus di masa depan."]}
    done = office.post(path, json_body=body).results
    assert (done["before"], done["notified"]) == (None, 1)
    certification.refresh_from_db()
    assert certification.starts_at == day
    assert notified() == [(budi.fullname, "learning.class_dated")]


def test_an_exam_that_is_opened_later_is_news_then(
    office, definition, waiting, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        made = office.post("/exams", json_body=definition | {"is_active": False}).results
    assert notified() == []
    with django_capture_on_commit_callbacks(execute=True):
        office.put(f"/exams/{made['id']}", json_body=written(made, is_active=True))
    assert len(notified()) == 2


def test_a_second_exam_of_the_same_certification_is_no_news(
    office, definition, waiting, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        office.post("/exams", json_body=definition)
        office.post("/exams", json_body=definition | {"code": "UJI-2"})
    assert len(notified()) == 2


def test_the_news_is_written_with_the_exam_itself(office, definition, waiting):
    office.post("/exams", json_body=definition)
    assert EventDelivery.objects.filter(event__endswith="ExamOpened").count() == LISTENERS
    assert notified() == []
    refused = office.post("/exams", json_body=definition | {"code": "UJI-2", "unit_rules": []})
    assert refused.status == 422
    assert EventDelivery.objects.filter(event__endswith="ExamOpened").count() == LISTENERS
