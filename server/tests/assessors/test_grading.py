"""From the end of an exam to a decision: rubric, second grading, third grading, result."""

from decimal import Decimal

import pytest

from duxi.accounts.erasure import ERASERS
from duxi.assessors.grades import Decision, decide
from duxi.assessors.models import Grading, UnitAssessment
from duxi.certificates.models import Certificate
from duxi.core.clock import now
from duxi.exams.models import AttemptQuestion, UnitResult
from tests.assessors.conftest import ESSAY, enter, grading, offer, sit, submit, units
from tests.exams.test_certificates import make_rule

pytestmark = pytest.mark.django_db
MINUTE_AGO = -1 / 60


@pytest.fixture
def met(sat, exam, assessors):
    """The practice has begun, with Wulan."""
    practical = UnitAssessment.objects.get(attempt=sat, unit__code="C.3")
    offer(assessors[0], exam, MINUTE_AGO, assessment=practical, booked_at=now())
    return practical


def test_an_essay_can_be_cleared_before_the_end(as_, ani, exam, rubrics):
    room, number = enter(as_, ani, exam)
    asked = AttemptQuestion.objects.get(attempt=number, version__choice="text")
    for text, stored, answered in ((ESSAY, ESSAY, 1), ("", "", 0)):
        saved = room.post("/certifications/save-answer", {"soal_id": asked.pk, "jawaban_text": text})
        asked.refresh_from_db()
        assert (saved.results["answered"], asked.text) == (answered, stored)


def test_after_the_exam_the_result_waits_for_assessors(as_, ani, sat):
    (row,) = as_(ani).get("/certifications/my-cert").results["rows"]
    assert row["status"] == "grading"
    result = as_(ani).get("/certifications/result", certsesi_id=sat.pk).results
    assert (result["passed"], [unit["kode_kompetensi"] for unit in result["units"]]) == (None, ["C.1"])
    shown = units(as_, ani, sat)
    assert {code: row["state"] for code, row in shown.items()} == {"C.2": "waiting", "C.3": "to_book"}
    assert (shown["C.2"]["criteria"], shown["C.2"]["score"]) == ([], None)


def test_nobody_sits_again_while_graded(as_, ani, sat):
    again = as_(ani).post("/certifications/session/start", {"memcert_id": sat.entitlement_id})
    words = "Ujian Anda sedang dinilai asesor. Anda dapat mengulang setelah hasilnya keluar."
    assert (again.status, again.message) == (409, words)


def test_an_assessor_sees_the_answer_and_the_rubric_but_not_who_else_graded(staff_as, sat):
    found = grading(sat, "C.2")
    shown = staff_as(found.assessor).get(f"/gradings/{found.uuid}").results
    assert shown["answers"] == [{"question": "Ceritakan.", "answer": ESSAY}]
    assert [criterion["name"] for criterion in shown["criteria"]] == ["Ketepatan", "Kejelasan"]
    assert (shown["state"], shown["is_mine"], shown["others"]) == ("ready", True, [])
    assert "accepted" not in str(shown)


def test_assessors_see_what_is_assigned_to_them_alone(staff_as, as_, ani, tono, dewi, sat, assessors):
    found = grading(sat, "C.2")
    stranger = next(one for one in assessors if one != found.assessor)
    assert staff_as(stranger).get(f"/gradings/{found.uuid}").status == 404
    assert submit(staff_as, found, [2, 2], by=stranger).status == 404
    assert staff_as(tono).get("/gradings").results == {"rows": [], "total": 0, "is_total_exact": True}
    assert staff_as(dewi).get("/gradings").results["total"] == 3
    refused = submit(staff_as, found, [2, 2], by=dewi)
    assert (refused.status, refused.message) == (
        403,
        "Hanya asesor yang ditugaskan dapat mengisi penilaian ini.",
    )
    assert not Grading.objects.filter(submitted_at__isnull=False).exists()


def test_an_erased_account_leaves_no_text_of_its_own(ani, sat):
    assert AttemptQuestion.objects.filter(attempt=sat, text=ESSAY).count() == 1
    ERASERS["exams"].erase(ani)
    assert set(AttemptQuestion.objects.filter(attempt=sat).values_list("text", flat=True)) == {""}


