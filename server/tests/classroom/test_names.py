"""What a class has is named in the language of its participants."""

import pytest

from duxi.classroom.models import JourneyStep
from duxi.content.models import Translation

TITLES = {"en": ("Data Class", "One", "Reader"), "fr": ("Kelas Data", "Satu", "Bacaan")}


@pytest.mark.parametrize("locale", TITLES)
def test_a_class_its_meetings_and_steps(as_, ani, room, locale):
    reading = JourneyStep.objects.create(product=room.product, position=1, kind="material", title="Bacaan")
    JourneyStep.objects.create(
        product=room.product, position=2, kind="material", title="Penutup", after=reading
    )
    for subject, slug, title in (
        ("oti", "kelas-data", "Data Class"),
        ("line", "Satu", "One"),
        ("line", "Bacaan", "Reader"),
    ):
        Translation.objects.create(subject=subject, slug=slug, locale="en", title=title)
    caller = as_(ani).with_headers(Accept_Language=locale)
    journey = caller.get("/oti/kelas-data/journeys").results
    meetings = caller.get("/oti/kelas-data/presences").results["rows"]
    title, meeting, step = TITLES[locale]
    assert (journey["title"], meetings[0]["title"], journey["steps"][0]["title"]) == (title, meeting, step)
    assert journey["steps"][1]["waits_for"] == step
    assert caller.get("/oti/kelas-data/feedback").results["title"] == title


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en", ("One question", "<p>Half a <strong>page</strong>.</p>", "en", "It is clear")),
        ("fr", ("Satu pertanyaan", "<p>Setengah halaman.</p>", "id", "Jelas")),
    ],
)
def test_an_assignment_with_its_instructions_and_rubric(as_, ani, assignment, locale, expected):
    assignment.title, assignment.instructions = "Satu pertanyaan", "Setengah halaman."
    assignment.rubric = [{"criterion": "Jelas", "points": 100}]
    assignment.save()
    written = {"title": "One question", "body": "Half a **page**."}
    Translation.objects.create(subject="assignment", slug=str(assignment.uuid), locale="en", **written)
    Translation.objects.create(subject="line", slug="Jelas", locale="en", title="It is clear")
    caller = as_(ani).with_headers(Accept_Language=locale)
    row = caller.get("/oti/kelas-data/assignments").results["rows"][0]
    shown = (
        row["title"],
        row["instructions_html"].strip(),
        row["text_language"],
        row["rubric"][0]["criterion"],
    )
    assert shown == expected


def test_editors_find_an_assignment_by_its_uuid(someone, staff_as, assignment):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    found = superstaff.get("/translation-sources", subject="assignment", slug=str(assignment.uuid)).results
    assert [(one["title"], one["body"]) for one in found] == [(assignment.title, assignment.instructions)]


@pytest.mark.parametrize(
    ("locale", "expected"),
    [("en", ("Reader", "Read it first.", "en")), ("fr", ("Bacaan", "Baca dahulu.", "id"))],
)
def test_a_step_with_its_text(as_, ani, room, locale, expected):
    first = _step(room, 1, text="Baca dahulu.")
    _step(room, 2, after=first)
    Translation.objects.create(
        subject="step", slug=str(first.uuid), locale="en", title="Reader", body="Read it first."
    )
    caller = as_(ani).with_headers(Accept_Language=locale)
    read, locked = caller.get("/oti/kelas-data/journeys").results["steps"]
    assert (read["title"], read["text"], read["text_language"]) == expected
    assert locked["waits_for"] == expected[0]


def _step(room, position, **fields):
    return JourneyStep.objects.create(
        product=room.product, position=position, kind="material", title="Bacaan", **fields
    )


def test_editors_find_the_texts_of_steps_with_their_class(someone, staff_as, room):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    step = _step(room, 1, text="Baca dahulu.")
    _step(room, 2)
    [row] = superstaff.get("/translation-grid", subject="step").results["rows"]
    assert (row["slug"], row["title"], row["place"]) == (str(step.uuid), "Bacaan", room.product.title)
    texts = {"subject": "step", "slug": str(step.uuid), "locale": "en", "title": "Reader", "body": "Read."}
    assert superstaff.post("/translations", json_body=texts).status == 200
    [source] = superstaff.get("/translation-sources", subject="step", slug=str(step.uuid)).results
    assert (source["body"], source["place"]) == ("Baca dahulu.", room.product.title)
