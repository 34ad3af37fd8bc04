"""Completion requirements of a participant: pure functions over recorded facts."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.classroom.models import ClassRules
from duxi.classroom.shares import Share


@dataclass(frozen=True)
class Facts:
    """The recorded facts of one participant."""

    share: Share
    quizzes_passed: int
    quizzes: int
    assignments_passed: int
    assignments: int
    has_given_feedback: bool


@dataclass(frozen=True)
class Requirement:
    """One completion rule: `have` of `need`, and a sentence about it."""

    rule: str
    label: str | Promise
    is_met: bool
    have: int
    need: int
    detail: str | Promise


@dataclass(frozen=True)
class Clearance:
    """All completion rules for one participant."""

    requirements: Sequence[Requirement]
    share: Share
    is_at_risk: bool

    @property
    def is_cleared(self) -> bool:
        return all(one.is_met for one in self.requirements)


def clearance_of(facts: Facts, rules: ClassRules) -> Clearance:
    """The requirements of the class's rules, without those that have nothing to do."""
    minimum = rules.minimum_presence_percent
    requirements = [_presence(facts, minimum)]
    if rules.requires_quizzes and facts.quizzes:
        requirements.append(_counted("quiz", _("Kuis lulus"), facts.quizzes_passed, facts.quizzes))
    if rules.requires_assignments and facts.assignments:
        passed, needed = facts.assignments_passed, facts.assignments
        requirements.append(_counted("assignment", _("Tugas dinilai lulus"), passed, needed))
    if rules.requires_feedback:
        requirements.append(_feedback(facts))
    return Clearance(requirements, facts.share, facts.share.is_at_risk(minimum))


def _presence(facts: Facts, minimum: int) -> Requirement:
    share = facts.share
    is_met = share.is_met(minimum)
    return Requirement(
        "presence", _("Kehadiran"), is_met, share.earned, minimum, _presence_detail(share, minimum, is_met)
    )


def _presence_detail(share: Share, minimum: int, is_met: bool) -> str | Promise:
    if is_met:
        return format_lazy(_("Kehadiran Anda {earned}%."), earned=share.earned)
    if share.is_lost(minimum):
        return format_lazy(
            _("Kehadiran Anda paling tinggi {reachable}%, syaratnya {minimum}%. Hubungi pengajar Anda."),
            reachable=share.reachable,
            minimum=minimum,
        )
    return format_lazy(
        _("Kehadiran Anda {earned}% dari {minimum}%; masih dapat mencapai {reachable}%."),
        earned=share.earned,
        minimum=minimum,
        reachable=share.reachable,
    )


def _counted(rule: str, label: str | Promise, have: int, need: int) -> Requirement:
    left = need - have
    detail = (
        format_lazy(_("Masih kurang {left} dari {need}."), left=left, need=need) if left else _("Lengkap.")
    )
    return Requirement(rule, label, not left, have, need, detail)


def _feedback(facts: Facts) -> Requirement:
    given = facts.has_given_feedback
    detail = _("Terima kasih atas umpan balik Anda.") if given else _("Isi umpan balik kelas.")
    return Requirement("feedback", _("Umpan balik"), given, int(given), 1, detail)
