"""Dotted paths in stored rows: jobs, schedules, event deliveries, attachments of queued mails.

Rows of an earlier release may still wait when a new one starts, so a path that was ever released keeps
working: a renamed or moved function or event gets a line in `RENAMED`.
"""

from typing import Any

from django.utils.module_loading import import_string

RENAMED = {
    "duxi.accounts.tasks.tell_both_mailboxes": "duxi.accounts.tasks.email_both_mailboxes",
    "duxi.assessors.calendar.enclosure": "duxi.assessors.calendar.attachment",
    "duxi.commerce.actions.invoice_mails.made": "duxi.commerce.invoicing.actions.invoice_mails.made",
    "duxi.commerce.events.LineServed": "duxi.commerce.events.LineFulfilled",
    "duxi.commerce.events.OrderUnserved": "duxi.commerce.events.OrderUnfulfilled",
    "duxi.commerce.tasks.check_books": "duxi.commerce.tasks.check_ledger",
    "duxi.commerce.tasks.release_overdue_holds": "duxi.commerce.tasks.release_overdue_reservations",
    "duxi.commerce.tax_invoice_links.made": "duxi.commerce.invoicing.tax_invoice_links.made",
    "duxi.config.growth_reactions.take_back_best_answer": (
        "duxi.config.growth_reactions.revoke_best_answer_award"
    ),
    "duxi.config.learning_reactions.extend_refunds": "duxi.config.money_reactions.extend_refunds",
    "duxi.config.money_reactions.tell_of_account": "duxi.config.money_reactions.notify_of_account",
    "duxi.config.money_reactions.tell_of_decision": "duxi.config.money_reactions.notify_of_decision",
    "duxi.config.money_reactions.tell_of_delay": "duxi.config.money_reactions.notify_of_delay",
    "duxi.config.money_reactions.tell_of_missing_seats": (
        "duxi.config.money_reactions.notify_of_missing_seats"
    ),
    "duxi.config.money_reactions.tell_of_move": "duxi.config.money_reactions.notify_of_move",
    "duxi.config.money_reactions.tell_of_refund": "duxi.config.money_reactions.notify_of_refund",
    "duxi.config.money_reactions.tell_of_rejection": "duxi.config.money_reactions.notify_of_rejection",
    "duxi.config.money_reactions.tell_of_seat": "duxi.config.money_reactions.notify_of_seat",
    "duxi.config.money_reactions.tell_of_withdrawal": "duxi.config.money_reactions.notify_of_withdrawal",
    "duxi.config.reactions.tell_of_credit_note": "duxi.config.reactions.notify_of_credit_note",
    "duxi.config.reactions.tell_of_expiry": "duxi.config.reactions.notify_of_expiry",
    "duxi.config.reactions.tell_of_payment": "duxi.config.reactions.notify_of_payment",
    "duxi.config.reactions.tell_of_result": "duxi.config.reactions.notify_of_result",
    "duxi.config.reactions.tell_of_tax_invoice": "duxi.config.reactions.notify_of_tax_invoice",
    "duxi.corporate.reports.enclosure": "duxi.corporate.reports.attachment",
    "duxi.gateways.mail.post.deliver": "duxi.gateways.mail.sending.deliver",
    "duxi.growth.listeners.take_back": "duxi.growth.listeners.revoke_refunded_awards",
    "duxi.growth.listeners.take_back_course": "duxi.growth.listeners.revoke_course_award",
    "duxi.growth.listeners.take_back_review": "duxi.growth.listeners.revoke_review_award",
    "duxi.growth.tasks.tell_of_expiry": "duxi.growth.tasks.notify_of_expiry",
    "duxi.notices.listeners.tell_owner": "duxi.notices.listeners.notify_owner",
    "duxi.workspace.enclosures.report_file": "duxi.workspace.attachments.report_file",
}
"""Released paths and their current ones."""


def current_path(path: str) -> str:
    return RENAMED.get(path, path)


def resolve(path: str) -> Any:
    """Import what a stored path refers to today."""
    return import_string(current_path(path))
