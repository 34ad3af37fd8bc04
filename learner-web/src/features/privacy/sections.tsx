import { Trans } from '@lingui/react/macro'
import { Database, EyeOff, FileClock, UserCog } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'
import { Highlight, Highlights, Points, RetentionTable } from './parts'
import { retentionRows } from './retention'

export interface PolicySection {
  id: string
  title: ReactNode
  body: ReactNode
}

/** Who answers questions about personal data. */
const CONTACT = 'privasi@duxi.example'
const link = 'font-semibold text-primary underline underline-offset-4'

/** The policy in the order it is read; ids are addresses and stay. */
export const sections: readonly PolicySection[] = [
  {
    id: 'ringkasan',
    title: <Trans>Singkatnya</Trans>,
    body: (
      <Highlights>
        <Highlight icon={Database}>
          <Trans>
            Kami menyimpan data yang diperlukan agar Anda dapat belajar, diuji, dan dinilai.
          </Trans>
        </Highlight>
        <Highlight icon={EyeOff}>
          <Trans>Kami tidak menjual data pribadi dan tidak memasang iklan pihak ketiga.</Trans>
        </Highlight>
        <Highlight icon={UserCog}>
          <Trans>
            Anda dapat melihat, memperbaiki, mengambil, dan menghapus data Anda. Penghapusan akun
            memberi Anda 14 hari untuk berubah pikiran.
          </Trans>
        </Highlight>
        <Highlight icon={FileClock}>
          <Trans>
            Sebagian catatan, seperti transaksi dan sertifikat, wajib atau perlu tetap kami simpan;
            di bawah ini kami jelaskan yang mana dan mengapa.
          </Trans>
        </Highlight>
      </Highlights>
    ),
  },
  {
    id: 'cakupan',
    title: <Trans>Siapa dan apa yang dicakup</Trans>,
    body: (
      <p>
        <Trans>
          Kebijakan ini berlaku untuk situs Duxi dan semua layanan di dalamnya: asesmen, pelatihan,
          sertifikasi, webinar, workshop, e-learning, forum, dan bantuan. Duxi adalah pengendali
          data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi
          (UU PDP). Bila perusahaan atau instansi mendaftarkan Anda, hasil Anda dalam program itu
          juga dapat dilihat oleh mereka.
        </Trans>
      </p>
    ),
  },
  {
    id: 'data',
    title: <Trans>Apa yang kami simpan, mengapa, dan berapa lama</Trans>,
    body: <RetentionTable rows={retentionRows} />,
  },
  {
    id: 'dasar',
    title: <Trans>Dasar pemrosesan</Trans>,
    body: (
      <Points>
        <li>
          <Trans>Perjanjian: memberi layanan yang Anda pesan, dari ujian sampai sertifikat.</Trans>
        </li>
        <li>
          <Trans>Kewajiban hukum: pembukuan, faktur pajak, dan permintaan sah dari aparat.</Trans>
        </li>
        <li>
          <Trans>
            Persetujuan: notifikasi promosi, fitur percobaan, dan hal lain yang dapat Anda matikan
            kapan saja.
          </Trans>
        </li>
        <li>
          <Trans>
            Kepentingan yang sah: mencegah kecurangan dan penyalahgunaan, dengan tetap menimbang hak
            Anda.
          </Trans>
        </li>
      </Points>
    ),
  },
  {
    id: 'pihak-lain',
    title: <Trans>Siapa yang membantu kami</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Beberapa pekerjaan dilakukan oleh penyedia lain. Mereka hanya menerima data yang
            diperlukan untuk pekerjaan itu dan terikat perjanjian:
          </Trans>
        </p>
        <Points>
          <li>
            <Trans>penyedia pembayaran: isi tagihan, nama, dan email Anda;</Trans>
          </li>
          <li>
            <Trans>WhatsApp, operator SMS, dan layanan email: tujuan dan isi pesan;</Trans>
          </li>
          <li>
            <Trans>Google, hanya bila Anda memilih masuk dengan akun Google;</Trans>
          </li>
          <li>
            <Trans>layanan notifikasi peramban, hanya bila Anda mengizinkannya;</Trans>
          </li>
          <li>
            <Trans>pengajar dan asesor: nama dan hasil peserta di kelas mereka.</Trans>
          </li>
        </Points>
        <p>
          <Trans>
            Sebagian penyedia dapat memproses data di luar Indonesia. Kami hanya memakai penyedia
            yang memberi pelindungan setara dengan UU PDP.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'peramban',
    title: <Trans>Penyimpanan di peramban Anda</Trans>,
    body: (
      <p>
        <Trans>
          Kami menyimpan token masuk, bahasa, tema, dan hal kecil lain (misalnya barang yang hendak
          Anda beli sebelum masuk) di peramban Anda. Itu tidak dipakai untuk melacak Anda di situs
          lain. Keluar dari akun menghapus token dari perangkat itu.
        </Trans>
      </p>
    ),
  },
  {
    id: 'keamanan',
    title: <Trans>Bagaimana kami menjaganya</Trans>,
    body: (
      <p>
        <Trans>
          Lalu lintas data terenkripsi; kata sandi, token, dan kode hanya disimpan sebagai hash;
          percobaan masuk dibatasi; petugas hanya melihat data yang diperlukan untuk tugasnya, dan
          perubahan oleh petugas dicatat. Bila terjadi kebocoran data pribadi, kami memberi tahu
          Anda dan lembaga yang berwenang paling lambat 3 × 24 jam.
        </Trans>
      </p>
    ),
  },
  {
    id: 'hak',
    title: <Trans>Hak Anda menurut UU PDP</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>mengetahui dan memperoleh salinan data Anda;</Trans>
          </li>
          <li>
            <Trans>melengkapi dan memperbaiki data yang keliru;</Trans>
          </li>
          <li>
            <Trans>mengakhiri pemrosesan, menghapus, atau memusnahkan data Anda;</Trans>
          </li>
          <li>
            <Trans>menarik persetujuan yang pernah Anda berikan;</Trans>
          </li>
          <li>
            <Trans>
              berkeberatan atas keputusan yang diambil sepenuhnya otomatis, misalnya nilai ujian,
              dan meminta pemeriksaan oleh manusia;
            </Trans>
          </li>
          <li>
            <Trans>menunda atau membatasi pemrosesan;</Trans>
          </li>
          <li>
            <Trans>menerima data Anda dalam bentuk yang dapat dibaca sistem lain;</Trans>
          </li>
          <li>
            <Trans>mengadu kepada lembaga pelindungan data dan menuntut ganti rugi.</Trans>
          </li>
        </Points>
        <p>
          <Trans>Permintaan Anda kami tanggapi paling lambat 3 × 24 jam sejak kami terima.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'hapus-akun',
    title: <Trans>Menghapus akun</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Anda dapat meminta penghapusan di{' '}
            <Link to={paths.deleteAccount} className={link}>
              pengaturan akun
            </Link>
            . Selama 14 hari permintaan itu dapat dibatalkan, juga lewat tautan di email yang kami
            kirim. Sesudahnya profil, foto, nomor telepon, percakapan, dan sesi Anda dihapus.
          </Trans>
        </p>
        <p>
          <Trans>
            Yang tetap ada: catatan transaksi yang diwajibkan hukum, dan sertifikat yang dapat
            diverifikasi publik. Hasil ujian lain dilepaskan dari identitas Anda.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'anak',
    title: <Trans>Anak di bawah 18 tahun</Trans>,
    body: (
      <p>
        <Trans>
          Duxi ditujukan bagi orang dewasa. Anak di bawah 18 tahun hanya boleh mendaftar dengan
          persetujuan orang tua atau wali, yang juga dapat meminta penghapusan datanya.
        </Trans>
      </p>
    ),
  },
  {
    id: 'perubahan',
    title: <Trans>Perubahan kebijakan ini</Trans>,
    body: (
      <p>
        <Trans>
          Perubahan penting kami umumkan lewat notifikasi atau email sebelum berlaku. Tanggal di
          atas halaman ini selalu menunjukkan versi terakhir.
        </Trans>
      </p>
    ),
  },
  {
    id: 'kontak',
    title: <Trans>Hubungi kami</Trans>,
    body: (
      <p>
        <Trans>
          Pertanyaan, permintaan, atau keluhan tentang data pribadi:{' '}
          <a href={`mailto:${CONTACT}`} className={link}>
            {CONTACT}
          </a>
          . Sebutkan email akun Anda agar kami dapat memastikan bahwa permintaan itu dari Anda.
        </Trans>{' '}
        <Trans>
          Nama dan alamat penyelenggara tertulis di{' '}
          <Link to={paths.terms} className={link}>
            Ketentuan layanan
          </Link>{' '}
          dan pada setiap faktur.
        </Trans>
      </p>
    ),
  },
]
