"""Tickets: by signed link only, for fulfilled lines, with a signed code."""

from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

import pytest
from django.core import signing

from duxi.catalog.models import Location
from duxi.commerce.models import FulfilmentStatus, OrderStatus
from duxi.commerce.orders.tickets import UnknownTicket, code_of, line_of_code, ticket_url
from duxi.core.clock import now
from duxi.learning.models import ClassSession
from tests.invoices.made import order_of, served, token_of
from tests.shop import assessment

pytestmark = pytest.mark.django_db
PATH = "/public/ticket"
UNKNOWN = "Tiket tidak dikenal. Periksa kembali tautannya."


def test_a_ticket_says_who_what_when_and_where(as_, ani):
    place = Location.objects.create(
        slug="makassar", name="Makassar", address="Jalan Pantai 7", time_zone="Asia/Makassar"
    )
    starts, ends = (datetime(2027, 3, 18, hour, tzinfo=UTC) for hour in (0, 8))
    line = served(ani, location=place, mode="offline", starts_at=starts, ends_at=ends)
    assert ticket_url(line).startswith("http://localhost:8000/printTicket?token=")
    answer = as_().get(PATH, token=token_of(line))
    assert answer.status == 200
    ticket = answer.results
    assert (ticket["participant"], ticket["title"], ticket["kind"]) == ("Ani", line.title, "training")
    assert (ticket["starts_at"], ticket["ends_at"]) == (
        "2027-03-18T08:00:00+08:00",
        "2027-03-18T16:00:00+08:00",
    )
    assert (ticket["time_zone"], ticket["place"]) == ("Asia/Makassar", "Makassar, Jalan Pantai 7")
    assert (ticket["seats"], ticket["order_id"]) == (1, line.order.order_id)
    assert ticket["code"] == code_of(line)
    assert ticket["terms"][:2] == [
        "Datang 15 menit sebelum acara dimulai.",
        "Tunjukkan kode QR ini dan kartu identitas kepada petugas.",
    ]


def test_a_class_names_each_meeting_by_the_clocks_of_its_place(as_, ani):
    line = served(ani)
    for day in (18, 25):
        starts = datetime(2027, 3, day, 2, tzinfo=UTC)
        ClassSession.objects.create(
            product=line.product,
            title=f"Hari {day}",
            starts_at=starts,
            duration_minutes=90,
            mode="online" if day == 18 else "offline",
            room="" if day == 18 else "Ruang 3",
        )
    (session,) = as_().get(PATH, token=token_of(line)).results["sessions"]
    assert session["meetings"] == [
        {
            "starts_at": f"2027-03-{day}T09:00:00+07:00",
            "ends_at": f"2027-03-{day}T10:30:00+07:00",
            "mode": mode,
            "room": room,
        }
        for day, mode, room in ((18, "online", ""), (25, "offline", "Ruang 3"))
    ]


def test_what_is_online_says_so(as_, ani):
    ticket = as_().get(PATH, token=token_of(served(ani))).results
    assert (ticket["place"], ticket["time_zone"]) == ("Daring", "Asia/Jakarta")
    assert ticket["terms"][0] == "Ruang daring ada di Belajar saya dan dibuka 15 menit sebelum acara dimulai."
    assert not any("petugas" in term for term in ticket["terms"])


def test_a_bundle_has_a_session_for_each_dated_part(as_, ani):
    line = served(ani, starts_at=None, ends_at=None)
    parts = [order_of(ani, 10_000).lines.get().product for _ in range(2)]
    for product in [*parts, assessment()]:
        line.parts.create(product=product, quantity=1)
    ticket = as_().get(PATH, token=token_of(line)).results
    assert [session["title"] for session in ticket["sessions"]] == [product.title for product in parts]


def test_what_has_no_date_or_no_seat_has_no_ticket(ani):
    line = served(ani)
    assert ticket_url(line)
    line.product.starts_at = None
    assert ticket_url(line) is None
    line.product.refresh_from_db()
    for service in set(FulfilmentStatus) - {FulfilmentStatus.FULFILLED}:
        line.service = service
        assert ticket_url(line) is None


def test_tokens_cannot_be_guessed(as_, ani):
    pk = served(ani).pk
    for token in ("", "x", str(pk), "a:b:c", signing.dumps(pk), signing.dumps(pk, salt="other")):
        answer = as_().get(PATH, token=token)
        assert (answer.status, answer.message) == (404, UNKNOWN), token


def test_the_buyer_finds_the_link_with_the_order(as_, ani):
    line = served(ani)
    detail = as_(ani).get("/payment/transactions/detail", order_id=line.order.order_id)
    (shown,) = detail.results["lines"]
    (token,) = parse_qs(urlsplit(shown["ticket_url"]).query)["token"]
    assert as_().get(PATH, token=token).results["order_id"] == line.order.order_id


def test_the_token_of_one_line_does_not_open_another(as_, ani, budi):
    mine, others = token_of(served(ani)), token_of(served(budi))
    mixed = mine.rpartition(":")[0] + ":" + others.rpartition(":")[2]
    assert as_().get(PATH, token=mixed).message == UNKNOWN
    assert as_().get(PATH, token=mine).results["participant"] == "Ani"


@pytest.mark.parametrize(
    ("service", "sentence"),
    [
        (FulfilmentStatus.RETURNED, "Tiket ini tidak berlaku lagi karena pesanannya sudah dikembalikan."),
        (FulfilmentStatus.UNFULFILLED, "Tiket belum tersedia karena kursinya masih menunggu."),
        (FulfilmentStatus.QUEUED, "Tiket belum tersedia karena kursinya masih menunggu."),
    ],
)
def test_a_ticket_that_is_not_good_any_more_says_why(as_, ani, service, sentence):
    line = served(ani)
    token = token_of(line)
    line.service = service
    line.save()
    answer = as_().get(PATH, token=token)
    assert (answer.status, answer.message) == (409, sentence)


def test_the_ticket_of_an_erased_account_is_over(as_, ani):
    token = token_of(served(ani))
    ani.is_active, ani.fullname = False, "Akun terhapus"
    ani.save()
    answer = as_().get(PATH, token=token)
    sentence = "Tiket ini tidak berlaku lagi karena akun pemesannya sudah tidak aktif."
    assert (answer.status, answer.message) == (409, sentence)
    assert "Akun terhapus" not in str(answer.body)


def test_an_order_that_is_not_paid_any_more_opens_nothing(as_, ani):
    line = served(ani)
    token = token_of(line)
    order = line.order
    order.status, order.paid_at, order.ended_at = OrderStatus.CANCELLED, None, now()
    order.save()
    assert as_().get(PATH, token=token).status == 409


def test_the_code_is_read_as_people_type_it(ani):
    line = served(ani)
    code = code_of(line)
    assert code.startswith("TKT-")
    assert line_of_code(code) == line
    assert line_of_code(f" {code.lower().replace('0', 'o').replace('1', 'l')} ") == line


@pytest.mark.parametrize("change", ["", "TKT", "TKT--", "TKT-1-AAAAAAAA", "ABC-1-AAAAAAAA", "TKT-ü-AAAAAAAA"])
def test_codes_cannot_be_made_up(ani, change):
    served(ani)
    with pytest.raises(UnknownTicket):
        line_of_code(change)


def test_the_proof_of_one_code_fits_no_other(ani):
    one, other = code_of(served(ani)), code_of(served(ani))
    with pytest.raises(UnknownTicket):
        line_of_code("-".join([*one.split("-")[:2], other.split("-")[2]]))
