import { useLingui } from '@lingui/react/macro'
import BellIcon from '@mui/icons-material/NotificationsActiveOutlined'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import type { SoldProductRecord } from './types'

/** Reminds holders of a seat who have not started, after confirmation. */
export const RemindButton = ({ record }: { record: SoldProductRecord }) => {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const count = record.seats.filter(({ is_waiting, email }) => is_waiting && email).length
  if (count === 0) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<BellIcon />}
        onClick={() => setAsking(true)}
      >
        {t`Ingatkan yang belum mulai`}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t`Ingatkan yang belum mulai?`}
          confirm={t`Kirim pengingat`}
          done={t`Pengingat dikirim.`}
          act={(send) => send('post', `${BASE}/sold-products/${record.id}/remind`)}
          invalidates={[]}
          onClose={() => setAsking(false)}
        >
          <Typography>
            {t`${count} peserta ${record.title} belum mulai. Mereka mendapat pemberitahuan dan email; siapa yang hari ini sudah diingatkan tidak diingatkan lagi.`}
          </Typography>
        </ActionDialog>
      )}
    </>
  )
}
