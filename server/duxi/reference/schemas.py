"""What the public reference calls give."""

from ninja import Schema


class JobRoleOut(Schema):
    job_role_id: int
    job_role_slug: str
    job_role_name: str
    job_role_description: str
    unit_count: int
    assessment_count: int


class InstansiOut(Schema):
    """An agency; `rolin_instansi_id` is its role of the one job role that the list is filtered by."""

    instansi_id: int
    instansi_name: str
    instansi_type: str
    rolin_instansi_id: int | None
