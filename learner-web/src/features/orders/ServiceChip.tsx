import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Service } from '../../api/types'
import { Chip, type Tone } from '../../ui/Chip'

interface Look {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
}

const LOOKS: Record<Exclude<Service, 'waiting'>, Look> = {
  served: { icon: CircleCheck, tone: 'success', label: <Trans>Akses sudah diberikan</Trans> },
  unserved: { icon: CircleAlert, tone: 'danger', label: <Trans>Kursi belum ada</Trans> },
  queued: { icon: Hourglass, tone: 'info', label: <Trans>Menunggu kursi berikutnya</Trans> },
  returned: { icon: Undo2, tone: 'neutral', label: <Trans>Dibatalkan</Trans> },
}

/** The fulfilment status of a line; hidden before the payment. */
export function ServiceChip({ service }: { service: Service }) {
  if (service === 'waiting') return null
  const { icon, tone, label } = LOOKS[service]
  return (
    <Chip icon={icon} tone={tone}>
      {label}
    </Chip>
  )
}
