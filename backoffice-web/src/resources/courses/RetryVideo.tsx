import { useLingui } from '@lingui/react/macro'
import RetryIcon from '@mui/icons-material/ReplayOutlined'
import { Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { useAction } from '../../ui/useAction'

/** Packages a video again that could not be read. */
const RetryVideo = () => {
  const { t } = useLingui()
  const video = useRecordContext()
  const retry = useAction(`${BASE}/videos/${video?.id}/retry`, t`Video diproses ulang.`)
  if (video?.status !== 'failed') return null
  return (
    <Button
      size="small"
      startIcon={<RetryIcon />}
      disabled={retry.isPending}
      onClick={() => retry.mutate(undefined)}
    >
      {t`Proses ulang`}
    </Button>
  )
}

export default RetryVideo
