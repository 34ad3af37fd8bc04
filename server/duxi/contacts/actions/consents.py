"""Giving and withdrawing consent: by the recipient's link, by staff, or after bounces and complaints."""

from typing import Any

from django.db import connection, transaction
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.contacts.models import (
    BroadcastRecipient,
    ConsentChange,
    ConsentTopic,
    Contact,
    MailSuppression,
    RecipientStatus,
    SkipReason,
    SuppressionReason,
)
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.notices.actions.preferences import choose
from duxi.notices.models import Channel, Topic

UNSUBSCRIBE_LINK, PREFERENCES_PAGE = "unsubscribe-link", "preferences-page"


class AccountDecides(Rejected):
    """Users with an account manage their consent themselves."""

    message = _("Pemilik akun memilih sendiri di pengaturan notifikasinya.")


@transaction.atomic
def set_news(
    *, contact: Contact, email: str, is_given: bool, channel: str, made_by: User | None = None
) -> None:
    """Subscribe an address to news, or unsubscribe it at once, including from running broadcasts."""
    if contact.user is not None:
        _set_channel(channel)
        choose(user=contact.user, topic=Topic.NEWS, channel=Channel.EMAIL, is_on=is_given)
    else:
        _set_own(contact, ConsentTopic.NEWS, is_given=is_given, channel=channel, made_by=made_by)
    if is_given:
        MailSuppression.objects.filter(email=email, reason=SuppressionReason.UNSUBSCRIBED).delete()
    else:
        suppress(email=email, reason=SuppressionReason.UNSUBSCRIBED, detail=channel)


@transaction.atomic
def set_opens(*, contact: Contact, is_given: bool, channel: str) -> None:
    """Allow or forbid tracking of opened mails."""
    _set_own(contact, ConsentTopic.OPENS, is_given=is_given, channel=channel)


@transaction.atomic
def record_consent(*, contact: Contact, is_given: bool, channel: str, made_by: User) -> None:
    """Record a consent that someone without an account gave to staff; raises `AccountDecides`."""
    if contact.user_id is not None:
        raise AccountDecides
    set_news(contact=contact, email=contact.email, is_given=is_given, channel=channel[:100], made_by=made_by)


@transaction.atomic
def suppress(*, email: str, reason: SuppressionReason, detail: str = "") -> None:
    """Stop optional mail to this address and skip its waiting recipients."""
    MailSuppression.objects.get_or_create(email=email, defaults={"reason": reason, "detail": detail[:300]})
    waiting = BroadcastRecipient.objects.filter(email=email, status=RecipientStatus.QUEUED)
    waiting.update(status=RecipientStatus.SKIPPED, skip_reason=SkipReason(reason.value))


_COLUMNS = {ConsentTopic.NEWS: "mail_consented_at", ConsentTopic.OPENS: "opens_consented_at"}


def _set_own(
    contact: Contact, topic: ConsentTopic, *, is_given: bool, channel: str, made_by: User | None = None
) -> None:
    """Record one change, however often it is requested."""
    column, moment = _COLUMNS[topic], now()
    other: Any = Q(**{f"{column}__isnull": is_given})
    values = {column: moment if is_given else None, "version": F("version") + 1}
    if Contact.objects.filter(other, pk=contact.pk).update(**values):
        ConsentChange.objects.create(
            contact=contact, topic=topic, is_given=is_given, channel=channel, made_by=made_by, at=moment
        )


def _set_channel(channel: str) -> None:
    """Tells the trigger that records changes of account preferences where the change was made."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('duxi.consent_channel', %s, true)", [channel])
