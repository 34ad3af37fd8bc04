"""Settings, read from the environment; the defaults suit tests and the embedded product."""

from pathlib import Path
from typing import Any

from django.core.exceptions import ImproperlyConfigured

from duxi.config import components
from duxi.config.administration import UNFOLD  # noqa: F401 - a setting
from duxi.config.content_policy import content_policy
from duxi.config.environment import flag, number, one_of, secret, text
from duxi.config.log import LOGGING  # noqa: F401 - a setting
from duxi.gateways.services import chosen, problems

SERVER = Path(__file__).resolve().parent.parent.parent
TOP = SERVER.parent
DATA = Path(text("DUXI_DATA_DIR", str(TOP / ".data")))

DEBUG = flag("DUXI_DEBUG")
SECRET_KEY = secret("DUXI_SECRET_KEY")
DEMO = flag("DUXI_DEMO")
ACCESS_SECONDS = number("DUXI_ACCESS_SECONDS", 900)
TEST = flag("DUXI_TEST")
_IS_DEMO = DEMO or DEBUG or TEST
BASE_URL = text("DUXI_BASE_URL", "http://localhost:8000")
ALLOWED_HOSTS = text("DUXI_ALLOWED_HOSTS", "localhost,127.0.0.1,[::1],testserver").split(",")
CSRF_TRUSTED_ORIGINS = [BASE_URL]
BEHIND_PROXY = flag("DUXI_BEHIND_PROXY")
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if BEHIND_PROXY else None
USE_X_FORWARDED_HOST = BEHIND_PROXY

INSTALLED_APPS = components.INSTALLED_APPS
MIDDLEWARE = components.MIDDLEWARE
TEMPLATES = components.TEMPLATES

ROOT_URLCONF = "duxi.config.urls"
ASGI_APPLICATION = "duxi.config.asgi.application"
WSGI_APPLICATION = "duxi.config.wsgi.application"

DATABASES: dict[str, dict[str, Any]] = {
    "default": {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": text("PGDATABASE", "duxi"),
        "USER": text("PGUSER", "duxi"),
        "PASSWORD": text("PGPASSWORD", ""),
        "HOST": text("PGHOST", ""),
        "PORT": text("PGPORT", ""),
        "CONN_MAX_AGE": number("DUXI_CONN_MAX_AGE", 600),
        "CONN_HEALTH_CHECKS": True,
        "TIME_ZONE": "Asia/Jakarta",
        # For cursors with server-side binding (core.hot); Django's default binds in the client.
        "OPTIONS": {"prepare_threshold": number("DUXI_PREPARE_AFTER", 5) or None},
    }
}

REDIS_URL = text("REDIS_URL", "")
CACHES = {
    "default": {"BACKEND": "duxi.core.redis_cache.RedisCache", "LOCATION": REDIS_URL}
    if REDIS_URL
    else {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
}
CHANNEL_LAYERS = {
    "default": {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [REDIS_URL]},
    }
    if REDIS_URL
    else {"BACKEND": "duxi.core.layers.LocalChannelLayer"}
}

Q_CLUSTER: dict[str, Any] = {
    "name": "duxi",
    "orm": "default",
    "workers": number("DUXI_WORKERS", 2),
    "timeout": 900,
    "retry": 1200,  # not used by our worker; the library warns when it is below the timeout
    "catch_up": False,
    "label": "Antrean",
}

# The admin's exports are opened in spreadsheets.
IMPORT_EXPORT_ESCAPE_FORMULAE_ON_EXPORT = True
IMPORT_EXPORT_IMPORT_PERMISSION_CODE = "change"
IMPORT_EXPORT_EXPORT_PERMISSION_CODE = "view"

# Email and username are unique in lower case, by constraints that the check does not recognise.
SILENCED_SYSTEM_CHECKS = ["auth.W004"]
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "duxi.accounts.permissions.PermissionBackend",
    "guardian.backends.ObjectPermissionBackend",
]
ANONYMOUS_USER_NAME = None
AUTH_PASSWORD_VALIDATORS = components.PASSWORD_VALIDATORS
PASSWORD_HASHERS = ["duxi.accounts.hashing.BoundedArgon2"]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "id"
LANGUAGES = components.LANGUAGES
LOCALE_PATHS = [SERVER / "duxi" / "locale"]
TIME_ZONE = "Asia/Jakarta"
USE_TZ = True

STATIC_URL = "/static/"
STATIC_ROOT = DATA / "static"
MEDIA_URL = "/media/"
MEDIA_ROOT = DATA / "media"
PRIVATE_ROOT = DATA / "private"

