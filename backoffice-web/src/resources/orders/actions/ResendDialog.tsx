import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { RadioButtonGroupInput, required, TextInput } from 'react-admin'
import type { components } from '../../../api/schema'
import { toChoices } from '../../../ui/choices'
import { type DialogProps, orderActionOf } from './dialogProps'
import { Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

type DocumentKind = components['schemas']['ResendIn']['what']

const documents: Record<DocumentKind, MessageDescriptor> = {
  receipt: msg`Bukti pembayaran, dengan faktur terlampir`,
  invoice: msg`Faktur saja`,
  ticket: msg`Tiket, satu email untuk setiap item terjadwal`,
}

/** Mails documents to the buyer again. */
export const ResendDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'resend')
  return (
    <OrderActionDialog<{ what: DocumentKind; reason?: string }>
      title={t`Kirim ulang ke pembeli`}
      confirm={t`Kirim`}
      done={t`Dikirim ulang ke pembeli.`}
      act={(send, { what, reason }) =>
        send('post', path, { body: { what, reason: reason ?? '', ...seen } })
      }
      defaults={{ what: 'receipt' }}
      onClose={onClose}
    >
      <Summary>
        <Trans>Dikirim ke {order.buyer.email}.</Trans>
      </Summary>
      <RadioButtonGroupInput
        source="what"
        label={t`Dokumen`}
        choices={toChoices(documents)}
        validate={required()}
        row={false}
        helperText={false}
      />
      <TextInput source="reason" label={t`Alasan (boleh kosong)`} helperText={false} fullWidth />
    </OrderActionDialog>
  )
}
