"""The contents of a queued job."""

import pytest
from django_q.models import OrmQ

from duxi.core.jobs import enqueue
from tests.durability.test_jobs import GUARDED


@pytest.mark.django_db
def test_a_job_takes_its_own_time_limit_along():
    enqueue(GUARDED, "long", timeout=90)
    assert OrmQ.objects.get().task["timeout"] == 90
