import { Trans, useLingui } from '@lingui/react/macro'
import { maxLength, minLength, required, TextInput } from 'react-admin'
import { type DialogProps, orderActionOf } from './dialogProps'
import { AmountInput, ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

interface Values {
  amount: number
  number: string
  reason: string
}

/** Records a lost chargeback. */
export const ChargebackDialog = ({ order, amount, onClose }: DialogProps & { amount: number }) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'chargeback')
  return (
    <OrderActionDialog<Values>
      title={t`Catat penarikan oleh bank`}
      confirm={t`Catat penarikan`}
      done={t`Penarikan oleh bank dicatat.`}
      act={(send, values) => send('post', path, { body: { ...values, ...seen } })}
      defaults={{ amount }}
      isDangerous
      onClose={onClose}
    >
      <Summary>
        <Trans>
          Hanya bila sanggahan kalah. Dana keluar dari buku besar, item yang seluruhnya ditarik
          diakhiri dan kursinya kembali kecuali sudah dimulai, dan nota kredit terbit. Tidak ada
          dana yang dikirim ke pembeli.
        </Trans>
      </Summary>
      <AmountInput source="amount" label={t`Dana yang ditarik`} />
      <TextInput
        source="number"
        label={t`Nomor chargeback`}
        validate={[required(), minLength(3), maxLength(90)]}
        helperText={t`Dari dasbor penyedia pembayaran; satu nomor hanya tercatat sekali`}
        fullWidth
      />
      <ReasonInput />
    </OrderActionDialog>
  )
}
