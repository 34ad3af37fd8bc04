import { Trans, useLingui } from '@lingui/react/macro'
import { type DialogProps, orderActionOf } from './dialogProps'
import { ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

/** Marks the order as reviewed. */
export const ReviewedDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'reviewed')
  return (
    <OrderActionDialog<{ note: string }>
      title={t`Sudah diperiksa`}
      confirm={t`Tandai sudah diperiksa`}
      done={t`Pemeriksaan selesai.`}
      act={(send, { note }) => send('post', path, { body: { note, ...seen } })}
      onClose={onClose}
    >
      <Summary>
        <Trans>
          {order.review_reason} Pesanan keluar dari daftar yang perlu diperiksa; dana dan statusnya
          tidak berubah.
        </Trans>
      </Summary>
      <ReasonInput source="note" label={t`Apa yang Anda temukan`} />
    </OrderActionDialog>
  )
}
