"""Exports of the lists of batches, attempts, questions and assessors' work."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.accounts.models import User
from duxi.assessors.queries import VIEW
from duxi.backoffice.api import batches, questions, regrades
from duxi.backoffice.assessors.queries import (
    APPEALS,
    GRADINGS,
    SLOTS,
    appeal_rows,
    grading_rows,
    slot_rows,
)
from duxi.backoffice.reports.lists import ListColumn, ListExport, register_list
from duxi.exams.models import Regrade
from duxi.exams.queries.attempts import attempts_for
from duxi.exams.queries.bank import QUESTIONS, root_questions
from duxi.exams.queries.batches import VIEW_BATCH, batch_rows, batches_for
from duxi.exams.session_rows import SESSIONS
from duxi.files.data_sheets import Kind

_EXAM, _UNIT = ListColumn(_("Ujian"), "blueprint.title"), ListColumn(_("Unit kompetensi"), "unit_name")
_STATES = {
    "submitted": _("Sudah dinilai"),
    "unassigned": _("Belum ada asesor"),
    "to_book": _("Menunggu jadwal"),
    "booked": _("Terjadwal"),
    "ready": _("Siap dinilai"),
}
_ATTEMPT_STATES = {"created": _("Belum mulai"), "running": _("Berlangsung"), "finished": _("Selesai")}
_BATCH_STATES = {"upcoming": _("Akan datang"), "running": _("Berlangsung"), "closed": _("Ditutup")}


def _attempts(user: User) -> Any:
    return attempts_for(user).select_related("batch", "participant", "blueprint")


def _assessed(path: str) -> tuple[ListColumn, ListColumn, ListColumn]:
    """Columns of an assessment: participant, exam and unit."""
    return (
        ListColumn(_("Peserta"), f"{path}.attempt.owner.fullname"),
        ListColumn(_("Ujian"), f"{path}.attempt.blueprint.title"),
        ListColumn(_("Unit kompetensi"), f"{path}.unit.name"),
    )


register_list(
    ListExport(
        name="batches",
        title=_("Batch"),
        permission=VIEW_BATCH,
        has_own_rows=True,
        listing=batches.BATCHES,
        rows=lambda user: batch_rows(batches_for(user)),
        columns=(
            ListColumn(_("Kode"), "code"),
            ListColumn(_("Nama"), "name"),
            _EXAM,
            ListColumn(_("Instansi"), "instansi.name"),
            ListColumn(_("Dibuka"), "opens_at", Kind.MOMENT),
            ListColumn(_("Ditutup"), "closes_at", Kind.MOMENT),
            ListColumn(_("Status"), "status", labels=_BATCH_STATES),
            ListColumn(_("Peserta"), "participant_count", Kind.INTEGER),
            ListColumn(_("Selesai"), "finished_count", Kind.INTEGER),
            ListColumn(_("Rata-rata nilai"), "average_score", Kind.DECIMAL),
        ),
    )
)
register_list(
    ListExport(
        name="sessions",
        title=_("Sesi"),
        permission=VIEW_BATCH,
        has_own_rows=True,
        listing=SESSIONS,
        rows=_attempts,
        columns=(
            ListColumn(_("Peserta"), "participant.fullname"),
            ListColumn(_("Email"), "participant.email"),
            ListColumn(_("Batch"), "batch.name"),
            _EXAM,
            ListColumn(_("Status"), "status", labels=_ATTEMPT_STATES),
            ListColumn(_("Mulai"), "started_at", Kind.MOMENT),
            ListColumn(_("Selesai"), "ended_at", Kind.MOMENT),
            ListColumn(_("Dijawab"), "answered", Kind.INTEGER),
            ListColumn(_("Soal"), "total", Kind.INTEGER),
            ListColumn(_("Lanjutan dijawab"), "follow_ups_answered", Kind.INTEGER),
            ListColumn(_("Soal lanjutan"), "follow_ups", Kind.INTEGER),
            ListColumn(_("Nilai"), "score", Kind.DECIMAL),
            ListColumn(_("Unit kompeten"), "competent_count", Kind.INTEGER),
        ),
    )
)
register_list(
    ListExport(
        name="questions",
        title=_("Bank soal"),
        permission=questions.VIEW,
        listing=QUESTIONS,
        rows=lambda _user: root_questions(),
        columns=(
            ListColumn(_("Kode"), "code"),
            ListColumn(_("Soal"), "text"),
            _UNIT,
            ListColumn(_("Ujian"), "exam_title"),
            ListColumn(_("Jawaban"), "get_choice_display"),
            ListColumn(_("Tingkat"), "level", Kind.INTEGER),
            ListColumn(_("Versi"), "version_number", Kind.INTEGER),
            ListColumn(_("Aktif"), "is_active"),
        ),
    )
)
register_list(
    ListExport(
        name="regrades",
        title=_("Penilaian ulang"),
        permission=regrades.VIEW,
        listing=regrades.REGRADES,
        rows=lambda _user: Regrade.objects.select_related("blueprint", "batch", "actor"),
        columns=(
            _EXAM,
            ListColumn(_("Batch"), "batch.name"),
            ListColumn(_("Oleh"), "actor.fullname"),
            ListColumn(_("Alasan"), "reason"),
            ListColumn(_("Peserta"), "attempt_count", Kind.INTEGER),
            ListColumn(_("Berubah"), "changed_count", Kind.INTEGER),
            ListColumn(_("Waktu"), "at", Kind.MOMENT),
        ),
    )
)
register_list(
    ListExport(
        name="gradings",
        title=_("Penilaian asesor"),
        permission=VIEW,
        has_own_rows=True,
        listing=GRADINGS,
        rows=grading_rows,
        columns=(
            *_assessed("assessment"),
            ListColumn(_("Cara menilai"), "assessment.get_method_display"),
            ListColumn(_("Asesor"), "assessor.fullname"),
            ListColumn(_("Status"), "state", labels=_STATES),
            ListColumn(_("Dinilai"), "submitted_at", Kind.MOMENT),
            ListColumn(_("Nilai"), "score", Kind.DECIMAL),
        ),
    )
)
register_list(
    ListExport(
        name="interview-slots",
        title=_("Jadwal asesor"),
        permission=VIEW,
        has_own_rows=True,
        listing=SLOTS,
        rows=slot_rows,
        columns=(
            ListColumn(_("Asesor"), "assessor.fullname"),
            _EXAM,
            ListColumn(_("Mulai"), "starts_at", Kind.MOMENT),
            ListColumn(_("Selesai"), "ends_at", Kind.MOMENT),
            ListColumn(_("Tempat"), "place"),
            ListColumn(_("Peserta"), "assessment.attempt.owner.fullname"),
            ListColumn(_("Unit kompetensi"), "assessment.unit.name"),
        ),
    )
)
register_list(
    ListExport(
        name="appeals",
        title=pgettext_lazy("menu", "Banding"),
        permission=VIEW,
        has_own_rows=True,
        listing=APPEALS,
        rows=appeal_rows,
        columns=(
            *_assessed("assessment"),
            ListColumn(_("Asesor"), "grading.assessor.fullname"),
            ListColumn(_("Alasan"), "reason"),
            ListColumn(_("Nilai semula"), "score_before", Kind.DECIMAL),
            ListColumn(_("Nilai akhir"), "score_after", Kind.DECIMAL),
            ListColumn(_("Diajukan"), "created_at", Kind.MOMENT),
            ListColumn(_("Diputuskan"), "decided_at", Kind.MOMENT),
        ),
    )
)
