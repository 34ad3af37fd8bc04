"""Names on the wire and the Django permissions or checks behind them."""

from collections.abc import Callable

from duxi.accounts.models import User
from duxi.assessors.queries import VIEW as VIEW_GRADINGS
from duxi.backoffice.crud import RESOURCES
from duxi.backoffice.groups import ASSESSORS, TRAINERS
from duxi.backoffice.matrices.grid import GRIDS
from duxi.classroom.queries.classes import VIEW, classes_for
from duxi.exams.queries.batches import VIEW_BATCH, batches_for
from duxi.files.imports import IMPORTS
from duxi.offerings.seat_holders import SEE_ALL


def _has_batches(user: User) -> bool:
    """Trainers have no permission for all batches: they see assigned ones."""
    return (
        user.has_perm(VIEW_BATCH) or user.groups.filter(name=TRAINERS).exists() or batches_for(user).exists()
    )


def _may_import(user: User) -> bool:
    return any(kind.may(user) for kind in IMPORTS)


def _has_classes(user: User) -> bool:
    """Trainers see assigned classes."""
    return user.has_perm(VIEW) or user.groups.filter(name=TRAINERS).exists() or classes_for(user).exists()


def _has_sold_products(user: User) -> bool:
    """Staff see the seats of everything, trainers those of what they teach."""
    return user.has_perm(SEE_ALL) or user.groups.filter(name=TRAINERS).exists()


def _has_gradings(user: User) -> bool:
    """Assessors see what is assigned to them."""
    return user.has_perm(VIEW_GRADINGS) or user.groups.filter(name=ASSESSORS).exists()


Wanted = str | Callable[[User], bool] | None

# behind a name is a permission, a check of the user, or nothing: the dashboard is for all
# names of resources come with their declarations
WIRE_NAMES: dict[str, Wanted] = {
    "dashboard.view": None,
    "wall.view": "workspace.view_wallpost",
    "wall.add": "workspace.add_wallpost",
    "wall.announce": "workspace.announce_wallpost",
    "batches.view": _has_batches,
    "batches.add": "exams.add_batch",
    "batches.change": "exams.change_batch",
    "sessions.view": _has_batches,
    "monitor.view": _has_batches,
    "item-statistics.view": _has_batches,
    "attempt-reports.view": _has_batches,
    "questions.view": "exams.view_question",
    "questions.add": "exams.add_question",
    "questions.change": "exams.change_question",
    "gradings.view": _has_gradings,
    "gradings.assign": "assessors.change_grading",
    "interview-slots.view": _has_gradings,
    "appeals.view": _has_gradings,
    "assessors.view": VIEW_GRADINGS,
    "regrades.view": "exams.view_regrade",
    "regrades.add": "exams.add_regrade",
    "catalog-products.view": "catalog.view_product",
    "catalog-products.add": "catalog.add_product",
    "catalog-products.change": "catalog.change_product",
    "catalog-products.delete": "catalog.delete_product",
    "popular-searches.view": "search.view_fruitlesssearch",
    "popular-searches.hide": "search.change_searchsynonym",
    "fruitless-searches.view": "search.view_fruitlesssearch",
    "classes.view": _has_classes,
    "courses.view": "learning.view_coursecontent",
    "videos.add": "videos.add_video",
    "videos.change": "videos.change_video",
    "sold-products.view": _has_sold_products,
    "sold-products.cancel": "commerce.change_order",
    "registrations.change": "learning.change_registration",
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
    "check-in.view": "learning.add_checkin",
    "chats.view": "chat.answer_conversation",
    "chat-agents.view": "chat.view_agentpresence",
    "chat-agents.change": "chat.change_agentpresence",
    "chat-report.view": "chat.view_chat_report",
    "tax-invoices.view": "commerce.export_taxinvoice",
    "users.view": "accounts.view_user",
    "users.add": "accounts.add_user",
    "users.change": "accounts.change_user",
    "users.sign-in-as": "accounts.sign_in_as_user",
    "groups.view": "auth.view_group",
    "groups.add": "auth.add_group",
    "groups.change": "auth.change_group",
    "groups.delete": "auth.delete_group",
    "api-keys.view": "accounts.view_apikey",
    "api-keys.add": "accounts.add_apikey",
    "api-keys.delete": "accounts.delete_apikey",
    "site-settings.view": "content.view_sitesettings",
    "site-settings.change": "content.change_sitesettings",
    "setup.view": "content.change_sitesettings",
    "audit-log.view": "audit.view_auditentry",
    "imports.view": _may_import,
    "points-liability.view": "growth.view_pointentry",
    "payout-batches.add": "growth.add_payoutbatch",
    "reviews.view": "learning.view_review",
    "reviews.change": "learning.change_review",
}


def wire_names() -> dict[str, Wanted]:
    """Every name on the wire with its permission or check."""
    found = dict(WIRE_NAMES)
    for resource in RESOURCES:
        found |= resource.wire_names()
    for grid in GRIDS:
        found |= {f"{grid.name}.{verb}": grid.permission(verb) for verb in ("view", "change")}
    return found


def permissions_of(user: User) -> list[str]:
    """The wire names of everything that the user may do."""
    names = wire_names()
    answers = {wanted: _may(user, wanted) for wanted in names.values()}
    return [name for name, wanted in names.items() if answers[wanted]]


def _may(user: User, wanted: Wanted) -> bool:
    if callable(wanted):
        return wanted(user)
    return wanted is None or user.has_perm(wanted)
