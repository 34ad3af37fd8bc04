import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { FileButton } from '../ui/FileButton'

interface Props {
  /** Whether files of the question bank's own format are read as well. */
  takesGift: boolean
  isPending: boolean
  problem: string | undefined
  onFile: (file: File) => void
}

const box = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1.5,
  minHeight: 220,
  p: 3,
  textAlign: 'center',
  border: '2px dashed',
  borderRadius: 2,
} as const

/** Whether a file is being dragged over the element, and what makes it react. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return { isOver, handlers: { onDrop, onDragOver, onDragLeave: () => setOver(false) } }
}

/** Where a file is dropped or chosen. */
export const DropZone = ({ takesGift, isPending, problem, onFile }: Props) => {
  const { t } = useLingui()
  const { isOver, handlers } = useDrop(onFile)
  const looks = isOver
    ? { borderColor: 'primary.main', bgcolor: 'action.hover' }
    : { borderColor: 'divider' }
  return (
    <Box {...handlers} sx={{ ...box, ...looks }}>
      <UploadIcon aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />
      <Typography sx={{ fontWeight: 600 }}>
        {takesGift ? (
          <Trans>Letakkan berkas .xlsx, .csv, atau GIFT (.gift, .txt) di sini.</Trans>
        ) : (
          <Trans>Letakkan berkas .xlsx atau .csv di sini.</Trans>
        )}
      </Typography>
      <FileButton
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={isPending}
        accept={takesGift ? '.xlsx,.csv,.gift,.txt' : '.xlsx,.csv'}
        onFiles={([file]) => file && onFile(file)}
      >
        {isPending ? t`Mengunggah…` : t`Pilih berkas`}
      </FileButton>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 320 }}>
        <Trans>Belum ada yang disimpan sebelum Anda memeriksa dan menyetujuinya.</Trans>
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  )
}
