import { Trans, useLingui } from '@lingui/react/macro'
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, TextField } from '@mui/material'
import { BASE } from '../api/client'
import { useWrite } from '../providers/useWrite'
import { FileButton } from '../ui/FileButton'
import type { Picture } from './types'

const MOST = 6

interface Props {
  pictures: Picture[]
  onChange: (pictures: Picture[]) => void
}

const One = ({
  picture,
  onDescribe,
  onRemove,
}: {
  picture: Picture
  onDescribe: (description: string) => void
  onRemove: () => void
}) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 180 }}>
      <Box
        component="img"
        src={picture.url}
        alt={picture.description}
        sx={{ width: 1, height: 110, objectFit: 'cover', borderRadius: 1 }}
      />
      <TextField
        label={t`Keterangan gambar`}
        value={picture.description}
        onChange={({ target }) => onDescribe(target.value)}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <Button size="small" color="inherit" onClick={onRemove}>
        <Trans>Lepas gambar</Trans>
      </Button>
    </Box>
  )
}

/** The pictures of a post that is being written. */
export const PictureStrip = ({ pictures, onChange }: Props) => {
  const { t } = useLingui()
  const { mutate, isPending } = useWrite(
    (send, file: File) => send.file(`${BASE}/wall/pictures`, { file }),
    { onSuccess: (picture) => onChange([...pictures, picture]) },
  )
  const change = (uuid: string, description: string) =>
    onChange(pictures.map((one) => (one.uuid === uuid ? { ...one, description } : one)))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
      {pictures.map((picture) => (
        <One
          key={picture.uuid}
          picture={picture}
          onDescribe={(description) => change(picture.uuid, description)}
          onRemove={() => onChange(pictures.filter(({ uuid }) => uuid !== picture.uuid))}
        />
      ))}
      {pictures.length < MOST && (
        <FileButton
          variant="outlined"
          startIcon={<AddPhotoIcon />}
          disabled={isPending}
          accept="image/jpeg,image/png,image/webp"
          onFiles={([file]) => file && mutate(file)}
        >
          {isPending ? t`Mengunggah…` : t`Tambah gambar`}
        </FileButton>
      )}
    </Box>
  )
}
