import { Trans } from '@lingui/react/macro'
import type { KindSlug, Schedule } from '../../api/types'
import { Availability } from '../buy/Availability'

const FEW = 10

/** How many seats a date has, and that it has none. */
export function SeatsLeft({ schedule, kind }: { schedule: Schedule; kind: KindSlug }) {
  const { seats_left, on_sale } = schedule
  if (!on_sale || (seats_left !== null && seats_left <= FEW))
    return <Availability {...schedule} kind={kind} />
  if (seats_left === null) return null
  return (
    <span className="text-[13px] text-muted">
      <Trans>{seats_left} kursi tersisa</Trans>
    </span>
  )
}
