"""Results of an assessment."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.exams.models import Attempt, UnitResult
from duxi.exams.versions import blueprint_version
from duxi.reference.models import CompetencyUnit
from tests.exam_bank import make_batch


@pytest.fixture
def measured():
    """Makes a finished attempt with these units: code → (achieved, required)."""

    def measure(user, days_ago=0, **units):
        batch = Attempt.objects.first().batch if Attempt.objects.exists() else make_batch()
        moment = now() - timedelta(days=days_ago)
        attempt = Attempt.objects.create(
            policy="assessment",
            participant=user,
            blueprint=batch.blueprint,
            version=blueprint_version(batch.blueprint),
            batch=batch,
            status="finished",
            started_at=moment,
            ended_at=moment,
            score=50,
        )
        for position, (code, (achieved, required)) in enumerate(units.items(), start=1):
            unit, _new = CompetencyUnit.objects.get_or_create(code=code, defaults={"name": f"Unit {code}"})
            UnitResult.objects.create(
                attempt=attempt,
                unit=unit,
                position=position,
                score=50,
                achieved_level=achieved,
                required_level=required,
                competent=achieved >= required,
            )

    return measure
