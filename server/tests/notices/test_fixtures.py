"""The demo's inboxes."""

import pytest
from django.conf import settings
from django_q.models import OrmQ

from duxi.accounts.fixtures import load_people
from duxi.accounts.models import User
from duxi.notices.fixtures import load_notices
from duxi.notices.models import Notification
from duxi.notices.templates import rendered

pytestmark = pytest.mark.django_db


def test_the_demo_has_news_in_two_inboxes_once():
    load_people(settings.FIXTURES / "people.yaml")
    for _time in range(2):
        load_notices(settings.FIXTURES / "notices.yaml")
    ani = User.objects.get(username="ani")
    rows = Notification.objects.filter(user=ani)
    assert (rows.count(), rows.filter(read_at=None).count()) == (7, 2)
    assert Notification.objects.exclude(user=ani).filter(user__username="budi").count() == 2
    assert all(rendered(row) for row in Notification.objects.all())
    assert not OrmQ.objects.exists()