# Storage of private files (uploads, exports, videos): a folder, or a bucket at any S3-compatible provider.
STORAGE_PROVIDER = chosen("storage", is_demo=_IS_DEMO)
S3_BUCKET = text("DUXI_S3_BUCKET", "")
S3_ACCESS_KEY = text("DUXI_S3_ACCESS_KEY", "")
S3_SECRET_KEY = text("DUXI_S3_SECRET_KEY", "")
S3_REGION = text("DUXI_S3_REGION", "")
S3_ENDPOINT = text("DUXI_S3_ENDPOINT", "")
# The bucket's address for browsers, where it differs from the server's.
S3_PUBLIC_ENDPOINT = text("DUXI_S3_PUBLIC_ENDPOINT", "") or S3_ENDPOINT
_PRIVATE: dict[str, dict[str, Any]] = {
    "folder": {"BACKEND": "duxi.files.storage.PrivateFolder"},
    "s3": {
        "BACKEND": "duxi.files.bucket.PrivateBucket",
        "OPTIONS": {
            "bucket_name": S3_BUCKET,
            "access_key": S3_ACCESS_KEY,
            "secret_key": S3_SECRET_KEY,
            "region_name": S3_REGION or None,
            "endpoint_url": S3_ENDPOINT or None,
            "public_endpoint_url": S3_PUBLIC_ENDPOINT or None,
        },
    },
}
STORAGES: dict[str, dict[str, Any]] = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
    "private": _PRIVATE.get(STORAGE_PROVIDER, {}),
}
# Whether the proxy sends private files named in a header (deploy/Caddyfile does).
SEND_BY_PROXY = flag("DUXI_SEND_BY_PROXY")
# Packages uploaded videos; blank: the one on the path, else the one of the Python packages.
FFMPEG = text("DUXI_FFMPEG", "")
FIXTURES = TOP / "fixtures"
LEARNER_WEB = Path(text("DUXI_LEARNER_WEB", str(TOP / "learner-web" / "dist")))
BACKOFFICE_WEB = Path(text("DUXI_BACKOFFICE_WEB", str(TOP / "backoffice-web" / "dist")))
WHITENOISE_ALLOW_ALL_ORIGINS = False

APP_VERSION = "1.251008"
PRODUCT_NAME = "Duxi"
LANDING_URL = text("DUXI_LANDING_URL", "")
FRONT_DOOR = one_of("DUXI_FRONT_DOOR", "storefront", "market")
WHATSAPP_LINK = text("DUXI_WHATSAPP_LINK", "")

# The chat: its engine ("siduxi" is our own, "cekat_ai" a third party's, "whatsapp" only a link), other
# sites that may embed it, and how long conversations are stored.
CHAT_ENGINE = one_of("DUXI_CHAT_ENGINE", "siduxi", "cekat_ai", "whatsapp")
CEKAT_AI_SCRIPT_URL = text("DUXI_CEKAT_AI_SCRIPT_URL", "")
CHAT_ORIGINS = [origin for origin in text("DUXI_CHAT_ORIGINS", "").split(",") if origin]
CHAT_RETENTION_DAYS = number("DUXI_CHAT_RETENTION_DAYS", 365)
CHAT_FEEDBACK_SCALE = 3 if text("DUXI_CHAT_FEEDBACK_SCALE", "5") == "3" else 5

REFUND_RETRY_WORKDAYS = number("DUXI_REFUND_RETRY_WORKDAYS", 3)
"""Within how many working days staff handle a refund that could not be sent; shown to the buyer."""

TRANSFER_ACCOUNT = text(
    "DUXI_TRANSFER_ACCOUNT", "Bank BCA 000 123 4567 a.n. PT Duxi Contoh Nusantara" if _IS_DEMO else ""
)
"""The account for companies' instalments, shown on their orders."""
# The seller on invoices. Demonstrations have invented data; otherwise nothing is assumed.
SELLER = {
    "name": text("DUXI_SELLER_NAME", "PT Duxi Contoh Nusantara" if _IS_DEMO else ""),
    "address": text("DUXI_SELLER_ADDRESS", "Jalan Contoh No. 123, Kota Contoh 00000" if _IS_DEMO else ""),
    "npwp": text("DUXI_SELLER_NPWP", "0000000000000000" if _IS_DEMO else ""),
    "nitku": text("DUXI_SELLER_NITKU", "000000"),
    "email": text("DUXI_SELLER_EMAIL", "keuangan@contoh.example" if _IS_DEMO else ""),
    "phone": text("DUXI_SELLER_PHONE", ""),
}

