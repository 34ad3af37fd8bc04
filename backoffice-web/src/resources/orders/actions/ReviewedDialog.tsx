import { ActionDialog } from '../../../ui/ActionDialog'
import { type DialogProps, orderActionOf } from './dialogProps'
import { ReasonInput, Summary } from './fields'

/** A human has looked. */
export const ReviewedDialog = ({ order, onClose }: DialogProps) => {
  const { path, seen } = orderActionOf(order, 'reviewed')
  return (
    <ActionDialog<{ note: string }>
      title="Sudah diperiksa"
      confirm="Tandai sudah diperiksa"
      done="Pemeriksaan selesai."
      path={path}
      toBody={({ note }) => ({ note, ...seen })}
      onClose={onClose}
    >
      <Summary>
        {order.review_reason} Pesanan keluar dari daftar yang perlu diperiksa; dana dan statusnya
        tidak berubah.
      </Summary>
      <ReasonInput source="note" label="Apa yang Anda temukan" />
    </ActionDialog>
  )
}
