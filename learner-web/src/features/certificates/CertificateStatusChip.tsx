import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX, Clock3, type LucideIcon, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip, type Tone } from '../../ui/Chip'
import type { CertificateStatus } from './api'

interface Look {
  tone: Tone
  icon: LucideIcon
  label: ReactNode
}

const statusLooks: Readonly<Record<CertificateStatus, Look>> = {
  valid: { tone: 'success', icon: CircleCheck, label: <Trans>Berlaku</Trans> },
  expired: { tone: 'warning', icon: Clock3, label: <Trans>Kedaluwarsa</Trans> },
  revoked: { tone: 'danger', icon: CircleX, label: <Trans>Dicabut</Trans> },
  replaced: { tone: 'info', icon: RefreshCw, label: <Trans>Diganti</Trans> },
}

/** Whether a certificate holds. */
export function CertificateStatusChip({ status }: { status: CertificateStatus }) {
  const { tone, icon, label } = statusLooks[status]
  return (
    <Chip tone={tone} icon={icon}>
      {label}
    </Chip>
  )
}
