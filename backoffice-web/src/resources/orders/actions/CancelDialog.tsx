import { Trans, useLingui } from '@lingui/react/macro'
import { type DialogProps, orderActionOf } from './dialogProps'
import { ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

/** Cancels a pending order. */
export const CancelDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'cancel')
  return (
    <OrderActionDialog<{ reason: string }>
      title={t`Batalkan ${order.order_id}?`}
      confirm={t`Batalkan pesanan`}
      done={t`Pesanan dibatalkan.`}
      act={(send, { reason }) => send('post', path, { body: { reason, ...seen } })}
      isDangerous
      onClose={onClose}
    >
      <Summary>
        <Trans>
          Tagihan ditarik dari penyedia pembayaran; kursi dan voucher pesanan ini kembali tersedia.
          Pesanan yang sudah dibayar tidak dapat dibatalkan, hanya dikembalikan dananya.
        </Trans>
      </Summary>
      <ReasonInput />
    </OrderActionDialog>
  )
}
