"""Question banks, definitions of exams, and timed attempts with their answers."""

from duxi.exams.models.attempts import (
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    EndReason,
    SupervisorAction,
    UnitResult,
)
from duxi.exams.models.bank import AnswerOption, Choice, Question, QuestionType, QuestionVersion
from duxi.exams.models.blueprints import (
    Allowance,
    AssessmentAccess,
    Batch,
    Blueprint,
    BlueprintUnit,
    BlueprintVersion,
    LevelRule,
    Review,
)
from duxi.exams.models.regrades import Regrade, RegradeChange

__all__ = [
    "Allowance",
    "AnswerOption",
    "AssessmentAccess",
    "Attempt",
    "AttemptQuestion",
    "AttemptStatus",
    "Batch",
    "Blueprint",
    "BlueprintUnit",
    "BlueprintVersion",
    "Choice",
    "EndReason",
    "LevelRule",
    "Question",
    "QuestionType",
    "QuestionVersion",
    "Regrade",
    "RegradeChange",
    "Review",
    "SupervisorAction",
    "UnitResult",
]
