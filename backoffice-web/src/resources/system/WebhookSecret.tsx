import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { CopyButton } from '../../ui/CopyButton'

/** Shows the secret that signs a webhook's messages, and replaces it. */
const WebhookSecret = () => {
  const { t } = useLingui()
  const record = useRecordContext()
  const [isAsking, setAsking] = useState(false)
  const { mutate, data, isPending } = useWrite(
    (send, renew: boolean) =>
      send('post', `${BASE}/webhooks/${Number(record?.id)}/secret`, { body: { renew } }),
    { invalidates: EVERYTHING },
  )
  const renew = () => {
    setAsking(false)
    mutate(true)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, maxWidth: 720 }}>
      <Typography>
        <Trans>
          Setiap pesan ditandatangani menurut Standard Webhooks (webhook-id, webhook-timestamp,
          webhook-signature). Masukkan rahasia ini di sistem penerima.
        </Trans>
      </Typography>
      {data && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }} role="status">
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {data.secret}
          </Box>
          <CopyButton text={data.secret} label={t`Salin`} />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={isPending || Boolean(data)}
          onClick={() => mutate(false)}
        >
          <Trans>Tampilkan rahasia</Trans>
        </Button>
        <Button disabled={isPending} onClick={() => setAsking(true)}>
          <Trans>Ganti rahasia</Trans>
        </Button>
      </Box>
      <Confirm
        isOpen={isAsking}
        title={t`Ganti rahasia`}
        content={t`Selama 24 jam pesan ditandatangani dengan rahasia lama dan baru, sehingga penerima sempat menggantinya.`}
        onConfirm={renew}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

export default WebhookSecret
