"""Locks on things without a row of their own."""

from django.db import connection


def advisory_lock(name: str) -> None:
    """Take an advisory lock on this name until the transaction ends; requires a transaction."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [name])
