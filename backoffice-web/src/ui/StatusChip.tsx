import { Chip } from '@mui/material'
import { useText } from '../define/useText'
import type { Label } from './choices'

/** A state in words with a quiet colour; the words alone carry the meaning. */
export const StatusChip = ({ label }: { label: Label | undefined }) => {
  const text = useText()
  if (!label) return null
  return <Chip size="small" variant="outlined" color={label.tone} label={text(label.text)} />
}
