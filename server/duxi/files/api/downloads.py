"""`/downloads`: everything that a user can download."""

from datetime import datetime
from typing import Literal

from ninja import Query, Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.clock import local
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.lists import MAX_PAGE, MAX_ROWS
from duxi.core.schema import Schema
from duxi.files.downloads import downloads_of

router = Router(tags=["files"], auth=UserBearer())
PAGE_SIZE = 5


class DownloadParams(Schema):
    page: int = Field(1, ge=1, le=MAX_PAGE)
    rows: int = Field(PAGE_SIZE, ge=1, le=MAX_ROWS)
    sort: Literal["download_created_at", "download_created_at|asc", "download_created_at|desc"] = (
        "download_created_at"
    )
    order: Literal["asc", "desc"] = "desc"

    @property
    def is_newest_first(self) -> bool:
        return (self.sort.partition("|")[2] or self.order) == "desc"


class DownloadOut(Schema):
    """
    `download_url` is a short-lived link; null if the file is not available now. `download_detail` tells
    files of one title apart: the product that a file belongs to, or its number; otherwise empty.
    """

    download_kind: str
    download_label: str
    download_title: str
    download_detail: str
    download_created_at: datetime
    download_size: int | None
    download_url: str | None


@router.get("/downloads", response=Envelope[Rows[DownloadOut]])
def list_downloads(request: LearnerRequest, params: Query[DownloadParams]) -> Envelope[Rows[DownloadOut]]:
    found = downloads_of(request.auth)
    found.sort(key=lambda one: one[1].created_at, reverse=params.is_newest_first)
    start = (params.page - 1) * params.rows
    rows = [
        DownloadOut(
            download_kind=source.name,
            download_label=str(source.label),
            download_title=one.title,
            download_detail=one.detail,
            download_created_at=local(one.created_at),
            download_size=one.size,
            download_url=one.working_url,
        )
        for source, one in found[start : start + params.rows]
    ]
    return ok(Rows[DownloadOut](rows=rows, total=len(found)))
