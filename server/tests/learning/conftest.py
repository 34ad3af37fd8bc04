from datetime import timedelta

import pytest

from duxi.core.clock import now
from tests.shop import training


@pytest.fixture
def staff_api(staff_as, dewi):
    """The back office as staff."""
    return staff_as(dewi)


@pytest.fixture
def trainer_api(staff_as, tono):
    """The back office as a trainer."""
    return staff_as(tono)


@pytest.fixture
def today():
    """A class of today, at whatever hour the tests run, and at the time of an offline scan."""
    begun = now() - timedelta(minutes=30)
    return training(title="Kelas A", quota=99, starts_at=begun, ends_at=begun + timedelta(days=1))
