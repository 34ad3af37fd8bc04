import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PackageCheck } from 'lucide-react'
import type { OtherCard, OtherDetail } from '../../api/types'
import { unit } from '../facts/other'
import type { Fact, KindDetail } from '../kind'

export const other: KindDetail<OtherDetail> = {
  unitsTitle: msg`Unit kompetensi yang terkait`,
  facts: (detail) => [unit(detail), ...stock(detail)],
  sections: ({ specs }) => [{ as: 'specs', title: <Trans>Spesifikasi</Trans>, items: specs }],
}

function stock({ seats_left }: OtherCard): Fact[] {
  if (seats_left === null) return []
  return [{ icon: PackageCheck, label: <Trans>Stok</Trans>, value: Math.max(0, seats_left) }]
}
