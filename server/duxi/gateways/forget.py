"""Forgetting a person in what the embedded drivers and the queue store."""

from collections.abc import Collection
from functools import reduce
from operator import or_
from typing import Any

from cryptography.fernet import InvalidToken
from django.db.models import Q, QuerySet
from django_q.models import Task

from duxi.core.secrets import decrypt
from duxi.gateways.models import EmbeddedTransaction, OutboxMessage, SentMail


def forget_messages(addresses: Collection[str]) -> None:
    """Delete every message to these mail addresses, numbers or push tokens, and those that quote one.

    Real providers keep their own records; here the outbox goes, and the queue's memory of finished jobs.
    """
    known = [address for address in addresses if address]
    if known:
        OutboxMessage.objects.filter(reduce(or_, map(_names, known))).delete()
        SentMail.objects.filter(recipient__in=[address.lower() for address in known]).delete()
        quoting = [task.pk for task in Task.objects.iterator() if _quotes(task.args, known)]
        Task.objects.filter(pk__in=quoting).delete()


def _names(address: str) -> Q:
    return (
        Q(recipient__iexact=address)
        | Q(subject__icontains=address)
        | Q(text__icontains=address)
        | Q(html__icontains=address)
    )


def _quotes(args: tuple[Any, ...] | None, addresses: Collection[str]) -> bool:
    texts = [_readable(arg).lower() for arg in args or ()]
    return any(address.lower() in text for address in addresses for text in texts)


def _readable(arg: Any) -> str:
    """An argument of a finished job as text, also when it was encrypted."""
    try:
        return decrypt(str(arg))
    except InvalidToken:
        return str(arg)


def forget_payer(order_ids: QuerySet[Any, Any]) -> None:
    """Take the payer's name and card off the embedded payments of these orders; sums and times stay."""
    EmbeddedTransaction.objects.filter(order_id__in=order_ids).update(customer_name="", masked_card="")
