"""What the chat refuses, and the sentences that say so."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Forbidden, Invalid, Rejected, Unauthenticated


class ChatTokenInvalid(Unauthenticated):
    """No chat token, a forged one, or one whose time is up."""

    message = _("Sesi chat tidak dikenal atau sudah berakhir. Silakan mulai chat baru.")


class VisitorBlocked(Forbidden):
    """An agent blocked this visitor."""

    message = _("Anda tidak dapat mengirim pesan untuk sementara. Hubungi kami lewat email bila ini keliru.")


class EmptyMessage(Invalid):
    """ChatDone but white space."""

    message = _("Mohon isi pesan anda")

    def __init__(self) -> None:
        super().__init__(errors={"content": [str(self.message)]})


class MessageTooLong(Invalid):
    """More than anybody reads in a chat."""

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
    """No one answers a conversation that is not theirs."""

    message = _("Ambil percakapan ini dahulu sebelum membalas.")


class HandledByOther(Rejected):
    """Replying to another agent's conversation needs a takeover."""

    def __init__(self, name: str) -> None:
        super().__init__(
            format_lazy(
                _("Percakapan ini sedang ditangani {name}. Ambil alih dahulu untuk membalas."), name=name
            )
        )


class NotAnAgent(Invalid):
    """A conversation can only go to a user who may answer it."""

    message = _("Pilih agen atau tim yang dapat menangani percakapan ini.")


class WrongFileType(Rejected):
    """Neither JPEG nor PNG, whatever the name says."""

    status = 415
    message = _("Format file tidak valid !")


class FileTooLarge(Rejected):
    """More bytes or pixels than a chat needs."""

    status = 413
    message = format_lazy(_("Ukuran file maksimal {size} !"), size="2 MB")


class UploadMismatch(Rejected):
    """A part that does not continue what is there; the client asks where to go on."""

    message = _("Bagian file tidak berurutan. Lanjutkan dari posisi terakhir.")


class UploadOver(Rejected):
    """The upload was finished or cancelled before."""

    message = _("Unggahan ini sudah selesai atau dibatalkan.")


class UploadIncomplete(Rejected):
    """Some bytes are still missing."""

    message = _("File belum terunggah seluruhnya.")


class FileLinkInvalid(Forbidden):
    """The link is forged or too old."""

    message = _("Tautan file tidak sah atau sudah kedaluwarsa. Muat ulang percakapan.")


class AlreadyRated(Rejected):
    """The visitor has rated this conversation before."""

    message = _("Percakapan ini sudah Anda nilai. Terima kasih!")
