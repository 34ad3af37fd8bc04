"""What the tests of the second factor share."""

from duxi.accounts.models import LoginSession
from tests.caller import Caller

BASE = "/api/backoffice/v1"
WRONG = "Kode tidak cocok atau sudah dipakai."
MISSING = "Akun ini memakai verifikasi dua langkah. Silakan masuk kembali melalui back office."
REQUIRED = "Aktifkan verifikasi dua langkah di halaman Keamanan akun untuk melanjutkan."
STEP_OVER = "Waktu verifikasi dua langkah sudah habis. Silakan masuk kembali."


def office(token: str = "") -> Caller:
    return Caller(base=BASE, headers={"Authorization": f"Bearer {token}"} if token else {})


def second_step(ticket: str, code: str):
    return office().post("/auth/two-factor", json_body={"ticket": ticket, "code": code})


def state(*, enabled: bool, left: int, required: bool = False) -> dict:
    return {"enabled": enabled, "required": required, "recovery_codes_left": left}


def session_of(user) -> LoginSession:
    return LoginSession.objects.filter(user=user).latest("created_at")


def signed_in(user, secret, first_step, clock) -> Caller:
    answer = second_step(first_step(user).results["ticket"], clock.code(secret))
    clock(60)
    return office(answer.results["token"])
