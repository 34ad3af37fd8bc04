import { t } from '@lingui/core/macro'
import { Box, Chip } from '@mui/material'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DayField } from '../ui/DayField'
import { type Period, presets, readPeriod } from './period'

/** The period in the address, so that a page can be shared and the back button works. */
export function usePeriod(fallback: Period) {
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params, fallback)
  return {
    period,
    choose: (wanted: Period) => setParams({ ...Object.fromEntries(params), ...wanted }),
  }
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

const Day = ({ label, value, min, max, onChange }: DayProps) => (
  <DayField
    label={label}
    value={value}
    {...(min && { min })}
    {...(max && { max })}
    onChange={(day) => day && onChange(day)}
    sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 195 } }}
  />
)

/** Two days as a period; where they are the wrong way round, the one just chosen counts. */
const inOrder = (from: string, to: string, chosen: string): Period =>
  from <= to ? { from, to } : { from: chosen, to: chosen }

/** Days and buttons stay together, in a line of their own where the quick choices fill the first. */
const aside = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  ml: 'auto',
  width: { xs: '100%', sm: 'auto' },
} as const

/** Quick choices, and two days for every other period. */
export const PeriodPicker = ({
  period,
  onChoose,
  children,
}: {
  period: Period
  onChoose: (period: Period) => void
  children?: ReactNode
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    {presets().map(({ label, period: preset }) => {
      const isChosen = preset.from === period.from && preset.to === period.to
      return (
        <Chip
          key={label}
          label={label}
          color={isChosen ? 'primary' : 'default'}
          variant={isChosen ? 'filled' : 'outlined'}
          aria-pressed={isChosen}
          onClick={() => onChoose(preset)}
        />
      )
    })}
    <Box sx={aside}>
      <Box sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
        <Day
          label={t`Dari`}
          value={period.from}
          max={period.to}
          onChange={(from) => onChoose(inOrder(from, period.to, from))}
        />
        <Day
          label={t`Sampai`}
          value={period.to}
          min={period.from}
          onChange={(to) => onChoose(inOrder(period.from, to, to))}
        />
      </Box>
      {children}
    </Box>
  </Box>
)
