"""URLs of the embedded rooms."""

from django.urls import path

from duxi.gateways.zoom.pages import views

urlpatterns = [
    path("room/<str:number>", views.room, name="zoom-room"),
    path("room/<str:number>/presence", views.presence, name="zoom-presence"),
    path("recording/<str:number>", views.recording, name="zoom-recording"),
    path("<str:name>", views.asset, name="zoom-file"),
]
