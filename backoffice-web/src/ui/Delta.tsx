import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatNumber } from './format'

interface DeltaProps {
  now: number
  before: number
  isGoodUp?: boolean | undefined
}

/** How much more or less than in the period before, in percent; in words where nothing was before. */
function deltaText(now: number, before: number): string {
  if (before === now) return t`sama seperti sebelumnya`
  if (before <= 0) return t`sebelumnya tidak ada`
  const percent = Math.round((now / before - 1) * 100)
  const change = formatNumber(Math.abs(percent))
  return percent >= 0
    ? t`naik ${change}% dari masa sebelumnya`
    : t`turun ${change}% dari masa sebelumnya`
}

/** A change since the period before, coloured by whether it is a good one. */
export const Delta = ({ now, before, isGoodUp = true }: DeltaProps) => {
  const isNeutral = before <= 0 || before === now
  const isGood = now > before === isGoodUp
  const color = isNeutral ? 'text.secondary' : isGood ? 'success.main' : 'error.main'
  return (
    <Box component="span" sx={{ color }}>
      {deltaText(now, before)}
    </Box>
  )
}
