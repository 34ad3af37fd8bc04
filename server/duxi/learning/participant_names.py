"""Names of participants in registration forms who have no account yet."""

from collections.abc import Collection, Mapping

from duxi.entitlements.participant_names import register_names
from duxi.learning.models import RegistrationParticipant


def _named_in_forms(seats: Collection[int]) -> Mapping[int, str]:
    rows = RegistrationParticipant.objects.filter(entitlement__in=seats).exclude(name="")
    return dict(rows.values_list("entitlement_id", "name"))


register_names(_named_in_forms)
