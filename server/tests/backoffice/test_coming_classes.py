"""The classes on the dashboard."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.learning.models import ClassSession
from tests.entitled import entitled
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


def session(product, title, hours):
    ClassSession.objects.create(
        product=product,
        title=title,
        starts_at=now() + timedelta(hours=hours),
        duration_minutes=90,
        mode="offline",
        room="Ruang 2",
    )


def test_a_session_that_is_on_comes_first_and_one_that_is_over_is_gone(staff_as, dewi, budi):
    product = TrainingFactory(product__starts_at=now() - timedelta(days=1)).product
    entitled(budi, product)
    for title, hours in (("Usai", -3), ("Sekarang", -1), ("Nanti", 4)):
        session(product, title, hours)
    coming = staff_as(dewi).get("/dashboard/overview").results["coming"]
    said = [(one["session_title"], one["room"], one["participants"]) for one in coming]
    assert said == [("Sekarang", "Ruang 2", 1), ("Nanti", "Ruang 2", 1)]


def test_the_figure_counts_the_two_weeks_that_the_schedule_beside_it_shows(staff_as, dewi):
    product = TrainingFactory(product__starts_at=now() - timedelta(days=1)).product
    for title, hours in (("Sekarang", -1), ("Pekan depan", 24 * 8), ("Bulan depan", 24 * 30)):
        session(product, title, hours)
    figures = staff_as(dewi).get("/dashboard/overview").results["figures"]
    figure = next(one for one in figures if one["label"] == "Kelas mendatang")
    assert (figure["value"], figure["note"]) == (1, "dalam dua minggu")
