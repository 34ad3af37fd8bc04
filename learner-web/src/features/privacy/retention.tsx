import { Trans } from '@lingui/react/macro'
import type { RetentionRow } from './parts'

const WITH_ACCOUNT = <Trans>Selama akun Anda ada.</Trans>

/** The personal data that the product stores; each row matches its actual behaviour. */
export const retentionRows: readonly RetentionRow[] = [
  {
    id: 'account',
    what: <Trans>Akun dan profil</Trans>,
    why: (
      <Trans>
        Nama, email, nama pengguna, foto, instansi, jabatan, kota, dan peran pilihan Anda: untuk
        mengenali Anda dan menyarankan pembelajaran yang sesuai. Kata sandi hanya kami simpan
        sebagai sidik (hash).
      </Trans>
    ),
    howLong: WITH_ACCOUNT,
  },
  {
    id: 'phone',
    what: <Trans>Nomor telepon dan kode OTP</Trans>,
    why: (
      <Trans>
        Membuktikan bahwa nomor itu milik Anda dan melindungi transaksi. Kode dikirim lewat WhatsApp
        atau SMS.
      </Trans>
    ),
    howLong: (
      <Trans>Nomor: selama akun ada. Kode: berlaku 10 menit dan dihapus dalam beberapa hari.</Trans>
    ),
  },
  {
    id: 'sessions',
    what: <Trans>Perangkat dan sesi masuk</Trans>,
    why: (
      <Trans>
        Jenis perangkat, peramban, alamat IP, dan waktu pemakaian terakhir: agar Anda dapat melihat
        dan mengakhiri sesi yang tidak Anda kenal.
      </Trans>
    ),
    howLong: <Trans>Sampai sesi berakhir, paling lama 30 hari sejak terakhir dipakai.</Trans>,
  },
  {
    id: 'payments',
    what: <Trans>Pesanan dan pembayaran</Trans>,
    why: (
      <Trans>
        Isi pesanan, jumlah, status, dan data faktur pajak. Nomor kartu dan PIN tidak pernah sampai
        ke server kami; itu hanya diproses oleh penyedia pembayaran.
      </Trans>
    ),
    howLong: (
      <Trans>10 tahun, sesuai kewajiban pembukuan perpajakan, juga bila akun sudah dihapus.</Trans>
    ),
  },
  {
    id: 'tax',
    what: <Trans>NIK dan NPWP</Trans>,
    why: <Trans>Hanya bila Anda meminta faktur pajak: untuk menerbitkannya atas nama Anda.</Trans>,
    howLong: <Trans>Pada faktur: 10 tahun. Selebihnya dihapus bersama akun Anda.</Trans>,
  },
  {
    id: 'refund-account',
    what: <Trans>Rekening pengembalian dana</Trans>,
    why: (
      <Trans>
        Bank, nama pemilik, dan nomor rekening: hanya untuk mengirim dana Anda. Nomornya disimpan
        tersandi, dan setiap pembukaannya tercatat.
      </Trans>
    ),
    howLong: <Trans>Sampai 90 hari setelah permintaannya selesai, lalu dihapus.</Trans>,
  },
  {
    id: 'saved',
    what: <Trans>Keranjang, wishlist, dan daftar tunggu</Trans>,
    why: (
      <Trans>
        Produk yang Anda simpan dan tempat Anda dalam antrean: agar dapat dilanjutkan dan Anda kami
        kabari bila ada kursi.
      </Trans>
    ),
    howLong: WITH_ACCOUNT,
  },
  {
    id: 'reviews',
    what: <Trans>Ulasan</Trans>,
    why: (
      <Trans>
        Bintang, tulisan, dan nama yang tampil: untuk membantu calon peserta lain memilih.
      </Trans>
    ),
    howLong: (
      <Trans>
        Selama akun ada. Setelah dihapus, ulasan yang sudah terbit tetap ada tanpa nama Anda.
      </Trans>
    ),
  },
  {
    id: 'exams',
    what: <Trans>Asesmen, ujian, dan kuis</Trans>,
    why: (
      <Trans>
        Jawaban, waktu pengerjaan, nilai, dan hasil per unit kompetensi: untuk menilai, menunjukkan
        kesenjangan, dan menangani keberatan Anda atas hasil.
      </Trans>
    ),
    howLong: (
      <Trans>Selama akun ada. Setelah dihapus, hanya angka tanpa identitas yang tersisa.</Trans>
    ),
  },
  {
    id: 'certificates',
    what: <Trans>Sertifikat</Trans>,
    why: (
      <Trans>
        Nama pemegang, nomor, unit kompetensi, dan masa berlaku: agar siapa pun yang memegang
        nomornya dapat memeriksa keasliannya.
      </Trans>
    ),
    howLong: (
      <Trans>Tetap ada setelah akun dihapus, karena sertifikat adalah dokumen publik.</Trans>
    ),
  },
  {
    id: 'chat',
    what: <Trans>Percakapan dengan Si Duxi</Trans>,
    why: (
      <Trans>
        Pesan, gambar yang Anda kirim, dan penilaian Anda: untuk menjawab pertanyaan dan memperbaiki
        layanan bantuan.
      </Trans>
    ),
    howLong: WITH_ACCOUNT,
  },
  {
    id: 'visits',
    what: <Trans>Kunjungan halaman dan laporan galat</Trans>,
    why: (
      <Trans>
        Nama halaman, asal kampanye (UTM), dan galat teknis: untuk memahami apa yang dipakai dan apa
        yang rusak.
      </Trans>
    ),
    howLong: <Trans>Selama diperlukan untuk statistik; tidak dijual dan tidak dibagikan.</Trans>,
  },
]
