"""Response schemas of the public reference calls."""

from duxi.core.schema import Schema


class JobRoleOut(Schema):
    job_role_id: int
    job_role_slug: str
    job_role_name: str
    job_role_description: str
    job_role_family: str
    unit_count: int
    assessment_count: int


class RoleFamilyOut(Schema):
    """The filter value of a family, and its name in the current language."""

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
    """A unit of a role, with its required level and weight."""

    uk_code: str
    uk_name: str
    required_level: int
    weight: int


class LevelOut(Schema):
    """A level of competence and its description."""

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
    """A role with its requirements, and the first twelve agencies that have it.

    `nearby` are a few roles of its family that can be assessed, offered when this one cannot.
    """

    description: str
    text_language: str
    family: str
    units: list[RequiredUnitOut]
    levels: list[LevelOut]
    agencies_total: int
    agencies: list[RoleAgencyOut]
    nearby: list[NearbyRoleOut]
