"""Two-step verification of every account: set up and used at the learner's door."""

from datetime import timedelta

import pytest

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import LoginSession, OneTimeToken, RecoveryCode, TotpDevice
from duxi.core.clock import now
from duxi.notices.models import Notification
from tests.caller import Caller
from tests.conftest import PASSWORD
from tests.two_factor.support import STEP_OVER, WRONG, office, second_step, session_of

pytestmark = pytest.mark.django_db

FACTOR = "/account/two-factor"


def signed_in(user) -> Caller:
    """A caller whose session stays the same from call to call."""
    pair = open_session(user=user, address="", user_agent="", remember=False)
    return Caller(headers={"Authorization": f"Bearer {pair.token}"})


@pytest.fixture
def password_step(solved):
    """The learner's door, with the password."""

    def post_sign_in(user, **more):
        form = {"account_id": user.email, "password": PASSWORD, "captcha": solved(), "user_type": 1, **more}
        return Caller().post("/auth/login", form)

    return post_sign_in


def code_step(ticket, code):
    return Caller().post("/auth/two-factor", {"ticket": ticket, "code": code})


def proof(code, password=PASSWORD):
    return {"password": password, "code": code}


def test_a_learner_sets_it_up(ani, clock):
    caller, elsewhere = signed_in(ani), signed_in(ani)
    off = {"enabled": False, "enabled_at": None, "recovery_codes_left": 0}
    assert caller.get(FACTOR).results == off
    made = caller.post(f"{FACTOR}/setup", {"password": PASSWORD}).results
    assert made["otpauth_uri"] == (
        f"otpauth://totp/Duxi:ani%40contoh.example?secret={made['secret']}&issuer=Duxi"
    )
    assert caller.get(FACTOR).results == off
    answer = caller.post(f"{FACTOR}/confirm", {"code": clock.code(made["secret"])})
    assert (answer.status, answer.message) == (200, "Verifikasi dua langkah aktif.")
    assert len(set(answer.results["recovery_codes"])) == 10
    state = caller.get(FACTOR).results
    assert (state["enabled"], state["recovery_codes_left"]) == (True, 10)
    assert state["enabled_at"] is not None
    assert elsewhere.get(FACTOR).status == 491


@pytest.mark.parametrize(
    ("password", "sentence"),
    [("", "Masukkan kata sandi Anda untuk melanjutkan."), ("salah", "Kata sandi tidak cocok.")],
)
def test_the_password_is_asked_for(as_, ani, password, sentence):
    answer = as_(ani).post(f"{FACTOR}/setup", {"password": password})
    assert (answer.status, answer.errors) == (422, {"password": [sentence]})
    assert not TotpDevice.objects.exists()


def test_an_account_of_google_alone_has_no_password_to_show(as_, ani, clock):
    ani.set_unusable_password()
    ani.save()
    caller = signed_in(ani)
    secret = caller.post(f"{FACTOR}/setup").results["secret"]
    assert caller.post(f"{FACTOR}/confirm", {"code": clock.code(secret)}).status == 200
    clock(60)
    assert caller.post(f"{FACTOR}/disable", {"code": "000000"}).errors == {"code": [WRONG]}
    assert caller.post(f"{FACTOR}/disable", {"code": clock.code(secret)}).status == 200


def test_a_wrong_first_code_changes_nothing(ani):
    caller = signed_in(ani)
    caller.post(f"{FACTOR}/setup", {"password": PASSWORD})
    answer = caller.post(f"{FACTOR}/confirm", {"code": "000000"})
    assert (answer.status, answer.errors) == (422, {"code": [WRONG]})
    assert TotpDevice.objects.get().confirmed_at is None
    assert not RecoveryCode.objects.exists()


@pytest.mark.parametrize("path", ["recovery-codes", "disable"])
@pytest.mark.parametrize(
    ("changes", "field"), [({"password": "salah"}, "password"), ({"code": "000000"}, "code")]
)
def test_both_secrets_are_needed(ani, protected, clock, path, changes, field):
    secret, _codes = protected(ani)
    before = set(RecoveryCode.objects.values_list("code_hash", flat=True))
    answer = signed_in(ani).post(f"{FACTOR}/{path}", proof(clock.code(secret)) | changes)
    assert (answer.status, list(answer.errors)) == (422, [field])
    assert TotpDevice.objects.get().confirmed_at is not None
    assert set(RecoveryCode.objects.values_list("code_hash", flat=True)) == before


