"""URLs of the embedded Snap: its script, its payment page and the page's requests."""

from django.urls import path

from duxi.gateways.payment.snap import views

urlpatterns = [
    path("pay/<str:token>", views.pay, name="snap-pay"),
    path("pay/<str:token>/state", views.state, name="snap-state"),
    path("pay/<str:token>/choose", views.choose, name="snap-choose"),
    path("<str:name>", views.script, name="snap-script"),
]
