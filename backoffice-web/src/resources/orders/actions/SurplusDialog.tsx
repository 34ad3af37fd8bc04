import { ActionDialog } from '../../../ui/ActionDialog'
import { formatRupiah } from '../../../ui/format'
import { type DialogProps, orderActionOf } from './dialogProps'
import { MoneyInput, ReasonInput, RouteInput, Summary } from './fields'

interface Values {
  amount: number
  route: string
  reason: string
}

/** Money that nobody owed us goes back. */
export const SurplusDialog = ({ order, onClose }: DialogProps) => {
  const { path, seen } = orderActionOf(order, 'refund-surplus')
  return (
    <ActionDialog<Values>
      title="Kembalikan dana di luar tagihan"
      confirm="Kembalikan dana"
      done="Pengembalian dana diproses."
      path={path}
      toBody={(values) => ({ ...values, ...seen })}
      defaults={{ amount: order.unplaced, route: 'gateway' }}
      isDangerous
      onClose={onClose}
    >
      <Summary>
        {formatRupiah(order.unplaced)} bukan bagian tagihan mana pun. Pesanan, kursi, dan faktur
        tidak berubah.
      </Summary>
      <MoneyInput source="amount" label="Jumlah" max={order.unplaced} />
      <RouteInput />
      <ReasonInput />
    </ActionDialog>
  )
}
