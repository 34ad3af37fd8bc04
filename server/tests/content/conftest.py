"""The help centre, the clinic, and an editor."""

import pytest
from django.test import Client as Browser

from duxi.content.models import (
    FaqCategory,
)


@pytest.fixture
def category():
    return FaqCategory.objects.create(slug="akun", name="Akun")


@pytest.fixture
def clinic():
    return FaqCategory.objects.create(slug="dasar", name="Dasar SPBE", segment="spbe")


@pytest.fixture
def staff(someone):
    browser = Browser()
    browser.force_login(someone("rani", "Staff", is_superuser=True))
    return browser