def test_a_decision_is_shown_by_criterion(staff_as, as_, ani, sat):
    assert submit(staff_as, grading(sat, "C.2"), [2, 1]).message == "Penilaian terkirim."
    row = units(as_, ani, sat)["C.2"]
    assert (row["state"], row["score"], row["competent"]) == ("decided", 70.0, True)
    assert row["criteria"][0] == {
        "name": "Ketepatan",
        "description": "",
        "level": "Penuh",
        "points": 50.0,
        "most_points": 50,
        "notes": ["Baik"],
    }
    assert row["comments"] == ["Cukup jelas."]
    assert UnitResult.objects.filter(attempt=sat).count() == 2
    sat.refresh_from_db()
    assert sat.passed is None


@pytest.mark.parametrize("levels", [[2], [2, 3], [2, 2, 2], []])
def test_one_known_level_for_each_criterion(staff_as, sat, levels):
    refused = submit(staff_as, grading(sat, "C.2"), levels)
    assert (refused.status, refused.errors) == (
        422,
        {"levels": ["Pilih satu tingkat untuk setiap kriteria."]},
    )
    assert grading(sat, "C.2").submitted_at is None


def test_a_grading_is_submitted_once(staff_as, sat):
    found = grading(sat, "C.2")
    submit(staff_as, found, [2, 2])
    again = submit(staff_as, found, [0, 0])
    assert (again.status, again.message) == (409, "Penilaian ini sudah dikirim dan tidak dapat diubah.")
    assert grading(sat, "C.2").score == 100


def test_nobody_is_graded_before_the_meeting(staff_as, sat):
    refused = submit(staff_as, grading(sat, "C.3"), [2, 2])
    assert refused.message == "Nilai dapat diisi setelah jadwal pertemuannya dimulai."
    assert grading(sat, "C.3").submitted_at is None


def test_the_second_assessor_is_blind_and_the_mean_counts(staff_as, as_, ani, sat, met):
    first, second = grading(sat, "C.3"), grading(sat, "C.3", "second")
    assert first.assessor != second.assessor
    submit(staff_as, first, [2, 2], comment="Rahasia penilai pertama")
    seen = staff_as(second.assessor).get(f"/gradings/{second.uuid}")
    assert "Rahasia" not in str(seen.body)
    assert (seen.results["levels"], seen.results["score"]) == ([], None)
    assert units(as_, ani, sat)["C.3"]["state"] == "booked"
    met.disagreement_percent = 40
    met.save()
    submit(staff_as, second, [2, 1])
    row = units(as_, ani, sat)["C.3"]
    assert (row["score"], row["criteria"][1]["points"], row["criteria"][1]["level"]) == (85.0, 35.0, "")


def test_far_apart_the_lead_decides(staff_as, as_, ani, sat, met, assessors):
    submit(staff_as, grading(sat, "C.3"), [2, 2])
    submit(staff_as, grading(sat, "C.3", "second"), [1, 1])
    third = grading(sat, "C.3", "third")
    assert third.assessor == assessors[2]
    assert units(as_, ani, sat)["C.3"]["score"] is None
    submit(staff_as, third, [2, 1])
    assert units(as_, ani, sat)["C.3"]["score"] == 70.0


def test_with_the_last_unit_the_exam_is_passed_and_certified(
    staff_as, as_, ani, sat, met, django_capture_on_commit_callbacks
):
    make_rule(sat.blueprint.product)
    with django_capture_on_commit_callbacks(execute=True):
        submit(staff_as, grading(sat, "C.2"), [2, 2])
        submit(staff_as, grading(sat, "C.3"), [2, 2])
        submit(staff_as, grading(sat, "C.3", "second"), [2, 2])
    assert as_(ani).get("/certifications/my-cert").results["rows"][0]["status"] == "passed"
    certificate = Certificate.objects.get(attempt=sat)
    assert [(unit["code"], unit["score"]) for unit in certificate.units] == [
        ("C.1", 100.0),
        ("C.2", 100.0),
        ("C.3", 100.0),
    ]


