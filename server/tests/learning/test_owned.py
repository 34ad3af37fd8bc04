"""The learning home: everything owned, one next step each; histories, feedback, downloads, calendar."""

import json
from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.catalog.models import Product
from duxi.classroom.models import Attendance, CompletedStep, JourneyStep
from duxi.core.clock import now
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import owned_by
from duxi.learning.models import (
    CheckIn,
    FeedbackAnswer,
    FeedbackQuestion,
    FeedbackTemplate,
    Registration,
    RegistrationParticipant,
)
from duxi.offerings.calendar import renew_feed
from tests.classroom.conftest import room  # noqa: F401
from tests.elearning.conftest import course  # noqa: F401
from tests.entitled import entitled
from tests.exams.bank import enter_quiz
from tests.factories import BundleFactory, ElearningFactory, OtherFactory, UnitFactory, WorkshopFactory
from tests.shop import assessment, notify, ordered, training

pytestmark = pytest.mark.django_db

HOME = "/account/my-learning"


def dated(product, **days):
    start = now() + timedelta(**days)
    Product.objects.filter(pk=product.pk).update(starts_at=start, ends_at=start + timedelta(hours=6))
    product.refresh_from_db()
    return product


@pytest.fixture
def questions():
    template = FeedbackTemplate.objects.create(name="Pelatihan", kind="training")
    return [
        FeedbackQuestion.objects.create(template=template, position=1, text="Pelatih", type="scale"),
        FeedbackQuestion.objects.create(
            template=template, position=2, text="Saran?", type="choice", options=["Ya", "Tidak"]
        ),
        FeedbackQuestion.objects.create(
            template=template, position=3, text="Lainnya", type="text", is_required=False
        ),
    ]


def steps(caller, **query):
    return [
        (row["title"], row["phase"], row["next_step"]) for row in caller.get(HOME, **query).results["rows"]
    ]


def test_what_comes_first_stands_first(as_, ani, budi, solved, questions):
    past = dated(training(title="Lalu"), days=-3)
    running = dated(WorkshopFactory(product__title="Kini").product, hours=-1)
    coming = training(title="Nanti")
    notify(as_, ordered(as_, ani, coming, solved))
    exam, thing = assessment(title="Asesmen"), OtherFactory(product__title="Buku").product
    notify(as_, ordered(as_, ani, exam, solved))
    for product in (past, running, thing):
        entitled(ani, product)
    entitled(budi, training(title="Milik lain"))
    assert steps(as_(ani)) == [
        ("Kini", "running", "join_room"),
        ("Nanti", "coming", "fill_registration"),
        *sorted([("Asesmen", "open", "start_assessment"), ("Buku", "open", "open")], reverse=True),
        ("Lalu", "past", "give_feedback"),
    ]
    only = '[{"field":"phase","op":"eq","value":"coming"}]'
    assert steps(as_(ani), filterRules=only) == [("Nanti", "coming", "fill_registration")]
    only = json.dumps([{"field": "waits_for", "op": "eq", "value": "registration"}])
    assert steps(as_(ani), filterRules=only) == [("Nanti", "coming", "fill_registration")]
    only = json.dumps([{"field": "item_id", "op": "eq", "value": thing.pk}])
    assert steps(as_(ani), filterRules=only) == [("Buku", "open", "open")]


def test_a_course_of_which_only_the_quiz_was_finished_runs(as_, ani, course):  # noqa: F811
    other = entitled(ani, ElearningFactory(product__title="Baru").product)
    assert steps(as_(ani))[0][1:] == ("open", "open")
    enter_quiz(as_(ani), course.exam).post("finish")
    assert steps(as_(ani)) == [
        (course.product.title, "running", "open"),
        (other.product.title, "open", "open"),
    ]
    only = '[{"field":"phase","op":"eq","value":"running"}]'
    assert steps(as_(ani), filterRules=only) == [(course.product.title, "running", "open")]


def test_a_bundle_is_owned_and_its_items_stand_for_themselves(as_, ani, solved):
    klass = training(title="Kelas")
    bundle = BundleFactory(items={klass: 1}).product
    notify(as_, ordered(as_, ani, bundle, solved))
    assert [title for title, *_rest in steps(as_(ani))] == ["Kelas"]
    owned = as_(ani).get("/account/owned-products").results["item_ids"]
    assert owned == sorted([bundle.pk, klass.pk])
    withdraw(owned_by(ani), reason="")
    assert as_(ani).get("/account/owned-products").results["item_ids"] == []


