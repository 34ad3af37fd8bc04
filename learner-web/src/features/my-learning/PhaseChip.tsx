import { Trans } from '@lingui/react/macro'
import { CalendarClock, CircleCheck, Play } from 'lucide-react'
import type { Phase } from '../../api/learning'
import { Chip } from '../../ui/Chip'

/** The phase of an event; null for what is always available. */
export function PhaseChip({ phase }: { phase: Phase }) {
  if (phase === 'running')
    return (
      <Chip tone="warning" icon={Play}>
        <Trans>Berlangsung</Trans>
      </Chip>
    )
  if (phase === 'coming')
    return (
      <Chip tone="info" icon={CalendarClock}>
        <Trans>Akan datang</Trans>
      </Chip>
    )
  if (phase === 'past')
    return (
      <Chip tone="success" icon={CircleCheck}>
        <Trans>Selesai</Trans>
      </Chip>
    )
  return null
}
