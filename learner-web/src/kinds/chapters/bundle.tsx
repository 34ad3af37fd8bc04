import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BundleDetail } from '../../api/types'
import type { KindChapters } from '../kind'

export const bundle: KindChapters<BundleDetail> = {
  unitsTitle: msg`Unit kompetensi yang tercakup`,
  sections: ({ items, items_price, saves }) => [
    { as: 'products', title: <Trans>Isi paket</Trans>, items, sum: items_price, saves },
  ],
}
