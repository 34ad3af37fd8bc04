"""Questions to the chat's bot and the expected answers, judged by hand over the demo."""

from dataclasses import dataclass

REFUND = "Bagaimana meminta pengembalian dana (refund)?"
RESCHEDULE = "Bisakah saya pindah jadwal?"
RECOGNISED = "Apakah sertifikatnya diakui BNSP?"
FREE_CHECK = "/free-assessment"


@dataclass(frozen=True)
class Asked:
    """A question of a demo learner, or of a visitor without an account.

    `answer` is contained in the reply; `cards` in titles of products; `is_human`: it is handed over to the
    agents. Without any of them the bot may neither answer nor suggest anything but an agent.
    """

    question: str
    answer: str = ""
    cards: str = ""
    asker: str = ""
    is_human: bool = False


ASKED = (
    # recommendations
    Asked(
        "pelatihan apa yang cocok dengan hasil cek saya dan berapa harganya?",
        asker="ani",
        cards="Menurut hasil asesmen Anda",
    ),
    Asked("Saya sebaiknya ikut kelas apa?", asker="ani", cards="Menurut hasil asesmen Anda"),
    Asked("rekomendasi kelas untuk saya dong", asker="ani", cards="Menurut hasil asesmen Anda"),
    Asked("pelatihan apa yang cocok dengan hasil cek saya dan berapa harganya?", FREE_CHECK),
    Asked("Bingung mulai dari mana, saya cocoknya belajar apa?", FREE_CHECK),
    Asked("kelas apa yang cocok buat saya", FREE_CHECK),
    # refunds and changes
    Asked("Bisa dikembalikan uangnya kalau saya batal ikut 16 Desember?", REFUND, asker="ani"),
    Asked("Bisa dikembalikan uangnya kalau saya batal ikut 16 Desember?", REFUND),
    Asked("cara refund gimana ya", REFUND),
    Asked("uang saya bisa balik ga kalau batal?", REFUND),
    Asked("saya mau batalin pesanan", "Bisakah saya membatalkan pesanan?"),
    Asked("boleh ganti jadwal kelas?", RESCHEDULE),
    Asked("bisa pindah ke tanggal lain tidak?", RESCHEDULE),
    Asked("kalau saya sakit dan tidak bisa hadir pelatihan gimana", "Bagaimana bila saya tidak dapat hadir?"),
    # payment
    Asked("bisa bayar pakai QRIS?", "Cara pembayaran apa saja yang tersedia?"),
    Asked("metode pembayaran apa aja", "Cara pembayaran apa saja yang tersedia?"),
    Asked("udah bayar tapi status masih menunggu", "Saya sudah membayar, tetapi statusnya masih menunggu."),
    Asked("harga sudah termasuk PPN belum", "Apakah harga sudah termasuk pajak"),
    Asked("minta faktur pajak untuk kantor", "Bisakah saya meminta faktur pajak"),
    # certificates
    Asked("Apakah sertifikatnya diakui BNSP?", RECOGNISED),
    Asked("sertifikat pelatihan diakui bnsp ga", RECOGNISED),
    Asked("sertifikat kompetensi berlaku berapa tahun", "Berapa lama sertifikat kompetensi berlaku?"),
    Asked("sertifikat saya download di mana", "Di mana saya mengunduh sertifikat?"),
    Asked("nama saya salah di sertifikat", "Nama di sertifikat saya salah."),
    Asked("cara cek sertifikat asli atau palsu", "Bagaimana memeriksa keaslian sertifikat?"),
    Asked("kalau ga lulus ujian boleh ngulang?", "Saya belum lulus ujian. Bisakah mengulang?"),
    # account
    Asked("lupa password", "Saya lupa kata sandi."),
    Asked("email aktivasi gak masuk masuk", "Email aktivasi saya belum masuk."),
    Asked("mau ganti email akun", "Bagaimana mengganti alamat email akun?"),
    Asked("hapus akun saya", "Bagaimana menghapus akun saya?"),
    # classes and assessments
    Asked("ada rekaman kelasnya?", "Apakah saya mendapat rekaman kelas?"),
    Asked("asesmen bisa lewat hp?", "Bolehkah asesmen dikerjakan lewat ponsel?"),
    Asked("kelasnya penuh, gimana?", "Kelas yang saya mau sudah penuh."),
    Asked("bisa in house training untuk kantor kami?", "Bisakah pelatihan diadakan khusus"),
    # products
    Asked("berapa harga pelatihan keamanan siber?", cards="Keamanan"),
    Asked("ada webinar gratis?", cards="Gratis"),
    Asked("kelas data untuk pemula", cards="Data"),
    # added after the rules were written
    Asked("bayar pakai kartu kredit bisa?", "Cara pembayaran apa saja yang tersedia?"),
    Asked("kapan hasil asesmen saya keluar", "Kapan hasil asesmen keluar?"),
    Asked("videonya ga bisa diputar", "Video tidak mau diputar."),
    Asked("apakah data saya dijual?", "Apakah Duxi menjual data saya?"),
    Asked("materi boleh didownload?", "Bolehkah materi diunduh?"),
    Asked("login pakai google bisa?", "Bolehkah saya masuk dengan akun Google?"),
    Asked("sertifikasi itu butuh dokumen apa", "Dokumen apa yang perlu disiapkan untuk sertifikasi?"),
    Asked("cara gabung webinar", "Bagaimana bergabung ke webinar?"),
    # no match: only an agent may be offered
    Asked("Tagihan saya salah"),
    Asked("laptop kantor saya rusak kena kopi"),
    Asked("berapa gaji pegawai Duxi"),
    Asked("kenapa langit biru"),
    Asked("resep rendang enak"),
    Asked("xyzzy plugh"),
    # people
    Asked("Saya mau bicara dengan petugas manusia", is_human=True),
    Asked("tolong sambungkan ke agen", is_human=True),
    Asked("admin", is_human=True),
    Asked("pelatihan administrator basis data", cards="Basis Data"),
)
