import { releaseOnClose, releaseReservation, reserve } from '../../api/reservation'
import type { Reservation } from '../../api/types'

export interface CheckoutSession {
  /** Keeps these lines, after whatever was asked before. */
  take: (cartIds: readonly number[]) => Promise<Reservation>
  enter: () => void
  /** Gives back what is kept, unless somebody enters again at once or an order is on its way. */
  leave: () => void
  /** The page itself goes, perhaps only to load anew. */
  close: () => void
  /** From the press on the button what is kept belongs to the order; a refused one gives it back. */
  ordering: (isOrdering: boolean) => void
}

const ignore = () => undefined

/** The one place that takes and gives back, one after the other, so that a late answer frees nothing. */
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
