"""Analyses a visitor's question: its content words, and whether it is about buying."""

from dataclasses import dataclass

from duxi.search.words import FUNCTION_WORDS, plain

_LITTLE = """
apa apakah bagaimana gimana berapa berapakah kapan siapa adakah bisakah bolehkah boleh yang kalau kalo jika
bila apabila cocok pas sesuai bagus terbaik tolong mohon dong ya yah kah kak kakak mas mbak pak bu min halo
hai hi hello permisi saja aja sih nih deh kok lagi terus lalu tapi tetapi sini situ duxi mengikuti ikut ikutan
sudah udah belum tidak nggak gak ga tak pernah januari februari maret april mei juni juli agustus september
oktober november desember besok lusa kemarin nanti pakai pake memakai lewat via lain masih terlanjur butuh
"""
_ASKING = frozenset(_LITTLE.split())
"""Question words, which identify neither an answer nor a product."""
_SHOPPING = """
harga harganya biaya biayanya tarif tarifnya bayar bayarnya rupiah murah termurah terjangkau paling kelas
kelasnya produk program belajar mempelajari ikut mengikuti daftar mendaftar beli membeli minta info
informasi butuh tertarik tersedia berikutnya selanjutnya terdekat terbaru jadwal jadwalnya tanggal
rekomendasi rekomendasikan sarankan saran buat punya punyakah mulai tahu
"""
_BUYING = frozenset(_SHOPPING.split())
"""Words around a product name in a question about the catalogue."""
_NO_NAMES = _BUYING | FUNCTION_WORDS
_PRICE = frozenset({"harga", "harganya", "biaya", "biayanya", "tarif", "tarifnya"})
_CHEAPEST = frozenset({"murah", "termurah", "terjangkau"})
_PAYING = frozenset({"bayar", "bayarnya", "rupiah", "duit"})
_PRODUCTS = frozenset({"kelas", "kelasnya", "produk", "program"})
"""Names of products of any kind."""
_ANY_PRODUCT = "pelatihan"
_SUITING_WORDS = """
cocok sesuai pas rekomendasi rekomendasikan rekomendasinya direkomendasikan sarankan saran disarankan
sebaiknya harus seharusnya
"""
_SUITING = frozenset(_SUITING_WORDS.split())
"""Phrases that ask for a recommendation."""
_UNSPECIFIC_WORDS = """
hasil hasilnya cek tes test asesmen assessment penilaian ujian kemampuan kompetensi kesenjangan gap skor nilai
level tingkat bingung pelatihan kursus training webinar workshop ambil mengambil diambil pelajari dipelajari
ikuti diikuti pilih dipilih dulu berikut berdasarkan menurut setelah baru mulai
"""
_UNSPECIFIC = frozenset(_UNSPECIFIC_WORDS.split())
"""Words that name no subject; a question of these alone asks for a recommendation."""
_NO_SUBJECT = _UNSPECIFIC | _SUITING | _NO_NAMES | _ASKING
_REFUND_WORDS = "refund kembali dikembalikan pengembalian kembalikan balik batal membatalkan dibatalkan"
_REFUND = frozenset(_REFUND_WORDS.split())
_HOW = frozenset(
    {"bagaimana", "gimana", "cara", "caranya", "mengapa", "kenapa", "itu", "maksud", "beda", "bedanya"}
)
_CUSTOMER_WORDS = """
akun sandi password login masuk email verifikasi otp sertifikat sertifikatnya refund pengembalian batal
batalkan dibatalkan membatalkan pembatalan faktur invoice kuitansi kwitansi tagihan transaksi pesanan
pembayaran membayar dibayar rekaman hadir presensi mengulang remedial hasil error gagal rusak voucher poin
afiliasi
"""
_CUSTOMER_TERMS = frozenset(_CUSTOMER_WORDS.split())
"""Help centre terms that show the visitor is already a customer."""


@dataclass(frozen=True)
class Question:
    """A question's words for finding answers and products, and its intent.

    `is_cheapest`: the lowest price comes first. `names_products`: it asks for a price or names products of
    any kind. `asks_help`: it asks how something is done, or about what only customers have.
    `asks_what_suits`: it asks for a recommendation.
    """

    answer: str
    product: str
    is_cheapest: bool
    names_products: bool
    asks_help: bool
    asks_what_suits: bool
    asks_refund: bool

    @classmethod
    def of(cls, text: str) -> "Question":
        said = plain(text).replace("tanpa biaya", "gratis").split()
        words = [word for word in said if word not in _ASKING and not _is_day(word)]
        wanted = [word for word in words if word not in _NO_NAMES]
        is_cheapest = not _CHEAPEST.isdisjoint(said)
        is_priced = is_cheapest or _asks_price(said)
        names_products = is_priced or not _PRODUCTS.isdisjoint(said)
        asks_how = not is_priced and not _HOW.isdisjoint(said)
        product = " ".join(wanted) or (_ANY_PRODUCT if not _PRODUCTS.isdisjoint(said) else "")
        asks_help = asks_how or not _CUSTOMER_TERMS.isdisjoint(said)
        suits = not is_cheapest and _asks_what_suits(said)
        is_refund = not _REFUND.isdisjoint(said)
        answer = " ".join(words or said)
        return cls(answer, product, is_cheapest, names_products, asks_help, suits, is_refund)


def _asks_what_suits(said: list[str]) -> bool:
    """Whether the question asks for a recommendation and names no subject."""
    bare = [word if word in _NO_SUBJECT else word.removesuffix("nya") for word in said]
    return not _SUITING.isdisjoint(bare) and _NO_SUBJECT.issuperset(bare)


def _is_day(word: str) -> bool:
    """Whether the word is a day of a month, which identifies no answer."""
    return word.isdigit() and len(word) <= 2


def _asks_price(said: list[str]) -> bool:
    return not _PRICE.isdisjoint(said) or ("berapa" in said and not _PAYING.isdisjoint(said))
