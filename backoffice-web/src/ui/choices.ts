import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  BatchStatus,
  ExportStatus,
  InstansiType,
  PpnCollector,
  SessionStatus,
} from '../api/types'
import { type TextLike, textOf } from '../define/useText'

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error'
export interface Label {
  text: TextLike
  tone: Tone
}

export const instansiTypes: Record<InstansiType, MessageDescriptor> = {
  kementerian: msg`Kementerian`,
  lembaga: msg`Lembaga`,
  provinsi: msg`Pemerintah provinsi`,
  kabupaten: msg`Pemerintah kabupaten`,
  kota: msg`Pemerintah kota`,
  bumn: msg`BUMN`,
  perusahaan: msg`Perusahaan`,
}

/** Who collects the PPN, with the code of the tax office. */
export const ppnCollectors: Record<PpnCollector, MessageDescriptor> = {
  '': msg`Bukan pemungut PPN`,
  '02': msg`02 · Bendahara atau instansi pemerintah`,
  '03': msg`03 · Pemungut PPN lain yang ditunjuk`,
}

export const batchStatuses: Record<BatchStatus, Label> = {
  upcoming: { text: msg`Akan datang`, tone: 'info' },
  running: { text: msg`Sedang berlangsung`, tone: 'success' },
  closed: { text: msg`Ditutup`, tone: 'default' },
}

export const sessionStatuses: Record<SessionStatus, Label> = {
  created: { text: msg`Belum dimulai`, tone: 'default' },
  running: { text: msg`Sedang berlangsung`, tone: 'info' },
  finished: { text: msg`Selesai`, tone: 'success' },
}

export const exportStatuses: Record<ExportStatus, Label> = {
  queued: { text: msg`Menunggu`, tone: 'default' },
  running: { text: msg`Diproses`, tone: 'info' },
  done: { text: msg`Siap diunduh`, tone: 'success' },
  failed: { text: msg`Gagal`, tone: 'error' },
}

export const endReasons = {
  submitted: msg`Diselesaikan peserta`,
  timeout: msg`Waktu habis`,
  supervisor: msg`Diakhiri pengawas`,
} as const

/** A table of labels as the `choices` of a react-admin input, in the language of the moment. */
export const toChoices = (labels: Record<string, TextLike | Label>) =>
  Object.entries(labels).map(([id, label]) => ({
    id,
    get name() {
      return textOf(typeof label === 'object' && 'tone' in label ? label.text : label)
    },
  }))

export const provinceNames = [
  'Aceh',
  'Sumatera Utara',
  'Sumatera Barat',
  'Riau',
  'Kepulauan Riau',
  'Jambi',
  'Bengkulu',
  'Sumatera Selatan',
  'Kepulauan Bangka Belitung',
  'Lampung',
  'Banten',
  'Jakarta',
  'Jawa Barat',
  'Jawa Tengah',
  'Daerah Istimewa Yogyakarta',
  'Jawa Timur',
  'Bali',
  'Nusa Tenggara Barat',
  'Nusa Tenggara Timur',
  'Kalimantan Barat',
  'Kalimantan Tengah',
  'Kalimantan Selatan',
  'Kalimantan Timur',
  'Kalimantan Utara',
  'Sulawesi Utara',
  'Gorontalo',
  'Sulawesi Tengah',
  'Sulawesi Barat',
  'Sulawesi Selatan',
  'Sulawesi Tenggara',
  'Maluku',
  'Maluku Utara',
  'Papua',
  'Papua Barat',
  'Papua Barat Daya',
  'Papua Selatan',
  'Papua Tengah',
  'Papua Pegunungan',
] as const
