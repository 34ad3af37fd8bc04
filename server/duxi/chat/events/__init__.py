"""The handlers of `/ws/live-chat`, registered on import."""

from duxi.chat.events import agents, conversations, files, messages, opening

__all__ = ["agents", "conversations", "files", "messages", "opening"]
