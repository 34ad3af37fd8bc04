import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { downloadFile } from './downloadFile'

/** Downloads the Excel of one finished session. */
export const SessionExcelButton = ({ uuid }: { uuid: string }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(`/api/v1/assessments/data-session/${uuid}/excel`, `sesi-${uuid}.xlsx`)
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<DownloadIcon />}
      disabled={busy}
      onClick={() => void download()}
    >
      {busy ? t`Menyiapkan…` : t`Unduh Excel`}
    </Button>
  )
}
