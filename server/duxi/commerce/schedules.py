"""What runs by the clock; the `prepare` command creates one django-q2 schedule for each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Clockwork:
    """A function and how often it runs."""

    name: str
    func: str
    minutes: int


SCHEDULES = (
    Clockwork("Mengakhiri pesanan yang lewat waktu", "duxi.commerce.tasks.expire_overdue_orders", 1),
    Clockwork("Mencari notifikasi pembayaran yang hilang", "duxi.commerce.tasks.find_lost_notifications", 5),
    Clockwork(
        "Menjalankan pembayaran simulasi yang tertunda",
        "duxi.gateways.payment.embedded_actions.catch_up_all",
        1,
    ),
)
