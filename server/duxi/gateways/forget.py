"""Erases a person's data from the embedded drivers and the job queue."""

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
    """Delete all messages to these mail addresses, numbers or push tokens, and finished jobs that contain
    them.

    Real providers store records of their own; only the outbox and the queue's finished jobs are deleted here.
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
    """An argument of a finished job as text, decrypted if necessary."""
    try:
        return decrypt(str(arg))
    except InvalidToken:
        return str(arg)


def forget_payer(order_ids: QuerySet[Any, Any]) -> None:
    """Remove the payer's name and card from the embedded payments of these orders; amounts remain."""
    EmbeddedTransaction.objects.filter(order_id__in=order_ids).update(customer_name="", masked_card="")
