import { Trans } from '@lingui/react/macro'
import { ClipboardCheck } from 'lucide-react'
import type { Kind } from './kind'

export const assessment: Kind = {
  icon: ClipboardCheck,
  tone: 'primary',
  label: <Trans>Asesmen</Trans>,
}