def test_the_page_costs_the_same_however_much_is_owned(as_, ani):
    def cost():
        with CaptureQueriesContext(
            connection,
        ) as seen:
            assert as_(ani).get(HOME).status == 200
        return len(seen)

    entitled(ani, training())
    one = cost()
    for _more in range(6):
        entitled(ani, training())
    assert cost() == one <= 15


def test_histories_hold_their_kind_and_page_size(as_, ani):
    for _one in range(11):
        entitled(ani, OtherFactory().product)
    entitled(ani, WorkshopFactory(product__title="Lokakarya").product)
    others = as_(ani).get("/other-products/history").results
    assert (len(others["rows"]), others["total"]) == (10, 11)
    workshops = as_(ani).get("/workshops/history").results
    assert [row["title"] for row in workshops["rows"]] == ["Lokakarya"]


def test_events_of_today(as_, ani):
    entitled(ani, dated(WorkshopFactory(product__title="Hari ini").product, hours=0))
    entitled(ani, dated(WorkshopFactory(product__title="Besok").product, days=2))
    today = as_(ani).get("/my-events-today/workshop").results
    assert [row["title"] for row in today] == ["Hari ini"]
    assert as_(ani).get("/my-events-today/oti").results == []


def test_my_training_by_subject(as_, ani):
    one, other = training(title="A"), training(title="B")
    entitled(ani, one)
    entitled(ani, other)
    subject = one.training.subject
    rows = as_(ani).get("/trainings/my-training", trnmat_id=subject.pk).results
    assert [row["title"] for row in rows["rows"]] == ["A"]
    assert as_(ani).get("/trainings/my-training").results["total"] == 2
    subjects = as_(ani).get("/trainings/available-subject").results
    assert {row["trnmat_id"] for row in subjects} == {subject.pk, other.training.subject_id}


def test_feedback_is_given_once(as_, ani, budi, questions):
    scale, choice, text = questions
    seat = entitled(ani, dated(training(title="Lalu"), days=-3))
    path = f"/trainings/{seat.pk}/feedback"
    shown = as_(ani).get(path).results
    assert (shown["is_open"], [one["type"] for one in shown["questions"]]) == (
        True,
        ["scale", "choice", "text"],
    )
    refused = as_(ani).post(path, {f"answers[{scale.pk}]": "6", f"answers[{text.pk}]": "x"})
    assert refused.errors == {
        f"answers[{scale.pk}]": ["Pilih nilai 1 sampai 5."],
        f"answers[{choice.pk}]": ["Wajib diisi."],
    }
    form = {f"answers[{scale.pk}]": "5", f"answers[{choice.pk}]": "Ya"}
    assert as_(ani).post(path, form).message == "Terima kasih atas umpan balik Anda."
    again = as_(ani).post(path, form)
    assert (again.status, again.message) == (409, "Anda sudah memberi umpan balik untuk kelas ini.")
    assert FeedbackAnswer.objects.count() == 2
    assert as_(budi).get(path).status == 404


def test_feedback_waits_for_the_class(as_, ani, questions):
    seat = entitled(ani, dated(training(), days=3))
    answer = as_(ani).post(f"/trainings/{seat.pk}/feedback", {f"answers[{questions[0].pk}]": "5"})
    assert (answer.status, answer.message) == (409, "Umpan balik dibuka setelah kelas dimulai.")


def test_downloads_are_ones_own(as_, ani, budi, solved):
    notify(as_, ordered(as_, ani, training(price=100_000), solved))
    rows = as_(ani).get("/downloads").results
    assert (rows["total"], rows["rows"][0]["download_kind"]) == (1, "invoice")
    assert rows["rows"][0]["download_url"].startswith("/api/v1/")
    assert as_(budi).get("/downloads").results == {"rows": [], "total": 0}


def test_the_calendar_has_a_private_address_that_can_be_renewed(as_, ani, client):
    entitled(ani, dated(training(title="Kelas; satu, dua"), days=3))
    url = as_(ani).get("/account/calendar").results["url"]
    feed = client.get(url)
    assert feed["Content-Type"] == "text/calendar; charset=utf-8"
    text = feed.content.decode()
    assert "SUMMARY:Kelas\\; satu\\, dua" in text
    assert text.count("BEGIN:VEVENT") == 1
    renewed = as_(ani).post("/account/calendar/renew").results["url"]
    assert renewed != url
    assert (client.get(url).status_code, client.get(renewed).status_code) == (404, 200)
    renew_feed(ani)
    assert client.get(renewed).status_code == 404


