"""The inbox over HTTP: access, order, language, and unread count."""

from datetime import datetime, timedelta

import pytest

from duxi.core.clock import JAKARTA
from duxi.notices.models import Notification
from duxi.notices.templates import TEMPLATES
from duxi.notices.templates import rendered as put_into_words

pytestmark = pytest.mark.django_db

INBOX = "/account/notification"
PAID = {"order_id": "DX-261121-7K3QPM", "total": 1_350_000, "detail": "Asesmen Analis × 1"}


def test_a_row_says_what_happened_in_full(as_, ani, notified):
    row = notified(ani, **PAID)
    Notification.objects.update(created_at=datetime(2026, 11, 21, 10, 5, tzinfo=JAKARTA))
    answer = as_(ani).get(INBOX)
    assert answer.results == {
        "data": [
            {
                "notif_id": row.pk,
                "notif_is_read": False,
                "notif_title": "Pembayaran diterima",
                "notif_body": "Pembayaran Rp\u00a01.350.000 untuk pesanan DX-261121-7K3QPM sudah kami "
                "terima. Selamat belajar! Isi pesanan: Asesmen Analis × 1.",
                "notif_url": "/payment/transaction/detail/DX-261121-7K3QPM/complete",
                "notif_kind": "orders",
                "notif_created_at": "2026-11-21T10:05:00+07:00",
            }
        ],
        "total": 1,
        "total_unread": 1,
    }


def test_pages_of_five_newest_first(as_, ani, budi, notified):
    rows = [notified(ani) for _n in range(7)]
    notified(budi)
    first, second = as_(ani).get(INBOX).results, as_(ani).get(INBOX, page=2).results
    assert [row["notif_id"] for row in first["data"]] == [row.pk for row in rows[:1:-1]]
    assert [row["notif_id"] for row in second["data"]] == [rows[1].pk, rows[0].pk]
    assert (first["total"], first["total_unread"], second["total"]) == (7, 7, 7)
    assert len(as_(ani).get(INBOX, rows=1).results["data"]) == 1


def test_what_was_written_later_about_earlier_stands_where_it_belongs(as_, ani, notified):
    newer, older = notified(ani), notified(ani)
    Notification.objects.filter(pk=older.pk).update(created_at=newer.created_at - timedelta(days=1))
    rows = as_(ani).get(INBOX).results["data"]
    assert [row["notif_id"] for row in rows] == [newer.pk, older.pk]


def test_a_page_costs_three_queries_with_the_sign_in(as_, ani, notified, django_assert_max_num_queries):
    for _n in range(6):
        notified(ani)
    caller = as_(ani).with_headers(**as_(ani)._all_headers())
    caller.user = None
    with django_assert_max_num_queries(3):
        assert caller.get(INBOX).results["total_unread"] == 6


def test_unread_counts_the_whole_inbox_whatever_is_filtered(as_, ani, notified):
    first = notified(ani)
    notified(ani, "news.catalogue", nothing="")
    as_(ani).post(f"{INBOX}/read", {"notif_id": first.pk})
    read = as_(ani).get(INBOX, filterRules='[{"field":"notif_is_read","op":"eq","value":true}]').results
    news = as_(ani).get(INBOX, filterRules='[{"field":"notif_kind","op":"eq","value":"news"}]').results
    assert ([row["notif_id"] for row in read["data"]], read["total"], read["total_unread"]) == (
        [first.pk],
        1,
        1,
    )
    assert ([row["notif_title"] for row in news["data"]], news["total"], news["total_unread"]) == (
        ["Katalog terus bertambah"],
        1,
        1,
    )


def test_reading_one_changes_that_one_once(as_, ani, notified):
    row, other = notified(ani), notified(ani)
    answer = as_(ani).post(f"{INBOX}/read", {"notif_id": row.pk})
    assert (answer.status, answer.message) == (200, "Notifikasi ditandai sudah dibaca.")
    first = Notification.objects.get(pk=row.pk).read_at
    assert as_(ani).post(f"{INBOX}/read", {"notif_id": row.pk}).status == 200
    assert Notification.objects.get(pk=row.pk).read_at == first
    assert Notification.objects.get(pk=other.pk).read_at is None
    assert as_(ani).get(INBOX).results["total_unread"] == 1


