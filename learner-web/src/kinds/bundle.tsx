import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Boxes } from 'lucide-react'
import type { BundleCard } from '../api/types'
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
  eyebrow: ({ category_name }) => category_name,
  cardFacts: (card) => [contents(card)],
}

/** How many products a bundle is. */
export function contents({ item_count }: BundleCard): Fact {
  return { icon: Boxes, label: <Trans>Isi</Trans>, value: <Trans>{item_count} produk</Trans> }
}
