"""Erasure: nothing in the whole database names the person any more, and everything else is as it was."""

import hashlib
import re
from datetime import timedelta
from pathlib import Path

import pytest
from django.apps import apps
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import connection
from django_q.models import Task
from guardian.shortcuts import assign_perm

from duxi.accounts.actions import erase
from duxi.accounts.erasure import ERASERS
from duxi.accounts.models import (
    AccountDeletion,
    ApiKey,
    GoogleIdentity,
    LoginSession,
    OtpCode,
    RecoveryCode,
    TotpDevice,
    User,
)
from duxi.accounts.tasks import erase_due_accounts
from duxi.activity.models import PageView
from duxi.catalog.models import ProductView
from duxi.commerce.models import Invoice, Order, OrderLine, WaitingEntry, WishlistItem
from duxi.core.clock import now
from duxi.core.secrets import seal
from duxi.exams.models import Attempt, UnitResult
from duxi.files.models import ExportJob, ImportJob, ImportRow
from duxi.gateways.models import EmbeddedTransaction, OutboxMessage
from duxi.growth.models import AffiliateCode
from duxi.learning.models import ChosenRole, Review
from duxi.notices.actions.notify import notify as notify_somebody
from duxi.notices.models import ChannelPreference, Notification, PushToken
from tests.accounts.test_avatar import kept, picture, upload
from tests.conftest import PASSWORD
from tests.entitled import live_seats
from tests.exam_bank import enter, give_access, make_batch
from tests.factories import JobRoleFactory
from tests.shop import assessment, in_cart, notify, ordered, training

pytestmark = pytest.mark.django_db

MARK = "penanda"
PHONE = "+6281299887766"
SECRETS = (MARK, "81299887766", "203.0.113.77")


@pytest.fixture
def lived(as_, someone, solved, settings, post):
    """Somebody with a row in every table that knows people; the mark is in every text of theirs."""

    def live(name, phone, address):
        user = someone(
            name,
            phone=phone,
            phone_dial_code="+62",
            organisation=f"Dinas {name}",
            position=f"Kepala {name}",
            city=f"Kota {name}",
            email_verified_at=now(),
        )
        _account(user, address)
        _shopping(as_, user, solved, post)
        _learning(as_, user)
        _traces(user, settings)
        post.work()
        upload(user, picture())
        return user

    return live


def _account(user, address):
    name, moment = user.username, now()
    LoginSession.objects.create(user=user, user_agent=f"{name}-browser", address=address, last_used_at=moment)
    GoogleIdentity.objects.create(user=user, subject=f"{name}-subject")
    TotpDevice.objects.create(user=user, encrypted_secret=f"{name}-secret")
    RecoveryCode.objects.create(user=user, code_hash=f"{name}-hash")
    OtpCode.objects.create(
        user=user, channel="wa", phone=user.phone, code_hash="x", created_at=moment, expires_at=moment
    )
    AccountDeletion.objects.create(
        user=user, reason=f"dulu {name}", asked_at=moment, due_at=moment, cancelled_at=moment
    )
    LogEntry.objects.create(
        user=user,
        content_type=ContentType.objects.get_for_model(User),
        object_id=str(user.pk),
        object_repr=user.fullname,
        action_flag=CHANGE,
    )


def _shopping(as_, user, solved, post):
    for product in (assessment(price=150_000), training(price=2_250_000)):
        order = post.after(lambda product=product: ordered(as_, user, product, solved))
        EmbeddedTransaction.objects.filter(order_id=order.order_id).update(customer_name=user.fullname)
        post.after(lambda order=order: notify(as_, order))
    in_cart(user, training())
    WishlistItem.objects.create(owner=user, product=training())
    WaitingEntry.objects.create(person=user, product=training(quota=0), created_at=now())
    AffiliateCode.objects.create(owner=user, code=user.username.upper(), name=user.fullname)
    OrderLine.objects.filter(order__buyer=user).update(affiliate_code=user.username.upper())


def _learning(as_, user):
    batch = make_batch(code=f"B-{user.pk}") if not Attempt.objects.exists() else Attempt.objects.first().batch
    assign_perm("exams.attend_batch", user, batch)
    give_access(user, batch)
    room = enter(as_(user))
    room.save("S1", 2)
    room.end()
    ChosenRole.objects.create(user=user, job_role=JobRoleFactory(), chosen_at=now())
    ProductView.objects.create(user=user, product=training(), viewed_at=now())
    words = {"author": user, "rating": 4, "created_at": now()}
    Review.objects.create(product=training(), text=f"Dari {user.username}", **words)
    Review.objects.create(product=training(), text="Bagus.", status="published", **words)