def test_new_recovery_codes_replace_the_old(ani, protected, password_step, clock):
    secret, old = protected(ani)
    answer = signed_in(ani).post(f"{FACTOR}/recovery-codes", proof(clock.code(secret)))
    assert (answer.status, answer.message) == (200, "Kode pemulihan baru telah dibuat.")
    ticket = password_step(ani).results["ticket"]
    assert code_step(ticket, old[0]).status == 422
    assert code_step(ticket, answer.results["recovery_codes"][0]).status == 200


def test_switching_off_forgets_everything(ani, protected, password_step, clock):
    secret, codes = protected(ani)
    caller, other, ticket = signed_in(ani), signed_in(ani), password_step(ani).results["ticket"]
    answer = caller.post(f"{FACTOR}/disable", proof(clock.code(secret)))
    assert (answer.status, answer.message) == (200, "Verifikasi dua langkah dimatikan.")
    assert not TotpDevice.objects.exists()
    assert not RecoveryCode.objects.exists()
    assert (caller.get(FACTOR).status, other.get(FACTOR).status) == (200, 491)
    assert code_step(ticket, codes[0]).message == STEP_OVER
    assert password_step(ani).results["token"] is not None


@pytest.mark.parametrize(("remember_me", "remembered"), [(0, False), (1, True)])
def test_the_session_stores_the_device_that_entered_the_code(
    ani, protected, password_step, clock, remember_me, remembered
):
    secret, _codes = protected(ani)
    form = {
        "ticket": password_step(ani, remember_me=remember_me).results["ticket"],
        "code": clock.code(secret),
    }
    phone = Caller(headers={"User-Agent": "Firefox/140.0"})
    assert phone.post("/auth/two-factor", form, address="203.0.113.7").status == 200
    made = session_of(ani)
    assert (made.address, made.user_agent, made.remembered) == ("203.0.113.7", "Firefox/140.0", remembered)


@pytest.mark.parametrize(
    "path", ["", "/setup", "/confirm", "/recovery-codes", "/disable"], ids=lambda path: path or "state"
)
def test_budi_s_calls_say_nothing_of_ani_s_device(ani, budi, protected, clock, path):
    secret, _codes = protected(ani)
    caller = signed_in(budi)
    send = caller.post if path else caller.get
    data = (proof(clock.code(secret)),) if path else ()
    answer = send(f"{FACTOR}{path}", *data)
    assert answer.status == (409 if path in ("/confirm", "/recovery-codes", "/disable") else 200)
    assert TotpDevice.objects.get(user=ani).confirmed_at is not None


def test_the_password_alone_gives_a_ticket_and_no_session(ani, protected, password_step):
    protected(ani)
    before = LoginSession.objects.count()
    answer = password_step(ani)
    ticket = answer.results["ticket"]
    assert answer.results == {
        "token": None,
        "secret_token": None,
        "is_corporate": False,
        "handover_url": None,
        "two_factor": "code",
        "ticket": ticket,
    }
    assert LoginSession.objects.count() == before
    assert ticket not in str(OneTimeToken.objects.latest("pk").__dict__)


def test_no_one_learns_of_a_device_without_the_password(ani, budi, protected, password_step):
    protected(ani)
    answers = [password_step(who, password="salah") for who in (ani, budi)]
    assert answers[0].body == answers[1].body
    assert answers[0].status == 422


def test_the_code_opens_the_session(ani, protected, password_step, clock):
    secret, _codes = protected(ani)
    answer = code_step(password_step(ani).results["ticket"], clock.code(secret))
    assert answer.status == 200, answer.body
    assert set(answer.results) == {"token", "secret_token", "is_corporate", "handover_url"}
    opened = LoginSession.objects.latest("created_at")
    assert (opened.user, opened.two_factor_at is None, opened.remembered) == (ani, False, False)
    bearer = {"Authorization": f"Bearer {answer.results['token']}"}
    assert Caller(headers=bearer).post("/auth/me").results["email"] == ani.email


