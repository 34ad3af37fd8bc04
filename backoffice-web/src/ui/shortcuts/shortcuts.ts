import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A key as it is written for people, which is also how it is recognized, and what it does. */
export type Shortcut = readonly [key: string, label: MessageDescriptor]
export interface ShortcutGroup {
  title: MessageDescriptor
  keys: Readonly<Record<string, Shortcut>>
}

/** Every key of the back office, by the part of a page that listens to it. */
export const SHORTCUTS = {
  everywhere: {
    title: msg`Di semua halaman`,
    keys: {
      palette: ['Ctrl+K', msg`Cari halaman, orang, dan data`],
      help: ['?', msg`Daftar pintasan ini`],
    },
  },
  list: {
    title: msg`Daftar`,
    keys: {
      search: ['/', msg`Ke kolom pencarian daftar`],
    },
  },
  rows: {
    title: msg`Baris daftar`,
    keys: {
      down: ['↓', msg`Baris berikutnya`],
      up: ['↑', msg`Baris sebelumnya`],
      open: ['Enter', msg`Buka baris`],
    },
  },
  palette: {
    title: msg`Cari halaman atau data`,
    keys: {
      step: ['↑ ↓', msg`Dari hasil ke hasil`],
      open: ['Enter', msg`Buka`],
      close: ['Esc', msg`Tutup`],
    },
  },
  inbox: {
    title: msg`Kotak masuk`,
    keys: {
      next: ['Alt+J', msg`Percakapan berikutnya`],
      previous: ['Alt+K', msg`Percakapan sebelumnya`],
      mine: ['Alt+1', msg`Tab Saya`],
      unassigned: ['Alt+2', msg`Tab Antrean`],
      all: ['Alt+3', msg`Tab Semua`],
      resolved: ['Alt+4', msg`Tab Selesai`],
      search: ['Alt+S', msg`Cari`],
      help: ['Alt+H', msg`Daftar pintasan ini`],
    },
  },
  conversation: {
    title: msg`Percakapan`,
    keys: {
      claim: ['Alt+C', msg`Ambil`],
      takeOver: ['Alt+O', msg`Ambil alih`],
      reply: ['Alt+L', msg`Tulis balasan`],
      note: ['Alt+P', msg`Tulis catatan internal`],
      attach: ['Alt+A', msg`Lampirkan gambar`],
      transfer: ['Alt+T', msg`Teruskan`],
      tags: ['Alt+G', msg`Tag`],
      priority: ['Alt+R', msg`Prioritas`],
      snooze: ['Alt+M', msg`Tunda satu jam`],
      resolve: ['Alt+E', msg`Selesai`],
      reopen: ['Alt+B', msg`Buka lagi`],
    },
  },
  reviews: {
    title: msg`Ulasan`,
    keys: {
      next: ['J', msg`Ulasan berikutnya`],
      previous: ['K', msg`Ulasan sebelumnya`],
      publish: ['T', msg`Tampilkan`],
      reject: ['X', msg`Tolak; sekali lagi: tanpa alasan`],
      undo: ['U', msg`Urungkan penolakan terakhir`],
      close: ['Esc', msg`Batal menolak`],
    },
  },
  grading: {
    title: msg`Penilaian`,
    keys: {
      next: ['J', msg`Kiriman berikutnya`],
      previous: ['K', msg`Kiriman sebelumnya`],
      save: ['Ctrl+Enter', msg`Simpan nilai`],
    },
  },
  matrix: {
    title: msg`Matriks`,
    keys: {
      move: ['↑ ↓ ← →', msg`Dari sel ke sel; dengan Shift memilih, dengan Ctrl sampai tepi`],
      open: ['Enter', msg`Ubah sel`],
      text: ['F2', msg`Ubah teks sel`],
      clear: ['Delete', msg`Kosongkan`],
      copy: ['Ctrl+C, Ctrl+V', msg`Salin dan tempel`],
      fill: ['Ctrl+D', msg`Isi ke bawah`],
      all: ['Ctrl+A', msg`Pilih semua`],
      undo: ['Ctrl+Z, Ctrl+Y', msg`Urungkan, ulangi`],
      save: ['Ctrl+S', msg`Simpan`],
    },
  },
  presence: {
    title: msg`Presensi`,
    keys: {
      move: ['↑ ↓ ← →', msg`Dari sel ke sel`],
      present: ['H', msg`Hadir`],
      late: ['T', msg`Terlambat`],
      excused: ['I', msg`Izin`],
      absent: ['A', msg`Tidak hadir`],
    },
  },
} as const satisfies Record<string, ShortcutGroup>

export type GroupName = keyof typeof SHORTCUTS
