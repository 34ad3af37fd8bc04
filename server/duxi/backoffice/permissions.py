"""What the back office shows to whom: names on the wire and the Django permissions behind them."""

from duxi.accounts.models import User

# Trainers hold no permission over all batches; they see those they are assigned to, so the screens
# of batches, attempts, reports and the dashboard are open to them (None) and the queries do the rest.
WIRE_NAMES: dict[str, str | None] = {
    "dashboard.view": None,
    "instansi.view": "reference.view_instansi",
    "instansi.add": "reference.add_instansi",
    "instansi.change": "reference.change_instansi",
    "instansi.delete": "reference.delete_instansi",
    "batches.view": None,
    "batches.add": "exams.add_batch",
    "batches.change": "exams.change_batch",
    "sessions.view": None,
    "exports.view": "files.view_exportjob",
    "exports.add": "files.add_exportjob",
    "orders.view": "commerce.view_order",
    "orders.change": "commerce.change_order",
    "orders.settle": "commerce.settle_order",
    "orders.refund": "commerce.refund_order",
    "orders.overbook": "commerce.overbook_order",
    "refunds.view": "commerce.view_refund",
    "voucher-batches.view": "commerce.view_voucherbatch",
    "voucher-batches.add": "commerce.add_voucherbatch",
    "voucher-batches.change": "commerce.change_voucherbatch",
    "voucher-batches.delete": "commerce.delete_voucherbatch",
    "revenue.view": "commerce.view_revenue",
    "tax-invoices.view": "commerce.export_taxinvoice",
}


def permissions_of(user: User) -> list[str]:
    """The wire names of everything that this person may do."""
    return [name for name, wanted in WIRE_NAMES.items() if wanted is None or user.has_perm(wanted)]
