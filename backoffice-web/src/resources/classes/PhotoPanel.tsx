import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { formatDay } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { useDeletePhoto, usePhotos, useUploadPhoto } from './calls'
import { OfClass } from './OfClass'
import type { Photo } from './types'

/** The photos that participants see. */
export const PhotoPanel = () => <OfClass>{(record) => <Panel classId={record.id} />}</OfClass>

const Panel = ({ classId }: { classId: number }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <Upload classId={classId} />
    <Loaded query={usePhotos(classId)}>
      {({ rows }) => <Photos classId={classId} rows={rows} />}
    </Loaded>
  </Box>
)

const Upload = ({ classId }: { classId: number }) => {
  const { t } = useLingui()
  const [title, setTitle] = useState('')
  const uploading = useUploadPhoto(classId)
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <TextField
        size="small"
        label={t`Judul foto`}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ minWidth: 280 }}
      />
      <Button
        component="label"
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={!title.trim() || uploading.isPending}
      >
        <Trans>Unggah foto</Trans>
        <input
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) uploading.mutate({ file, title }, { onSuccess: () => setTitle('') })
            target.value = ''
          }}
        />
      </Button>
    </Box>
  )
}

const Photos = ({ classId, rows }: { classId: number; rows: Photo[] }) => {
  const removing = useDeletePhoto(classId)
  if (rows.length === 0)
    return (
      <Typography color="text.secondary">
        <Trans>Belum ada foto. Foto yang diunggah langsung terlihat oleh peserta.</Trans>
      </Typography>
    )
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
    >
      {rows.map((photo) => (
        <Box key={photo.uuid} component="figure" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
          <Box
            component="img"
            src={photo.thumbnail_url}
            alt={photo.title}
            loading="lazy"
            sx={{ width: 1, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
          />
          <figcaption>
            {photo.title}, {formatDay(photo.taken_at)}
          </figcaption>
          <Button
            size="small"
            color="error"
            disabled={removing.isPending}
            onClick={() => removing.mutate(photo.uuid)}
          >
            <Trans>Hapus</Trans>
          </Button>
        </Box>
      ))}
    </Box>
  )
}
