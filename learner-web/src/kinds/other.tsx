import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PackageCheck, PackageOpen } from 'lucide-react'
import type { OtherCard, OtherDetail } from '../api/types'
import { categoryFilter, orderedSorts, priceFilter, tagFilter, titleFilter } from './filters'
import type { Fact, Kind } from './kind'

export const other: Kind<OtherCard, OtherDetail> = {
  heading: msg`Produk lainnya`,
  lead: msg`Buku, modul, dan perlengkapan belajar yang melengkapi kelas Anda.`,
  unitsTitle: msg`Unit kompetensi yang terkait`,
  pageSize: 9,
  filters: [titleFilter, categoryFilter, priceFilter, tagFilter],
  sorts: orderedSorts,
  relatedKinds: ['elearning', 'bundle'],
  eyebrow: ({ category_name }) => category_name,
  cardFacts: (card) => [unit(card)],
  detailFacts: (detail) => [unit(detail), ...stock(detail)],
  sections: ({ specs }) => [{ as: 'specs', title: <Trans>Spesifikasi</Trans>, items: specs }],
  agencyRole: () => null,
  firstAction: () => null,
}

function unit({ unit_label }: OtherCard): Fact {
  return {
    icon: PackageOpen,
    label: <Trans>Satuan</Trans>,
    value: <Trans>Per {unit_label}</Trans>,
  }
}

function stock({ seats_left }: OtherCard): Fact[] {
  if (seats_left === null) return []
  return [{ icon: PackageCheck, label: <Trans>Stok</Trans>, value: Math.max(0, seats_left) }]
}
