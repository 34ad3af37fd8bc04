import { Trans } from '@lingui/react/macro'
import { GraduationCap } from 'lucide-react'
import type { Kind } from './kind'

export const training: Kind = {
  icon: GraduationCap,
  tone: 'info',
  label: <Trans>Pelatihan</Trans>,
}