# The driver of each outside service; values and keys are validated at the end of this file.
CAPTCHA_PROVIDER = chosen("captcha", is_demo=_IS_DEMO)
RECAPTCHA_SITE_KEY = text("DUXI_RECAPTCHA_SITE_KEY", "")
RECAPTCHA_SECRET_KEY = text("DUXI_RECAPTCHA_SECRET_KEY", "")

SMTP_URL = text("DUXI_SMTP_URL", "")
MAIL_PROVIDER = chosen("mail", is_demo=_IS_DEMO, default="smtp" if SMTP_URL else "")
# Receives visitors' questions; without it they are only listed in the admin.
SUPPORT_MAIL = text("DUXI_SUPPORT_MAIL", "bantuan@contoh.example" if DEMO else "")
MAIL_FROM = text("DUXI_MAIL_FROM", "Duxi <noreply@localhost>")
MAILGUN_URL = text("DUXI_MAILGUN_URL", "https://api.mailgun.net").rstrip("/")
MAILGUN_DOMAIN = text("DUXI_MAILGUN_DOMAIN", "")
MAILGUN_API_KEY = text("DUXI_MAILGUN_API_KEY", "")
MAILGUN_SIGNING_KEY = text("DUXI_MAILGUN_SIGNING_KEY", "")
# Replies go to this domain, whose mail the provider forwards. Sending rate of broadcasts.
MAIL_REPLY_DOMAIN = text("DUXI_MAIL_REPLY_DOMAIN", "balas.contoh.example" if DEMO else "")
BROADCAST_PER_SECOND = number("DUXI_BROADCAST_PER_SECOND", 20)

GOOGLE_PROVIDER = chosen("google", is_demo=_IS_DEMO)
GOOGLE_CLIENT_ID = text("DUXI_GOOGLE_CLIENT_ID", "")
GOOGLE_CERTS_URL = text("DUXI_GOOGLE_CERTS_URL", "https://www.googleapis.com/oauth2/v1/certs")

# The site that corporate accounts are redirected to, and other sites that a temporary login may lead to.
CORPORATE_URL = text("DUXI_CORPORATE_URL", "").rstrip("/")
REDIRECT_ORIGINS = [origin for origin in text("DUXI_REDIRECT_ORIGINS", "").split(",") if origin]

STAFF_TWO_FACTOR = one_of("DUXI_STAFF_TWO_FACTOR", "optional", "required")

# Seed of the key that signs digital badges (32 bytes, base64); by default derived from the secret key.
CREDENTIAL_KEY = text("DUXI_CREDENTIAL_KEY", "")

# A language model that formulates the bot's answers; none by default.
LANGUAGE_MODEL_PROVIDER = chosen("language_model", is_demo=_IS_DEMO)
LANGUAGE_MODEL_URL = text("DUXI_LANGUAGE_MODEL_URL", "").rstrip("/")
LANGUAGE_MODEL_KEY = text("DUXI_LANGUAGE_MODEL_KEY", "")
LANGUAGE_MODEL_NAME = text("DUXI_LANGUAGE_MODEL_NAME", "")

# Online rooms of webinars and workshops; none by default.
ZOOM_PROVIDER = chosen("zoom", is_demo=_IS_DEMO)
ZOOM_ACCOUNT_ID = text("DUXI_ZOOM_ACCOUNT_ID", "")
ZOOM_CLIENT_ID = text("DUXI_ZOOM_CLIENT_ID", "")
ZOOM_CLIENT_SECRET = text("DUXI_ZOOM_CLIENT_SECRET", "")
ZOOM_HOST = text("DUXI_ZOOM_HOST", "me")
ZOOM_WEBHOOK_SECRET = text("DUXI_ZOOM_WEBHOOK_SECRET", "")
ZOOM_SDK_KEY = text("DUXI_ZOOM_SDK_KEY", "")
ZOOM_SDK_SECRET = text("DUXI_ZOOM_SDK_SECRET", "")
ZOOM_API_URL = text("DUXI_ZOOM_API_URL", "https://api.zoom.us/v2")
ZOOM_OAUTH_URL = text("DUXI_ZOOM_OAUTH_URL", "https://zoom.us")

# Messages to other systems about what happened here.
WEBHOOKS_PROVIDER = chosen("webhooks", is_demo=_IS_DEMO)