def test_competent_needs_every_required_unit(staff_as, as_, ani, sat, met):
    submit(staff_as, grading(sat, "C.2"), [0, 1])
    submit(staff_as, grading(sat, "C.3"), [2, 2])
    submit(staff_as, grading(sat, "C.3", "second"), [2, 2])
    assert as_(ani).get("/certifications/my-cert").results["rows"][0]["status"] == "failed"
    assert not Certificate.objects.filter(attempt=sat).exists()


def test_staff_give_an_open_grading_to_somebody_who_has_not_graded(staff_as, dewi, ani, sat):
    first, second = grading(sat, "C.3"), grading(sat, "C.3", "second")
    path = f"/gradings/{first.uuid}"
    others = staff_as(dewi).get(path).results["others"]
    assert [one["fullname"] for one in others] == ["Sekar"]
    refused = staff_as(dewi).post(f"{path}/assign", json_body={"assessor_id": second.assessor_id})
    assert refused.errors == {"assessor_id": ["Orang ini tidak dapat menilai unit ini. Pilih asesor lain."]}
    assert staff_as(dewi).post(f"{path}/assign", json_body={"assessor_id": ani.pk}).status == 422
    moved = staff_as(dewi).post(f"{path}/assign", json_body={"assessor_id": others[0]["id"]})
    assert moved.results["assessor_name"] == "Sekar"
    assert staff_as(first.assessor).get(path).status == 404


def test_somebody_elses_units_look_like_none(as_, budi, sat):
    assert units(as_, budi, sat) == {}
    found = UnitAssessment.objects.get(attempt=sat, unit__code="C.2")
    assert as_(budi).get(f"/unit-assessments/{found.uuid}/slots").status == 404


ELEVEN_TWELFTHS = Decimal(1100) / 12


@pytest.mark.parametrize(
    ("scores", "wanted", "decision"),
    [
        ({}, ["first"], Decision()),
        ({"first": 60}, ["first"], Decision(60)),
        ({"first": 60}, ["first", "second"], Decision()),
        ({"first": 60, "second": 80}, ["first", "second"], Decision(70)),
        ({"first": 60, "second": 81}, ["first", "second"], Decision(needs_third=True)),
        ({"first": 60, "second": 90, "third": 65}, ["first", "second"], Decision(65)),
        ({"first": 60, "appeal": 75}, ["first"], Decision(75)),
        ({"first": ELEVEN_TWELFTHS, "second": 87.5}, ["first", "second"], Decision(Decimal("89.58"))),
    ],
)
def test_what_decides(scores, wanted, decision):
    given = {role: Decimal(score) for role, score in scores.items()}
    assert decide(given, wanted=wanted, disagreement_percent=20) == decision


def test_the_queue_needs_few_queries(
    staff_as, as_, budi, dewi, exam, sat, django_capture_on_commit_callbacks, django_assert_max_num_queries
):
    with django_capture_on_commit_callbacks(execute=True):
        sit(as_, budi, exam)
    with django_assert_max_num_queries(10):
        assert staff_as(dewi).get("/gradings").results["total"] == 6


def test_a_learners_page_needs_few_queries(as_, ani, sat, django_assert_max_num_queries):
    with django_assert_max_num_queries(8):
        assert len(units(as_, ani, sat)) == 2


def test_the_dashboard_of_an_assessor_counts_what_is_ready(staff_as, dewi, sat):
    found = grading(sat, "C.2")
    waiting = {row["key"]: row for row in staff_as(found.assessor).get("/work").results["rows"]}
    assert (waiting["gradings"]["count"], waiting["gradings"]["path"]) == (1, "/gradings")
    Grading.objects.filter(pk=found.pk).update(assessor=None)
    keys = {row["key"]: row["count"] for row in staff_as(dewi).get("/work").results["rows"]}
    assert ("gradings" in keys, keys["gradings-without-assessor"]) == (False, 1)
    assert staff_as(found.assessor).get("/work").results["rows"] == []
