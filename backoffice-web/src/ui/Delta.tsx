import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatNumber } from './format'

interface DeltaProps {
  now: number
  before: number
  isGoodUp?: boolean | undefined
  /** Whether the page says what the figures are compared with. */
  isShort?: boolean
}

/** The change from the previous period in percent; in words if that was zero. */
function deltaText(now: number, before: number, isShort: boolean): string {
  if (before === now) return t`sama seperti sebelumnya`
  if (before <= 0) return t`sebelumnya tidak ada`
  const percent = Math.round((now / before - 1) * 100)
  const change = formatNumber(Math.abs(percent))
  if (isShort) return percent >= 0 ? t`naik ${change}%` : t`turun ${change}%`
  return percent >= 0
    ? t`naik ${change}% dari masa sebelumnya`
    : t`turun ${change}% dari masa sebelumnya`
}

/** The change from the previous period, coloured as good or bad. */
export const Delta = ({ now, before, isGoodUp = true, isShort = false }: DeltaProps) => {
  const isNeutral = before <= 0 || before === now
  const isGood = now > before === isGoodUp
  const color = isNeutral ? 'text.secondary' : isGood ? 'success.main' : 'error.main'
  return (
    <Box component="span" sx={{ color }}>
      {deltaText(now, before, isShort)}
    </Box>
  )
}
