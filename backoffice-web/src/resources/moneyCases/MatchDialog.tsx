import { Trans, useLingui } from '@lingui/react/macro'
import { maxLength, minLength, required, TextInput } from 'react-admin'
import { BASE } from '../../api/client'
import type { MoneyCase } from '../../api/types'
import { formatRupiah } from '../../ui/format'
import { ReasonInput, Summary } from '../orders/actions/fields'
import { OrderActionDialog } from '../orders/actions/OrderActionDialog'

interface Values {
  order_id: string
  reason: string
}

interface Props {
  found: MoneyCase
  onClose: () => void
}

/** Matches the payment with the order it belongs to. */
export const MatchDialog = ({ found, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <OrderActionDialog<Values>
      title={t`Cocokkan dengan pesanan`}
      confirm={t`Cocokkan dana`}
      done={t`Dana dicocokkan; pesanan ditandai lunas.`}
      act={(send, body) => send('post', `${BASE}/money-cases/${found.id}/match`, { body })}
      onClose={onClose}
    >
      <Summary>
        <Trans>
          {formatRupiah(found.amount ?? 0)} dari {found.order_number} dibukukan sebagai pembayaran
          pesanan ini, pesanannya lunas, dan temuan ini selesai.
        </Trans>
      </Summary>
      <TextInput
        source="order_id"
        label={t`Nomor pesanan`}
        validate={[required(), minLength(3), maxLength(20)]}
        helperText={false}
        fullWidth
      />
      <ReasonInput />
    </OrderActionDialog>
  )
}
