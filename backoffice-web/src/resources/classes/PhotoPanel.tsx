import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { FileButton } from '../../ui/FileButton'
import { formatDay } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { useDeletePhoto, usePhotos, useUploadPhoto } from './calls'
import type { Photo } from './types'
import { WithClass } from './WithClass'

/** The photos and files that participants see. */
export const PhotoPanel = () => <WithClass>{(record) => <Panel classId={record.id} />}</WithClass>

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
        label={t`Judul foto atau berkas`}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ minWidth: 280 }}
      />
      <FileButton
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={!title.trim() || uploading.isPending}
        accept=".jpg,.jpeg,.png,.webp,.pdf,.docx,.xlsx,.pptx,.txt,.csv"
        onFiles={([file]) =>
          file && uploading.mutate({ file, title }, { onSuccess: () => setTitle('') })
        }
      >
        <Trans>Unggah</Trans>
      </FileButton>
    </Box>
  )
}

const Photos = ({ classId, rows }: { classId: number; rows: Photo[] }) => {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Photo | null>(null)
  const removing = useDeletePhoto(classId)
  if (rows.length === 0)
    return (
      <Typography color="text.secondary">
        <Trans>Belum ada foto atau berkas. Yang diunggah langsung terlihat oleh peserta.</Trans>
      </Typography>
    )
  const close = () => setAsked(null)
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        }}
      >
        {rows.map((photo) => (
          <Figure key={photo.uuid} photo={photo} onDelete={() => setAsked(photo)} />
        ))}
      </Box>
      <Confirm
        isOpen={asked !== null}
        title={t`Hapus dari kelas ini?`}
        content={t`${asked?.title ?? ''} tidak terlihat lagi oleh peserta.`}
        loading={removing.isPending}
        onConfirm={() => asked && removing.mutate(asked.uuid, { onSettled: close })}
        onClose={close}
      />
    </>
  )
}

const Figure = ({ photo, onDelete }: { photo: Photo; onDelete: () => void }) => (
  <Box component="figure" sx={{ m: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
    {photo.thumbnail_url ? (
      <Box
        component="img"
        src={photo.thumbnail_url}
        alt={photo.title}
        loading="lazy"
        sx={{ width: 1, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
      />
    ) : (
      <Link
        href={photo.file.url}
        sx={{
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 1,
          p: 2,
          aspectRatio: '4 / 3',
          borderRadius: 1,
          bgcolor: 'action.hover',
          overflowWrap: 'anywhere',
        }}
      >
        <FileIcon fontSize="large" />
        {photo.file.name}
      </Link>
    )}
    <figcaption>
      {photo.title}, {formatDay(photo.taken_at)}
    </figcaption>
    <Button size="small" color="error" onClick={onDelete}>
      <Trans>Hapus</Trans>
    </Button>
  </Box>
)
