"""Where the demo shows what its embedded drivers sent."""

from django.urls import path

from duxi.gateways.outbox import views

urlpatterns = [
    path("outbox", views.outbox, name="outbox"),
    path("outbox/<int:pk>", views.email_message, name="outbox-letter"),
    path("outbox/enclosures/<int:pk>", views.enclosure, name="outbox-enclosure"),
    path("outbox/<str:name>", views.asset, name="outbox-asset"),
]
