"""TNA: ratings by the person and superiors, gaps with permissions, and trainings that close them."""

import json
from datetime import timedelta

import pytest

from duxi.catalog.models import Product
from duxi.content.models import Translation
from duxi.core.clock import at, now
from duxi.corporate.models import Campaign, Member, Participant, Quotation, Rating
from duxi.offerings.kinds.training import TrainingDetail
from tests.factories import CertificationFactory, TrainingFactory

pytestmark = pytest.mark.django_db


def uuid_of(person):
    return str(Participant.objects.get(member__user=person).uuid)


def test_members_rate_themselves_and_managers_see_gaps(as_, ani, budi, citra, join, campaign, rate, units):
    first, second = join(ani), join(budi, consent="no")
    assert campaign(first, second).message == "TNA dibuka. Anggota sudah dikabari."
    task = as_(ani).get("/corporate/tna").results["rows"][0]
    assert [unit["unit_id"] for unit in task["units"]] == units
    assert as_(ani).get("/corporate/pending-counts").results["unfilled_count"] == 1
    assert (
        rate(ani, task["participant_uuid"], 1, 3).message == "Terima kasih, penilaian Anda sudah tersimpan."
    )
    assert rate(budi, uuid_of(budi), 2, 5).status == 200
    assert as_(ani).get("/corporate/pending-counts").results["unfilled_count"] == 0
    found = as_(citra).get("/corporate/tna/results").results
    assert [(unit["unit_id"], unit["gap"]) for unit in found["units"]] == [(units[0], 2.0), (units[1], 0.0)]
    assert ([(row["name"], row["gap"]) for row in found["rows"]], found["left_out"]) == ([("Ani", 2.0)], 1)
    best = found["recommendations"][0]
    assert (best["title"], best["seats"], best["closes"]) == ("Kelas Unit Satu", 1, 2.0)
    assert (best["cost"], best["is_within_budget"]) == (1_000_000, True)
    own = as_(ani).get("/corporate/tna/results").results
    assert [row["name"] for row in own["rows"]] == ["Ani"]
    assert own["is_manager"] is False


def test_the_budget_takes_the_best_it_can_pay(as_, ani, citra, join, campaign, rate):
    campaign(join(ani), budget=900_000)
    rate(ani, uuid_of(ani), 0, 0)
    found = as_(citra).get("/corporate/tna/results").results["recommendations"]
    assert [(one["cost"], one["is_within_budget"]) for one in found] == [(1_000_000, False)]


def test_what_is_approved_takes_from_the_budget(as_, ani, citra, join, campaign, rate):
    campaign(join(ani), budget=1_500_000)
    rate(ani, uuid_of(ani), 0, 0)
    before = as_(citra).get("/corporate/tna/results").results
    assert (before["budget_left"], before["recommendations"][0]["is_within_budget"]) == (1_500_000, True)
    form = {
        "lines": json.dumps([{"item_id": before["recommendations"][0]["item_id"], "seats": 1}]),
        "campaign_uuid": before["campaign"]["campaign_uuid"],
    }
    uuid = as_(citra).post("/corporate/quotations", form).results["uuid"]
    assert as_(citra).get("/corporate/tna/results").results["budget_left"] == 1_500_000
    as_(citra).post(f"/corporate/quotations/{uuid}/answer", {"accept": "yes"})
    after = as_(citra).get("/corporate/tna/results").results
    assert (after["budget_left"], after["recommendations"][0]["is_within_budget"]) == (500_000, False)


def test_a_repeated_request_for_a_campaign_makes_one_quotation(as_, ani, citra, join, campaign):
    campaign(join(ani))
    offer = as_(citra).get("/corporate/tna/results").results
    form = {
        "lines": json.dumps([{"item_id": TrainingFactory().product.pk, "seats": 1}]),
        "campaign_uuid": offer["campaign"]["campaign_uuid"],
    }
    caller = as_(citra).with_headers(Idempotency_Key="sekali")
    first, second = (caller.post("/corporate/quotations", form) for _try in range(2))
    assert (first.status, first.results) == (200, second.results)
    assert caller.post("/corporate/quotations", form | {"note": "Lain"}).status == 409
    assert Quotation.objects.get().campaign is not None


