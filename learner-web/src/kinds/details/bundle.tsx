import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Boxes, PiggyBank, ReceiptText } from 'lucide-react'
import type { BundleCard, BundleDetail } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import type { Fact, KindDetail } from '../kind'
import { audience } from './facts'

export const bundle: KindDetail<BundleDetail> = {
  unitsTitle: msg`Unit kompetensi yang tercakup`,
  facts: (detail) => [
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
  isComposite: true,
}

function contents({ item_count }: BundleCard): Fact {
  return { icon: Boxes, label: <Trans>Isi</Trans>, value: <Trans>{item_count} produk</Trans> }
}
