"""A contact's timeline with 100,000 entries over HTTP, against the demo's timeline.

Goals: the first page, and one in the middle, take at most twice as long as the first page before; calls
alternate with the back office's cheapest one, to compensate for a busy machine.
"""

import http.client
import os
import statistics
import sys
import time
from urllib.parse import quote, urlsplit

MANY = 100_000
WARM_UP, ROUNDS = 5, 60
GROWTH_GOAL = 2.0
_EMAIL = "ani@contoh.example"
_MAILS = """
INSERT INTO gateways_sentmail
    (message_id, recipient, subject, kind, status, detail, encrypted, reference, created_at)
SELECT '<bench-' || n || '@duxi.example>', %(email)s, 'Kabar ' || n, 'letter', 'delivered', '', '', '',
    now() - n * interval '10 minutes'
FROM generate_series(1, %(many)s) AS n
"""
_NOTES = """
INSERT INTO contacts_contactnote (contact_id, author_id, text, created_at, updated_at, version)
SELECT %(contact)s, NULL, 'Catatan ' || n, now() - n * interval '11 minutes', now(), 1
FROM generate_series(1, %(many)s) AS n
"""


def main() -> int:
    """Run and print; returns the number of missed goals."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    from duxi.contacts.models import Contact

    contact = Contact.objects.get(email=_EMAIL)
    caller, path = Caller(), f"/api/backoffice/v1/contacts/{contact.pk}/timeline"
    few, _nothing = caller.in_turn(path)
    _fill(contact.pk)
    first, idle = caller.in_turn(path)
    middle, _nothing = caller.in_turn(f"{path}?cursor={quote(_middle())}")
    print(
        f"timeline of {MANY:,} entries: first page {first:.1f} ms, in the middle {middle:.1f} ms; "
        f"before {few:.1f} ms; a call that does nothing {idle:.1f} ms",
        flush=True,
    )
    return _report("first page", first / few) + _report("page in the middle", middle / few)


class Caller:
    """A staff user with all permissions."""

    def __init__(self) -> None:
        from duxi.accounts.actions.sign_in import open_session
        from duxi.accounts.models import User

        admin = User.objects.get(email="admin@contoh.example")
        pair = open_session(user=admin, address="", user_agent="bench", remember=False)
        self._headers = {"Authorization": f"Bearer {pair.token}", "X-Requested-With": "XMLHttpRequest"}
        self._connection = http.client.HTTPConnection(urlsplit(os.environ["BASE_URL"]).netloc)

    def in_turn(self, path: str) -> tuple[float, float]:
        """Median milliseconds of a call, and of one that does nothing, alternating."""
        pairs = [(self._timed(path), self._timed("/readyz")) for _ in range(WARM_UP + ROUNDS)][WARM_UP:]
        return statistics.median(one for one, _ in pairs), statistics.median(one for _, one in pairs)

    def _timed(self, path: str) -> float:
        began = time.perf_counter()
        self._connection.request("GET", path, headers=self._headers)
        answer = self._connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status} {body[:300]!r}")
        return (time.perf_counter() - began) * 1_000


def _fill(contact_pk: int) -> None:
    """Half mails, half notes."""
    from django.db import connection

    values = {"email": _EMAIL, "contact": contact_pk, "many": MANY // 2}
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute(_MAILS, values)
        cursor.execute(_NOTES, values)
        cursor.execute("SET session_replication_role = origin")
        cursor.execute("ANALYZE gateways_sentmail")
        cursor.execute("ANALYZE contacts_contactnote")


def _middle() -> str:
    """The start of the page after the middle one of the mails."""
    from duxi.contacts.timeline import SOURCES
    from duxi.core.timeline import Entry, cursor_of
    from duxi.gateways.models import SentMail

    mail = SentMail.objects.filter(recipient=_EMAIL).order_by("-created_at")[MANY // 4]
    return cursor_of(Entry(mail.created_at, SOURCES["sent-mails"], mail.pk))


def _report(name: str, figure: float) -> int:
    print(f"timeline, {name} against before: {figure:.2f}, goal <= {GROWTH_GOAL}", flush=True)
    return int(figure > GROWTH_GOAL)


if __name__ == "__main__":
    sys.exit(main())
