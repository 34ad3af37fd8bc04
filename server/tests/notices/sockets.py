"""Client side of the websocket, for tests."""

from asgiref.sync import sync_to_async as sync
from channels.testing import WebsocketCommunicator

from duxi.accounts.actions.sign_in import open_session
from duxi.config.asgi import application
from tests.caller import Caller

ORIGIN = [(b"origin", b"http://testserver"), (b"host", b"testserver")]
QUIET = 0.1
PATIENCE = 10


class Tab(WebsocketCommunicator):
    """Waits long enough for a busy machine."""

    async def receive_output(self, timeout=PATIENCE):
        return await super().receive_output(max(timeout, PATIENCE))

    async def wait(self, timeout=PATIENCE):
        await super().wait(max(timeout, PATIENCE))


def open_socket(headers=ORIGIN, path="/ws/notifications"):
    return Tab(application, path, headers=headers)


async def greet(token, **data):
    """A connection that has sent its first frame."""
    socket = open_socket()
    assert (await socket.connect())[0]
    await socket.send_json_to({"event": "initSocket", "data": {"token": token, **data}})
    return socket


async def listen(token, **data):
    """An accepted connection, and its initial unread count."""
    socket = await greet(token, **data)
    frame = await socket.receive_json_from()
    assert frame["event"] == "ready"
    return socket, frame["data"]


async def close_code(socket):
    closed = await socket.receive_output()
    assert closed["type"] == "websocket.close", closed
    await socket.disconnect(closed["code"])
    return closed["code"]


@sync
def token_of(user):
    return open_session(user=user, address="", user_agent="", remember=False).token


def caller_with(token):
    return Caller().with_headers(Authorization=f"Bearer {token}")
