import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../../api/keys'
import { siteQuery } from '../../api/queries'
import { hideSnap, type PaymentOutcome, payWithSnap } from '../../lib/snap'
import { toast } from '../../ui/toast'

export interface Payable {
  token: string
  client_key: string | null
}

/** Opens the payment popup, says what became of it and has everything that depends on it read anew. */
export function usePay() {
  const { t } = useLingui()
  const client = useQueryClient()
  useEffect(() => hideSnap, [])
  const tell: Record<PaymentOutcome, () => void> = {
    success: () => toast.success(t`Pembayaran berhasil.`),
    pending: () => toast.info(t`Pembayaran Anda sedang kami tunggu.`),
    error: () => toast.error(t`Pembayaran gagal. Silakan pesan kembali.`),
    closed: () => toast.info(t`Pembayaran belum selesai. Anda dapat melanjutkannya di sini.`),
  }
  return useMutation({
    meta: { errors: 'inline' },
    mutationFn: async ({ token, client_key }: Payable) => {
      const { payment } = await client.ensureQueryData(siteQuery())
      return payWithSnap({ ...payment, client_key: client_key ?? payment.client_key }, token)
    },
    onSuccess: (outcome) => tell[outcome](),
    onError: () => toast.error(t`Halaman pembayaran belum dapat dibuka. Silakan coba lagi.`),
    onSettled: () => {
      for (const queryKey of [keys.transactions(), keys.cart(), keys.myAssessments()])
        void client.invalidateQueries({ queryKey })
    },
  })
}