def test_statistics_add_up_what_is_over(as_, ani):
    entitled(ani, dated(training(), days=-3))
    entitled(ani, dated(training(), days=3))
    found = as_(ani).get("/statistic-dimension").results
    assert (found["hours"], found["products"]) == (6.0, 1)


def test_hours_are_shared_out_so_that_the_list_adds_up(as_, ani):
    of_two, of_none = dated(training(), days=-3), dated(training(), days=-4)
    units = [UnitFactory(code=code) for code in ("U.A", "U.B")]
    of_two.competency_units.set(units)
    of_none.competency_units.clear()
    entitled(ani, of_two)
    entitled(ani, of_none)
    found = as_(ani).get("/statistic-dimension").results
    assert [row["hours"] for row in found["dimensions"]] == [3.0, 3.0]
    assert (found["other_hours"], found["hours"]) == (6.0, 12.0)


def test_the_list_and_the_page_of_a_class_count_alike(ani, budi, staff_api):
    over = dated(training(title="Kelas usai"), days=-3)
    named, unnamed, entered = (entitled(ani, over, seat_number=number) for number in (1, 2, 3))
    Entitlement.objects.filter(pk__in=(named.pk, unnamed.pk)).update(holder=None)
    form = Registration.objects.create(
        number="REG-1",
        owner=ani,
        product=over,
        source_kind="staff",
        source_reference="x",
        status="draft",
        created_at=now(),
    )
    RegistrationParticipant.objects.create(registration=form, entitlement=named, name="Sri")
    CheckIn.objects.create(
        entitlement=entered,
        product=over,
        scan_id=uuid4(),
        scanned_at=now(),
        stored_at=now(),
        checked_by=budi,
    )
    page = staff_api.get(f"/sold-products/{over.pk}").results
    (row,) = (row for row in staff_api.get("/sold-products").results["rows"] if row["id"] == over.pk)
    assert row["unnamed"] == len([seat for seat in page["seats"] if not seat["holder"]]) == 1
    assert row["not_started"] == len([seat for seat in page["seats"] if seat["is_waiting"]]) == 0
    assert [seat["has_started"] for seat in page["seats"]] == [False, False, True]


def test_presence_and_steps_of_a_class_count_as_begun(ani, budi, tono, staff_api, room):  # noqa: F811
    path = f"/sold-products/{room.product.pk}"
    assert staff_api.get(path).results["not_started"] == 2
    Attendance.objects.create(
        session=room.over, entitlement=room.ani, status="absent", source="trainer", recorded_at=now()
    )
    assert staff_api.get(path).results["not_started"] == 2
    Attendance.objects.update(status="late")
    step = JourneyStep.objects.create(product=room.product, position=1, kind="material", title="Panduan")
    CompletedStep.objects.create(step=step, entitlement=room.budi, completed_at=now())
    page = staff_api.get(path).results
    assert (page["not_started"], {seat["has_started"] for seat in page["seats"]}) == (0, {True})


def test_trainers_see_their_classes_and_who_has_not_started(as_, ani, budi, tono, trainer_api, staff_api):
    from guardian.shortcuts import assign_perm

    mine, foreign = dated(training(title="Kelas tono"), days=1), training(title="Kelas lain")
    entitled(ani, mine)
    entitled(budi, foreign)
    assign_perm("catalog.teach_product", tono, mine)
    rows = trainer_api.get("/sold-products").results["rows"]
    assert [(row["title"], row["participants"], row["not_started"]) for row in rows] == [("Kelas tono", 1, 1)]
    page = trainer_api.get(f"/sold-products/{mine.pk}").results
    assert [(seat["holder"], seat["has_started"]) for seat in page["seats"]] == [(ani.fullname, False)]
    assert [seat["is_waiting"] for seat in page["seats"]] == [True]
    assert trainer_api.get(f"/sold-products/{foreign.pk}").status == 404
    assert {row["title"] for row in staff_api.get("/sold-products").results["rows"]} >= {
        "Kelas tono",
        "Kelas lain",
    }
