import { Trans } from '@lingui/react/macro'
import type { Seat } from '../../api/corporate'
import { SeatCard } from './SeatCard'

/** The companies that the reader belongs to. */
export function Memberships({ seats }: { seats: readonly Seat[] }) {
  return (
    <section aria-labelledby="memberships" className="grid gap-3">
      <h2 id="memberships" className="text-xl">
        <Trans>Keanggotaan saya</Trans>
      </h2>
      <ul className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        {seats.map((seat) => (
          <li key={seat.company_uuid} className="grid">
            <SeatCard seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  )
}
