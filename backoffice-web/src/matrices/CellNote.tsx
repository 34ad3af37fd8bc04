import { useLingui } from '@lingui/react/macro'
import { Box, Chip, Typography } from '@mui/material'
import type { Axis } from './useGrid'

export interface CellPosition {
  row?: Axis | undefined
  column?: Axis | undefined
}

interface NoteProps {
  spot: CellPosition
  error: string | undefined
  theirs: string | undefined
}

/** What the chosen cell is, and what is wrong with it. */
export const CellNote = ({ spot, error, theirs }: NoteProps) => {
  const { t } = useLingui()
  if (!spot.row || !spot.column) return null
  return (
    <Box
      aria-live="polite"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5, alignItems: 'center' }}
    >
      <Typography variant="body2">
        {spot.row.code} {spot.row.name} × {spot.column.name}
      </Typography>
      {error && <Chip size="small" color="error" label={error} />}
      {theirs !== undefined && (
        <Chip size="small" color="warning" label={t`Disimpan rekan: ${theirs || '–'}`} />
      )}
    </Box>
  )
}
