import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { maxLength, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { usePreview } from './calls'
import { ReadingFrame } from './ReadingFrame'

/** A Markdown editor with preview. */
export const ReadingInput = ({ type }: { type: 'document' | 'assignment' }) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const text: string = useWatch({ name: 'text' }) ?? ''
  const { data } = usePreview(text, isShown)
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: isShown ? 'none' : 'block' }}>
        <TextInput
          source="text"
          label={type === 'document' ? t`Isi bacaan` : t`Petunjuk tugas`}
          helperText={t`Markdown: # judul, **tebal**, - daftar`}
          validate={[...(type === 'assignment' ? [required()] : []), maxLength(100_000)]}
          multiline
          minRows={8}
          maxRows={20}
        />
      </Box>
      {isShown && <ReadingFrame html={data?.html ?? ''} />}
      {isShown && text.trim() === '' && (
        <Typography color="text.secondary">
          <Trans>Belum ada teks.</Trans>
        </Typography>
      )}
      <Button size="small" onClick={() => setShown(!isShown)} sx={{ justifySelf: 'start' }}>
        {isShown ? <Trans>Tulis lagi</Trans> : <Trans>Pratinjau peserta</Trans>}
      </Button>
    </Box>
  )
}
