import { t } from '@lingui/core/macro'
import { Box, Chip } from '@mui/material'
import { useSearchParams } from 'react-router-dom'
import { DayField } from '../ui/DayField'
import {
  type Choice,
  chosenAddress,
  type Period,
  type PresetName,
  presets,
  readChoice,
} from './period'

/** The choice in the address, so that a page can be shared and the back button works. */
export function usePeriod(fallback: PresetName) {
  const [params, setParams] = useSearchParams()
  const choice = readChoice(params, fallback)
  return {
    choice,
    period: choice.period,
    choose: (wanted: PresetName | Period) => setParams(chosenAddress(params, wanted)),
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

/** The days stay together, in a line of their own where the quick choices fill the first. */
const aside = { display: 'flex', gap: 1, ml: 'auto', width: { xs: '100%', sm: 'auto' } } as const

interface Props {
  choice: Choice
  onChoose: (wanted: PresetName | Period) => void
}

/** Quick choices, of which the chosen one alone looks chosen, and two days for every other period. */
export const PeriodPicker = ({ choice: { name: chosen, period }, onChoose }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    {presets().map(({ name, label }) => (
      <Chip
        key={name}
        label={label}
        color={name === chosen ? 'primary' : 'default'}
        variant={name === chosen ? 'filled' : 'outlined'}
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
      />
    ))}
    <Box sx={aside}>
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
  </Box>
)
