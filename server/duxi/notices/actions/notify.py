"""Notifies a user: inbox, mail, devices and open tabs."""

from collections.abc import Collection, Sequence
from functools import partial

from django.db import transaction

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.jobs import enqueue
from duxi.core.language import speaking
from duxi.core.live import publish
from duxi.gateways import mail
from duxi.notices.groups import user_group
from duxi.notices.models import Channel, Notification
from duxi.notices.queries import channels_for, push_tokens_of
from duxi.notices.templates import EVERY_CHANNEL, TEMPLATES, Params, RenderedNotification, Template, rendered

DELIVER_PUSH = "duxi.notices.tasks.deliver_push"


@transaction.atomic
def notify(
    *,
    user: User,
    template: str,
    params: Params,
    dedupe: str = "",
    attachments: Sequence[mail.AttachmentFactory] = (),
    only: Collection[Channel] = EVERY_CHANNEL,
    mail_reference: str = "",
) -> Notification | None:
    """Notify a user of an event, on the channels that the user has enabled.

    The inbox row belongs to the caller's transaction; mail, push and open tabs follow on commit.
    `attachments` are added to the mail, whose delivery can be queried by `mail_reference`. `only` restricts
    the channels. `dedupe` identifies the event: returns None if it was already sent, or if the account no
    longer exists. Raises `KeyError` for an unknown template or a missing parameter.
    """
    if not user.is_active:
        return None
    kind = TEMPLATES[template]
    channels = channels_for(user, kind) & frozenset(only)
    notification, is_new = _stored(user, kind, params, dedupe, is_shown=Channel.INBOX in channels)
    if not is_new:
        return None
    with speaking(user.locale):
        words = rendered(notification)
    if words and Channel.EMAIL in channels:
        _mail(user, words, attachments, mail_reference)
    if Channel.PUSH in channels:
        _push(user, notification)
    if notification.is_shown:
        publish_to_tabs(user.pk, notification.pk)
    return notification


def _stored(
    user: User, kind: Template, params: Params, dedupe: str, *, is_shown: bool
) -> tuple[Notification, bool]:
    fields = {
        "topic": kind.topic,
        "template": kind.key,
        "params": dict(params),
        "is_shown": is_shown,
        "created_at": now(),
    }
    if not dedupe:
        return Notification.objects.create(user=user, **fields), True
    return Notification.objects.get_or_create(user=user, dedupe=dedupe, defaults=fields)


def _mail(
    user: User, words: RenderedNotification, attachments: Sequence[mail.AttachmentFactory], reference: str
) -> None:
    """Only verified addresses get mail: a sign-up with a stranger's address must not spam it."""
    if not user.is_active or user.email_verified_at is None:
        return
    email_message = mail.EmailMessage(
        subject=words.title,
        paragraphs=[words.body],
        action=mail.Action(words.action, mail.link(words.path)),
        note=words.advice,
        attachments=attachments,
    )
    mail.queue(
        to=user.email,
        email_message=email_message,
        locale=user.locale,
        name=user.fullname,
        reference=reference,
    )


def _push(user: User, notification: Notification) -> None:
    """One job per device, so that a retry does not repeat the message on other devices."""
    if not user.is_active:
        return
    for token_pk in push_tokens_of(user).values_list("pk", flat=True):
        enqueue(DELIVER_PUSH, notification.pk, token_pk)


def publish_to_tabs(user_pk: int, notification_pk: int | None = None) -> None:
    """Have a user's open tabs reload the unread count once the transaction commits."""
    event = {"type": "inbox.changed", "notification": notification_pk}
    transaction.on_commit(partial(publish, user_group(user_pk), event))
