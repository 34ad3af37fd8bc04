import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { KindSlug } from '../../api/types'

/** What a kind is, in one line. */
export const kindLeads: Readonly<Record<KindSlug, ReactNode>> = {
  assessment: <Trans>Ukur kemampuan Anda dan lihat unit yang kurang</Trans>,
  training: <Trans>Kelas bersama pengajar, daring atau tatap muka</Trans>,
  certification: <Trans>Uji kompetensi dengan sertifikat yang dapat diperiksa</Trans>,
  webinar: <Trans>Satu atau dua jam bersama praktisi, banyak yang gratis</Trans>,
  workshop: <Trans>Latihan langsung dalam kelompok kecil</Trans>,
  elearning: <Trans>Belajar sendiri kapan saja lewat video dan kuis</Trans>,
  oti: <Trans>Kelas menyeluruh untuk satu peran, dengan kuis dan tugas</Trans>,
  'inix-certification': <Trans>Ujian resmi penerbit sertifikat teknologi</Trans>,
  bundle: <Trans>Beberapa produk sekaligus dengan harga hemat</Trans>,
  'workshop-subscription': <Trans>Beberapa workshop dengan satu harga</Trans>,
  other: <Trans>Buku, modul, dan perlengkapan belajar</Trans>,
}
