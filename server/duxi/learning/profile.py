"""A user's own profile in one response."""

from duxi.accounts import avatars
from duxi.accounts.actions.deletion import open_deletion
from duxi.accounts.models import GoogleIdentity, OneTimeToken, User
from duxi.core.clock import now
from duxi.learning.queries.roles import role_rows, roles_for
from duxi.learning.schemas.profile import ChoosableRole, Due, ProfileOut, TermsData

ENGINE = "siduxi"
_SAME = (
    *("fullname", "username", "email", "phone_verified_at", "phone_wa_verified_at", "is_corporate"),
    *("user_type", "organisation", "position", "city", "locale"),
)


def profile_of(user: User) -> ProfileOut:
    """The profile with its related rows."""
    return ProfileOut(
        **{name: getattr(user, name) for name in _SAME},
        user_uuid=user.uuid,
        pending_email=_pending_email(user),
        is_activated=user.email_verified_at is not None,
        phone=user.phone or None,
        phone_dial_code=user.phone_dial_code or None,
        update_password=user.must_update_password,
        avatar_url=avatars.url_of(user),
        avatar_small_url=avatars.small_url_of(user),
        allow_beta=user.allows_beta,
        has_password=user.has_usable_password(),
        google_linked=GoogleIdentity.objects.filter(user=user).exists(),
        terms_data=TermsData(siduxi_engine=ENGINE),
        phl_roles=[ChoosableRole(**row) for row in role_rows(roles_for(user)).order_by("name")],
        deletion=_deletion(user),
    )


def _pending_email(user: User) -> str | None:
    """The address that is not confirmed yet."""
    asked = OneTimeToken.objects.filter(
        user=user, purpose=OneTimeToken.Purpose.CHANGE_EMAIL, used_at=None, expires_at__gt=now()
    )
    return asked.order_by("-created_at").values_list("payload__email", flat=True).first()


def _deletion(user: User) -> Due | None:
    wish = open_deletion(user)
    return Due(due_at=wish.due_at) if wish else None
