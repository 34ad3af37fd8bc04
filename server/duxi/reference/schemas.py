"""What the public reference calls give."""

from ninja import Schema


class JobRoleOut(Schema):
    job_role_id: int
    job_role_slug: str
    job_role_name: str
    job_role_description: str
    job_role_family: str
    unit_count: int
    assessment_count: int


class RoleFamilyOut(Schema):
    """A family as lists are filtered by it, and what it is called in the language that is spoken."""

    role_family: str
    role_family_name: str
    job_role_count: int


class InstansiOut(Schema):
    """An agency; `rolin_instansi_id` is its role of the one job role that the list is filtered by."""

    instansi_id: int
    instansi_name: str
    instansi_type: str
    rolin_instansi_id: int | None


class RequiredUnitOut(Schema):
    """A unit of a role, the level that the role requires and the unit's weight in it."""

    uk_code: str
    uk_name: str
    required_level: int
    weight: int


class LevelOut(Schema):
    """A level of competence, and what somebody can do who has it."""

    number: int
    name: str
    description: str


class RoleAgencyOut(Schema):
    """An agency that has the role; `rolin_instansi_id` is the role in it."""

    instansi_id: int
    name: str
    type: str
    rolin_instansi_id: int


class NearbyRoleOut(Schema):
    job_role_slug: str
    job_role_name: str


class JobRoleDetail(JobRoleOut):
    """A role with all that it requires, and the first twelve agencies that have it.

    `nearby` are a few roles of its family that can be assessed, for whoever cannot be assessed for this one.
    """

    description: str
    text_language: str
    family: str
    units: list[RequiredUnitOut]
    levels: list[LevelOut]
    agencies_total: int
    agencies: list[RoleAgencyOut]
    nearby: list[NearbyRoleOut]
