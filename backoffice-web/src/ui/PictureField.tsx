import { Trans, useLingui } from '@lingui/react/macro'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { Box, Button, Typography } from '@mui/material'
import { BASE } from '../api/client'
import { useWrite } from '../providers/useWrite'
import { FileButton } from './FileButton'

/** The background of transparent pictures, on which light and dark lines are visible. */
export const pictureBackground = { bgcolor: 'grey.600' } as const

interface Props {
  label: string
  value: string
  onChange: (path: string) => void
}

/** A picture that can be replaced or removed. */
export const PictureField = ({ label, value, onChange }: Props) => {
  const { t } = useLingui()
  const { mutate, isPending } = useWrite(
    (send, file: File) => send.file(`${BASE}/pictures`, { file }),
    { onSuccess: ({ path }) => onChange(path) },
  )
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 1, width: '100%', maxWidth: 200 }}>
      <Typography variant="body2">{label}</Typography>
      {value ? (
        <Box
          component="img"
          src={`/media/${value}`}
          alt={label}
          sx={{
            ...pictureBackground,
            width: '100%',
            height: 112,
            objectFit: 'contain',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        />
      ) : (
        <Box
          aria-hidden
          sx={{
            height: 112,
            display: 'grid',
            placeItems: 'center',
            border: '1px dashed',
            borderColor: 'text.disabled',
            borderRadius: 1,
            color: 'text.disabled',
            bgcolor: 'action.hover',
          }}
        >
          <PictureIcon />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <FileButton
          size="small"
          disabled={isPending}
          accept="image/jpeg,image/png,image/webp"
          onFiles={([file]) => file && mutate(file)}
        >
          {isPending ? t`Mengunggah…` : t`Pilih berkas`}
        </FileButton>
        {value && (
          <Button size="small" color="inherit" onClick={() => onChange('')}>
            <Trans>Hapus</Trans>
          </Button>
        )}
      </Box>
    </Box>
  )
}
