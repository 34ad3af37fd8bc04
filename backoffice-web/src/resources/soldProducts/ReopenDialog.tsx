import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { ReasonInput } from '../orders/actions/fields'

interface Props {
  number: string
  onClose: () => void
}

/** Lets the contacts edit a submitted form again. */
export const ReopenDialog = ({ number, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <ActionDialog<{ reason: string }>
      title={t`Buka formulir ${number}`}
      confirm={t`Buka formulir`}
      done={t`Formulir pendaftaran dibuka kembali.`}
      act={(send, { reason }) =>
        send('post', `${BASE}/registrations/${encodeURIComponent(number)}/reopen`, {
          body: { reason },
        })
      }
      invalidates={['sold-products']}
      onClose={onClose}
    >
      <Typography>
        {t`PIC dapat mengubah seluruh isian, lalu mengirimnya lagi. Kursi peserta tetap milik mereka sampai formulir dikirim ulang.`}
      </Typography>
      <ReasonInput helperText={t`PIC membaca alasan ini di formulir`} />
    </ActionDialog>
  )
}
