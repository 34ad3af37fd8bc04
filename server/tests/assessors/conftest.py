"""An exam with one unit of each method, its rubrics, assessors, and a finished attempt of Ani's."""

from datetime import timedelta

import pytest

from duxi.assessors.models import Grading, InterviewSlot, Rubric
from duxi.core.clock import now
from duxi.exams.models import Attempt, AttemptQuestion, BlueprintUnit, Question
from duxi.reference.models import CompetencyUnit
from tests.exams.bank import ask, give_seat, make_exam, make_product

HEADER = "X-Certification-Authorization"
CRITERIA = [
    {
        "name": name,
        "description": "",
        "levels": [
            {"name": "Belum", "description": "", "points": 0},
            {"name": "Sebagian", "description": "", "points": 20},
            {"name": "Penuh", "description": "", "points": 50},
        ],
    }
    for name in ("Ketepatan", "Kejelasan")
]
ESSAY = "Saya memisahkan komputer itu dari jaringan lalu mencatat waktunya."


@pytest.fixture
def assessors(someone):
    return [someone(name, "Asesor") for name in ("wulan", "hendra", "sekar")]


@pytest.fixture
def exam():
    """C.1 by a question, C.2 written, C.3 practical."""
    exam = make_exam("certification", make_product("certification", "sertifikasi-uji"), passing_percent=70)
    for position, method in enumerate(("questions", "written", "practical"), start=1):
        code = f"C.{position}"
        unit = CompetencyUnit.objects.get_or_create(code=code, defaults={"name": f"Unit {code}"})[0]
        BlueprintUnit.objects.create(blueprint=exam, unit=unit, position=position, method=method)
    ask("K-1", (100, 0), unit=CompetencyUnit.objects.get(code="C.1"), blueprint=exam)
    Question.objects.create(
        code="E-1",
        text="Ceritakan.",
        choice="text",
        unit=CompetencyUnit.objects.get(code="C.2"),
        blueprint=exam,
    )
    return exam


@pytest.fixture
def rubrics(exam, assessors):
    """Wulan and Hendra grade, Sekar is the lead; the practical unit has two assessors."""
    made = {}
    for place in exam.blueprint_units.exclude(method="questions").select_related("unit"):
        rubric = Rubric.objects.create(
            blueprint_unit=place,
            criteria=CRITERIA,
            needs_second_grading=place.method == "practical",
            lead=assessors[2],
        )
        rubric.assessors.set(assessors[:2])
        made[place.unit.code] = rubric
    return made


def enter(as_, person, exam):
    """Start the exam; returns its room and the id of the attempt."""
    seat = give_seat(person, exam.product)
    started = as_(person).post("/certifications/session/start", {"memcert_id": seat.pk})
    assert started.status == 200, started.body
    room = as_(person).with_headers(**{HEADER: f"Bearer {started.results['token']}"})
    return room, started.results["certsesi_id"]


def sit(as_, person, exam, option=1):
    """Take the exam through its calls; returns the id of the attempt."""
    room, number = enter(as_, person, exam)
    for asked in AttemptQuestion.objects.select_related("version").filter(attempt=number):
        form = {"soal_id": asked.pk}
        if asked.version.choice == "text":
            form["jawaban_text"] = ESSAY
        else:
            form["jawaban_id"] = asked.version.option_ids[option - 1]
        saved = room.post("/certifications/save-answer", form)
        assert saved.status == 200, saved.body
    assert room.post("/certifications/session/end", {"certsesi_id": number}).status == 200
    return number


@pytest.fixture
def sat(as_, ani, exam, rubrics, django_capture_on_commit_callbacks):
    """Ani's attempt, with its events delivered."""
    with django_capture_on_commit_callbacks(execute=True):
        number = sit(as_, ani, exam)
    return Attempt.objects.get(pk=number)


def units(as_, person, attempt):
    """The units as the participant sees them, by code."""
    rows = as_(person).get("/unit-assessments", certsesi_id=attempt.pk).results["rows"]
    return {row["kode_kompetensi"]: row for row in rows}


def grading(attempt, code, role="first"):
    rows = Grading.objects.select_related("assessor", "assessment__unit")
    return rows.get(assessment__attempt=attempt, assessment__unit__code=code, role=role)


def submit(staff_as, found, levels, comment="Cukup jelas.", by=None):
    body = {"levels": levels, "notes": ["Baik", ""], "comment": comment}
    caller = staff_as(by or found.assessor)
    return caller.post(f"/gradings/{found.uuid}/submit", json_body=body)


def offer(assessor, exam, hours, **fields):
    begins = now() + timedelta(hours=hours)
    return InterviewSlot.objects.create(
        assessor=assessor,
        blueprint=exam,
        starts_at=begins,
        ends_at=begins + timedelta(minutes=45),
        place="Ruang 2",
        **fields,
    )
