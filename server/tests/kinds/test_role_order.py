"""The order of job roles."""

import pytest

from tests.factories import AssessmentFactory, JobRoleFactory

pytestmark = pytest.mark.django_db


def test_roles_that_can_be_assessed_come_first(as_):
    AssessmentFactory(blueprint__job_role__name="Penguji")
    AssessmentFactory(blueprint__job_role__name="Dewan")
    for name in ("Zoolog", "Arsiparis"):
        JobRoleFactory(name=name)
    rows = as_().get("/public/job-roles", sort="assessed|asc").results["rows"]
    assert [row["job_role_name"] for row in rows] == ["Dewan", "Penguji", "Arsiparis", "Zoolog"]