@pytest.mark.parametrize("notif_id", [2**62, None])
def test_somebody_elses_row_is_as_good_as_none(as_, ani, budi, notified, notif_id):
    row = notified(ani)
    answer = as_(budi).post(f"{INBOX}/read", {"notif_id": notif_id or row.pk})
    assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    assert Notification.objects.get().read_at is None


@pytest.mark.parametrize("notif_id", ["", "x", "0", "-1", str(2**63)])
def test_what_is_no_id_is_refused(as_, ani, notif_id):
    answer = as_(ani).post(f"{INBOX}/read", {"notif_id": notif_id})
    assert answer.status == 422
    assert list(answer.errors) == ["notif_id"]


def test_reading_all_reads_nobody_elses(as_, ani, budi, notified):
    notified(ani), notified(ani), notified(budi)
    answer = as_(ani).post(f"{INBOX}/readall")
    assert (answer.status, answer.message) == (200, "Semua notifikasi ditandai sudah dibaca.")
    assert as_(ani).get(INBOX).results["total_unread"] == 0
    assert as_(budi).get(INBOX).results["total_unread"] == 1


def test_a_visitor_has_no_inbox(as_):
    assert as_().get(INBOX).status == 401


def test_a_template_that_is_gone_leaves_a_readable_row(as_, ani, notified):
    notified(ani)
    Notification.objects.update(template="orders.lama")
    row = as_(ani).get(INBOX).results["data"][0]
    assert (row["notif_title"], row["notif_body"], row["notif_url"]) == ("Pesanan dan pembayaran", "", None)


def test_the_url_cannot_be_steered_by_a_parameter(ani, notified):
    row = notified(ani, order_id="../../x?y#z", total=1, detail="")
    assert put_into_words(row).path == "/payment/transaction/detail/..%2F..%2Fx%3Fy%23z/complete"


def test_braces_of_a_parameter_are_only_text(ani, notified):
    row = notified(ani, "learning.result_ready", title="{at} {0} {title.__class__}", sesi_uuid="s")
    assert put_into_words(row).body.startswith("Lihat hasil {at} {0} {title.__class__} dan langkah")


@pytest.mark.parametrize(("until", "is_told"), [("2026-12-01T09:00:00+07:00", True), ("", False)])
def test_a_failed_refund_is_promised_for_a_day_where_there_is_one(ani, notified, until, is_told):
    row = notified(ani, "orders.refund_failed", order_id="DX-1", amount=90_000, until=until)
    body = put_into_words(row).body
    assert ("Kami kirim ulang paling lambat" in body) is is_told
    assert "{" not in body


@pytest.mark.parametrize("template", list(TEMPLATES), ids=lambda template: template.key)
def test_every_template_speaks(ani, notified, template):
    params = {
        **{"order_id": "DX-1", "total": 1, "detail": "Chrome", "title": "Asesmen", "sesi_uuid": "s"},
        **{"kind": "training", "slug": "kelas", "until": "2026-12-01T09:00:00+07:00"},
        **{"before": "2026-12-01T09:00:00+07:00", "after": "2026-12-08T09:00:00+07:00"},
        **{"titles": "Kelas A, Kelas B", "from_title": "Kelas A", "amount": 1},
        **{"number": "CN/2026/000001", "invoice": "INV/2026/000001"},
        **{"account": "BCA ******7890", "net": 1, "tax": 1, "points": 1, "cost": 1, "day": "2026-12-01"},
        **{"name": "Hadiah", "who": "Budi", "company": "PT Contoh", "uuid": "u", "count": 3},
        **{"id": 1, "due": "2026-12-01", "times": 5},
        **{"unit": "Unit", "starts": "2026-12-01T09:00:00+07:00", "place": "Ruang 2"},
        **{"memcert_id": 7, "participant": "Ani"},
        **{"assignment": "Laporan", "assignment_uuid": "u", "score": 80, "maximum": 100},
        **{"session": "Sesi 1", "minutes": 90, "mode": "online", "term": 2, "order": "PSP/2026/11/0001"},
    }
    words = put_into_words(notified(ani, template.key, **params))
    assert words.path.startswith("/")
    for text in (words.title, words.body, words.action):
        assert text
        assert "{" not in text
    assert "{" not in words.advice


def test_a_missing_parameter_is_noticed_at_once(ani, notified):
    with pytest.raises(KeyError):
        notified(ani, "orders.paid", order_id="DX-1", detail="")
    assert not Notification.objects.exists()
