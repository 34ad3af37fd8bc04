import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SubscriptionCard } from '../api/types'
import { quota } from './facts/workshop-subscription'
import {
  categoryFilter,
  difficultyFilter,
  priceFilter,
  tagFilter,
  titleFilter,
  undatedSorts,
} from './filters'
import type { Kind } from './kind'

export const workshopSubscription: Kind<SubscriptionCard> = {
  heading: msg`Langganan workshop`,
  lead: msg`Ikuti beberapa workshop pilihan Anda dengan satu harga, kapan pun jadwalnya cocok.`,
  pageSize: 10,
  filters: [titleFilter, categoryFilter, difficultyFilter, priceFilter, tagFilter],
  sorts: undatedSorts,
  relatedKinds: ['workshop', 'bundle'],
  eyebrow: ({ period_days }) => <Trans>Berlaku {period_days} hari</Trans>,
  cardFacts: (card) => [quota(card)],
}
