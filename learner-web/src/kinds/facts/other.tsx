import { Trans } from '@lingui/react/macro'
import { PackageOpen } from 'lucide-react'
import type { OtherCard } from '../../api/types'
import type { Fact } from '../kind'

export function unit({ unit_label }: OtherCard): Fact {
  return {
    icon: PackageOpen,
    label: <Trans>Satuan</Trans>,
    value: <Trans>Per {unit_label}</Trans>,
  }
}
