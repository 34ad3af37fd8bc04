import { maxLength, minLength, required, TextInput } from 'react-admin'
import { ActionDialog } from '../../../ui/ActionDialog'
import { formatRupiah } from '../../../ui/format'
import { type DialogProps, orderActionOf } from './dialogProps'
import { MoneyInput, ReasonInput, Summary } from './fields'

interface Values {
  amount: number
  method: string
  proof: string
  reason: string
}

/** Money that came on another way pays the order. */
export const MarkPaidDialog = ({ order, onClose }: DialogProps) => {
  const { path, seen } = orderActionOf(order, 'mark-paid')
  const missing = Math.max(0, order.total - order.unplaced)
  return (
    <ActionDialog<Values>
      title="Tandai lunas"
      confirm="Tandai lunas"
      done="Pesanan ditandai lunas."
      path={path}
      toBody={(values) => ({ ...values, ...seen })}
      defaults={{
        amount: order.status === 'pending' ? order.total : missing,
        method: 'Transfer bank',
      }}
      onClose={onClose}
    >
      <Summary>
        Pembayaran dicatat di buku besar, pesanan {formatRupiah(order.total)} menjadi lunas, peserta
        dilayani selama kursinya ada, dan faktur terbit.
        {order.status === 'pending' &&
          ' Tagihan di penyedia pembayaran ditarik lebih dahulu agar tidak terbayar dua kali.'}
      </Summary>
      <MoneyInput source="amount" label="Dana yang diterima" />
      <TextInput
        source="method"
        label="Diterima melalui"
        validate={[required(), minLength(2), maxLength(60)]}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="proof"
        label="Nomor bukti"
        validate={[required(), minLength(3), maxLength(90)]}
        helperText="Misalnya nomor referensi bank; satu bukti hanya tercatat sekali"
        fullWidth
      />
      <ReasonInput />
    </ActionDialog>
  )
}
