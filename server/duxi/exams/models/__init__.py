"""Question banks, definitions of exams, and timed attempts with their answers."""

from duxi.exams.models.attempts import (
    AssessedUnit,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    EndReason,
    SupervisorAction,
    SupervisorVerb,
    UnitResult,
)
from duxi.exams.models.bank import AnswerOption, Choice, Question, QuestionType, QuestionVersion
from duxi.exams.models.blueprints import (
    IN_PERSON,
    Allowance,
    AssessmentAccess,
    Batch,
    Blueprint,
    BlueprintUnit,
    BlueprintVersion,
    LevelRule,
    Method,
    Review,
)
from duxi.exams.models.regrades import Regrade, RegradeChange

__all__ = [
    "IN_PERSON",
    "Allowance",
    "AnswerOption",
    "AssessedUnit",
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
    "Method",
    "Question",
    "QuestionType",
    "QuestionVersion",
    "Regrade",
    "RegradeChange",
    "Review",
    "SupervisorAction",
    "SupervisorVerb",
    "UnitResult",
]