def test_whoever_is_remembered_stays_so(ani, protected, password_step, clock):
    secret, _codes = protected(ani)
    ticket = password_step(ani, remember_me="yes").results["ticket"]
    assert code_step(ticket, clock.code(secret)).status == 200
    assert LoginSession.objects.latest("created_at").remembered is True


def test_a_corporate_account_goes_on_after_the_code(citra, protected, password_step, clock, settings):
    settings.CORPORATE_URL = "https://korporat.contoh.example/masuk"
    secret, _codes = protected(citra)
    first = password_step(citra).results
    assert (first["is_corporate"], first["handover_url"]) == (True, None)
    answer = code_step(first["ticket"], clock.code(secret))
    assert answer.results["handover_url"].startswith(f"{settings.CORPORATE_URL}/")


def test_wrong_codes_burn_the_ticket(ani, protected, password_step, clock):
    secret, codes = protected(ani)
    ticket = password_step(ani).results["ticket"]
    for _guess in range(5):
        answer = code_step(ticket, "000000")
        assert (answer.status, answer.errors) == (422, {"code": [WRONG]})
    assert code_step(ticket, clock.code(secret)).message == STEP_OVER
    assert RecoveryCode.objects.filter(used_at=None).count() == len(codes)


def test_a_ticket_works_once_and_for_five_minutes(ani, protected, password_step, clock):
    _secret, codes = protected(ani)
    ticket = password_step(ani).results["ticket"]
    assert code_step(ticket, codes[0]).status == 200
    again = code_step(ticket, codes[1])
    assert (again.status, again.message) == (409, STEP_OVER)
    late = password_step(ani).results["ticket"]
    OneTimeToken.objects.update(expires_at=now() - timedelta(seconds=1))
    assert code_step(late, codes[1]).message == STEP_OVER
    assert RecoveryCode.objects.filter(used_at=None).count() == 9


def test_a_new_password_step_ends_the_ticket_before(ani, protected, password_step):
    _secret, codes = protected(ani)
    first, second = (password_step(ani).results["ticket"] for _time in range(2))
    assert code_step(first, codes[0]).message == STEP_OVER
    assert code_step(second, codes[0]).status == 200


def test_staff_are_asked_at_both_doors_and_a_ticket_fits_its_own(dewi, protected, password_step, first_step):
    _secret, codes = protected(dewi)
    learner = password_step(dewi).results["ticket"]
    assert second_step(learner, codes[0]).message == STEP_OVER
    back_office = first_step(dewi).results["ticket"]
    assert code_step(back_office, codes[0]).message == STEP_OVER
    assert RecoveryCode.objects.filter(used_at=None).count() == 10
    learner = password_step(dewi).results["ticket"]
    token = code_step(learner, codes[0]).results["token"]
    assert office(token).get("/dashboard").status == 200


def test_a_used_recovery_code_is_told_to_its_owner(
    ani, protected, password_step, clock, django_capture_on_commit_callbacks
):
    secret, codes = protected(ani)
    ticket = password_step(ani).results["ticket"]
    with django_capture_on_commit_callbacks(execute=True):
        code_step(ticket, "AAAAA-22222")
        code_step(ticket, codes[0])
    told = Notification.objects.get(template="security.recovery_code_used")
    assert (told.user, told.params["detail"]) == (ani, "9")
    with django_capture_on_commit_callbacks(execute=True):
        code_step(password_step(ani).results["ticket"], clock.code(secret))
    assert Notification.objects.filter(template="security.recovery_code_used").count() == 1


def test_a_new_password_by_mail_keeps_the_device(ani, protected, password_step):
    from duxi.accounts.actions.one_time import Purpose, issue
    from duxi.accounts.actions.passwords import reset_password

    protected(ani)
    token = issue(ani, Purpose.RESET_PASSWORD, timedelta(hours=1), {"email": ani.email})
    reset_password(token=token, new_pass="sandi-yang-lain-sekali")
    answer = password_step(ani, password="sandi-yang-lain-sekali")
    assert (answer.results["two_factor"], answer.results["token"]) == ("code", None)


def test_staff_take_the_device_of_a_learner_who_lost_it(rani, ani, protected, password_step, staff_as):
    protected(ani)
    answer = staff_as(rani).post(f"/users/{ani.pk}/reset-two-factor")
    assert answer.status == 200, answer.body
    assert password_step(ani).results["token"] is not None
