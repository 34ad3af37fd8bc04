"""Two kill -9 of the worker during a broadcast; at the end every subscriber has exactly one mail.

`./dev drill broadcast [people]` starts the product, creates that many subscribers (50,000 by default), starts
the broadcast by the API and lets the product's own worker send it to the embedded provider. Recipients
unsubscribe by the link of their mail before, between and after the kills.
"""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from drill import Product, until
from drill_work import Api

PEOPLE = 50_000
LEAVING = 40
"""How many unsubscribe at a time: an address may do so 60 times a minute."""
KILL_AT = (0.2, 0.6)
TAG = "broadcast-drill"
TEXT = {
    "locale": "id",
    "subject": "Halo {{first_name}}",
    "body": "Halo **{{name}}**, ada kelas baru.",
    "action_label": "Lihat",
    "action_url": "https://duxi.example/kelas",
}


class Sending:
    """The broadcast, and who unsubscribed while it ran."""

    def __init__(self, address: str, people: int) -> None:
        self.address, self.people = address, people
        self.left: dict[str, float] = {}
        """When the unsubscription of each address was confirmed."""
        self.pk = _prepare(people)

    def start(self) -> None:
        from duxi.accounts.actions.sign_in import open_session
        from duxi.accounts.models import User

        admin = User.objects.get(email="admin@contoh.example")
        pair = open_session(user=admin, address="", user_agent="drill", remember=False)
        Api(self.address, pair.token).json(f"/api/backoffice/v1/broadcasts/{self.pk}/start", {})

    def done(self) -> int:
        return self._recipients().exclude(status__in=["queued", "sending"]).count()

    def is_over(self) -> bool:
        from duxi.contacts.models import Broadcast

        return Broadcast.objects.filter(pk=self.pk, status="finished").exists()

    def unsubscribe(self) -> None:
        """Unsubscribe the last ones in the queue, so that all of them are still waiting."""
        from duxi.contacts.addresses import token_of

        waiting = self._recipients().filter(status="queued").exclude(email__in=self.left)
        for row in list(waiting.order_by("-pk")[:LEAVING]):
            token = token_of(row.contact_id, row.email)
            Api(self.address).form("POST", f"/api/v1/mail/unsubscribe/{token}", {})
            self.left[row.email] = time.time()

    def mailed(self) -> dict[str, list[float]]:
        """When the provider accepted mails, by address."""
        from duxi.gateways.models import OutboxMessage

        rows = OutboxMessage.objects.filter(recipient__endswith=f"@{TAG}.example")
        found: dict[str, list[float]] = {}
        for recipient, moment in rows.values_list("recipient", "created_at").iterator():
            found.setdefault(recipient, []).append(moment.timestamp())
        return found

    def wrong(self) -> dict[str, list[str]]:
        mailed = self.mailed()
        addresses = {address_of(number) for number in range(self.people)}
        logged = set(self._recipients().filter(status="sent").values_list("email", flat=True))
        return {
            "got two mails": sorted(email for email, times in mailed.items() if len(times) > 1),
            "left out": sorted(addresses - set(mailed) - set(self.left)),
            "mailed after they unsubscribed": sorted(
                email
                for email, moment in self.left.items()
                if any(at > moment for at in mailed.get(email, ()))
            ),
            "log differs from the carrier": sorted(logged ^ set(mailed)),
        }

    def _recipients(self) -> Any:
        from duxi.contacts.models import BroadcastRecipient

        return BroadcastRecipient.objects.filter(broadcast=self.pk)


def address_of(number: int) -> str:
    return f"silent{number}@{TAG}.example"


def _prepare(people: int) -> int:
    from duxi.contacts.models import Broadcast, Contact, ContactSource, MailTemplate, Segment
    from duxi.core.clock import now

    shared = {"source": ContactSource.IMPORT, "mail_consented_at": now(), "tags": [TAG]}
    rows = (Contact(name=f"Orang {n}", email=address_of(n), **shared) for n in range(people))
    Contact.objects.bulk_create(rows, batch_size=5_000)
    conditions = [{"name": "tags", "value": [TAG], "is_negated": False}]
    segment = Segment.objects.create(name=TAG, conditions=conditions)
    template = MailTemplate.objects.create(name=TAG, texts=[TEXT])
    return int(Broadcast.objects.create(name=TAG, template=template, segment=segment).pk)


def main(arguments: Sequence[str]) -> int:
    """Run and print; returns the number of faults."""
    import django

    root = Path(os.environ["DRILL_ROOT"])
    sys.path[:0] = [str(root / "server")]
    product = Product(root, Path(os.environ["DRILL_DATA"]), os.environ["BASE_URL"])
    product.variables = {"DUXI_BROADCAST_PER_SECOND": "1000"}
    print(f"first start: {product.start():.1f} s", flush=True)
    django.setup()
    people = int(arguments[0]) if arguments else PEOPLE
    sending = Sending(product.address, people)
    sending.start()
    began = time.monotonic()
    for share in KILL_AT:
        _kill_at(product, sending, int(people * share))
    sending.unsubscribe()
    until(sending.is_over, people * 0.2 + 300, "the end of the broadcast")
    taken = time.monotonic() - began
    print(f"over after {taken:.0f} s, {people / taken:.0f} people a second, kills included", flush=True)
    wrong = _report(sending)
    product.stop()
    return wrong


def _kill_at(product: Product, sending: Sending, mark: int) -> None:
    from django.db import connection

    until(lambda: sending.done() >= mark, sending.people * 0.2 + 300, f"{mark} mails")
    sending.unsubscribe()
    done = sending.done()
    connection.close()
    product.kill("worker")
    print(f"worker killed at {done}, ready {product.start():.1f} s later", flush=True)


def _report(sending: Sending) -> int:
    found = sending.wrong()
    print(f"{len(sending.mailed())} mailed, {len(sending.left)} unsubscribed while it ran", flush=True)
    for what, emails in found.items():
        print(f"{what}: {len(emails)} {emails[:5] or ''}", flush=True)
    return sum(len(emails) for emails in found.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
