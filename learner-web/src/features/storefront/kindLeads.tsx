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

/** The same in two or three words, where there is little room. */
export const kindWords: Readonly<Record<KindSlug, ReactNode>> = {
  assessment: <Trans>Ukur kemampuan</Trans>,
  training: <Trans>Bersama pengajar</Trans>,
  certification: <Trans>Uji kompetensi</Trans>,
  webinar: <Trans>Banyak yang gratis</Trans>,
  workshop: <Trans>Latihan langsung</Trans>,
  elearning: <Trans>Kapan saja</Trans>,
  oti: <Trans>Untuk satu peran</Trans>,
  'inix-certification': <Trans>Sertifikat teknologi</Trans>,
  bundle: <Trans>Lebih hemat</Trans>,
  'workshop-subscription': <Trans>Satu harga</Trans>,
  other: <Trans>Buku dan modul</Trans>,
}
