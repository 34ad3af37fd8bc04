import { useLingui } from '@lingui/react/macro'
import removeIcon from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useDeferredValue } from 'react'
import { required, SelectInput } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { wholeRow } from '../../ui/form'
import { ConditionValue } from './ConditionValue'
import { SegmentCount } from './SegmentCount'
import { type Condition, type ConditionChoice, completed, useVocabulary } from './useSegment'

const RemoveIcon = removeIcon
const MOST = 12

const Row = ({
  index,
  choices,
  tags,
  onRemove,
}: {
  index: number
  choices: readonly ConditionChoice[]
  tags: readonly string[]
  onRemove: () => void
}) => {
  const { t } = useLingui()
  const { setValue } = useFormContext()
  const name: string = useWatch({ name: `conditions.${index}.name` })
  const chosen = choices.find((one) => one.name === name)
  const source = `conditions.${index}`
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 40px', sm: '2fr 1fr 2fr 40px' },
        '& > :not(button)': { gridColumn: { xs: '1', sm: 'auto' } },
      }}
    >
      <SelectInput
        source={`${source}.name`}
        label={t`Syarat`}
        choices={choices.map((one) => ({ id: one.name, name: one.label }))}
        validate={required()}
        onChange={() => setValue(`${source}.value`, null)}
        helperText={false}
        fullWidth
      />
      <SelectInput
        source={`${source}.is_negated`}
        label={t`Berlaku`}
        choices={[
          { id: 'false', name: t`ya` },
          { id: 'true', name: t`tidak` },
        ]}
        format={(value) => String(value === true)}
        parse={(value) => value === 'true'}
        validate={required()}
        helperText={false}
        fullWidth
      />
      <Box sx={{ minWidth: 0 }}>
        {chosen && <ConditionValue source={`${source}.value`} condition={chosen} tags={tags} />}
      </Box>
      <IconButton
        aria-label={t`Hapus syarat ${index + 1}`}
        onClick={onRemove}
        sx={{ gridColumn: { xs: '2', sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' }, mt: 1 }}
      >
        <RemoveIcon />
      </IconButton>
    </Box>
  )
}

const LiveCount = ({ choices }: { choices: readonly ConditionChoice[] }) => {
  const conditions: Condition[] = useWatch({ name: 'conditions' }) ?? []
  const asked = useDeferredValue(completed(conditions, choices))
  return <SegmentCount conditions={asked} />
}

/** The conditions of a segment, and how many people they find while they are written. */
const SegmentConditions = () => {
  const { t } = useLingui()
  const { data } = useVocabulary()
  const { fields, append, remove } = useFieldArray({ name: 'conditions' })
  if (!data) return null
  return (
    <Box sx={{ ...wholeRow, display: 'grid', gap: 2, width: 1, maxWidth: 960 }}>
      <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
        {t`Syarat`}
      </Typography>
      <Typography color="text.secondary">{t`Semua syarat harus terpenuhi.`}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {fields.map(({ id }, index) => (
          <Row
            key={id}
            index={index}
            choices={data.conditions}
            tags={data.tags}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Button
        sx={{ justifySelf: 'start' }}
        disabled={fields.length >= MOST}
        onClick={() => append({ name: '', value: null, is_negated: false })}
      >
        {t`Tambah syarat`}
      </Button>
      <LiveCount choices={data.conditions} />
    </Box>
  )
}

export default SegmentConditions
