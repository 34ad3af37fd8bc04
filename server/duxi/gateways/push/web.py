"""What a browser needs to request a token from Firebase; all of it is public."""

from dataclasses import dataclass

from django.conf import settings


@dataclass(frozen=True)
class WebConfig:
    """The web app of the Firebase project, with the field names of its console."""

    api_key: str
    app_id: str
    project_id: str
    sender_id: str
    vapid_key: str


def web_config() -> WebConfig | None:
    """The configured web app; None where pushes do not use Firebase, or only reach native apps."""
    if settings.PUSH_PROVIDER != "fcm" or not settings.FCM_VAPID_KEY:
        return None
    return WebConfig(
        api_key=settings.FCM_API_KEY,
        app_id=settings.FCM_APP_ID,
        project_id=settings.FCM_PROJECT_ID,
        sender_id=settings.FCM_SENDER_ID,
        vapid_key=settings.FCM_VAPID_KEY,
    )
