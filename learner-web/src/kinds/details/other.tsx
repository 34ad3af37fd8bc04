import { Trans } from '@lingui/react/macro'
import { PackageCheck } from 'lucide-react'
import type { OtherCard, OtherDetail } from '../../api/types'
import { unit } from '../facts/other'
import type { Fact, KindDetail } from '../kind'

export const other: KindDetail<OtherDetail> = {
  facts: (detail) => [unit(detail), ...stock(detail)],
}

function stock({ seats_left }: OtherCard): Fact[] {
  if (seats_left === null) return []
  return [{ icon: PackageCheck, label: <Trans>Stok</Trans>, value: Math.max(0, seats_left) }]
}
