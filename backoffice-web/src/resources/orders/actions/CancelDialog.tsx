import { ActionDialog } from '../../../ui/ActionDialog'
import { type DialogProps, orderActionOf } from './dialogProps'
import { ReasonInput, Summary } from './fields'

/** A pending order ends. */
export const CancelDialog = ({ order, onClose }: DialogProps) => {
  const { path, seen } = orderActionOf(order, 'cancel')
  return (
    <ActionDialog<{ reason: string }>
      title={`Batalkan ${order.order_id}?`}
      confirm="Batalkan pesanan"
      done="Pesanan dibatalkan."
      path={path}
      toBody={({ reason }) => ({ reason, ...seen })}
      isDangerous
      onClose={onClose}
    >
      <Summary>
        Tagihan ditarik dari penyedia pembayaran; kursi dan voucher pesanan ini kembali tersedia.
        Pesanan yang sudah dibayar tidak dapat dibatalkan, hanya dikembalikan dananya.
      </Summary>
      <ReasonInput />
    </ActionDialog>
  )
}
