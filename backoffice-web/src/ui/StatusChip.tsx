import { Chip } from '@mui/material'
import type { Tone } from './choices'

/** A state in words with a quiet colour; the words alone carry the meaning. */
export const StatusChip = ({ label }: { label: { text: string; tone: Tone } | undefined }) =>
  label ? <Chip size="small" variant="outlined" color={label.tone} label={label.text} /> : null