def test_each_product_is_held_against_the_whole_budget(as_, ani, citra, join, campaign, rate, units):
    other = TrainingFactory(product__title="Kelas Lain", product__price=900_000).product
    other.competency_units.add(units[0])
    campaign(join(ani), budget=1_000_000)
    rate(ani, uuid_of(ani), 0, 0)
    found = as_(citra).get("/corporate/tna/results").results["recommendations"]
    assert [(one["cost"], one["is_within_budget"]) for one in found] == [(900_000, True), (1_000_000, True)]


def test_places_of_one_course_share_their_subject(as_, ani, citra, join, campaign, rate, units):
    first = Product.objects.get(title="Kelas Unit Satu")
    subject = TrainingDetail.objects.get(product=first).subject
    place = TrainingFactory(product__title="Kelas Unit Satu – Makassar", subject=subject).product
    other = TrainingFactory(product__title="Kelas Lain").product
    for product in (place, other):
        product.competency_units.add(units[0])
    campaign(join(ani))
    rate(ani, uuid_of(ani), 0, 0)
    found = as_(citra).get("/corporate/tna/results").results["recommendations"]
    subjects = {one["item_id"]: one["subject_id"] for one in found}
    assert subjects[first.pk] == subjects[place.pk] == subject.pk
    assert subjects[other.pk] not in (None, subject.pk)


def test_an_exam_closes_no_gap(as_, ani, citra, join, campaign, rate, units):
    exam = CertificationFactory(product__price=100_000).product
    exam.competency_units.add(*units)
    campaign(join(ani))
    rate(ani, uuid_of(ani), 0, 0)
    found = as_(citra).get("/corporate/tna/results").results["recommendations"]
    assert [one["title"] for one in found] == ["Kelas Unit Satu"]


def test_superiors_rate_where_they_are_asked(as_, ani, budi, citra, join, campaign, rate):
    report, boss = join(ani), join(budi)
    Member.objects.filter(pk=report.pk).update(superior=boss)
    campaign(report, asks_superiors="yes")
    task = as_(budi).get("/corporate/tna").results["rows"][0]
    assert task["about"] == "Ani"
    assert rate(budi, task["participant_uuid"], 1, 1).status == 200
    assert rate(ani, uuid_of(ani), 3, 3).status == 200
    cells = as_(citra).get("/corporate/tna/results").results["rows"][0]["cells"]
    assert [(cell["own"], cell["superior"], cell["gap"]) for cell in cells] == [(3, 1, 1.0)] * 2
    assert as_(budi).get("/corporate/tna").results["rows"] == []


def test_what_does_not_fit_changes_nothing(as_, ani, budi, citra, join, campaign, rate):
    member = join(ani)
    campaign(member)
    uuid = uuid_of(ani)
    answer = rate(ani, uuid, 1)
    assert answer.errors == {"ratings": ["Nilai setiap unit kompetensi dari 0 sampai 5."]}
    assert rate(ani, uuid, 1, 6).status == 422
    assert rate(budi, uuid, 1, 1).status == 404
    with at(now() + timedelta(days=8)):
        answer = rate(ani, uuid, 1, 1)
        assert (answer.status, answer.message) == (409, "TNA ini sudah ditutup.")
    assert not Rating.objects.exists()


def test_who_left_is_seen_no_more(as_, ani, citra, join, campaign, rate):
    campaign(join(ani))
    rate(ani, uuid_of(ani), 1, 1)
    as_(ani).post("/corporate/consent", {"consent": "no"})
    hidden = as_(citra).get("/corporate/tna/results").results
    assert (hidden["rows"], hidden["units"], hidden["left_out"]) == ([], [], 1)
    as_(ani).post("/corporate/members/leave")
    assert as_(citra).get("/corporate/tna/results").results["rows"] == []


