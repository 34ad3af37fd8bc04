"""Django's installed apps, middleware, templates, languages and password rules."""

from pathlib import Path

INSTALLED_APPS = [
    "unfold.apps.BasicAppConfig",
    "unfold.contrib.filters",
    "unfold.contrib.forms",
    "unfold.contrib.inlines",
    "unfold.contrib.import_export",
    "unfold.contrib.guardian",
    "duxi.config.admin_app.SuperuserAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.postgres",
    "django.contrib.sitemaps",
    "import_export",
    "guardian",
    "django_q",
    "ninja",
    "channels",
    "csp",
    "duxi.core",
    "duxi.gateways",
    "duxi.accounts",
    "duxi.reference",
    "duxi.content",
    "duxi.notices",
    "duxi.activity",
    "duxi.files",
    "duxi.videos",
    "duxi.audit",
    "duxi.webhooks",
    "duxi.catalog",
    "duxi.entitlements",
    "duxi.exams",
    "duxi.assessors",
    "duxi.certificates",
    "duxi.learning",
    "duxi.commerce",
    "duxi.classroom",
    "duxi.growth",
    "duxi.community",
    "duxi.corporate",
    "duxi.chat",
    "duxi.offerings",
    "duxi.search",
    "duxi.workspace",
    "duxi.contacts",
    "duxi.backoffice",
    "duxi.config",
]

MIDDLEWARE = [
    "duxi.config.faces.permissions_policy",
    "django.middleware.security.SecurityMiddleware",
    "duxi.config.middleware.refuse_zero_bytes",
    "duxi.config.middleware.FacesMiddleware",
    "duxi.config.middleware.CompressedTexts",
    "duxi.config.faces.ContentPolicy",
    "duxi.config.faces.admin_scripts",
    "duxi.config.faces.answer_head",
    "duxi.config.pages.PageSessions",
    "django.middleware.locale.LocaleMiddleware",
    "duxi.config.middleware.speak_indonesian",
    "django.middleware.common.CommonMiddleware",
    "duxi.config.pages.PageForms",
    "duxi.config.pages.PageUsers",
    "duxi.config.middleware.attribute_changes",
    "duxi.config.pages.PageMessages",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "ninja.compatibility.files.fix_request_files_middleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [Path(__file__).parent / "templates"],  # before those of other apps
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

LANGUAGES = [
    ("id", "Bahasa Indonesia"),
    ("en", "English"),
    ("zh-hans", "中文"),
    ("ar", "العربية"),
    ("it", "Italiano"),
    ("es", "Español"),
    ("fr", "Français"),
]

_PASSWORD_RULES = "django.contrib.auth.password_validation."
PASSWORD_VALIDATORS = [
    {"NAME": f"{_PASSWORD_RULES}MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": f"{_PASSWORD_RULES}CommonPasswordValidator"},
    {
        "NAME": f"{_PASSWORD_RULES}UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("username", "email", "fullname")},
    },
]
