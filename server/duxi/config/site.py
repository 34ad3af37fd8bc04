"""`/public/site`: content and run-time configuration with which the front ends start."""

from dataclasses import asdict
from typing import Any, Literal

from django.conf import settings
from django.core.files.storage import default_storage
from django.http import HttpRequest
from django.urls import reverse
from ninja import Router

from duxi.accounts.actions import handover
from duxi.commerce.shop.refund_policy import DAYS_AFTER_PAYMENT, DAYS_BEFORE_START
from duxi.content.queries import site_settings
from duxi.core.envelope import Envelope, ok
from duxi.core.schema import Schema
from duxi.core.short_cache import briefly_cached
from duxi.gateways import captcha, google, payment, push

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


class RefundConfig(Schema):
    """Deadlines for refunds: of dated products, and of all others."""

    days_before_start: int
    days_after_payment: int


class SiteOut(Schema):
    app_version: str
    product_name: str
    demo: bool
    outbox_url: str | None
    landing_redirect: bool
    landing_url: str | None
    front_door: Literal["storefront", "market"]
    chatbot: bool
    siduxi_engine: str
    siduxi_logo_image: str | None
    siduxi_avatar: str | None
    siduxi_image: str | None
    whatsapp_link: str | None
    chat_script_url: str | None
    chat_scale: int
    captcha: CaptchaConfig
    google_client_id: str | None
    google_script_url: str | None
    redirect_origins: list[str]
    corporate_site: bool
    locales: list[str]
    default_locale: str
    payment: PaymentConfig
    refund: RefundConfig
    push: PushConfig | None


@router.get("/site", response=Envelope[SiteOut])
@briefly_cached
def site(request: HttpRequest) -> Envelope[SiteOut]:
    gateway, sign_in = payment.gateway(), google.gateway()
    chosen = site_settings()
    return ok(
        SiteOut(
            app_version=settings.APP_VERSION,
            product_name=settings.PRODUCT_NAME,
            demo=settings.DEMO,
            outbox_url=reverse("outbox") if settings.DEMO else None,
            landing_redirect=chosen.landing_redirect or bool(settings.LANDING_URL),
            landing_url=chosen.landing_url or settings.LANDING_URL or None,
            front_door="market" if settings.FRONT_DOOR == "market" else "storefront",
            chatbot=chosen.chatbot,
            siduxi_engine=chosen.siduxi_engine or settings.CHAT_ENGINE,
            siduxi_logo_image=_url(chosen.siduxi_logo_image),
            siduxi_avatar=_url(chosen.siduxi_avatar),
            siduxi_image=_url(chosen.siduxi_image),
            whatsapp_link=chosen.whatsapp_link or settings.WHATSAPP_LINK or None,
            chat_script_url=settings.CEKAT_AI_SCRIPT_URL or None,
            chat_scale=chosen.feedback_scale if chosen.version else settings.CHAT_FEEDBACK_SCALE,
            captcha=CaptchaConfig(
                provider=settings.CAPTCHA_PROVIDER,
                site_key=captcha.driver().site_key,
            ),
            google_client_id=sign_in.client_id if sign_in else None,
            google_script_url=sign_in.script_url if sign_in else None,
            redirect_origins=handover.redirect_origins(),
            corporate_site=bool(settings.CORPORATE_URL),
            locales=[code.partition("-")[0] for code, _name in settings.LANGUAGES],
            default_locale=settings.LANGUAGE_CODE,
            payment=PaymentConfig(snap_js_url=gateway.snap_js_url, client_key=gateway.client_key),
            refund=RefundConfig(days_before_start=DAYS_BEFORE_START, days_after_payment=DAYS_AFTER_PAYMENT),
            push=_push(),
        )
    )


def _url(path: str) -> str | None:
    return default_storage.url(path) if path else None


def _push() -> PushConfig | None:
    web = push.web_config()
    return PushConfig(**asdict(web)) if web else None


@router.get("/captcha/challenge", response=Envelope[dict[str, Any]])
def challenge(request: HttpRequest) -> Envelope[dict[str, Any]]:
    return ok(captcha.challenge())
