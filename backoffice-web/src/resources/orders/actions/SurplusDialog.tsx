import { Trans, useLingui } from '@lingui/react/macro'
import type { RefundRoute } from '../../../api/types'
import { formatRupiah } from '../../../ui/format'
import { type DialogProps, orderActionOf } from './dialogProps'
import { AmountInput, ReasonInput, RouteInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

interface Values {
  amount: number
  route: RefundRoute
  reason: string
}

/** Refunds overpaid money. */
export const SurplusDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'refund-surplus')
  return (
    <OrderActionDialog<Values>
      title={t`Kembalikan dana di luar tagihan`}
      confirm={t`Kembalikan dana`}
      done={t`Pengembalian dana diproses.`}
      act={(send, values) => send('post', path, { body: { ...values, ...seen } })}
      defaults={{ amount: order.unplaced, route: order.refund_routes[0] ?? 'gateway' }}
      isDangerous
      onClose={onClose}
    >
      <Summary>
        <Trans>
          {formatRupiah(order.unplaced)} bukan bagian tagihan mana pun. Pesanan, kursi, dan faktur
          tidak berubah.
        </Trans>
      </Summary>
      <AmountInput source="amount" label={t`Jumlah`} max={order.unplaced} />
      <RouteInput open={order.refund_routes} />
      <ReasonInput />
    </OrderActionDialog>
  )
}
