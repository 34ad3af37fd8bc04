import { useLingui } from '@lingui/react/macro'
import { email, maxLength, required, TextInput } from 'react-admin'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { Summary } from '../orders/actions/fields'
import type { Seat } from './types'

interface Values {
  name: string
  email: string
  phone?: string
  position?: string
}

interface Props {
  seat: Seat
  number: string
  onClose: () => void
}

/** Replaces the holder of a seat. */
export const SubstituteDialog = ({ seat, number, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <ActionDialog<Values>
      title={t`Ganti peserta`}
      confirm={t`Ganti peserta`}
      done={t`Peserta sudah diganti.`}
      act={(send, values) =>
        send('post', `${BASE}/registrations/${encodeURIComponent(number)}/substitute`, {
          body: { phone: '', position: '', ...values, seat_uuid: seat.uuid },
        })
      }
      invalidates={['sold-products']}
      onClose={onClose}
    >
      <Summary>
        {t`Kursi ${seat.holder ?? ''} berpindah kepada orang ini. Yang belum punya akun diundang lewat email.`}
      </Summary>
      <TextInput source="name" label={t`Nama`} validate={[required(), maxLength(150)]} fullWidth />
      <TextInput
        source="email"
        label={t`Email`}
        type="email"
        validate={[required(), email()]}
        fullWidth
      />
      <TextInput source="phone" label={t`Telepon`} validate={maxLength(25)} fullWidth />
      <TextInput source="position" label={t`Jabatan`} validate={maxLength(150)} fullWidth />
    </ActionDialog>
  )
}
