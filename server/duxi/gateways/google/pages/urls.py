"""Where the embedded Google lives: its script, its account chooser, and its certificates."""

from django.urls import path

from duxi.gateways.google.pages import views

urlpatterns = [
    path("choose", views.choose, name="google-choose"),
    path("credential", views.credential, name="google-credential"),
    path("certs", views.certs, name="google-certs"),
    path("<str:name>", views.asset, name="google-file"),
]
