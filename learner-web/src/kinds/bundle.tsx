import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Boxes, PiggyBank, ReceiptText } from 'lucide-react'
import type { BundleCard, BundleDetail } from '../api/types'
import { formatRupiah } from '../lib/format'
import { audience } from './facts'
import {
  bundleSorts,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  priceFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Fact, Kind } from './kind'

export const bundle: Kind<BundleCard, BundleDetail> = {
  heading: msg`Paket hemat`,
  lead: msg`Beberapa produk yang saling melengkapi dalam satu pembelian, lebih hemat daripada membeli satu per satu.`,
  unitsTitle: msg`Unit kompetensi yang tercakup`,
  pageSize: 6,
  filters: [titleFilter, categoryFilter, jobRoleFilter, difficultyFilter, priceFilter, tagFilter],
  sorts: bundleSorts,
  relatedKinds: ['oti', 'training', 'workshop-subscription'],
  eyebrow: ({ item_count }) => <Trans>Berisi {item_count} produk</Trans>,
  cardFacts: (card) => saved(card),
  detailFacts: (detail) => [
    contents(detail),
    {
      icon: ReceiptText,
      label: <Trans>Bila dibeli terpisah</Trans>,
      value: formatRupiah(detail.items_price),
    },
    ...(detail.saves > 0
      ? [{ icon: PiggyBank, label: <Trans>Anda hemat</Trans>, value: formatRupiah(detail.saves) }]
      : []),
    ...audience(detail),
  ],
  sections: ({ items, items_price, saves }) => [
    { as: 'products', title: <Trans>Isi paket</Trans>, items, sum: items_price, saves },
  ],
  agencyRole: () => null,
  firstAction: () => null,
  isComposite: true,
}

function contents({ item_count }: BundleCard): Fact {
  return { icon: Boxes, label: <Trans>Isi</Trans>, value: <Trans>{item_count} produk</Trans> }
}

function saved({ saves }: BundleCard): Fact[] {
  if (saves <= 0) return []
  const amount = formatRupiah(saves)
  return [
    { icon: PiggyBank, label: <Trans>Anda hemat</Trans>, value: <Trans>Hemat {amount}</Trans> },
  ]
}
