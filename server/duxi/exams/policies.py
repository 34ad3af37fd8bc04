"""The differences between the kinds of timed attempts, as values and functions for the one engine."""

from dataclasses import dataclass
from datetime import timedelta

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Message
from duxi.core.registry import Registry
from duxi.exams.grading import Grader, grade_competence, grade_levels, grade_points


@dataclass(frozen=True)
class ExamPolicy:
    """The rules and messages of one kind of attempt.

    `token_header` carries the session's token; `grade` computes the result; `grace` is how long after the
    deadline an answer is still accepted, for slow networks; `over` is the message of an ended or unknown
    session, `ended` that of ending it, `not_owned` that without a right to sit. With `completes_when_passed`
    a passed attempt completes its seat.
    """

    name: str
    label: Message
    token_header: str
    grade: Grader
    over: Message
    ended: Message
    not_owned: Message
    allows_nested: bool = False
    completes_when_passed: bool = False
    grace: timedelta = timedelta(seconds=5)


POLICIES: Registry[str, ExamPolicy] = Registry("exam policies", key=lambda policy: policy.name)

ASSESSMENT = POLICIES.register(
    ExamPolicy(
        name="assessment",
        label=_("Asesmen"),
        token_header="X-Assessment-Authorization",
        grade=grade_levels,
        allows_nested=True,
        over=_("Sesi asesmen anda telah berakhir"),
        ended=_("Sesi assesmen telah berakhir"),
        not_owned=_("Anda belum memiliki asesmen ini. Silakan beli terlebih dahulu."),
    )
)
FREE_ASSESSMENT = POLICIES.register(
    ExamPolicy(
        name="free-assessment",
        label=_("Asesmen gratis"),
        token_header="X-Free-Assessment-Authorization",
        grade=grade_levels,
        over=_("Sesi asesmen anda telah berakhir"),
        ended=_("Sesi assesmen telah berakhir"),
        not_owned=_("Anda belum memiliki asesmen ini. Silakan beli terlebih dahulu."),
    )
)
CERTIFICATION = POLICIES.register(
    ExamPolicy(
        name="certification",
        label=_("Ujian sertifikasi"),
        token_header="X-Certification-Authorization",
        grade=grade_competence,
        completes_when_passed=True,
        over=_("Sesi ujian sertifikasi anda telah berakhir"),
        ended=_("Sesi ujian sertifikasi anda telah berakhir"),
        not_owned=_("Anda belum memiliki sertifikasi ini. Silakan beli terlebih dahulu."),
    )
)
OTI_QUIZ = POLICIES.register(
    ExamPolicy(
        name="oti-quiz",
        label=_("Kuis kelas OTI"),
        token_header="X-Quiz-Authorization",
        grade=grade_points,
        over=_("Sesi quiz anda telah berakhir"),
        ended=_("Sesi quiz anda telah berakhir"),
        not_owned=_("Anda belum terdaftar di kelas ini."),
    )
)
ELEARNING_EXAM = POLICIES.register(
    ExamPolicy(
        name="elearning-exam",
        label=_("Ujian e-learning"),
        token_header="X-Elearning-Exam-Authorization",
        grade=grade_points,
        over=_("Sesi ujian anda telah berakhir"),
        ended=_("Sesi ujian anda telah berakhir"),
        not_owned=_("Anda belum memiliki paket belajar ini."),
    )
)
ELEARNING_QUIZ = POLICIES.register(
    ExamPolicy(
        name="elearning-quiz",
        label=_("Kuis e-learning"),
        token_header="X-Elearning-Quiz-Authorization",
        grade=grade_points,
        over=_("Sesi quiz anda telah berakhir"),
        ended=_("Sesi quiz anda telah berakhir"),
        not_owned=_("Anda belum memiliki paket belajar ini."),
    )
)
