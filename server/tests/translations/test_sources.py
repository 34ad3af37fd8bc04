"""Whoever translates chooses a record by its name and reads its Indonesian text."""

import pytest

from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


def test_a_record_is_found_by_its_name_with_its_text(someone, staff_as):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    texts = {"product__title": "Analisis Data", "product__summary": "Ringkas.", "product__slug": "analisis"}
    TrainingFactory(**texts, product__description="Semua tentang data.")
    TrainingFactory(product__title="Keamanan")
    wanted = {
        "slug": "analisis",
        "title": "Analisis Data",
        "summary": "Ringkas.",
        "body": "Semua tentang data.",
    }
    assert superstaff.get("/translation-sources", subject="training", q="analisis").results == [wanted]
    assert superstaff.get("/translation-sources", subject="training", slug="analisis").results == [wanted]
    assert superstaff.get("/translation-sources", subject="nothing").results == []
