import { Trans } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { CardSection } from '../../../ui/CardSection'
import { Chip } from '../../../ui/Chip'
import { type PushState, usePush } from './usePush'

const LEADS: Record<Exclude<PushState, 'absent'>, ReactNode> = {
  unsupported: <Trans>Browser ini belum dapat menerima notifikasi perangkat.</Trans>,
  off: <Trans>Terima kabar penting di perangkat ini, juga saat Duxi tidak sedang Anda buka.</Trans>,
  on: <Trans>Perangkat ini menerima notifikasi sesuai pilihan Anda di bawah.</Trans>,
  denied: (
    <Trans>
      Anda memblokir notifikasi untuk situs ini. Izinkan lagi lewat pengaturan situs di browser
      Anda.
    </Trans>
  ),
}

/** Asks, on a press, to show notices on this device; nothing where no push service is configured. */
export function PushSection() {
  const { state, isPending, turnOn } = usePush()
  if (state === 'absent') return null
  return (
    <CardSection
      title={<Trans>Notifikasi di perangkat ini</Trans>}
      lead={LEADS[state]}
      action={<Action state={state} busy={isPending} onTurnOn={turnOn} />}
    />
  )
}

interface ActionProps {
  state: PushState
  busy: boolean
  onTurnOn: () => void
}

function Action({ state, busy, onTurnOn }: ActionProps) {
  if (state === 'on')
    return (
      <Chip tone="success" icon={BellRing}>
        <Trans>Aktif</Trans>
      </Chip>
    )
  if (state !== 'off') return null
  return (
    <Button variant="secondary" busy={busy} onClick={onTurnOn}>
      <BellRing aria-hidden className="size-4.5" />
      <Trans>Aktifkan</Trans>
    </Button>
  )
}
