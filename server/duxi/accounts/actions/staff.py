"""Managing staff: inviting, groups, deactivation, resetting two-step verification, impersonation."""

from collections.abc import Collection

from django.contrib.auth.models import Group, Permission
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts import emails
from duxi.accounts.actions import two_factor
from duxi.accounts.actions.one_time import Purpose, issue, lock_user
from duxi.accounts.actions.register import username_from
from duxi.accounts.actions.sign_in import end_all_sessions, open_session
from duxi.accounts.constants import INVITATION_LIFETIME
from duxi.accounts.models import LoginSession, User
from duxi.accounts.tokens import TokenPair
from duxi.core.errors import Forbidden, Invalid, Rejected
from duxi.gateways import mail


class OnlySuperusers(Forbidden):
    """Only superusers may change superusers."""

    message = gettext_lazy("Akun superuser hanya dapat diubah oleh superuser.")


class NotYourself(Rejected):
    """Nobody may remove their own rights or lock themselves out."""

    message = gettext_lazy("Anda tidak dapat mengubah akses akun Anda sendiri.")


class AlreadyStaff(Invalid):
    """The account is staff already."""

    message = gettext_lazy("Orang ini sudah bekerja di back office.")


@transaction.atomic
def invite(*, actor: User, email: str, fullname: str, groups: Collection[Group]) -> User:
    """Invite a member of staff: a new account with a link to set its password, or an existing account.

    Raises `Invalid` by field, or `AlreadyStaff`.
    """
    refuse_foreign_rights(actor, groups)
    known = User.objects.filter(email__iexact=email).first()
    if known and known.is_staff:
        raise AlreadyStaff(errors={"email": [str(AlreadyStaff.message)]})
    user = known or User.objects.create_user(email, None, username=username_from(email), fullname=fullname)
    User.objects.filter(pk=user.pk).update(is_staff=True)
    user.groups.add(*groups)
    if known:
        email_message = emails.now_staff(actor.fullname)
    else:
        token = issue(user, Purpose.RESET_PASSWORD, INVITATION_LIFETIME, {"email": user.email})
        email_message = emails.invitation(token, actor.fullname)
    mail.queue(to=user.email, email_message=email_message, locale=user.locale, name=user.fullname)
    return user


@transaction.atomic
def change(
    *, actor: User, user: User, fullname: str, is_active: bool, is_staff: bool, groups: Collection[Group]
) -> None:
    """Change a user's groups and status; deactivating ends their sessions.

    Raises `OnlySuperusers`, `NotYourself`, or `Invalid` by field.
    """
    lock_user(user.pk)
    user.refresh_from_db()
    _refuse_above(actor, user)
    wanted, present = {group.pk for group in groups}, set(user.groups.values_list("pk", flat=True))
    is_same = wanted == present and (is_active, is_staff) == (user.is_active, user.is_staff)
    if actor == user and not is_same:
        raise NotYourself
    refuse_foreign_rights(actor, [group for group in groups if group.pk not in present])
    User.objects.filter(pk=user.pk).update(fullname=fullname, is_active=is_active, is_staff=is_staff)
    user.groups.set(groups)
    if not is_active or not is_staff:
        end_all_sessions(user=user, reason=LoginSession.EndReason.ELSEWHERE)


def reset_two_factor(*, actor: User, user: User) -> None:
    """Remove the authenticator of a colleague who has lost it; raises `OnlySuperusers`, `NotYourself`."""
    _refuse_above(actor, user)
    if actor == user:
        raise NotYourself
    two_factor.reset(user=user)


def end_sessions(*, actor: User, user: User) -> None:
    """End all sessions of a user; raises `OnlySuperusers`."""
    _refuse_above(actor, user)
    end_all_sessions(user=user, reason=LoginSession.EndReason.ELSEWHERE)


def sign_in_as(*, actor: User, session: LoginSession, user: User, address: str, user_agent: str) -> TokenPair:
    """Open a read-only session as a colleague.

    Raises `OnlySuperusers`, `NotYourself`, or `Forbidden` for an account that is not staff.
    """
    _refuse_above(actor, user)
    if actor == user or session.impersonator_id:
        raise NotYourself
    if not user.is_active or not user.is_staff or user.is_superuser:
        raise Forbidden
    with transaction.atomic():
        return open_session(
            user=user,
            address=address,
            user_agent=user_agent,
            remember=False,
            is_two_factor=session.two_factor_at is not None,
            is_quiet=True,
            impersonator=actor,
        )


def refuse_foreign_rights(actor: User, groups: Collection[Group]) -> None:
    """Users can only grant rights that they have; raises `Invalid` naming the groups."""
    if actor.is_superuser:
        return
    own = actor.get_all_permissions()
    beyond = sorted(group.name for group in groups if not _names(group) <= own)
    if beyond:
        text = _("Anda tidak dapat memberi izin yang tidak Anda miliki: {groups}.")
        raise Invalid(errors={"groups": [text.format(groups=", ".join(beyond))]})


def _names(group: Group) -> set[str]:
    found = Permission.objects.filter(group=group).values_list("content_type__app_label", "codename")
    return {f"{app}.{codename}" for app, codename in found}


def _refuse_above(actor: User, user: User) -> None:
    if user.is_superuser and not actor.is_superuser:
        raise OnlySuperusers
