"""The wall, tasks and scheduled reports of staff."""

from duxi.workspace.models.reports import (
    ReportDelivery,
    ReportFormat,
    ReportFrequency,
    ReportPeriod,
    ReportRun,
    ReportRunStatus,
    ReportSchedule,
)
from duxi.workspace.models.tasks import Task, TaskPriority, TaskRepeat, TaskStatus
from duxi.workspace.models.wall import (
    ReactionKind,
    WallComment,
    WallPicture,
    WallPost,
    WallPostKind,
    WallReaction,
    WallRead,
)

__all__ = [
    "ReactionKind",
    "ReportDelivery",
    "ReportFormat",
    "ReportFrequency",
    "ReportPeriod",
    "ReportRun",
    "ReportRunStatus",
    "ReportSchedule",
    "Task",
    "TaskPriority",
    "TaskRepeat",
    "TaskStatus",
    "WallComment",
    "WallPicture",
    "WallPost",
    "WallPostKind",
    "WallReaction",
    "WallRead",
]
