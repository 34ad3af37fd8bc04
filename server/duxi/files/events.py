"""Events that files announce."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class ExportFinished:
    """The file of an export is finished or has failed."""

    job_pk: int


export_finished: Announcement[ExportFinished] = Announcement()
