import { useLingui } from '@lingui/react/macro'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'

/** Puts a text on the clipboard and says whether that worked. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(t`Tersalin.`, { type: 'success' })
    } catch {
      notify(t`Tidak dapat disalin. Salin secara manual.`, { type: 'warning' })
    }
  }
  return (
    <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
