import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PiggyBank } from 'lucide-react'
import type { BundleCard } from '../api/types'
import { formatRupiah } from '../lib/format'
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

export const bundle: Kind<BundleCard> = {
  heading: msg`Paket hemat`,
  lead: msg`Beberapa produk yang saling melengkapi dalam satu pembelian, lebih hemat daripada membeli satu per satu.`,
  pageSize: 6,
  filters: [titleFilter, categoryFilter, jobRoleFilter, difficultyFilter, priceFilter, tagFilter],
  sorts: bundleSorts,
  relatedKinds: ['oti', 'training', 'workshop-subscription'],
  eyebrow: ({ item_count }) => <Trans>Berisi {item_count} produk</Trans>,
  cardFacts: (card) => saved(card),
}

function saved({ saves }: BundleCard): Fact[] {
  if (saves <= 0) return []
  const amount = formatRupiah(saves)
  return [
    { icon: PiggyBank, label: <Trans>Anda hemat</Trans>, value: <Trans>Hemat {amount}</Trans> },
  ]
}
