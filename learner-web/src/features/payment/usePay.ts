import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { myAssessmentsKey } from '../../api/assessments'
import { cartKey, siteQuery } from '../../api/queries'
import { transactionsKey } from '../../api/transactionsKey'
import { hideSnap, type PaymentOutcome, payWithSnap } from '../../lib/snap'
import { toast } from '../../ui/toast'
import { useIsHere } from './useIsHere'

/** One toast at a time speaks of payments. */
export const PAYMENT_TOAST = 'payment'

export interface Payable {
  token: string
  client_key: string | null
}

/**
 * The button may unmount while the popup is open, because the order is paid by then; the popup closes with
 * the page.
 */
function usePopupPage(): () => boolean {
  const isHere = useIsHere()
  useEffect(
    () => () => {
      if (isHere()) addEventListener('popstate', hideSnap, { once: true })
      else hideSnap()
    },
    [isHere],
  )
  return isHere
}

/**
 * Opens the payment popup, announces its result and invalidates everything that depends on it. `onPaid` is
 * called even if the button has been unmounted, with the order that was unpaid.
 */
export function usePay(onPaid?: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isHere = usePopupPage()
  const tell: Record<PaymentOutcome, () => void> = {
    // The page of the paid order says it.
    success: () => onPaid?.(),
    pending: () => toast.info(t`Pembayaran Anda sedang kami tunggu.`, PAYMENT_TOAST),
    error: () =>
      toast.error(
        t`Pembayaran belum berhasil. Selama pesanan menunggu, Anda dapat mencoba lagi.`,
        PAYMENT_TOAST,
      ),
    closed: () =>
      toast.info(t`Pembayaran belum selesai. Anda dapat melanjutkannya di sini.`, PAYMENT_TOAST),
    left: () => undefined,
  }
  return useMutation({
    meta: { errors: 'inline', invalidates: [transactionsKey, cartKey, myAssessmentsKey] },
    mutationFn: async ({ token, client_key }: Payable) => {
      toast.clear()
      const { payment } = await client.ensureQueryData(siteQuery())
      const script = { ...payment, client_key: client_key ?? payment.client_key }
      return payWithSnap(script, token, isHere)
    },
    onSuccess: (outcome) => tell[outcome](),
    onError: () =>
      toast.error(t`Halaman pembayaran belum dapat dibuka. Silakan coba lagi.`, PAYMENT_TOAST),
  })
}
