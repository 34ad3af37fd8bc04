import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarRange, Infinity as Endless, Ticket } from 'lucide-react'
import type { SubscriptionCard, SubscriptionDetail } from '../api/types'
import { audience } from './facts'
import {
  categoryFilter,
  difficultyFilter,
  orderedSorts,
  priceFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Fact, Kind } from './kind'

export const workshopSubscription: Kind<SubscriptionCard, SubscriptionDetail> = {
  heading: msg`Langganan workshop`,
  lead: msg`Ikuti beberapa workshop pilihan Anda dengan satu harga, kapan pun jadwalnya cocok.`,
  unitsTitle: msg`Unit kompetensi yang dilatih`,
  pageSize: 10,
  filters: [titleFilter, categoryFilter, difficultyFilter, priceFilter, tagFilter],
  sorts: orderedSorts,
  relatedKinds: ['workshop', 'bundle'],
  eyebrow: ({ period_days }) => <Trans>Berlaku {period_days} hari</Trans>,
  cardFacts: (card) => [period(card), quota(card)],
  detailFacts: (detail) => [period(detail), quota(detail), ...audience(detail)],
  sections: ({ covered_categories, terms }) => [
    {
      as: 'tags',
      title: <Trans>Kategori workshop yang termasuk</Trans>,
      items: covered_categories.map(({ name }) => name),
    },
    { as: 'list', mark: 'dot', title: <Trans>Ketentuan langganan</Trans>, items: terms },
  ],
  agencyRole: () => null,
  firstAction: () => null,
}

function period({ period_days }: SubscriptionCard): Fact {
  return {
    icon: CalendarRange,
    label: <Trans>Masa langganan</Trans>,
    value: <Trans>{period_days} hari</Trans>,
  }
}

function quota({ workshop_quota }: SubscriptionCard): Fact {
  return {
    icon: workshop_quota === null ? Endless : Ticket,
    label: <Trans>Kuota workshop</Trans>,
    value:
      workshop_quota === null ? (
        <Trans>Tanpa batas</Trans>
      ) : (
        <Trans>{workshop_quota} workshop</Trans>
      ),
  }
}
