import { useLingui } from '@lingui/react/macro'
import { Box, Slider, Typography } from '@mui/material'
import type { MouseEvent } from 'react'
import { useInput } from 'react-admin'
import { pictureBackground } from '../ui/PictureField'
import { PictureInput } from './PictureInput'

const MIDDLE = 50

/** A picture and the point of it that stays in view wherever it is cropped: clicked, or set by keyboard. */
export const FocusedPictureInput = ({ source, label }: { source: string; label: string }) => {
  const { t } = useLingui()
  const picture = useInput({ source, defaultValue: '' }).field.value as string | undefined
  const x = useInput({ source: 'focus_x', defaultValue: MIDDLE }).field
  const y = useInput({ source: 'focus_y', defaultValue: MIDDLE }).field
  const choose = (event: MouseEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    x.onChange(Math.round(((event.clientX - frame.left) / frame.width) * 100))
    y.onChange(Math.round(((event.clientY - frame.top) / frame.height) * 100))
  }
  const left = x.value ?? MIDDLE
  const top = y.value ?? MIDDLE
  const position = `${left}% ${top}%`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pb: 1 }}>
      <PictureInput source={source} label={label} />
      {picture && (
        <Box sx={{ width: 260, display: 'grid', gap: 0.5 }}>
          <Typography variant="body2">{t`Titik fokus: klik bagian terpenting`}</Typography>
          <Box sx={{ position: 'relative', cursor: 'crosshair' }} onClick={choose}>
            <Box
              component="img"
              src={`/media/${picture}`}
              alt=""
              sx={{ ...pictureBackground, width: '100%', display: 'block', borderRadius: 1 }}
            />
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                left: `${left}%`,
                top: `${top}%`,
                width: 22,
                height: 22,
                m: '-11px',
                borderRadius: '50%',
                border: '3px solid #fff',
                boxShadow: '0 0 0 2px #000',
                pointerEvents: 'none',
              }}
            />
          </Box>
          <Slider
            size="small"
            value={left}
            aria-label={t`Titik fokus mendatar`}
            onChange={(_event, value) => x.onChange(value)}
          />
          <Slider
            size="small"
            value={top}
            aria-label={t`Titik fokus tegak`}
            onChange={(_event, value) => y.onChange(value)}
          />
        </Box>
      )}
      {picture && (
        <Box sx={{ width: 200 }}>
          <Typography variant="body2">{t`Begini bila dipotong`}</Typography>
          <Box
            component="img"
            src={`/media/${picture}`}
            alt=""
            sx={{
              ...pictureBackground,
              width: 200,
              height: 84,
              objectFit: 'cover',
              objectPosition: position,
              borderRadius: 1,
            }}
          />
        </Box>
      )}
    </Box>
  )
}
