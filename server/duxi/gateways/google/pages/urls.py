"""URLs of the embedded Google: its script, account chooser and certificates."""

from django.urls import path

from duxi.gateways.google.pages import views

urlpatterns = [
    path("choose", views.choose, name="google-choose"),
    path("credential", views.credential, name="google-credential"),
    path("certs", views.certs, name="google-certs"),
    path("<str:name>", views.asset, name="google-file"),
]
