"""What a visitor's question is about: its words without those that only ask, and whether it asks to buy."""

from dataclasses import dataclass

from duxi.search.words import FUNCTION_WORDS, plain

_LITTLE = """
apa apakah bagaimana gimana berapa berapakah kapan siapa adakah bisakah bolehkah boleh yang kalau kalo jika
bila apabila cocok pas sesuai bagus terbaik tolong mohon dong ya yah kah kak kakak mas mbak pak bu min halo
hai hi hello permisi saja aja sih nih deh kok lagi terus lalu tapi tetapi sini situ duxi
"""
_ASKING = frozenset(_LITTLE.split())
"""Words of a question that neither an answer nor a product is found by."""
_SHOPPING = """
harga harganya biaya biayanya tarif tarifnya bayar bayarnya rupiah murah termurah terjangkau paling kelas
kelasnya produk program belajar mempelajari ikut mengikuti daftar mendaftar beli membeli minta info
informasi butuh tertarik tersedia berikutnya selanjutnya terdekat terbaru jadwal jadwalnya tanggal
rekomendasi rekomendasikan sarankan saran buat punya punyakah mulai tahu
"""
_BUYING = frozenset(_SHOPPING.split())
"""What people say around the name of what they look for in the catalogue."""
_NO_NAMES = _BUYING | FUNCTION_WORDS
_PRICE = frozenset({"harga", "harganya", "biaya", "biayanya", "tarif", "tarifnya"})
_CHEAPEST = frozenset({"murah", "termurah", "terjangkau"})
_PAYING = frozenset({"bayar", "bayarnya", "rupiah", "duit"})
_PRODUCTS = frozenset({"kelas", "kelasnya", "produk", "program"})
"""Names of products of any kind."""
_ANY_PRODUCT = "pelatihan"
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
"""What the help centre is about: who has one of these on their mind is a customer already."""


@dataclass(frozen=True)
class Question:
    """The words that an answer is found by, those that a product is found by, and what they ask for.

    `is_cheapest` says that the lowest price comes first, `names_products` that it asks for a price or names
    products of any kind; `asks_help` that it asks how something is done, or of what only customers have.
    """

    answer: str
    product: str
    is_cheapest: bool
    names_products: bool
    asks_help: bool

    @classmethod
    def of(cls, text: str) -> "Question":
        said = plain(text).replace("tanpa biaya", "gratis").split()
        words = [word for word in said if word not in _ASKING]
        wanted = [word for word in words if word not in _NO_NAMES]
        is_cheapest = not _CHEAPEST.isdisjoint(said)
        is_priced = is_cheapest or _asks_price(said)
        names_products = is_priced or not _PRODUCTS.isdisjoint(said)
        asks_how = not is_priced and not _HOW.isdisjoint(said)
        product = " ".join(wanted) or (_ANY_PRODUCT if not _PRODUCTS.isdisjoint(said) else "")
        asks_help = asks_how or not _CUSTOMER_TERMS.isdisjoint(said)
        return cls(" ".join(words or said), product, is_cheapest, names_products, asks_help)


def _asks_price(said: list[str]) -> bool:
    return not _PRICE.isdisjoint(said) or ("berapa" in said and not _PAYING.isdisjoint(said))
