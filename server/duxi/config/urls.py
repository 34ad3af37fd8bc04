"""URLs: the two APIs, the admin, and the built web apps for everything else."""

from django.conf import settings
from django.contrib import admin
from django.contrib.sitemaps import views as sitemaps
from django.urls import include, path, re_path

from duxi.config.chat_window import chat_window
from duxi.config.contract.views import contract_of
from duxi.config.health import healthz, readyz
from duxi.config.media import media
from duxi.config.metrics import metrics
from duxi.config.route_cache import cached_path
from duxi.config.routes import backoffice, learner, learner_v2
from duxi.config.security_txt import security_txt
from duxi.config.seo.pages import meta_of
from duxi.config.seo.sitemap import PARTS, robots
from duxi.config.sharing.views import product_picture, result_picture, role_picture
from duxi.config.spa import face

urlpatterns = [
    path("api/v1/openapi.json", contract_of(learner)),
    path("api/v2/openapi.json", contract_of(learner_v2)),
    path("api/backoffice/v1/openapi.json", contract_of(backoffice)),
    cached_path("api/v1/", learner.urls),
    cached_path("api/v2/", learner_v2.urls),
    cached_path("api/backoffice/v1/", backoffice.urls),
    path("admin/", admin.site.urls),
    path("snap/", include("duxi.gateways.payment.snap.urls")),
    path("google/", include("duxi.gateways.google.pages.urls")),
    path("zoom/", include("duxi.gateways.zoom.pages.urls")),
    path("", include("duxi.gateways.outbox.urls")),
    path("", include("duxi.commerce.invoicing.pages.urls")),
    path("healthz", healthz),
    path("readyz", readyz),
    path("metrics", metrics),
    path(".well-known/security.txt", security_txt),
    path("robots.txt", robots),
    path("sitemap.xml", sitemaps.index, {"sitemaps": PARTS, "sitemap_url_name": "sitemap"}),
    path("sitemap-<section>.xml", sitemaps.sitemap, {"sitemaps": PARTS}, name="sitemap"),
    re_path(r"^media/(?P<path>.+)$", media),
    path("share/product/<slug:kind>/<slug:slug>.png", product_picture),
    path("share/role/<slug:slug>.png", role_picture),
    path("share/result/<str:token>.png", result_picture),
    path("chat-window", chat_window),
    re_path(r"^backoffice(?:/.*)?$", face(settings.BACKOFFICE_WEB)),
    re_path(
        r"^(?!(?:api|admin|static|media|ws|assets|snap|google|zoom|outbox|invoice-check)(?:/|$)).*$",
        face(settings.LEARNER_WEB, meta_of),
    ),
]

handler400 = "duxi.config.refusals.bad_request"
handler404 = "duxi.config.refusals.not_found"
handler500 = "duxi.config.refusals.server_error"
