"""A copy of a product has all that staff wrote, at the new dates, and nothing that people did."""

from datetime import timedelta

import pytest
from guardian.shortcuts import assign_perm

from duxi.assessors.models import Rubric
from duxi.catalog.models import Product
from duxi.classroom.models import Assignment, ClassRules, JourneyStep, Submission
from duxi.classroom.queries.classes import TEACH
from duxi.content.models import Translation
from duxi.core.clock import now
from duxi.exams.models import AnswerOption, Attempt, Blueprint, BlueprintUnit, Method, Question
from duxi.files.storage import private_storage
from duxi.learning.actions.materials import store_material
from tests.entitled import entitled
from tests.factories import CertificationFactory, ElearningFactory, OtiFactory, UnitFactory

pytestmark = pytest.mark.django_db

PATH = "/catalog-products"
WEEKS = timedelta(weeks=4)


@pytest.fixture
def oti(tono) -> Product:
    """A class with two sessions, an assignment, a quiz, a file and four steps that refer to them."""
    start = (now() + timedelta(days=3)).replace(microsecond=0)
    product = OtiFactory(product__starts_at=start, product__ends_at=start + timedelta(days=2)).product
    assign_perm(TEACH, tono, product)
    ClassRules.objects.create(product=product, minimum_presence_percent=65)
    sessions = [_session(product, f"Hari {day}", start + timedelta(days=day)) for day in (0, 1)]
    assignment = _assignment(product, start)
    quiz = _quiz(product, start)
    store_material(product=product, title="Bahan", name="bahan.pdf", content=b"%PDF-1.7 isi", opens_at=start)
    first = _step(product, 1, kind="presence", session=sessions[1])
    second = _step(product, 2, kind="quiz", quiz_uuid=quiz.uuid, after=first, opens_at=start)
    _step(product, 3, kind="assignment", assignment=assignment, after=second)
    _step(product, 4, kind="material", text="Baca dahulu.", url="https://contoh.example/baca")
    _translate("assignment", assignment.uuid, body="Write.")
    _translate("step", second.uuid, body="Answer it.")
    _translate("exam", quiz.code, body="One try.")
    _translate("oti", product.slug, summary="A class.")
    return product


def _session(product, title, starts_at):
    return product.sessions.create(
        title=title, starts_at=starts_at, duration_minutes=60, mode="offline", room="R1"
    )


def _assignment(product, start):
    return Assignment.objects.create(
        product=product,
        title="Tugas",
        instructions="Tulis.",
        opens_at=start,
        due_at=start + timedelta(days=1),
        closes_at=start + timedelta(days=2),
        rubric=[{"criterion": "Isi", "points": 100}],
        position=1,
    )


def _quiz(product, start):
    quiz = Blueprint.objects.create(
        code="KUIS", title="Kuis", policy="oti-quiz", product=product, duration_minutes=10, closes_at=start
    )
    root = Question.objects.create(code="KUIS-1", blueprint=quiz, text="Apa?", position=1)
    child = Question.objects.create(
        code="KUIS-2", blueprint=quiz, text="Mengapa?", parent=root, opens_on=[2], position=1
    )
    for question in (root, child):
        for place, points in enumerate((0, 100), start=1):
            AnswerOption.objects.create(question=question, position=place, text=f"{place}", points=points)
    return quiz


def _step(product, position, **fields):
    return JourneyStep.objects.create(
        product=product, position=position, title=f"Langkah {position}", **fields
    )


def _translate(subject, slug, **texts):
    Translation.objects.create(subject=subject, slug=str(slug), locale="en", title="English", **texts)


def copied(office, product, shift=WEEKS) -> Product:
    answer = office.post(
        f"{PATH}/{product.pk}/copy", json_body={"starts_at": (product.starts_at + shift).isoformat()}
    )
    assert answer.status == 200, answer.errors
    return Product.objects.get(pk=answer.results["id"])


def test_a_class_is_copied_with_its_plan(staff_as, dewi, oti):
    copy = copied(staff_as(dewi), oti)
    assert (copy.starts_at, copy.is_published, copy.sold) == (oti.starts_at + WEEKS, False, 0)
    assert copy.class_rules.minimum_presence_percent == 65
    assignment, original = copy.assignments.get(), oti.assignments.get()
    assert (assignment.opens_at, assignment.due_at, assignment.closes_at) == (
        original.opens_at + WEEKS,
        original.due_at + WEEKS,
        original.closes_at + WEEKS,
    )
    assert (assignment.rubric, assignment.instructions) == (original.rubric, "Tulis.")
    assert assignment.uuid != original.uuid
    presence, quiz, work, material = copy.journey_steps.all()
    assert presence.session == copy.sessions.get(title="Hari 1")
    assert presence.session.starts_at == oti.sessions.get(title="Hari 1").starts_at + WEEKS
    assert (quiz.quiz_uuid, quiz.after, quiz.opens_at) == (
        copy.exams.get().uuid,
        presence,
        oti.starts_at + WEEKS,
    )
    assert (work.assignment, work.after, material.text, material.url) == (
        assignment,
        quiz,
        "Baca dahulu.",
        "https://contoh.example/baca",
    )


