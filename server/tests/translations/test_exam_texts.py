"""What participants read before an exam, in their language."""

import pytest
from django.conf import settings

from duxi.content.models import Translation
from duxi.core.fixtures import read_yaml
from tests.classroom.conftest import seat_of
from tests.exams.bank import make_quiz

pytestmark = pytest.mark.django_db

FIXTURES = settings.SERVER.parent / "fixtures"
WRITTEN = FIXTURES / "content/translations"


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en", ("Quiz on data", "Three questions.", "en")),
        ("id", ("Kuis data", "Tiga soal.", "id")),
        ("fr", ("Kuis data", "Tiga soal.", "id")),
    ],
)
def test_an_exam_is_introduced_in_the_language_of_the_reader(as_, someone, locale, expected):
    ani = someone("ani")
    quiz = make_quiz("oti-quiz", "oti", title="Kuis data", instructions="Tiga soal.")
    seat_of(quiz.product, ani)
    Translation.objects.create(
        subject="exam", slug=quiz.code, locale="en", title="Quiz on data", body="Three questions."
    )
    page = as_(ani).with_headers(Accept_Language=locale).get(f"/exams/{quiz.uuid}").results
    assert (page["title"], page["instructions"], page["text_language"]) == expected


def test_editors_find_an_exam_by_its_code(someone, staff_as):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    quiz = make_quiz("oti-quiz", "oti", title="Kuis data", instructions="Tiga soal.")
    found = superstaff.get("/translation-sources", subject="exam", slug=quiz.code).results
    assert [(one["title"], one["body"]) for one in found] == [("Kuis data", "Tiga soal.")]


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_the_texts_of_the_demo_are_translated(locale):
    exams = [
        exam["code"]
        for name in ("exams", "elearning")
        for exam in read_yaml(FIXTURES / "exams" / f"{name}.yaml")
        if exam.get("instructions")
    ]
    written = read_yaml(WRITTEN / locale / "exam.yaml")
    assert sorted(written) == sorted(exams)
    assert all(text["title"] and text["body"] for text in written.values())


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_the_classes_of_the_demo_are_translated(locale):
    written = read_yaml(FIXTURES / f"classes/translations/{locale}.yaml")
    for one in read_yaml(FIXTURES / "classes/classes.yaml"):
        texts = written[one["slug"]]
        assert list(texts.get("assignment", ())) == [each["title"] for each in one.get("assignments", ())]
        assert list(texts.get("step", ())) == [step["title"] for step in one["steps"] if "text" in step]
        found = [text for subject in texts.values() for text in subject.values()]
        assert all(text["title"] and text["body"] for text in found)
