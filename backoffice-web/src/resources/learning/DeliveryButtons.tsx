import { useLingui } from '@lingui/react/macro'
import ReceivedIcon from '@mui/icons-material/DoneAllOutlined'
import SendIcon from '@mui/icons-material/LocalShippingOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { TextInput, usePermissions, useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { ActionDialog } from '../../ui/ActionDialog'

/** The next delivery step of a souvenir. */
const DeliveryButtons = () => {
  const request = useRecordContext()
  const { permissions = [] } = usePermissions<string[]>()
  if (!request || !permissions.includes('souvenir-requests.send')) return null
  if (request.status === 'requested') return <SendButton id={Number(request.id)} />
  if (request.status === 'sent') return <ReceiveButton id={Number(request.id)} />
  return null
}

const SendButton = ({ id }: { id: number }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        startIcon={<SendIcon />}
        onClick={() => setOpen(true)}
      >{t`Tandai dikirim`}</Button>
      {isOpen && (
        <ActionDialog<{ tracking_number?: string }>
          title={t`Tandai dikirim`}
          confirm={t`Tandai dikirim`}
          done={t`Suvenir ditandai dikirim.`}
          act={(send, { tracking_number }) =>
            send('post', `${BASE}/souvenir-requests/${id}/send`, {
              body: { tracking_number: tracking_number ?? '' },
            })
          }
          invalidates={['souvenir-requests']}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="tracking_number"
            label={t`Nomor resi`}
            helperText={t`Kosongkan bila diserahkan langsung. Setelah dikirim, peserta tidak dapat menggantinya.`}
            fullWidth
          />
        </ActionDialog>
      )}
    </>
  )
}

const ReceiveButton = ({ id }: { id: number }) => {
  const { t } = useLingui()
  const receive = useWrite((send) => send('post', `${BASE}/souvenir-requests/${id}/receive`), {
    done: t`Suvenir ditandai diterima.`,
    invalidates: EVERYTHING,
  })
  return (
    <Button
      size="small"
      startIcon={<ReceivedIcon />}
      disabled={receive.isPending}
      onClick={() => receive.mutate()}
    >{t`Tandai diterima`}</Button>
  )
}

export default DeliveryButtons
