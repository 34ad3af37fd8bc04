"""The same event notified several times concurrently, over real connections."""

import pytest

from duxi.accounts.actions.sign_in import end_session
from duxi.accounts.models import LoginSession
from duxi.core.errors import Rejected
from duxi.notices.actions.devices import save_token
from duxi.notices.actions.notify import notify
from duxi.notices.models import Notification, PushToken
from tests.notices.conftest import DEVICE, signed_in
from tests.races import each_at_once

pytestmark = pytest.mark.django_db(transaction=True)

PAID = {"order_id": "DX-1", "total": 1, "detail": ""}


@pytest.mark.parametrize(("dedupe", "rows"), [("order:1:paid", 1), ("", 4)])
def test_one_event_is_told_once_and_what_has_no_name_each_time(ani, dedupe, rows):
    notified = each_at_once(
        lambda _n: notify(user=ani, template="orders.paid", params=PAID, dedupe=dedupe), range(4)
    )
    assert sum(row is not None for row in notified) == rows
    assert Notification.objects.count() == rows


def test_a_token_saved_while_its_sign_in_ends_does_not_outlive_it(ani):
    for _round in range(5):
        _caller, session = signed_in(ani)

        def save(session=session):
            try:
                save_token(session=session, token=DEVICE)
            except Rejected as refusal:
                return refusal.status
            return 200

        def end(session=session):
            end_session(session_uuid=session.pk, reason=LoginSession.EndReason.LOGOUT)
            return 0

        saved, _ended = each_at_once(lambda work: work(), [save, end])
        assert saved in (200, 491)
        assert not PushToken.objects.exists()


def test_the_same_token_from_several_tabs_is_one_row(ani):
    sessions = [signed_in(ani)[1] for _n in range(4)]
    each_at_once(lambda session: save_token(session=session, token=DEVICE), sessions)
    assert PushToken.objects.count() == 1