def but_for_invoices(rows):
    """Issued documents keep whom they were made out to: the law on bookkeeping asks for ten years."""
    return [row for row in rows if row[0] != Invoice._meta.db_table]


def _traces(user, settings):
    name = user.username
    PageView.objects.create(user=user, menu_name="x", action_name="y", path=f"/u/{name}", viewed_at=now())
    folder = Path(settings.PRIVATE_ROOT) / "exports"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{user.pk}.xlsx").write_text(name)
    ExportJob.objects.create(
        owner=user, kind="x", title=f"Milik {name}", params={"n": name}, path=f"exports/{user.pk}.xlsx"
    )
    job = ImportJob.objects.create(owner=user, kind="x", title=f"Impor {name}", filename=f"{name}.xlsx")
    ImportRow.objects.create(job=job, number=1, values={"nama": name})
    ApiKey.objects.create(owner=user, name="Integrasi", prefix="dx", key_hash=f"{name}-hash")
    session = user.login_sessions.first()
    PushToken.objects.create(token=f"{name}-push", user=user, session=session, last_seen_at=now())
    ChannelPreference.objects.create(user=user, topic="news", channel="push", is_on=True)
    Notification.objects.create(
        user=user, topic="news", template="x", params={"name": name}, created_at=now()
    )
    for channel, to in (
        ("mail", user.email),
        ("wa", user.phone),
        ("sms", user.phone),
        ("push", f"{name}-push"),
    ):
        OutboxMessage.objects.create(channel=channel, recipient=to, text=f"Halo {user.fullname}")
    for pk, args in enumerate((seal(f'{{"to": "{user.email}"}}'), user.phone)):
        Task.objects.create(
            id=f"{user.pk}-{pk}", name="x", func="f", args=(args,), started=now(), stopped=now(), success=True
        )


def due(user):
    moment = now()
    return AccountDeletion.objects.create(
        user=user, reason=f"Karena {user.fullname}", asked_at=moment - timedelta(days=14), due_at=moment
    )


def tables():
    with connection.cursor() as cursor:
        return connection.introspection.table_names(cursor)


def rows_naming(*texts):
    """Every row of every table, all its columns as text, in which one of these stands."""
    found = []
    with connection.cursor() as cursor:
        for table in tables():
            for text in texts:
                statement = f'SELECT t::text FROM "{table}" t WHERE t::text ILIKE %s'  # noqa: S608
                cursor.execute(statement, [f"%{text}%"])
                found += [(table, row) for (row,) in cursor.fetchall()]
    return found


def whole_database():
    """A fingerprint of each table."""
    prints = {}
    with connection.cursor() as cursor:
        for table in sorted(tables()):
            cursor.execute(f'SELECT t::text FROM "{table}" t ORDER BY 1')  # noqa: S608
            prints[table] = hashlib.sha256(repr(cursor.fetchall()).encode()).hexdigest()
    return prints


def test_nothing_names_the_person_any_more_and_the_books_stay(lived, settings):
    user = lived(MARK, PHONE, "203.0.113.77")
    before = rows_naming(*SECRETS)
    assert len({table for table, _row in before}) >= 12
    sums = sorted(Order.objects.values_list("order_id", "status", "total"))
    lines = sorted(OrderLine.objects.values_list("title", "amount"))
    payments = sorted(EmbeddedTransaction.objects.values_list("order_id", "gross_amount"))
    results = sorted(UnitResult.objects.values_list("attempt", "unit", "score"))
    avatar = user.avatar
    due(user)

    assert erase_due_accounts() == 1

    assert but_for_invoices(rows_naming(*SECRETS)) == []
    assert not [task for task in Task.objects.all() if task.id.startswith(f"{user.pk}-")]
    assert sorted(Order.objects.values_list("order_id", "status", "total")) == sums
    assert len(sums) == 2
    assert sorted(OrderLine.objects.values_list("title", "amount")) == lines
    assert sorted(EmbeddedTransaction.objects.values_list("order_id", "gross_amount")) == payments
    assert sorted(UnitResult.objects.values_list("attempt", "unit", "score")) == results
    assert Order.objects.first().buyer.fullname == "Akun terhapus"
    assert (live_seats(), Attempt.objects.count()) == (3, 1)
    assert list(Review.objects.values_list("author", "text")) == [(None, "Bagus.")]
    assert kept(settings) == []
    assert not list((Path(settings.PRIVATE_ROOT) / "exports").iterdir())
    assert avatar == ""  # the picture came by HTTP, after this object was read


