"""Events of accounts, orders and attempts notify the right user once."""

import pytest

from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.commerce.events import OrderPaid, order_paid
from duxi.commerce.models import EventKind, Order, OrderStatus
from duxi.commerce.orders.actions.orders import end_order, pay_order
from duxi.gateways.models import OutboxMessage
from duxi.notices.kinds.security import key_of
from duxi.notices.models import Notification
from duxi.notices.templates import TEMPLATES
from duxi.notices.templates import rendered as put_into_words
from tests.exam_bank import enter, give_access, make_batch
from tests.shop import assessment, ordered
from tests.worker import work

pytestmark = pytest.mark.django_db


@pytest.fixture
def order(as_, ani, solved) -> Order:
    return ordered(as_, ani, assessment(title="Asesmen Analis Data", price=350_000), solved)


def mails() -> list[str]:
    work("duxi.gateways.mail.sending.deliver")
    return list(OutboxMessage.objects.filter(channel="mail").values_list("subject", flat=True))


@pytest.mark.parametrize("news", list(AccountNews), ids=lambda news: news.value)
def test_every_change_of_an_account_reaches_its_owner(proved, budi, news, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        account_changed.announce(AccountChanged(proved.pk, news, "Chrome di Android, Indonesia"))
    row = Notification.objects.get()
    words = put_into_words(row)
    assert (row.user, row.topic, row.is_shown) == (proved, "security", True)
    assert ("Chrome di Android, Indonesia" in words.body) == (news is not AccountNews.ACTIVATED)
    assert mails() == ([words.title] if "email" in TEMPLATES[key_of(news)].channels else [])


def test_the_same_news_twice_is_two_events(ani, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        for _time in range(2):
            account_changed.announce(AccountChanged(ani.pk, AccountNews.NEW_SIGN_IN))
    assert Notification.objects.count() == 2


def test_an_account_that_is_gone_is_not_told(db, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        account_changed.announce(AccountChanged(2**31, AccountNews.PASSWORD_CHANGED))
    assert not Notification.objects.exists()


def test_a_payment_is_receipted_once(proved, budi, order, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        assert pay_order(order.pk)
    with django_capture_on_commit_callbacks(execute=True):
        order_paid.announce(OrderPaid(order.pk))
    row = Notification.objects.get(topic="orders")
    assert (row.user, row.template) == (proved, "orders.paid")
    assert put_into_words(row).body == (
        f"Pembayaran Rp\u00a0350.000 untuk pesanan {order.order_id} sudah kami terima. Selamat belajar! "
        "Isi pesanan: Asesmen Analis Data × 1."
    )
    assert mails() == ["Pembayaran diterima"]
    assert f"/payment/transaction/detail/{order.order_id}/complete" in OutboxMessage.objects.get().text


def test_what_costs_nothing_is_not_called_a_payment(as_, ani, solved, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        order = ordered(as_, ani, assessment(price=0), solved)
    assert order.status == OrderStatus.PAID
    row = Notification.objects.get(topic="orders")
    assert put_into_words(row).title == "Pesanan selesai"
    assert "Rp" not in put_into_words(row).body


def test_an_order_that_expired_is_told_and_one_that_was_cancelled_is_not(
    as_, ani, order, solved, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        assert end_order(order.pk, status=OrderStatus.EXPIRED, kind=EventKind.EXPIRED)
        assert not end_order(order.pk, status=OrderStatus.EXPIRED, kind=EventKind.EXPIRED)
        other = ordered(as_, ani, assessment(), solved)
        assert end_order(other.pk, status=OrderStatus.CANCELLED, kind=EventKind.CANCELLED)
    row = Notification.objects.get()
    assert put_into_words(row).title == "Batas waktu pembayaran terlewati"
    assert put_into_words(row).body == (
        f"Pesanan {order.order_id} senilai Rp\u00a0350.000 kedaluwarsa karena belum dibayar."
    )


def test_a_result_is_told_when_it_can_be_read(as_, ani, django_capture_on_commit_callbacks):
    give_access(ani, make_batch())
    room = enter(as_(ani))
    with django_capture_on_commit_callbacks(execute=True):
        room.end()
        room.end()
    row = Notification.objects.get()
    assert (row.user, row.topic) == (ani, "learning")
    words = put_into_words(row)
    assert words.title == "Hasil asesmen Anda sudah siap"
    assert words.path == f"/dataAssesment/summary/{room.attempt.uuid}"
