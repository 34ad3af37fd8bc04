"""Periodic jobs of the worker: name, function, interval in minutes."""

SCHEDULES: tuple[tuple[str, str, int], ...] = (
    ("expire overdue orders", "duxi.commerce.tasks.expire_overdue_orders", 1),
    ("release overdue holds", "duxi.commerce.tasks.release_overdue_reservations", 1),
    ("run waiting lists", "duxi.commerce.tasks.run_waiting_lists", 1),
    ("send open refunds", "duxi.commerce.tasks.send_open_refunds", 5),
    ("check the books", "duxi.commerce.tasks.check_ledger", 24 * 60),
    ("check the counters", "duxi.commerce.tasks.check_counters", 24 * 60),
    ("forget refund accounts", "duxi.commerce.tasks.forget_refund_accounts", 24 * 60),
    ("delete old payer accounts", "duxi.commerce.tasks.delete_old_payer_accounts", 24 * 60),
    ("find lost payment notifications", "duxi.commerce.tasks.find_lost_notifications", 1),
    (
        "advance embedded payments",
        "duxi.gateways.payment.embedded_actions.catch_up_all",
        1,
    ),
)