PUSH_PROVIDER = chosen("push", is_demo=_IS_DEMO)
FCM_PROJECT_ID = text("DUXI_FCM_PROJECT_ID", "")
FCM_CREDENTIALS = text("DUXI_FCM_CREDENTIALS", "")
FCM_API_KEY = text("DUXI_FCM_API_KEY", "")
FCM_APP_ID = text("DUXI_FCM_APP_ID", "")
FCM_SENDER_ID = text("DUXI_FCM_SENDER_ID", "")
FCM_VAPID_KEY = text("DUXI_FCM_VAPID_KEY", "")

PAYMENT_PROVIDER = chosen("payment", is_demo=_IS_DEMO)
# The merchant's notification URL for the embedded Snap; behind a proxy: the web service itself.
SNAP_MERCHANT_URL = text("DUXI_INTERNAL_URL", BASE_URL)
MIDTRANS_SERVER_KEY = text("DUXI_MIDTRANS_SERVER_KEY", "")
MIDTRANS_CLIENT_KEY = text("DUXI_MIDTRANS_CLIENT_KEY", "")
MIDTRANS_IS_PRODUCTION = flag("DUXI_MIDTRANS_PRODUCTION")
_MIDTRANS_ZONE = "" if MIDTRANS_IS_PRODUCTION else ".sandbox"
MIDTRANS_SNAP_URL = text("DUXI_MIDTRANS_SNAP_URL", f"https://app{_MIDTRANS_ZONE}.midtrans.com")
MIDTRANS_API_URL = text("DUXI_MIDTRANS_API_URL", f"https://api{_MIDTRANS_ZONE}.midtrans.com")

# How one-time codes are sent, and whether purchases and exams require a verified phone.
REQUIRE_PHONE = flag("DUXI_REQUIRE_PHONE")
WHATSAPP_PROVIDER = chosen("whatsapp", is_demo=_IS_DEMO)
WHATSAPP_GRAPH_URL = text("DUXI_WHATSAPP_GRAPH_URL", "https://graph.facebook.com")
WHATSAPP_API_VERSION = text("DUXI_WHATSAPP_API_VERSION", "v23.0")
WHATSAPP_PHONE_NUMBER_ID = text("DUXI_WHATSAPP_PHONE_NUMBER_ID", "")
WHATSAPP_TOKEN = text("DUXI_WHATSAPP_TOKEN", "")
WHATSAPP_APP_SECRET = text("DUXI_WHATSAPP_APP_SECRET", "")
WHATSAPP_VERIFY_TOKEN = text("DUXI_WHATSAPP_VERIFY_TOKEN", "")
WHATSAPP_TEMPLATE = text("DUXI_WHATSAPP_TEMPLATE", "kode_verifikasi")
WHATSAPP_LANGUAGES = text("DUXI_WHATSAPP_LANGUAGES", "id").split(",")
SMS_PROVIDER = chosen("sms", is_demo=_IS_DEMO)
TWILIO_API_URL = text("DUXI_TWILIO_API_URL", "https://api.twilio.com")
TWILIO_ACCOUNT_SID = text("DUXI_TWILIO_ACCOUNT_SID", "")
TWILIO_API_KEY = text("DUXI_TWILIO_API_KEY", "")
TWILIO_SECRET = text("DUXI_TWILIO_SECRET", "")
TWILIO_SENDER = text("DUXI_TWILIO_SENDER", "")

CONTENT_SECURITY_POLICY = content_policy(
    PAYMENT_PROVIDER,
    CAPTCHA_PROVIDER,
    GOOGLE_PROVIDER,
    PUSH_PROVIDER,
    chat_script=CEKAT_AI_SCRIPT_URL if CHAT_ENGINE == "cekat_ai" else "",
    storage=S3_PUBLIC_ENDPOINT if STORAGE_PROVIDER == "s3" else "",
)
X_FRAME_OPTIONS = "SAMEORIGIN"
SECURE_CONTENT_TYPE_NOSNIFF = True
# Google's popup needs access to the page that opened it.
SECURE_CROSS_ORIGIN_OPENER_POLICY = (
    "same-origin-allow-popups" if GOOGLE_PROVIDER == "google" else "same-origin"
)
SECURE_REFERRER_POLICY = "strict-origin-when-cross-origin"
IS_HTTPS = BASE_URL.startswith("https://")
SESSION_COOKIE_SECURE = IS_HTTPS
CSRF_COOKIE_SECURE = IS_HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if IS_HTTPS else 0
DATA_UPLOAD_MAX_MEMORY_SIZE = 2_500_000
DATA_UPLOAD_MAX_NUMBER_FIELDS = 2_000

if _PROBLEMS := problems(globals(), is_demo=_IS_DEMO):
    raise ImproperlyConfigured("\n".join(_PROBLEMS))
