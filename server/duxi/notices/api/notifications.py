"""`/account/notification…`, `/account/save-token`: inbox, preferences and devices."""

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import ListParams, select
from duxi.core.throttle import Limit
from duxi.notices.actions import devices, inbox, preferences
from duxi.notices.queries import NOTIFICATIONS, notifications_of, totals
from duxi.notices.schemas import (
    Inbox,
    NotificationRef,
    PreferenceIn,
    PushTokenIn,
    TopicRow,
    listed,
    preference_rows,
)

router = Router(tags=["notifications"], auth=UserBearer())

SAVED_TOKENS = Limit("push-token", times=30, seconds=3600)


@router.get("/notification", response=Envelope[Inbox])
def notifications(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Inbox]:
    filtered, page = select(notifications_of(request.auth), params, NOTIFICATIONS)
    total, unread = totals(filtered, request.auth)
    return ok(Inbox(data=listed(page), total=total, total_unread=unread))


@router.post("/notification/read", response=MessageOut)
def read(request: LearnerRequest, body: Form[NotificationRef]) -> MessageOut:
    inbox.read(user=request.auth, notif_id=body.notif_id)
    return message_only(_("Notifikasi ditandai sudah dibaca."))


@router.post("/notification/readall", response=MessageOut)
def read_all(request: LearnerRequest) -> MessageOut:
    inbox.read_all(user=request.auth)
    return message_only(_("Semua notifikasi ditandai sudah dibaca."))


@router.get("/notification-preferences", response=Envelope[Rows[TopicRow]])
def notification_preferences(request: LearnerRequest) -> Envelope[Rows[TopicRow]]:
    rows = preference_rows(request.auth)
    return ok(Rows[TopicRow](rows=rows, total=len(rows)))


@router.post("/notification-preferences", response=MessageOut)
def choose(request: LearnerRequest, body: Form[PreferenceIn]) -> MessageOut:
    preferences.choose(user=request.auth, topic=body.topic, channel=body.channel, is_on=body.on)
    return message_only(_("Preferensi notifikasi disimpan."))


@router.post("/save-token", response=MessageOut)
def save_token(request: LearnerRequest, body: Form[PushTokenIn]) -> MessageOut:
    SAVED_TOKENS.hit(str(request.auth.pk))
    devices.save_token(session=request.login_session, token=body.token)
    return message_only(_("Perangkat ini akan menerima notifikasi."))
