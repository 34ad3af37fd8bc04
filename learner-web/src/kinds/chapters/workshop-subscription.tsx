import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SubscriptionDetail } from '../../api/types'
import type { KindChapters } from '../kind'

export const workshopSubscription: KindChapters<SubscriptionDetail> = {
  unitsTitle: msg`Unit kompetensi yang dilatih`,
  sections: ({ covered_categories, terms }) => [
    {
      as: 'tags',
      title: <Trans>Kategori workshop yang termasuk</Trans>,
      short: msg`Kategori`,
      items: covered_categories.map(({ name }) => name),
    },
    {
      as: 'list',
      mark: 'dot',
      title: <Trans>Ketentuan langganan</Trans>,
      short: msg`Ketentuan`,
      items: terms,
    },
  ],
}
