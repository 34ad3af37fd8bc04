import { Typography } from '@mui/material'
import { formatDate, formatTime } from './format'

/** The day, and below it the time: narrow enough for a table. */
export const Moment = ({ value }: { value: string | null | undefined }) =>
  value ? (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{formatDate(value)}</span>
      <Typography
        component="span"
        sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}
      >
        {formatTime(value)}
      </Typography>
    </>
  ) : (
    '–'
  )
