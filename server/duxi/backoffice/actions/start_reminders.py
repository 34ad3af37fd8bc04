"""Reminds holders of a seat who have not started."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.clock import local, now
from duxi.core.errors import Rejected
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import START_REMINDER
from duxi.offerings.seat_holders import waiting_holders


class NobodyToRemind(Rejected):
    """Everyone has started, or was reminded today."""

    message = _("Tidak ada yang perlu diingatkan: semua sudah mulai atau sudah diingatkan hari ini.")


@transaction.atomic
def remind_to_start(product: Product) -> int:
    """Remind everyone who has not started, at most once a day; returns how many."""
    today = local(now()).date()
    sent = [
        notify(
            user=person,
            template=START_REMINDER.key,
            params={"title": product.title},
            dedupe=f"start-reminder:{person.pk}:{today}",
        )
        for person in waiting_holders(product)
    ]
    count = len([one for one in sent if one is not None])
    if count == 0:
        raise NobodyToRemind
    return count
