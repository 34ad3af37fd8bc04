"""What earns points besides purchases: classes completed and exams passed, taken back with the seat."""

import pytest

from duxi.core.clock import now
from duxi.entitlements.actions.status import complete, withdraw
from duxi.entitlements.models import Entitlement
from duxi.exams.events import AttemptFinished
from duxi.exams.models import Attempt
from duxi.growth.listeners import reward_attempt
from duxi.growth.models import PointCause, PointEntry
from tests.community.conftest import take_part
from tests.factories import BlueprintFactory
from tests.growth.made import account, rule
from tests.shop import training

pytestmark = pytest.mark.django_db


def test_a_completed_class_earns_once_and_goes_back_with_its_seat(ani, django_capture_on_commit_callbacks):
    rule(PointCause.COURSE_FINISHED, points=75)
    seat = take_part(ani, training(title="Kelas SQL"))
    with django_capture_on_commit_callbacks(execute=True):
        assert complete(seat.pk, completed_at=now()) is True
        assert complete(seat.pk, completed_at=now()) is False
    assert account(ani).balance == 75
    with django_capture_on_commit_callbacks(execute=True):
        withdraw(Entitlement.objects.filter(pk=seat.pk), reason="Dana kembali")
    assert account(ani).balance == 0


@pytest.mark.parametrize(("passed", "points"), [(True, 150), (False, 0)])
def test_a_passed_exam_earns_once(ani, passed, points):
    rule(PointCause.EXAM_PASSED, points=150)
    blueprint = BlueprintFactory()
    attempt = Attempt.objects.create(
        participant=ani, blueprint=blueprint, policy="certification", passed=passed
    )
    for _time in range(2):
        reward_attempt(AttemptFinished(attempt.pk))
    assert sum(PointEntry.objects.values_list("amount", flat=True)) == points
