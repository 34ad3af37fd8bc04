"""Searchable rows and their documents."""

import pytest

from duxi.search.actions.indexing import apply_changes
from duxi.search.models import SearchSynonym
from tests.factories import JobRoleFactory, TrainingFactory, WorkshopFactory


@pytest.fixture
def indexed(db):
    """Builds the documents of all changed rows."""
    return apply_changes


@pytest.fixture
def catalogue(indexed):
    """A few searchable products and a job role."""
    TrainingFactory(
        product__title="Keamanan Siber untuk Instansi",
        product__slug="keamanan-siber",
        product__summary="Kenali ancaman dan kembangkan kebijakan.",
        product__price=2_000_000,
        product__mode="online",
    )
    TrainingFactory(
        product__title="Pengembangan Aplikasi Web",
        product__slug="aplikasi-web",
        product__description="Anda akan belajar menulis kode yang aman.",
        product__price=0,
        product__mode="offline",
    )
    WorkshopFactory(
        product__title="Analisis Data dengan SQL",
        product__slug="analisis-data",
        product__price=750_000,
        product__mode="online",
    )
    JobRoleFactory(slug="analis-siber", name="Analis Keamanan Siber", description="Menjaga instansi.")
    SearchSynonym.objects.create(terms=["keamanan siber", "Cyber Security", "cybersecurity"])
    indexed()
