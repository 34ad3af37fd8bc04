import { releaseOnClose, releaseReservation, reserve } from '../../api/reservation'
import type { Reservation } from '../../api/types'

export interface CheckoutSession {
  /** Keeps these lines, after whatever was asked before. */
  take: (cartIds: readonly number[]) => Promise<Reservation>
  enter: () => void
  /** Releases the reservation, unless the page is opened again at once or an order is being placed. */
  leave: () => void
  /** The page is unloaded, perhaps only to reload. */
  close: () => void
  /** Once submitted, the reservation belongs to the order; if the order is refused it is released. */
  ordering: (isOrdering: boolean) => void
}

const ignore = () => undefined

/** The only place that reserves and releases, in sequence, so that a late response releases nothing. */
export function createCheckoutSession(): CheckoutSession {
  let last: Promise<unknown> = Promise.resolve()
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  let isOrdering = false
  const give = () => {
    isHeld = false
    return releaseReservation().catch(ignore)
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(ignore)
    return done
  }
  return {
    take: (cartIds) => {
      isHeld = true
      return inTurn(() => reserve(cartIds))
    },
    enter: () => clearTimeout(leaving),
    leave: () => {
      leaving = setTimeout(() => {
        if (isHeld && !isOrdering) void inTurn(give)
        isHeld = false
        isOrdering = false
      })
    },
    close: () => {
      if (isHeld && !isOrdering) releaseOnClose().catch(ignore)
    },
    ordering: (now) => {
      isOrdering = now
    },
  }
}

export const checkoutSession = createCheckoutSession()