def test_its_quizzes_are_copied_with_their_questions(staff_as, dewi, oti):
    quiz = copied(staff_as(dewi), oti).exams.get()
    assert (quiz.code, quiz.title, quiz.closes_at) == ("KUIS~2", "Kuis", oti.starts_at + WEEKS)
    root, child = quiz.own_questions.order_by("code")
    assert (root.code, root.text, child.parent, child.opens_on) == ("KUIS-1~2", "Apa?", root, [2])
    assert [option.points for option in child.options.all()] == [0, 100]
    assert Question.objects.filter(blueprint__code="KUIS").count() == 2


def test_a_copy_of_a_copy_has_codes_of_its_own(staff_as, dewi, oti):
    Question.objects.filter(code="KUIS-2").update(code="KUIS-YANG-KODENYA-EMPAT-PULUH-HURUF-PAS!")
    office = staff_as(dewi)
    second = copied(office, copied(office, oti))
    codes = set(Question.objects.filter(blueprint__product=second).values_list("code", flat=True))
    assert second.exams.get().code == "KUIS~3"
    assert "KUIS-1~3" in codes
    assert len(codes) == 2


def test_its_translations_are_copied(staff_as, dewi, oti):
    copy = copied(staff_as(dewi), oti)
    quiz_step = copy.journey_steps.get(kind="quiz")
    keys = {
        ("oti", copy.slug),
        ("exam", copy.exams.get().code),
        ("step", str(quiz_step.uuid)),
        ("assignment", str(copy.assignments.get().uuid)),
    }
    rows = Translation.objects.filter(slug__in=[slug for _subject, slug in keys])
    assert {(row.subject, row.slug) for row in rows} == keys
    assert rows.get(subject="assignment").body == "Write."


def test_its_trainers_and_files_are_copied(staff_as, dewi, tono, oti):
    copy = copied(staff_as(dewi), oti)
    assert tono.has_perm(TEACH, copy)
    material, original = copy.materials.get(), oti.materials.get()
    assert (material.title, material.opens_at) == ("Bahan", oti.starts_at + WEEKS)
    assert material.path != original.path
    with private_storage().open(material.path) as file:
        assert file.read() == b"%PDF-1.7 isi"


def test_nothing_that_people_did_is_copied(staff_as, dewi, budi, oti):
    seat = entitled(budi, oti)
    seat = oti.entitlements.get() if seat is None else seat
    Submission.objects.create(
        assignment=oti.assignments.get(), entitlement=oti.entitlements.get(), number=1, submitted_at=now()
    )
    copy = copied(staff_as(dewi), oti)
    assert not copy.entitlements.exists()
    assert not Submission.objects.filter(assignment__product=copy).exists()
    assert not Attempt.objects.filter(blueprint__product=copy).exists()


def test_a_copy_that_nobody_used_can_be_deleted(staff_as, dewi, oti):
    office = staff_as(dewi)
    copy = copied(office, oti)
    assert office.delete(f"{PATH}/{copy.pk}").status == 200
    assert not Blueprint.objects.filter(code="KUIS~2").exists()
    assert oti.exams.get().own_questions.count() == 2


def test_a_certification_is_copied_with_its_exam_and_rubrics(staff_as, dewi, someone):
    product, unit = CertificationFactory().product, UnitFactory()
    exam = Blueprint.objects.create(
        code="UJI", title="Ujian", policy="certification", product=product, duration_minutes=60
    )
    place = BlueprintUnit.objects.create(blueprint=exam, unit=unit, position=1, method=Method.INTERVIEW)
    rubric = Rubric.objects.create(blueprint_unit=place, instructions="Bawa laptop.")
    rubric.assessors.set([assessor := someone("wulan", "Asesor")])
    Question.objects.create(code="UJI-1", blueprint=exam, unit=unit, text="Apa?")
    copy = staff_as(dewi).post(f"{PATH}/{product.pk}/copy", json_body={}).results
    made = Rubric.objects.get(blueprint_unit__blueprint__product=copy["id"])
    assert (made.instructions, list(made.assessors.all())) == ("Bawa laptop.", [assessor])
    assert Question.objects.get(code="UJI-1~2").unit == unit


def test_a_course_is_copied_with_its_chapters(staff_as, dewi):
    product = ElearningFactory().product
    section = product.sections.create(title="Bab", position=1)
    first = section.contents.create(title="Satu", type="document", text="Isi", duration_minutes=5, position=1)
    section.contents.create(
        title="Dua", type="document", duration_minutes=5, position=2, opens_after=first, opens_after_days=2
    )
    copy = staff_as(dewi).post(f"{PATH}/{product.pk}/copy", json_body={}).results
    one, two = Product.objects.get(pk=copy["id"]).sections.get(title="Bab").contents.order_by("position")
    assert (one.text, two.opens_after, two.opens_after_days) == ("Isi", one, 2)
    assert one.uuid != first.uuid
