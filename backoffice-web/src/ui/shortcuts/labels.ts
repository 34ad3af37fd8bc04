import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GroupName, SHORTCUTS } from './shortcuts'

type Labels = {
  readonly [G in GroupName]: {
    title: MessageDescriptor
    keys: Readonly<Record<keyof (typeof SHORTCUTS)[G], MessageDescriptor>>
  }
}

/** The descriptions of shortcuts, and the names of their groups. */
export const LABELS: Labels = {
  everywhere: {
    title: msg`Di semua halaman`,
    keys: {
      palette: msg`Cari halaman, orang, dan data`,
      help: msg`Daftar pintasan ini`,
    },
  },
  list: {
    title: msg`Daftar`,
    keys: {
      search: msg`Ke kolom pencarian daftar`,
    },
  },
  rows: {
    title: msg`Baris daftar`,
    keys: {
      down: msg`Baris berikutnya`,
      up: msg`Baris sebelumnya`,
      open: msg`Buka baris`,
    },
  },
  palette: {
    title: msg`Cari halaman atau data`,
    keys: {
      step: msg`Dari hasil ke hasil`,
      open: msg`Buka`,
      close: msg`Tutup`,
    },
  },
  inbox: {
    title: msg`Kotak masuk`,
    keys: {
      next: msg`Percakapan berikutnya`,
      previous: msg`Percakapan sebelumnya`,
      mine: msg`Tab Saya`,
      unassigned: msg`Tab Antrean`,
      all: msg`Tab Semua`,
      resolved: msg`Tab Selesai`,
      search: msg`Cari`,
      help: msg`Daftar pintasan ini`,
    },
  },
  conversation: {
    title: msg`Percakapan`,
    keys: {
      claim: msg`Ambil`,
      takeOver: msg`Ambil alih`,
      reply: msg`Tulis balasan`,
      note: msg`Tulis catatan internal`,
      attach: msg`Lampirkan gambar`,
      transfer: msg`Teruskan`,
      tags: msg`Tag`,
      priority: msg`Prioritas`,
      snooze: msg`Tunda satu jam`,
      resolve: msg`Selesai`,
      reopen: msg`Buka lagi`,
    },
  },
  reviews: {
    title: msg`Ulasan`,
    keys: {
      next: msg`Ulasan berikutnya`,
      previous: msg`Ulasan sebelumnya`,
      publish: msg`Tampilkan`,
      reject: msg`Tolak; sekali lagi: tanpa alasan`,
      undo: msg`Urungkan penolakan terakhir`,
      close: msg`Batal menolak`,
    },
  },
  grading: {
    title: msg`Penilaian`,
    keys: {
      next: msg`Kiriman berikutnya`,
      previous: msg`Kiriman sebelumnya`,
      save: msg`Simpan nilai`,
    },
  },
  matrix: {
    title: msg`Matriks`,
    keys: {
      move: msg`Dari sel ke sel; dengan Shift memilih, dengan Ctrl sampai tepi`,
      open: msg`Ubah sel`,
      text: msg`Ubah teks sel`,
      clear: msg`Kosongkan`,
      copy: msg`Salin dan tempel`,
      fill: msg`Isi ke bawah`,
      all: msg`Pilih semua`,
      undo: msg`Urungkan, ulangi`,
      save: msg`Simpan`,
    },
  },
  presence: {
    title: msg`Presensi`,
    keys: {
      move: msg`Dari sel ke sel`,
      present: msg`Hadir`,
      late: msg`Terlambat`,
      excused: msg`Izin`,
      absent: msg`Tidak hadir`,
    },
  },
}
