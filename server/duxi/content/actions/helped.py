"""Votes on whether an answer was helpful: once per visitor."""

from uuid import UUID

from django.contrib.postgres.functions import RandomUUID
from django.db import transaction
from django.db.models import F, QuerySet, TextField, Value
from django.db.models.functions import Cast, Concat
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.content.models import Faq, FaqVote
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected

_SALT = "duxi.content.voter"
PERSON, VISITOR, FORGOTTEN = "u:", "a:", "x:"
"""Prefixes of voter hashes: accounts, addresses (for a day) and anonymised voters."""


class AlreadyVoted(Rejected):
    message = _("Anda sudah menilai jawaban ini. Terima kasih!")


def mark_of_person(user: User) -> str:
    """A keyed hash of the account, the same on every device."""
    return PERSON + _hash(f"user:{user.pk}")


def mark_of_address(address: str) -> str:
    """A keyed hash of the address, the same until midnight."""
    return VISITOR + _hash(f"address:{address}:{now().date()}")


def vote(*, faqs: QuerySet[Faq], faq_uuid: UUID, voter: str, is_helped: bool) -> Faq:
    """Count one vote; raises `AlreadyVoted`, or `NotFound` for an answer outside `faqs`."""
    faq = faqs.filter(uuid=faq_uuid).first()
    if faq is None:
        raise NotFound
    column = "yes" if is_helped else "no"
    with transaction.atomic():
        facts = {"is_helped": is_helped, "voted_at": now()}
        _vote, is_new = FaqVote.objects.get_or_create(faq=faq, voter=voter, defaults=facts)
        if not is_new:
            raise AlreadyVoted
        Faq.objects.filter(pk=faq.pk).update(**{column: F(column) + 1})
    faq.refresh_from_db(fields=["yes", "no"])
    return faq


def forget_voters(votes: QuerySet[FaqVote]) -> int:
    """Anonymise the voters but keep the votes, which counters depend on; returns how many."""
    return votes.update(voter=Concat(Value(FORGOTTEN), Cast(RandomUUID(), TextField())))


def _hash(text: str) -> str:
    return salted_hmac(_SALT, text, algorithm="sha256").hexdigest()[:62]
