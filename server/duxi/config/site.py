"""`/public/site`: content and run-time configuration that the front ends start with."""

from dataclasses import asdict
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from ninja import Router, Schema

from duxi.core.envelope import Envelope, gives
from duxi.gateways import captcha, payment, push

router = Router(tags=["site"])


class CaptchaConfig(Schema):
    provider: str
    site_key: str


class PaymentConfig(Schema):
    snap_js_url: str
    client_key: str


class PushConfig(Schema):
    """Firebase's web app."""

    api_key: str
    app_id: str
    project_id: str
    sender_id: str
    vapid_key: str


class SiteOut(Schema):
    app_version: str
    landing_redirect: bool
    landing_url: str | None
    chatbot: bool
    siduxi_engine: str
    siduxi_logo_image: str | None
    siduxi_avatar: str | None
    siduxi_image: str | None
    whatsapp_link: str | None
    captcha: CaptchaConfig
    google_client_id: str | None
    locales: list[str]
    default_locale: str
    payment: PaymentConfig
    push: PushConfig | None


@router.get("/site", response=Envelope[SiteOut])
def site(request: HttpRequest) -> Envelope[SiteOut]:
    gateway = payment.gateway()
    return gives(
        SiteOut(
            app_version=settings.APP_VERSION,
            landing_redirect=bool(settings.LANDING_URL),
            landing_url=settings.LANDING_URL or None,
            chatbot=False,
            siduxi_engine="siduxi",
            siduxi_logo_image=None,
            siduxi_avatar=None,
            siduxi_image=None,
            whatsapp_link=settings.WHATSAPP_LINK or None,
            captcha=CaptchaConfig(
                provider=settings.CAPTCHA_PROVIDER,
                site_key=captcha.driver().site_key,
            ),
            google_client_id=None,
            locales=[code.partition("-")[0] for code, _name in settings.LANGUAGES],
            default_locale=settings.LANGUAGE_CODE,
            payment=PaymentConfig(snap_js_url=gateway.snap_js_url, client_key=gateway.client_key),
            push=_push(),
        )
    )


def _push() -> PushConfig | None:
    web = push.web_config()
    return PushConfig(**asdict(web)) if web else None


@router.get("/captcha/challenge", response=Envelope[dict[str, Any]])
def challenge(request: HttpRequest) -> Envelope[dict[str, Any]]:
    return gives(captcha.challenge())
