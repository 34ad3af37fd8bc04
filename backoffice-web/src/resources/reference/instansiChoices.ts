import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InstansiType, PpnCollector } from '../../api/types'

export const instansiTypes: Record<InstansiType, MessageDescriptor> = {
  kementerian: msg`Kementerian`,
  lembaga: msg`Lembaga`,
  provinsi: msg`Pemerintah provinsi`,
  kabupaten: msg`Pemerintah kabupaten`,
  kota: msg`Pemerintah kota`,
  bumn: msg`BUMN`,
  perusahaan: msg`Perusahaan`,
}

/** PPN collectors with the tax office's transaction codes. */
export const ppnCollectors: Record<PpnCollector, MessageDescriptor> = {
  '': msg`Bukan pemungut PPN`,
  '02': msg`02 · Bendahara atau instansi pemerintah`,
  '03': msg`03 · Pemungut PPN lain yang ditunjuk`,
}

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
