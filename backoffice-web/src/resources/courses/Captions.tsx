import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button } from '@mui/material'
import {
  maxLength,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { FileButton } from '../../ui/FileButton'

interface Caption {
  language: 'en' | 'id'
  text: string
}

/** Captions of a video, one WebVTT file for each language. */
const Captions = () => {
  const { t } = useLingui()
  const video = useRecordContext()
  const save = useWrite(
    (send, body: Caption) => send('post', `${BASE}/videos/${video?.id}/captions`, { body }),
    { done: t`Teks video tersimpan.`, invalidates: EVERYTHING },
  )
  const languages = [
    { id: 'id', name: 'Bahasa Indonesia' },
    { id: 'en', name: 'English' },
  ]
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Alert severity="info" sx={{ mb: 1 }}>
        <Trans>
          Tempelkan atau ambil berkas WebVTT (.vtt). Yang lama dalam bahasa itu diganti; teks kosong
          menghapusnya.
        </Trans>
      </Alert>
      <SimpleForm
        record={{ language: 'id', text: '' }}
        toolbar={false}
        onSubmit={(values: Partial<Caption>) =>
          save.mutate({ language: values.language ?? 'id', text: values.text ?? '' })
        }
      >
        <SelectInput
          source="language"
          label={t`Bahasa`}
          choices={languages}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="text"
          label={t`Isi berkas WebVTT`}
          validate={maxLength(500_000)}
          multiline
          fullWidth
          sx={{ mt: 1.5 }}
          minRows={8}
          maxRows={16}
          helperText={false}
        />
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1.5 }}>
          <FromFile />
          <Button type="submit" variant="contained" disabled={save.isPending}>
            <Trans>Simpan teks</Trans>
          </Button>
        </Box>
      </SimpleForm>
    </Box>
  )
}

/** Reads a file into the field, for review before saving. */
const FromFile = () => {
  const { setValue } = useFormContext<Caption>()
  const read = async (file: File | undefined) => {
    if (file) setValue('text', await file.text(), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <FileButton
      variant="outlined"
      startIcon={<UploadIcon />}
      accept=".vtt,text/vtt"
      onFiles={([file]) => void read(file)}
    >
      <Trans>Ambil dari berkas .vtt</Trans>
    </FileButton>
  )
}

export default Captions
