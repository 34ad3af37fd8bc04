import { useLingui } from '@lingui/react/macro'
import { Box, useTheme } from '@mui/material'
import { formatNumber } from './format'

const LEVELS = 5
const part = (value: number) => `${(Math.min(value, LEVELS) / LEVELS) * 100}%`

/** One unit: the achieved level as a bar, the required level as a mark. */
export const GapBar = ({ achieved, required }: { achieved: number; required: number }) => {
  const { t } = useLingui()
  const { palette } = useTheme()
  const enough = achieved >= required
  const label = t`Tingkat ${formatNumber(achieved)} dari ${formatNumber(required)} yang disyaratkan`
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      sx={{ width: '100%', minWidth: 96, height: 18, display: 'block' }}
    >
      <title>{label}</title>
      <rect width="100%" y="4" height="10" rx="5" fill={palette.action.selected} />
      <rect
        width={part(achieved)}
        y="4"
        height="10"
        rx="5"
        fill={enough ? palette.success.main : palette.secondary.main}
      />
      <line
        x1={part(required)}
        x2={part(required)}
        y1="0"
        y2="18"
        stroke={palette.text.primary}
        strokeWidth="2"
      />
    </Box>
  )
}
