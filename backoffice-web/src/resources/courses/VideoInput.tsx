import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useVideo } from './calls'
import type { Lesson, Video } from './types'
import { UploadVideo } from './UploadVideo'

const toFilter = (q: string) => (q ? { 'q@contains': q } : {})

/** The video of a content: an existing one, or a new upload. */
export const VideoInput = ({ lesson }: { lesson: Lesson | undefined }) => {
  const { t } = useLingui()
  const { setValue, getValues } = useFormContext()
  const id: number | null = useWatch({ name: 'video_id' }) ?? null
  const { data: video = id === lesson?.video_id ? lesson?.video : undefined } = useVideo(id)
  const onUploaded = (made: Video) => {
    setValue('video_id', made.id, { shouldDirty: true })
    if (!getValues('title')) setValue('title', made.title, { shouldDirty: true })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReferenceInput source="video_id" reference="videos">
        <AutocompleteInput
          label={t`Video`}
          optionText="title"
          filterToQuery={toFilter}
          helperText={false}
        />
      </ReferenceInput>
      {video && <State video={video} />}
      <UploadVideo onUploaded={onUploaded} />
    </Box>
  )
}

const State = ({ video }: { video: Video }) => {
  const { t } = useLingui()
  if (video.status === 'ready') return <Alert severity="success">{t`Siap diputar.`}</Alert>
  if (video.status === 'failed')
    return <Alert severity="error">{video.error || t`Video ini gagal diproses.`}</Alert>
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        <Trans>
          Sedang diproses, {video.progress} %. Anda boleh menyimpan dan menutup jendela.
        </Trans>
      </Typography>
      <LinearProgress
        variant="determinate"
        value={video.progress}
        aria-label={t`Video sedang diproses`}
      />
    </Box>
  )
}
