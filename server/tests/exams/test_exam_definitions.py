"""Definitions of exams in the back office: units and methods, rules as versions, a password, refusals."""

import pytest

from duxi.assessors.models import Rubric
from duxi.audit.models import AuditEntry
from duxi.exams.models import Attempt, Blueprint, BlueprintUnit, BlueprintVersion
from duxi.reference.models import CompetencyUnit
from tests.exams.bank import enter_quiz, give_seat, make_certification, make_product, make_quiz

pytestmark = pytest.mark.django_db


@pytest.fixture
def definition(unit):
    """A certification of one unit, as the form sends it."""
    return {
        "code": "UJI-1",
        "title": "Ujian Satu",
        "policy": "certification",
        "product_id": make_product("certification", "sertifikasi-satu").pk,
        "duration_minutes": 45,
        "passing_percent": 70,
        "unit_rules": [{"unit_id": unit.pk, "method": "written"}],
    }


def written(row, **changes):
    """A form as it sends back a row that it has read."""
    sent = {name: row[name] for name in ("code", "title", "policy", "product_id", "version")}
    rules = ("duration_minutes", "passing_percent", "attempts_allowed", "review", "unit_rules")
    return sent | {name: row[name] for name in rules} | changes


def test_a_definition_is_written_with_its_units_and_their_rubrics(office, definition, unit):
    made = office.post("/exams", json_body=definition).results
    assert made["unit_rules"] == [
        {
            "unit_id": unit.pk,
            "method": "written",
            "is_required": True,
            "unit_code": "U.1",
            "unit_name": "Unit Satu",
        }
    ]
    assert (made["version_number"], made["attempt_count"], made["subject_name"]) == (1, 0, "Sertifikasi Satu")
    assert Rubric.objects.get().blueprint_unit.blueprint.code == "UJI-1"
    (row,) = office.get(
        "/exams", filterRules='[{"field":"policy","op":"eq","value":"certification"}]'
    ).results["rows"]
    assert (row["code"], row["passing_percent"]) == ("UJI-1", 70)


def test_a_running_attempt_keeps_the_version_of_its_rules(office, as_, ani):
    exam = make_quiz(passing_percent=70)
    give_seat(ani, exam.product)
    room = enter_quiz(as_(ani), exam)
    before = room.attempt.deadline_at
    row = office.get(f"/exams/{exam.pk}").results
    changed = office.put(
        f"/exams/{exam.pk}", json_body=written(row, duration_minutes=5, passing_percent=90)
    ).results
    assert [
        (v["number"], v["duration_minutes"], v["passing_percent"], v["attempt_count"])
        for v in changed["versions"]
    ] == [(2, 5, 90, 0), (1, 20, 70, 1)]
    attempt = room.attempt
    assert (attempt.version.number, attempt.deadline_at) == (1, before)
    room.answer("Q1", 1)
    room.answer("Q3", 2)
    room.post("finish")
    assert (str(room.attempt.score), room.attempt.passed) == ("66.67", False)
    again = enter_quiz(as_(ani), exam)
    assert again.attempt.version.number == 2


def test_a_stale_form_changes_nothing(office, definition):
    made = office.post("/exams", json_body=definition).results
    path = f"/exams/{made['id']}"
    assert office.put(path, json_body=written(made, duration_minutes=50)).status == 200
    refused = office.put(path, json_body=written(made, duration_minutes=10))
    assert refused.status == 409
    assert Blueprint.objects.get().duration_minutes == 50


@pytest.mark.parametrize(
    ("change", "field", "text"),
    [
        ({"unit_rules": []}, "unit_rules", "Pilih paling sedikit satu unit kompetensi."),
        ({"policy": "oti-quiz"}, "product_id", "Pilih produk yang jenisnya sesuai dengan jenis ujian."),
        ({"policy": "free-assessment"}, "job_role_id", "Pilih peran yang diukur."),
        (
            {"opens_at": "2026-12-01T00:00:00Z", "closes_at": "2026-12-01T00:00:00Z"},
            "closes_at",
            "Waktu tutup harus setelah waktu buka.",
        ),
    ],
)
def test_what_nobody_could_sit_is_refused_by_field(office, definition, change, field, text):
    refused = office.post("/exams", json_body=definition | change)
    assert (refused.status, refused.errors[field]) == (422, [text])
    assert not Blueprint.objects.exists()


def test_a_unit_twice_and_an_unknown_one_are_refused(office, definition, unit):
    twice = office.post("/exams", json_body=definition | {"unit_rules": [{"unit_id": unit.pk}] * 2})
    unknown = office.post("/exams", json_body=definition | {"unit_rules": [{"unit_id": unit.pk + 1}]})
    assert twice.errors["unit_rules"] == ["Setiap unit hanya satu kali."]
    assert unknown.errors["unit_rules"] == ["Pilihan ini tidak ada lagi."]
    assert not Blueprint.objects.exists()


def test_a_unit_in_use_stays_and_an_unused_one_goes_with_its_rubric(office, definition, unit, ani):
    made = office.post("/exams", json_body=definition).results
    other = CompetencyUnit.objects.create(code="U.2", name="Unit Dua")
    only_other = {"unit_rules": [{"unit_id": other.pk}]}
    exam = Blueprint.objects.get()
    attempt = Attempt.objects.create(
        policy="certification",
        participant=ani,
        blueprint=exam,
        version=BlueprintVersion.objects.get(),
        status="running",
        started_at=exam.updated_at,
    )
    refused = office.put(f"/exams/{exam.pk}", json_body=written(made, **only_other))
    expected = "Unit Unit Satu dipakai sesi yang sudah ada. Jadikan tidak wajib, atau buat ujian baru."
    assert (refused.status, refused.errors["unit_rules"]) == (422, [expected])
    assert (BlueprintUnit.objects.get().unit, Rubric.objects.count()) == (unit, 1)
    attempt.delete()
    assert office.put(f"/exams/{exam.pk}", json_body=written(made, **only_other)).status == 200
    assert (BlueprintUnit.objects.get().unit, Rubric.objects.count()) == (other, 0)


def test_the_password_is_never_read_back_and_opens_the_room(office, as_, ani):
    exam = make_quiz()
    give_seat(ani, exam.product)
    row = office.get(f"/exams/{exam.pk}").results
    changed = office.put(f"/exams/{exam.pk}", json_body=written(row, password="merpati")).results
    assert (changed["has_password"], "password" in changed, "password_hash" in changed) == (
        True,
        False,
        False,
    )
    assert Blueprint.objects.get().takes_password("merpati")
    assert not any("password_hash" in entry.changes for entry in AuditEntry.objects.all())
    kept = office.put(f"/exams/{exam.pk}", json_body=written(changed, title="Kuis Satu")).results
    assert kept["has_password"] is True
    opened = office.put(f"/exams/{exam.pk}", json_body=written(kept, removes_password=True)).results
    assert opened["has_password"] is False
    enter_quiz(as_(ani), exam)


def test_the_list_costs_the_same_however_many_there_are(office, django_assert_max_num_queries):
    for number in range(3):
        make_certification(f"sertifikasi-{number}", code=f"UJI-{number}")
    with django_assert_max_num_queries(12):
        assert len(office.get("/exams").results["rows"]) == 3
