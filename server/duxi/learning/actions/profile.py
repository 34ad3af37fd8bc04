"""Changing the user's own profile."""

from collections.abc import Sequence

from django.db import transaction
from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid
from duxi.learning.models import ChosenRole
from duxi.reference.models import JobRole


@transaction.atomic
def update_profile(*, user: User, changes: dict[str, str], role_ids: Sequence[int] | None) -> None:
    """Update the given columns, and replace the chosen roles if any are given.

    Raises `Invalid` when a role does not exist; then nothing changes.
    """
    if changes:
        User.objects.filter(pk=user.pk).update(**changes)
    if role_ids is not None:
        _choose(user, set(role_ids))


def _choose(user: User, wanted: set[int]) -> None:
    known = set(JobRole.objects.filter(pk__in=wanted).values_list("pk", flat=True))
    if known != wanted:
        text = _("Ada peran yang tidak dikenal. Muat ulang halaman lalu pilih kembali.")
        raise Invalid(text, errors={"phl_roles": [text]})
    ChosenRole.objects.filter(user=user).exclude(job_role__in=wanted).delete()
    ChosenRole.objects.bulk_create(
        [ChosenRole(user=user, job_role_id=pk, chosen_at=now()) for pk in sorted(wanted)],
        ignore_conflicts=True,
    )
