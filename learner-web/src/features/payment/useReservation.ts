import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartKey } from '../../api/queries'
import { reservationKey } from '../../api/reservation'
import { checkoutSession } from './checkoutSession'

/** Leaving the page in any way releases the reservation. */
function useReleaseOnLeave(onReturn: () => void): void {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
    checkoutSession.enter()
    window.addEventListener('pagehide', checkoutSession.close)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', checkoutSession.close)
      window.removeEventListener('pageshow', comeBack)
      checkoutSession.leave()
    }
  }, [onReturn])
}

/**
 * Reserves seats and voucher uses of these lines while the page is open. After a refusal the cart is
 * refetched, because items may be unavailable.
 */
export function useReservation(cartIds: readonly number[], enabled: boolean) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [...reservationKey, ...cartIds],
    queryFn: () =>
      checkoutSession.take(cartIds).catch((error: unknown) => {
        void client.invalidateQueries({ queryKey: cartKey })
        throw error
      }),
    enabled: enabled && cartIds.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  useReleaseOnLeave(query.refetch)
  return query
}
