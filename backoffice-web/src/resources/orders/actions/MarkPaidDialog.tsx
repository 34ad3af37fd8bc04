import { Trans, useLingui } from '@lingui/react/macro'
import { maxLength, minLength, required, TextInput } from 'react-admin'
import { formatRupiah } from '../../../ui/format'
import { type DialogProps, orderActionOf } from './dialogProps'
import { AmountInput, ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

interface Values {
  amount: number
  method: string
  proof: string
  reason: string
}

/** Marks the order as paid by other means. */
export const MarkPaidDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'mark-paid')
  const missing = Math.max(0, order.total - order.unplaced)
  return (
    <OrderActionDialog<Values>
      title={t`Tandai lunas`}
      confirm={t`Tandai lunas`}
      done={t`Pesanan ditandai lunas.`}
      act={(send, values) => send('post', path, { body: { ...values, ...seen } })}
      defaults={{
        amount: order.status === 'pending' ? order.total : missing,
        method: t`Transfer bank`,
      }}
      onClose={onClose}
    >
      <Summary>
        <Trans>
          Pembayaran dicatat di buku besar, pesanan {formatRupiah(order.total)} menjadi lunas,
          peserta dilayani selama kursinya ada, dan faktur terbit.
          {order.status === 'pending' &&
            t` Tagihan di penyedia pembayaran ditarik lebih dahulu agar tidak terbayar dua kali.`}
        </Trans>
      </Summary>
      <AmountInput source="amount" label={t`Dana yang diterima`} />
      <TextInput
        source="method"
        label={t`Diterima melalui`}
        validate={[required(), minLength(2), maxLength(60)]}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="proof"
        label={t`Nomor bukti`}
        validate={[required(), minLength(3), maxLength(90)]}
        helperText={t`Misalnya nomor referensi bank; satu bukti hanya tercatat sekali`}
        fullWidth
      />
      <ReasonInput />
    </OrderActionDialog>
  )
}
