"""What tests of the question bank and of exam definitions share."""

import pytest

from duxi.reference.models import CompetencyUnit


@pytest.fixture
def office(staff_as, dewi):
    """The back-office API as an editor calls it."""
    return staff_as(dewi)


@pytest.fixture
def unit():
    return CompetencyUnit.objects.create(code="U.1", name="Unit Satu")
