"""Conversations of a period with ratings and response times, as a workbook."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.backoffice.queries import chat_report
from duxi.backoffice.queries.revenue import Period
from duxi.backoffice.reports.revenue import period_in
from duxi.chat.models import Conversation, ConversationStatus
from duxi.core.clock import now
from duxi.core.errors import Forbidden
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book

MAY_SEE = "chat.view_chat_report"
_SECONDS = Kind.INTEGER


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The report of a period, for users who may see it."""
    if not owner.has_perm(MAY_SEE):
        raise Forbidden
    period = period_in(params)
    title = f"Laporan chat {period.first:%d/%m/%Y}–{period.last:%d/%m/%Y}"

    def write(path: Path, progress: Progress) -> None:
        write_book(Book(title, now(), _sheets(period)), path, progress)

    return Export(
        params={"from": period.first.isoformat(), "to": period.last.isoformat()},
        title=title,
        filename=f"chat-{period.first:%Y%m%d}-{period.last:%Y%m%d}.xlsx",
        count=lambda: chat_report.conversations(period).count(),
        write=write,
    )


def _sheets(period: Period) -> tuple[DataSheet, ...]:
    return (
        DataSheet(
            "Percakapan",
            (
                Column("Mulai", Kind.MOMENT, 20),
                Column("Pengunjung", width=30),
                Column("Email", width=30),
                Column("Status", width=18),
                Column("Agen", width=28),
                Column("Pesan", Kind.INTEGER, 10),
                Column("Balasan pertama (detik)", _SECONDS, 18),
                Column("Penanganan (detik)", _SECONDS, 18),
                Column("Nilai", Kind.INTEGER, 8),
                Column("Skala", Kind.INTEGER, 8),
                Column("Ulasan", Kind.PROSE, 60),
            ),
            lambda: _conversation_rows(period),
        ),
        DataSheet(
            "Per agen",
            (
                Column("Agen", width=30),
                Column("Percakapan", Kind.INTEGER),
                Column("Balasan pertama (detik)", _SECONDS, 18),
                Column("Penanganan (detik)", _SECONDS, 18),
                Column("Dinilai", Kind.INTEGER),
                Column("Rata-rata", Kind.DECIMAL),
            ),
            lambda: [tuple(row.values()) for row in chat_report.by_agent(period)],
        ),
        DataSheet(
            "Per hari",
            (
                Column("Tanggal", Kind.DAY),
                Column("Percakapan", Kind.INTEGER),
                Column("Dinilai", Kind.INTEGER),
                Column("Rata-rata", Kind.DECIMAL),
                Column("Balasan pertama (detik)", _SECONDS, 18),
                Column("Penanganan (detik)", _SECONDS, 18),
            ),
            lambda: [tuple(row.values()) for row in chat_report.by_day(period)],
        ),
    )


def _conversation_rows(period: Period) -> Iterator[tuple[Any, ...]]:
    rows = chat_report.conversations(period).order_by("created_at", "pk")
    related = rows.select_related("visitor", "assignee", "feedback")
    for one in related.iterator(chunk_size=2_000):
        feedback = getattr(one, "feedback", None)
        yield (
            one.created_at,
            one.visitor.fullname,
            one.visitor.email,
            str(ConversationStatus(one.status).label),
            one.assignee.fullname if one.assignee else "",
            one.last_sequence,
            _between(one.queued_at, one.first_reply_at),
            _handling(one),
            feedback.score if feedback else None,
            feedback.scale if feedback else None,
            feedback.message if feedback else "",
        )


def _handling(conversation: Conversation) -> int | None:
    return _between(conversation.claimed_at, conversation.resolved_at)


def _between(start: Any, end: Any) -> int | None:
    return round((end - start).total_seconds()) if start and end and end >= start else None


CHATS = EXPORTS.register(ExportKind(name="chats", prepare=_prepare))