def test_the_row_that_stays_is_nobody(lived):
    due(user := lived(MARK, PHONE, "203.0.113.77"))
    old_uuid, old_password = user.uuid, user.password
    erase_due_accounts()
    user.refresh_from_db()
    assert re.fullmatch(r"erased-[0-9a-f]{16}", user.username)
    assert user.email == f"{user.username}@akun.invalid"
    assert (user.uuid, user.fullname, user.phone, user.avatar) == (old_uuid, "Akun terhapus", "", "")
    assert not any((user.is_active, user.is_staff, user.is_superuser, user.has_usable_password()))
    assert user.password != old_password
    assert AccountDeletion.objects.filter(erased_at=None, cancelled_at=None).count() == 0
    assert set(AccountDeletion.objects.values_list("reason", flat=True)) == {""}


def test_somebody_elses_rows_are_untouched(lived):
    budi = lived("budi", "+6281200000102", "203.0.113.88")
    names = ("budi", "81200000102", "203.0.113.88")
    before = sorted(rows_naming(*names))
    budis_tasks = Task.objects.filter(id__startswith=f"{budi.pk}-").count()
    due(lived(MARK, PHONE, "203.0.113.77"))
    erase_due_accounts()
    assert sorted(rows_naming(*names)) == before
    assert Task.objects.filter(id__startswith=f"{budi.pk}-").count() == budis_tasks == 2
    assert budi.login_sessions.count() >= 1


def test_running_it_again_changes_nothing(lived):
    wish = due(lived(MARK, PHONE, "203.0.113.77"))
    erase_due_accounts()
    after = whole_database()
    assert erase_due_accounts() == 0
    assert erase.erase(deletion_pk=wish.pk) is False
    assert whole_database() == after


def test_an_erasure_that_broke_off_begins_again(lived, monkeypatch, settings):
    due(lived(MARK, PHONE, "203.0.113.77"))
    named = len(rows_naming(MARK))

    def falls_over(user):
        raise OSError("disk")

    monkeypatch.setattr(erase, "_overwrite", falls_over)
    assert erase_due_accounts() == 0
    assert len(rows_naming(MARK)) == named
    monkeypatch.undo()
    assert erase_due_accounts() == 1
    assert but_for_invoices(rows_naming(*SECRETS)) == []


def test_one_that_fails_stops_no_other(ani, budi, monkeypatch):
    due(ani)
    due(budi)
    overwrite = erase._overwrite

    def fails_for_ani(user):
        if user.pk == ani.pk:
            raise OSError("disk")
        overwrite(user)

    monkeypatch.setattr(erase, "_overwrite", fails_for_ani)
    assert erase_due_accounts() == 1
    assert set(User.objects.values_list("fullname", flat=True)) == {"Ani", "Akun terhapus"}


def test_it_waits_for_the_day_and_for_those_who_mean_it(ani, budi):
    moment = now()
    AccountDeletion.objects.create(user=ani, asked_at=moment, due_at=moment + timedelta(minutes=1))
    AccountDeletion.objects.create(user=budi, asked_at=moment, due_at=moment, cancelled_at=moment)
    assert erase_due_accounts() == 0
    assert set(User.objects.values_list("fullname", flat=True)) == {"Ani", "Budi"}


def test_signing_in_fails_as_for_somebody_unknown(as_, ani, solved):
    due(ani)
    erase_due_accounts()

    def login(account):
        form = {"account_id": account, "password": PASSWORD, "captcha": solved(), "user_type": 1}
        answer = as_().post("/auth/login", form)
        return answer.status, answer.message

    assert login("ani@contoh.id") == login("ani") == login("siapa@contoh.id")
    assert login("ani")[0] == 422


def test_open_sign_ins_end_at_once(as_, ani):
    browser = as_(ani)
    headers = browser._all_headers()
    due(ani)
    erase_due_accounts()
    answer = as_().with_headers(Authorization=headers["Authorization"]).get("/account/me")
    assert (answer.status, answer.message) == (491, "Sesi Anda telah berakhir. Silakan login kembali.")


def test_nobody_is_told_anything_any_more(ani):
    due(ani)
    erase_due_accounts()
    ani.refresh_from_db()
    assert notify_somebody(user=ani, template="security.activated", params={}) is None
    assert not Notification.objects.exists()


def test_the_address_is_free_for_a_new_account(ani, someone):
    due(ani)
    erase_due_accounts()
    assert someone("ani").pk != ani.pk


def test_every_table_that_knows_people_is_named_by_an_eraser():
    """A new table with somebody in it has to say what becomes of its rows."""
    named = {table for eraser in (*ERASERS, erase.OWN) for table in (*eraser.erases, *eraser.keeps)}
    knowing = {
        relation.related_model
        for relation in User._meta.related_objects
        if relation.related_model is not None and not relation.related_model._meta.auto_created
    }
    assert {model.__name__ for model in knowing - named} == set()
    assert named <= set(apps.get_models())
