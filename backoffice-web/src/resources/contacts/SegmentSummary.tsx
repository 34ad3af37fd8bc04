import { useLingui } from '@lingui/react/macro'
import { Box, Chip } from '@mui/material'
import { useText } from '../../define/useText'
import { kinds, locales } from './labels'
import { type Condition, type ConditionChoice, useVocabulary } from './useSegment'

/** A condition in words, as far as its value needs no lookup. */
function useWords() {
  const { t } = useLingui()
  const text = useText()
  const named = (value: unknown): string => {
    const choice = kinds[String(value)] ?? locales[String(value)]
    return choice === undefined ? String(value) : text(choice)
  }
  return ({ value, is_negated }: Condition, { label, input }: ConditionChoice): string => {
    const values = Array.isArray(value) ? value : [value]
    const isNumbered = values.some((one) => typeof one === 'number') && input !== 'days'
    const detail = isNumbered ? t`${values.length} pilihan` : values.map(named).join(', ')
    const whole = input === 'yes' ? label : `${label}: ${detail}`
    return is_negated ? t`Bukan: ${whole}` : whole
  }
}

/** The conditions of a segment in words. */
export const SegmentSummary = ({ conditions }: { conditions: readonly Condition[] }) => {
  const { t } = useLingui()
  const words = useWords()
  const { data } = useVocabulary()
  if (!data) return null
  return (
    <Box
      component="ul"
      aria-label={t`Syarat`}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {conditions.map((one) => {
        const known = data.conditions.find(({ name }) => name === one.name)
        const said = known ? words(one, known) : one.name
        return <Chip key={said} component="li" variant="outlined" label={said} />
      })}
    </Box>
  )
}
