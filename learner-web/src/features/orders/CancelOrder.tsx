import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cartKey } from '../../api/queries'
import { cancelTransaction } from '../../api/transactions'
import { transactionsKey } from '../../api/transactionsKey'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { toast } from '../../ui/toast'
import { PAYMENT_TOAST } from '../payment/usePay'

function useCancel(orderId: string, onDone: () => void) {
  return useMutation({
    mutationFn: () => cancelTransaction(orderId),
    meta: { invalidates: [transactionsKey, cartKey] },
    onSuccess: ({ message }) => {
      toast.success(message, PAYMENT_TOAST)
      onDone()
    },
  })
}

/** The way out of an order that is not paid yet; asks first. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { mutate, isPending } = useCancel(orderId, close)
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        <Trans context="an order">Batalkan</Trans>
      </Button>
      <Dialog
        alert
        open={isAsking}
        onClose={close}
        title={<Trans>Batalkan pesanan ini?</Trans>}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              <Trans>Kembali</Trans>
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              <Trans>Ya, batalkan</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Pesanan {orderId} tidak dapat dibayar lagi setelah dibatalkan. Anda selalu dapat memesan
            ulang dari katalog.
          </Trans>
        </p>
      </Dialog>
    </>
  )
}
