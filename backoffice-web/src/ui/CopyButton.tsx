import { useLingui } from '@lingui/react/macro'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button, IconButton, Tooltip } from '@mui/material'
import { useNotify } from 'react-admin'

interface Props {
  text: string
  label: string
  isIcon?: boolean
}

/** Copies a text and confirms it. */
export const CopyButton = ({ text, label, isIcon = false }: Props) => {
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
  if (isIcon)
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => void copy()}>
          <CopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    )
  return (
    <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
