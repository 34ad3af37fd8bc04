import { Trans, useLingui } from '@lingui/react/macro'
import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, TextField, Typography } from '@mui/material'
import { hasMarks } from 'duxi-web-core/questionText'
import { useState } from 'react'
import { maxLength, required, TextInput, useSourceContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { BASE } from '../../api/client'
import { useWrite } from '../../providers/useWrite'
import { FileButton } from '../../ui/FileButton'
import { QuestionText } from './QuestionText'

/** Appends a picture to the text, with its alternative text. */
const InsertPicture = ({ onInsert }: { onInsert: (mark: string) => void }) => {
  const { t } = useLingui()
  const [alt, setAlt] = useState('')
  const words = alt.replace(/[[\]\n]/g, ' ').trim()
  const { mutate, isPending } = useWrite(
    (send, file: File) => send.file(`${BASE}/pictures`, { file }),
    {
      onSuccess: ({ path }) => {
        onInsert(`![${words}](${path})`)
        setAlt('')
      },
    },
  )
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        size="small"
        label={t`Isi gambar dalam kata`}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        sx={{ flex: 1, minWidth: 220 }}
      />
      <FileButton
        variant="outlined"
        startIcon={<PictureIcon />}
        disabled={!words || isPending}
        accept="image/jpeg,image/png,image/webp"
        onFiles={([file]) => file && mutate(file)}
      >
        {isPending ? t`Mengunggah…` : t`Sisipkan gambar`}
      </FileButton>
    </Box>
  )
}

/** The text of a question; formulas and pictures are previewed below it. */
export const QuestionTextInput = () => {
  const { t } = useLingui()
  const { getSource } = useSourceContext()
  const { getValues, setValue } = useFormContext()
  const name = getSource('text')
  const text: string = useWatch({ name }) ?? ''
  const insert = (mark: string) =>
    setValue(name, `${getValues(name) ?? ''}\n${mark}`.trim(), { shouldDirty: true })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        source="text"
        label={t`Soal`}
        validate={[required(), maxLength(4000)]}
        multiline
        minRows={3}
        helperText={t`Rumus ditulis dalam TeX: \\( … \\) di dalam kalimat, \\[ … \\] pada baris sendiri. Berlaku juga di pilihan dan pembahasan.`}
        fullWidth
      />
      <InsertPicture onInsert={insert} />
      {hasMarks(text) && (
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="caption" color="text.secondary">
            <Trans>Tampak bagi peserta</Trans>
          </Typography>
          <Typography component="div" sx={{ fontWeight: 700, whiteSpace: 'pre-line' }}>
            <QuestionText text={text} />
          </Typography>
        </Box>
      )}
    </Box>
  )
}
