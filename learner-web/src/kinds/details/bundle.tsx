import { Trans } from '@lingui/react/macro'
import { Boxes } from 'lucide-react'
import type { BundleCard, BundleDetail } from '../../api/types'
import type { Fact, KindDetail } from '../kind'
import { PartPictures } from '../PartPictures'
import { audience } from './facts'

export const bundle: KindDetail<BundleDetail> = {
  facts: (detail) => [contents(detail), ...audience(detail)],
  isComposite: true,
  missingPart: ({ items }) => items.find(({ on_sale }) => !on_sale),
  onPicture: ({ items }) => <PartPictures parts={items} />,
}

function contents({ item_count }: BundleCard): Fact {
  return { icon: Boxes, label: <Trans>Isi</Trans>, value: <Trans>{item_count} produk</Trans> }
}
