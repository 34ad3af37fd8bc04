import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BASE } from '../../../api/client'
import type { OrderDetail, Refund } from '../../../api/types'
import { formatRupiah } from '../../../ui/format'
import type { DialogProps } from './dialogProps'
import { ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

/** What happens to the money: the ledger shows whether it was refunded in another way. */
export function outcomeOf(order: OrderDetail, refund: Refund): string {
  const amount = formatRupiah(refund.amount)
  if (refund.lines.length === 0)
    return t`${amount} kembali menjadi dana di luar tagihan yang dapat dikembalikan lagi.`
  if (order.unplaced <= -refund.amount)
    return t`${amount} sudah kembali di luar aplikasi: pengembalian yang tercatat dari penyedia mengambil alih itemnya, dan nota kreditnya terbit.`
  const seats = refund.lines.some((line) => line.gives_back)
    ? t` Item yang kursinya sudah dilepas menjadi belum terlayani: beri kursi, pindahkan, atau kembalikan dananya lagi.`
    : ''
  return t`${amount} tidak dikirim dan menjadi milik pesanan ini lagi.${seats}`
}

/** Withdraws a failed refund. */
export const WithdrawDialog = ({ order, refund, onClose }: DialogProps & { refund: Refund }) => {
  const { t } = useLingui()
  return (
    <OrderActionDialog<{ reason: string }>
      title={t`Jangan lanjutkan pengembalian dana`}
      confirm={t`Jangan lanjutkan`}
      done={t`Pengembalian dana tidak dilanjutkan.`}
      act={(send, { reason }) =>
        send('post', `${BASE}/refunds/${refund.uuid}/withdraw`, {
          body: { reason, seen: order.last_event_id },
        })
      }
      isDangerous
      onClose={onClose}
    >
      <Summary>
        <Trans>
          {outcomeOf(order, refund)} Penyedia ditanya lebih dahulu; bila ternyata sudah mengirimnya,
          tidak ada yang berubah.
        </Trans>
      </Summary>
      <ReasonInput />
    </OrderActionDialog>
  )
}
