import { useLingui } from '@lingui/react/macro'
import RetryIcon from '@mui/icons-material/ReplayOutlined'
import { Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'

/** Retries packaging a failed video. */
const RetryVideo = () => {
  const { t } = useLingui()
  const video = useRecordContext()
  const retry = useWrite((send) => send('post', `${BASE}/videos/${video?.id}/retry`), {
    done: t`Video diproses ulang.`,
    invalidates: EVERYTHING,
  })
  if (video?.status !== 'failed') return null
  return (
    <Button
      size="small"
      startIcon={<RetryIcon />}
      disabled={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {t`Proses ulang`}
    </Button>
  )
}

export default RetryVideo
