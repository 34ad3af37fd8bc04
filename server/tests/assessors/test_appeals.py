"""An appeal within its days: another assessor decides, result and certificate follow, all of it audited."""

import json
from datetime import timedelta
from urllib.parse import unquote

import pytest

from duxi.accounts.models import User
from duxi.assessors.models import Appeal, UnitAssessment
from duxi.audit.models import AuditEntry
from duxi.certificates.models import Certificate
from duxi.core.clock import now
from duxi.exams.actions.assessed import record_assessed_unit
from tests.assessors.conftest import grading, offer, submit, units
from tests.exams.test_certificates import make_rule

pytestmark = pytest.mark.django_db
REASON = "Jawaban saya memuat pemisahan komputer dan pencatatan waktunya."


@pytest.fixture
def failed(staff_as, sat, exam, assessors, django_capture_on_commit_callbacks):
    """C.2 is not yet competent, C.3 is."""
    with django_capture_on_commit_callbacks(execute=True):
        practical = UnitAssessment.objects.get(attempt=sat, unit__code="C.3")
        offer(assessors[0], exam, -1, assessment=practical, booked_at=now())
        submit(staff_as, grading(sat, "C.3"), [2, 2])
        submit(staff_as, grading(sat, "C.3", "second"), [2, 2])
        submit(staff_as, grading(sat, "C.2"), [1, 1])
    return UnitAssessment.objects.get(attempt=sat, unit__code="C.2")


def appeal(caller, unit, reason=REASON):
    return caller.post(f"/unit-assessments/{unit.uuid}/appeal", {"reason": reason})


def test_another_assessor_decides_and_the_certificate_follows(
    staff_as, as_, ani, dewi, sat, failed, django_capture_on_commit_callbacks
):
    make_rule(sat.blueprint.product)
    made = appeal(as_(ani), failed)
    assert made.message == "Banding Anda kami terima. Asesor lain akan menilainya."
    assert made.results["appeal"]["score_after"] is None
    (row,) = staff_as(dewi).get("/appeals").results["rows"]
    assert (row["reason"], row["score_before"], row["participant_name"]) == (REASON, 40.0, "Ani")
    again = grading(sat, "C.2", "appeal")
    assert again.assessor != grading(sat, "C.2").assessor
    assert staff_as(again.assessor).get(f"/gradings/{again.uuid}").results["appeal_reason"] == REASON
    with django_capture_on_commit_callbacks(execute=True):
        submit(staff_as, again, [2, 1])
    shown = units(as_, ani, sat)["C.2"]
    assert (shown["score"], shown["competent"], shown["can_appeal"]) == (70.0, True, False)
    assert (shown["appeal"]["score_before"], shown["appeal"]["score_after"]) == (40.0, 70.0)
    assert as_(ani).get("/certifications/my-cert").results["rows"][0]["status"] == "passed"
    assert [unit["score"] for unit in Certificate.objects.get(attempt=sat).units] == [100.0, 70.0, 100.0]
    entries = AuditEntry.objects.filter(model="assessors.appeal").order_by("at")
    assert [entry.action for entry in entries] == ["created", "changed"]
    assert entries[1].changes["score_after"] == [None, 70.0]


def test_a_certificate_that_says_something_else_is_replaced_or_revoked(
    staff_as, as_, ani, sat, failed, django_capture_on_commit_callbacks
):
    """An optional unit does not prevent the certificate; after a successful appeal a new certificate
    includes it.
    """
    make_rule(sat.blueprint.product)
    version = sat.version
    for wanted in version.rules["requirements"]:
        wanted["is_required"] = wanted["unit_id"] != failed.unit_id
    version.save()
    with django_capture_on_commit_callbacks(execute=True):
        record_assessed_unit(attempt_id=sat.pk, unit_id=failed.unit_id, score=failed.score, reason="Uji")
    first = Certificate.objects.get(attempt=sat)
    assert first.units[1]["competent"] is False
    appeal(as_(ani), failed)
    with django_capture_on_commit_callbacks(execute=True):
        submit(staff_as, grading(sat, "C.2", "appeal"), [2, 2])
    first.refresh_from_db()
    second = Certificate.objects.get(replaces=first)
    assert (first.status, first.status_reason) == ("replaced", "Hasil banding unit Unit C.2")
    assert (second.units[1]["competent"], second.issued_at) == (True, first.issued_at)


def test_what_is_competent_or_undecided_has_no_appeal(as_, ani, sat, failed):
    practical = UnitAssessment.objects.get(attempt=sat, unit__code="C.3")
    refused = appeal(as_(ani), practical)
    words = "Banding hanya dapat diajukan untuk unit yang dinyatakan belum kompeten."
    assert (refused.status, refused.message) == (409, words)
    assert not Appeal.objects.exists()


def test_after_its_days_it_is_too_late(as_, ani, failed):
    assert units(as_, ani, failed.attempt)["C.2"]["can_appeal"] is True
    UnitAssessment.objects.filter(pk=failed.pk).update(appeal_until=now() - timedelta(seconds=1))
    refused = appeal(as_(ani), failed)
    assert (refused.status, refused.message) == (409, "Batas waktu banding untuk unit ini sudah lewat.")
    assert units(as_, ani, failed.attempt)["C.2"]["can_appeal"] is False
    assert not Appeal.objects.exists()


def test_once_with_a_reason_and_ones_own(as_, ani, budi, failed):
    short = appeal(as_(ani), failed, "Tidak adil")
    assert short.errors == {"reason": ["Tuliskan alasan banding Anda, sedikitnya 20 huruf."]}
    assert appeal(as_(budi), failed).status == 404
    assert not Appeal.objects.exists()
    appeal(as_(ani), failed)
    assert appeal(as_(ani), failed).message == "Banding untuk unit ini sudah diajukan."
    assert Appeal.objects.count() == 1


def test_an_upheld_result_is_final(staff_as, as_, ani, sat, failed):
    appeal(as_(ani), failed)
    submit(staff_as, grading(sat, "C.2", "appeal"), [1, 0])
    shown = units(as_, ani, sat)["C.2"]
    assert (shown["score"], shown["can_appeal"]) == (20.0, False)
    assert as_(ani).get("/certifications/my-cert").results["rows"][0]["status"] == "failed"


def test_an_appeal_that_nobody_is_left_to_decide_is_named(staff_as, as_, ani, dewi, sat, failed, assessors):
    first = grading(sat, "C.2").assessor
    User.objects.filter(pk__in=[one.pk for one in assessors]).exclude(pk=first.pk).update(is_active=False)
    appeal(as_(ani), failed)
    open_one = grading(sat, "C.2", "appeal")
    office = staff_as(dewi)
    page = office.get(f"/gradings/{open_one.uuid}").results
    assert (page["state"], page["others"], page["rubric_id"]) == ("unassigned", [], failed.rubric_id)
    (work,) = [
        row for row in office.get("/work").results["rows"] if row["key"] == "gradings-without-assessor"
    ]
    assert (work["count"], unquote(work["path"])) == (1, '/gradings?filter={"state":"unassigned"}')
    rules = json.dumps([{"field": "state", "op": "eq", "value": "unassigned"}])
    assert [row["role"] for row in office.get("/gradings", filterRules=rules).results["rows"]] == ["appeal"]
