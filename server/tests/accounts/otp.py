"""Helpers for requesting and entering one-time codes."""

import re
from datetime import timedelta

from duxi.accounts.models import OtpCode
from duxi.gateways.models import OutboxMessage

PHONE = "+6281234567890"


VERIFIED = "Nomor telepon Anda telah berhasil diverifikasi."


OVER = "Kode OTP sudah tidak berlaku. Silakan minta kode baru."


BURNED = "Kode OTP salah terlalu sering dan tidak berlaku lagi. Silakan minta kode baru."


NOT_ON_WHATSAPP = "Nomor ini tidak terdaftar di WhatsApp. Gunakan SMS."


TOO_OFTEN = "Terlalu banyak permintaan kode. Silakan coba lagi nanti."


def ask(caller, phone="0812 3456 7890", type="wa"):
    return caller.post("/account/request-otp", {"phone": phone, "type": type})


def apply(caller, code, type="wa"):
    return caller.post("/account/apply-otp", {"otp_code": code, "type": type})


def sent_code(channel="wa"):
    """The code as received on the phone."""
    text = OutboxMessage.objects.filter(channel=channel).latest("id").text
    return re.match(r"\d{6}", text)[0]


def other_than(code):
    return f"{(int(code) + 1) % 10**6:06}"


def about(seconds):
    """A remaining time of about so many seconds, allowing for the test's own duration."""
    return range(seconds - 25, seconds + 1)


def age(seconds):
    """Make every code older by so much."""
    for code in OtpCode.objects.all():
        OtpCode.objects.filter(pk=code.pk).update(
            created_at=code.created_at - timedelta(seconds=seconds),
            expires_at=code.expires_at - timedelta(seconds=seconds),
        )
