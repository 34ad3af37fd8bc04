"""Whether an answer helped: once per visitor."""

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
"""How the marks of people, of addresses and of forgotten voters begin; addresses keep theirs for a day."""


class AlreadyVoted(Rejected):
    """The visitor has said so before."""

    message = _("Anda sudah menilai jawaban ini. Terima kasih!")


def mark_of_person(user: User) -> str:
    """The same for a person on every device, and nothing that leads back to them without our secret."""
    return PERSON + _hash(f"user:{user.pk}")


def mark_of_address(address: str) -> str:
    """The same for an address until midnight."""
    return VISITOR + _hash(f"address:{address}:{now().date()}")


def vote(*, faqs: QuerySet[Faq], faq_uuid: UUID, voter: str, is_helped: bool) -> Faq:
    """Count one voice; raises `AlreadyVoted`, or `NotFound` for what is not among `faqs`."""
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
    """Store the votes, which the counters add up, and nothing of who gave them; how many."""
    return votes.update(voter=Concat(Value(FORGOTTEN), Cast(RandomUUID(), TextField())))


def _hash(text: str) -> str:
    return salted_hmac(_SALT, text, algorithm="sha256").hexdigest()[:62]
