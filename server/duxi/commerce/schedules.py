"""What runs by the clock: (name, function, every so many minutes)."""

SCHEDULES: tuple[tuple[str, str, int], ...] = (
    ("Mengakhiri pesanan yang lewat waktu", "duxi.commerce.tasks.expire_overdue_orders", 1),
    ("Mencari notifikasi pembayaran yang hilang", "duxi.commerce.tasks.find_lost_notifications", 5),
    (
        "Menjalankan pembayaran simulasi yang tertunda",
        "duxi.gateways.payment.embedded_actions.catch_up_all",
        1,
    ),
)
