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
