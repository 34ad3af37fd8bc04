"""One-time things redeemed by several at the same moment, over real connections: one wins."""

from threading import Barrier

import pyotp
import pytest

from duxi.accounts import second_factor
from duxi.accounts.actions import google, staff_sign_in, temporary_login, two_factor
from duxi.accounts.actions.second_step import Door, SecondStepOver, issue_ticket
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import GoogleIdentity, LoginSession, RecoveryCode, TotpDevice, User
from duxi.accounts.tokens import read_access
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.gateways.google.embedded import EmbeddedGoogle
from tests.conftest import PASSWORD
from tests.races import each_at_once, without_failures

pytestmark = pytest.mark.django_db(transaction=True)


def together(work, arguments):
    """What each gets at the same moment, or None where it was refused."""
    outcomes = without_failures(each_at_once(work, arguments))
    return [None if isinstance(outcome, Rejected) else outcome for outcome in outcomes]


def winners(answers) -> int:
    return sum(answer is not None for answer in answers)


@pytest.fixture
def protected(dewi):
    """Dewi with a confirmed device whose last code is long past; gives secret and recovery codes."""
    session = LoginSession.objects.create(user=dewi, last_used_at=now())
    secret = two_factor.start_setup(user=dewi, password=PASSWORD, address="").secret
    codes = two_factor.confirm(user=dewi, session=session, code=pyotp.TOTP(secret).now())
    TotpDevice.objects.update(last_step=0)
    return secret, codes


def test_a_temporary_login_opens_one_session(ani):
    pair = open_session(user=ani, address="", user_agent="", remember=False)
    made = temporary_login.create(user=ani, session_uuid=read_access(pair.token))

    def redeem(_n):
        return temporary_login.sign_in_once(token=made.token, address="", user_agent="")

    assert winners(together(redeem, range(4))) == 1
    assert LoginSession.objects.count() == 2


def test_a_code_of_the_authenticator_is_accepted_once(dewi, protected):
    code = pyotp.TOTP(protected[0]).now()

    def prove(_n):
        fresh = User.objects.get(pk=dewi.pk)
        second_factor.accept(user=fresh, code=code, address="")
        return True

    assert winners(together(prove, range(4))) == 1


def test_without_the_condition_it_would_be_accepted_more_than_once(dewi, protected):
    """The negative control: looking first and writing then lets several through."""
    code, all_have_looked = pyotp.TOTP(protected[0]).now(), Barrier(4)

    def prove(_n):
        device = TotpDevice.objects.get(user=dewi)
        step = second_factor.current_step(device, code)
        is_fresh = step is not None and device.last_step < step
        all_have_looked.wait(10)
        TotpDevice.objects.filter(pk=device.pk).update(last_step=step)
        return is_fresh or None

    assert winners(together(prove, range(4))) == 4


def test_a_recovery_code_is_accepted_once(dewi, protected):
    def prove(_n):
        second_factor.accept(user=User.objects.get(pk=dewi.pk), code=protected[1][0], address="")
        return True

    assert winners(together(prove, range(4))) == 1
    assert RecoveryCode.objects.filter(used_at=None).count() == 9


def test_parallel_guesses_do_not_stretch_a_ticket(dewi, protected):
    """Eight at once count one after the other; the right code then comes too late."""
    ticket = issue_ticket(user=dewi, door=Door.BACK_OFFICE)
    refusals = []

    def guess(_n):
        try:
            return staff_sign_in.finish_sign_in(ticket=ticket, code="000000", address="", user_agent="")
        except Rejected as refusal:
            refusals.append(type(refusal).__name__)
            raise

    assert winners(together(guess, range(8))) == 0
    assert sorted(refusals) == ["SecondStepOver"] * 3 + ["WrongCode"] * 5
    with pytest.raises(SecondStepOver):
        staff_sign_in.finish_sign_in(
            ticket=ticket, code=pyotp.TOTP(protected[0]).now(), address="", user_agent=""
        )


def test_a_ticket_opens_one_session(dewi, protected):
    ticket = issue_ticket(user=dewi, door=Door.BACK_OFFICE)
    before = LoginSession.objects.count()

    def finish(code):
        return staff_sign_in.finish_sign_in(ticket=ticket, code=code, address="", user_agent="")

    assert winners(together(finish, protected[1][:4])) == 1
    assert LoginSession.objects.count() == before + 1
    assert RecoveryCode.objects.filter(used_at=None).count() == 9


@pytest.fixture
def _embedded(settings):
    settings.GOOGLE_PROVIDER = "embedded"


def google_sign_in(token):
    return google.sign_in_with_google(id_token=token, user_type=1, address="", user_agent="")


@pytest.mark.usefixtures("_embedded")
def test_one_google_account_in_several_tabs_makes_one_account():
    tokens = [EmbeddedGoogle().issue(email="gita@contoh.example", name="Gita") for _tab in range(4)]
    assert winners(together(google_sign_in, tokens)) == 4
    assert User.objects.count() == GoogleIdentity.objects.count() == 1
    assert LoginSession.objects.count() == 4


@pytest.mark.usefixtures("_embedded")
def test_several_tabs_link_an_account_once_and_all_of_them_get_in(ani):
    ani.email_verified_at = now()
    ani.save()
    tokens = [EmbeddedGoogle().issue(email="ani@contoh.example", name="Ani") for _tab in range(4)]
    assert winners(together(google_sign_in, tokens)) == 4
    assert GoogleIdentity.objects.get().user == ani
    assert LoginSession.objects.filter(user=ani).count() == 4


@pytest.mark.usefixtures("_embedded")
def test_one_token_in_several_hands_opens_one_session():
    token = EmbeddedGoogle().issue(email="gita@contoh.example", name="Gita")
    assert winners(together(google_sign_in, [token] * 4)) == 1
    assert LoginSession.objects.count() == 1


@pytest.mark.usefixtures("_embedded")
def test_two_google_accounts_of_one_address_do_not_share_an_account(ani):
    ani.email_verified_at = now()
    ani.save()
    from duxi.gateways.google.keys import issuer_key

    def claims(subject):
        issuer = EmbeddedGoogle()
        moment = int(now().timestamp())
        return {
            "iss": issuer._issuer().names[0], "aud": issuer.client_id, "sub": subject, "name": "Ani",
            "email": "ani@contoh.example", "email_verified": True, "iat": moment, "exp": moment + 60,
        }  # fmt: skip

    tokens = [issuer_key().sign(claims(subject)) for subject in ("1", "2")]
    assert winners(together(google_sign_in, tokens)) == 1
    assert GoogleIdentity.objects.count() == 1
