"""A user's data in every table, and how tests search for it."""

import hashlib
from datetime import timedelta
from pathlib import Path

from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import connection
from django_q.models import Task
from guardian.shortcuts import assign_perm

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
from duxi.activity.models import PageView
from duxi.catalog.models import ProductView
from duxi.commerce.models import Invoice, OrderLine, WaitingEntry, WishlistItem
from duxi.core.clock import now
from duxi.core.secrets import encrypt
from duxi.exams.models import Attempt
from duxi.files.models import ExportJob, ImportJob, ImportRow
from duxi.gateways.models import EmbeddedTransaction, OutboxMessage
from duxi.growth.models import AffiliateCode
from duxi.learning.models import ChosenRole, Review
from duxi.notices.models import ChannelPreference, Notification, PushToken
from tests.exam_bank import enter, give_access, make_batch
from tests.factories import JobRoleFactory
from tests.shop import assessment, in_cart, notify, ordered, training

MARK = "penanda"


PHONE = "+6281299887766"


SECRETS = (MARK, "81299887766", "203.0.113.77")


def account(user, address):
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


def shopping(as_, user, solved, post):
    for product in (assessment(price=150_000), training(price=2_250_000)):
        order = post.after(lambda product=product: ordered(as_, user, product, solved))
        EmbeddedTransaction.objects.filter(order_id=order.order_id).update(customer_name=user.fullname)
        post.after(lambda order=order: notify(as_, order))
    in_cart(user, training())
    WishlistItem.objects.create(owner=user, product=training())
    WaitingEntry.objects.create(person=user, product=training(quota=0), created_at=now())
    AffiliateCode.objects.create(owner=user, code=user.username.upper(), name=user.fullname)
    OrderLine.objects.filter(order__buyer=user).update(affiliate_code=user.username.upper())


def learning(as_, user):
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
    """Issued invoices keep their recipient: accounting law requires ten years."""
    return [row for row in rows if row[0] != Invoice._meta.db_table]


def traces(user, settings):
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
    for pk, args in enumerate((encrypt(f'{{"to": "{user.email}"}}'), user.phone)):
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
    """Every row of every table, as text, that contains one of these."""
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
