import { Trans } from '@lingui/react/macro'
import { FileBadge } from 'lucide-react'
import type { CertificationCard } from '../../api/types'
import type { Fact } from '../kind'

export function scheme({ scheme_code }: CertificationCard): Fact {
  return { icon: FileBadge, label: <Trans>Kode skema</Trans>, value: scheme_code }
}
