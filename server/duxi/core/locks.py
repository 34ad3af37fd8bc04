"""Locks on things that have no row of their own."""

from django.db import connection


def advisory_lock(name: str) -> None:
    """Wait for this name and keep it until the transaction ends; only inside one."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [name])
