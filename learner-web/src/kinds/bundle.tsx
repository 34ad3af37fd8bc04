import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PackageOpen } from 'lucide-react'
import type { BundleCard } from '../api/types'
import {
  availableSorts,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  priceFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const bundle: Kind<BundleCard> = {
  heading: msg`Paket hemat`,
  lead: msg`Beberapa produk yang saling melengkapi dalam satu pembelian, lebih hemat daripada membeli satu per satu.`,
  pageSize: 6,
  filters: [titleFilter, categoryFilter, jobRoleFilter, difficultyFilter, priceFilter, tagFilter],
  sorts: availableSorts,
  relatedKinds: ['oti', 'training', 'workshop-subscription'],
  eyebrow: ({ category_name }) => category_name,
  cardFacts: ({ item_count }) => [
    {
      icon: PackageOpen,
      label: <Trans>Isi</Trans>,
      value: <Trans>{item_count} produk</Trans>,
    },
  ],
}
