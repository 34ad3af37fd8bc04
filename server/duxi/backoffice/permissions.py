"""What the back office shows to whom: names on the wire and the Django permissions behind them."""

from collections.abc import Callable

from duxi.accounts.models import User
from duxi.backoffice.groups import TRAINERS
from duxi.exams.queries import VIEW_BATCH, batches_for


def _has_batches(user: User) -> bool:
    """Trainers hold no permission over all batches: they see those that they are assigned to."""
    return (
        user.has_perm(VIEW_BATCH) or user.groups.filter(name=TRAINERS).exists() or batches_for(user).exists()
    )


# Behind a name stands a permission, a question about the person, or nothing: the dashboard is for all.
WIRE_NAMES: dict[str, str | Callable[[User], bool] | None] = {
    "dashboard.view": None,
    "instansi.view": "reference.view_instansi",
    "instansi.add": "reference.add_instansi",
    "instansi.change": "reference.change_instansi",
    "instansi.delete": "reference.delete_instansi",
    "batches.view": _has_batches,
    "batches.add": "exams.add_batch",
    "batches.change": "exams.change_batch",
    "sessions.view": _has_batches,
    "exports.view": "files.view_exportjob",
    "exports.add": "files.add_exportjob",
    "orders.view": "commerce.view_order",
    "orders.change": "commerce.change_order",
    "orders.settle": "commerce.settle_order",
    "orders.refund": "commerce.refund_order",
    "orders.overbook": "commerce.overbook_order",
    "refunds.view": "commerce.view_refund",
    "money-cases.view": "commerce.view_moneycase",
    "money-cases.change": "commerce.change_moneycase",
    "voucher-batches.view": "commerce.view_voucherbatch",
    "voucher-batches.add": "commerce.add_voucherbatch",
    "voucher-batches.change": "commerce.change_voucherbatch",
    "voucher-batches.delete": "commerce.delete_voucherbatch",
    "revenue.view": "commerce.view_revenue",
    "chats.view": "chat.answer_conversation",
    "chat-report.view": "chat.view_chat_report",
    "canned-replies.view": "chat.view_cannedreply",
    "canned-replies.add": "chat.add_cannedreply",
    "canned-replies.change": "chat.change_cannedreply",
    "canned-replies.delete": "chat.delete_cannedreply",
    "business-hours.view": "chat.view_businesshours",
    "business-hours.add": "chat.add_businesshours",
    "business-hours.change": "chat.change_businesshours",
    "business-hours.delete": "chat.delete_businesshours",
    "closed-days.view": "chat.view_closedday",
    "closed-days.add": "chat.add_closedday",
    "closed-days.change": "chat.change_closedday",
    "closed-days.delete": "chat.delete_closedday",
    "handover-words.view": "chat.view_handoverword",
    "handover-words.add": "chat.add_handoverword",
    "handover-words.change": "chat.change_handoverword",
    "handover-words.delete": "chat.delete_handoverword",
    "chat-tags.view": "chat.view_conversationtag",
    "chat-tags.add": "chat.add_conversationtag",
    "chat-tags.change": "chat.change_conversationtag",
    "chat-tags.delete": "chat.delete_conversationtag",
    "tax-invoices.view": "commerce.export_taxinvoice",
}


def permissions_of(user: User) -> list[str]:
    """The wire names of everything that this person may do or see something of."""
    answers = {wanted: _may(user, wanted) for wanted in WIRE_NAMES.values()}
    return [name for name, wanted in WIRE_NAMES.items() if answers[wanted]]


def _may(user: User, wanted: str | Callable[[User], bool] | None) -> bool:
    if callable(wanted):
        return wanted(user)
    return wanted is None or user.has_perm(wanted)
