"""Limits of the chat: sizes, lifetimes and rates."""

from datetime import timedelta

from duxi.core.throttle import Limit

MAX_CONTENT = 4000
MAX_CLIENT_ID = 64
PAGE = 50
DEFAULT_SCALE = 5
DEFAULT_CAPACITY, MOST_CAPACITY = 5, 50
END_ALLOWED_AFTER = timedelta(seconds=30)
TOKEN_LIFETIME = timedelta(days=30)
REOPENS_WITHIN = timedelta(hours=24)
ABANDONED_AFTER = timedelta(hours=24)
BLOCK_LIFETIME = timedelta(days=7)
SEEN_WITHIN = timedelta(seconds=90)
GONE_AFTER = timedelta(minutes=2)

IMAGE_BYTES = 2 * 1024 * 1024
IMAGE_PIXELS = 25_000_000
IMAGE_SIDE = 1600
IMAGE_TYPES = ("jpeg", "jpg", "png")
CHUNK_BYTES = 32 * 1024
UPLOAD_LIFETIME = timedelta(hours=1)
LINK_LIFETIME = timedelta(hours=12)

STARTS = Limit("chat-start", times=10, seconds=600)
MESSAGES = Limit("chat-message", times=40, seconds=30)
AGENT_MESSAGES = Limit("chat-agent-message", times=120, seconds=30)
UPLOADS = Limit("chat-upload", times=20, seconds=600)
FEEDBACKS = Limit("chat-feedback", times=20, seconds=600)
TOKENS = Limit("chat-token-wrong", times=60, seconds=300)
TRANSCRIPTS = Limit("chat-transcript", times=20, seconds=600)
COPIES = Limit("chat-copy", times=5, seconds=600)
