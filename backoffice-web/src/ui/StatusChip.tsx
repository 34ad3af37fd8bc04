import { Chip } from '@mui/material'
import { useText } from '../define/useText'
import type { Label } from './choices'

/** A status as text with a subtle colour; the text alone carries the meaning. */
export const StatusChip = ({ label }: { label: Label | undefined }) => {
  const text = useText()
  if (!label) return null
  return <Chip size="small" variant="outlined" color={label.tone} label={text(label.text)} />
}
