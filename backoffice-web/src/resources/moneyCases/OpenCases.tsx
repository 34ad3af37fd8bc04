import { Chip } from '@mui/material'
import { formatNumber } from '../../ui/format'
import { useCaseCounts } from './useCaseCounts'

/** How many cases wait, beside their line in the menu; nothing when none does. */
export const OpenCases = () => {
  const { data } = useCaseCounts()
  if (!data || data.open === 0) return null
  return (
    <Chip
      component="span"
      size="small"
      color="error"
      label={formatNumber(data.open)}
      aria-label={`${formatNumber(data.open)} menunggu`}
    />
  )
}