def test_those_who_do_not_agree_show_only_as_a_group(as_, someone, citra, join, campaign, rate, units):
    people = [someone(name) for name in ("dara", "eka", "fajar")]
    for person in people:
        person.email_verified_at = now()
        person.save(update_fields=["email_verified_at"])
    campaign(*[join(person, consent="no") for person in people])
    for number, person in enumerate(people[:2]):
        rate(person, uuid_of(person), number, 3)
    found = as_(citra).get("/corporate/tna/results").results
    assert (found["rows"], found["recommendations"], found["left_out"]) == ([], [], 2)
    rate(people[2], uuid_of(people[2]), 2, 3)
    found = as_(citra).get("/corporate/tna/results").results
    [group] = found["rows"]
    assert (group["name"], group["department"], group["people"], found["left_out"]) == ("", "", 3, 0)
    cells = [(cell["unit_id"], cell["gap"], cell["own"], cell["superior"]) for cell in group["cells"]]
    assert cells == [(units[0], 2.0, None, None), (units[1], 0.0, None, None)]
    assert found["recommendations"][0]["closes"] == 6.0


def test_managers_alone_see_their_own_line_until_they_agree(as_, ani, budi, citra, join, campaign, rate):
    pic, owner = join(ani), Member.objects.get(user=citra)
    Member.objects.filter(pk=pic.pk).update(role="pic")
    campaign(pic, owner, join(budi))
    for person in (ani, budi, citra):
        rate(person, uuid_of(person), 1, 3)
    own = as_(citra).get("/corporate/tna/results").results
    assert {row["name"]: row["is_private"] for row in own["rows"]} == {
        "Ani": False,
        "Budi": False,
        "Citra": True,
    }
    others = as_(ani).get("/corporate/tna/results").results
    assert ([row["name"] for row in others["rows"]], others["left_out"]) == (["Ani", "Budi"], 1)
    assert [row["is_private"] for row in others["rows"]] == [False, False]
    as_(citra).post("/corporate/consent", {"consent": "yes"})
    assert not any(row["is_private"] for row in as_(citra).get("/corporate/tna/results").results["rows"])


def test_a_role_has_a_mean_from_three_people_on(as_, ani, budi, someone, citra, join, campaign, rate):
    dara = someone("dara")
    dara.email_verified_at = now()
    dara.save(update_fields=["email_verified_at"])
    campaign(join(ani), join(budi), join(dara))
    for person, level in ((ani, 1), (budi, 2)):
        rate(person, uuid_of(person), level, 3)
    found = as_(citra).get("/corporate/tna/results").results
    assert ([row["name"] for row in found["rows"]], found["roles"]) == (["Ani", "Budi"], [])
    rate(dara, uuid_of(dara), 3, 3)
    [mean] = as_(citra).get("/corporate/tna/results").results["roles"]
    assert (mean["people"], [cell["level"] for cell in mean["cells"]]) == (3, [2.0, 3.0])


def test_only_managers_open_analyses(as_, ani, citra, join, campaign, role):
    member = join(ani)
    refused = as_(ani).get("/corporate/campaigns")
    assert refused.status == 403
    answer = campaign(member, participants='[{"member_id": 999999, "job_role_id": 1}]')
    assert answer.errors == {"participants": ["Pilih anggota dan peran yang memiliki unit kompetensi."]}
    past = campaign(member, closes_at=(now() - timedelta(days=1)).isoformat())
    assert past.errors == {"closes_at": ["Pilih tanggal yang akan datang."]}
    assert not Campaign.objects.exists()
    assert not Quotation.objects.exists()


def test_recommendations_speak_the_language(as_, ani, citra, join, campaign, rate):
    campaign(join(ani))
    rate(ani, uuid_of(ani), 1, 1)
    product = Product.objects.get(title="Kelas Unit Satu")
    Translation.objects.create(subject=product.kind, slug=product.slug, locale="en", title="Unit One Class")
    for locale, title in (("en", "Unit One Class"), ("fr", "Kelas Unit Satu")):
        caller = as_(citra).with_headers(Accept_Language=locale)
        (best,) = caller.get("/corporate/tna/results").results["recommendations"]
        assert best["title"] == title
