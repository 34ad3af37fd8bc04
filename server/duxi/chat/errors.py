"""The refusals of the chat, with their messages."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Forbidden, Invalid, Rejected, Unauthenticated


class ChatTokenInvalid(Unauthenticated):
    """The chat token is missing, forged or expired."""

    message = _("Sesi chat tidak dikenal atau sudah berakhir. Silakan mulai chat baru.")


class VisitorBlocked(Forbidden):
    """An agent has blocked this visitor."""

    message = _("Anda tidak dapat mengirim pesan untuk sementara. Hubungi kami lewat email bila ini keliru.")


class EmptyMessage(Invalid):
    """Only white space."""

    message = _("Mohon isi pesan anda")

    def __init__(self) -> None:
        super().__init__(errors={"content": [str(self.message)]})


class MessageTooLong(Invalid):
    """The message exceeds the limit."""

    message = _("Pesan terlalu panjang. Maksimal 4000 karakter.")

    def __init__(self) -> None:
        super().__init__(errors={"content": [str(self.message)]})


class EndTooEarly(Rejected):
    """The chat has just begun."""

    message = _("Sesi chat belum dapat diakhiri. Coba lagi beberapa saat.")


class ConversationOver(Rejected):
    """The conversation is closed for good."""

    message = _("Percakapan ini sudah berakhir. Silakan mulai chat baru.")


class AlreadyClaimed(Rejected):
    """Another agent was faster."""

    def __init__(self, name: str) -> None:
        super().__init__(format_lazy(_("Percakapan ini sudah ditangani {name}."), name=name))


class NotClaimed(Rejected):
    """The conversation has no agent."""

    message = _("Ambil percakapan ini dahulu sebelum membalas.")


class HandledByOther(Rejected):
    """Replying to another agent's conversation requires a takeover."""

    def __init__(self, name: str) -> None:
        super().__init__(
            format_lazy(
                _("Percakapan ini sedang ditangani {name}. Ambil alih dahulu untuk membalas."), name=name
            )
        )


class NotAnAgent(Invalid):
    """The recipient of a transfer must be an agent."""

    message = _("Pilih agen atau tim yang dapat menangani percakapan ini.")


class AgentAway(Invalid):
    """Nobody waits for an agent who is not at work."""

    def __init__(self, name: str) -> None:
        message = _("{name} sedang tidak bertugas. Pilih agen lain, tim, atau antrean.")
        sentence = format_lazy(message, name=name)
        super().__init__(sentence, errors={"agent_id": [str(sentence)]})


class WrongFileType(Rejected):
    """Neither JPEG nor PNG, whatever the file name says."""

    status = 415
    message = _("Format file tidak valid !")


class FileTooLarge(Rejected):
    """More bytes or pixels than allowed."""

    status = 413
    message = format_lazy(_("Ukuran file maksimal {size} !"), size="2 MB")


class UploadMismatch(Rejected):
    """The chunk does not continue the stored data; the client asks where to resume."""

    message = _("Bagian file tidak berurutan. Lanjutkan dari posisi terakhir.")


class UploadOver(Rejected):
    """The upload was finished or cancelled before."""

    message = _("Unggahan ini sudah selesai atau dibatalkan.")


class UploadIncomplete(Rejected):
    """Some bytes are missing."""

    message = _("File belum terunggah seluruhnya.")


class FileLinkInvalid(Forbidden):
    """The link is forged or expired."""

    message = _("Tautan file tidak sah atau sudah kedaluwarsa. Muat ulang percakapan.")


class AlreadyRated(Rejected):
    """The visitor has already rated this conversation."""

    message = _("Percakapan ini sudah Anda nilai. Terima kasih!")
