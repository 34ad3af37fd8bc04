import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { ArrayInput, maxLength, NumberInput, required, TextInput } from 'react-admin'
import { FormRows } from '../../ui/FormRows'

const asText = (value: string | null) => value ?? ''

/** The criteria of a rubric, each with its levels. */
const RubricCriteria = () => {
  const { t } = useLingui()
  return (
    <ArrayInput source="criteria" label={t`Kriteria`} validate={required()} sx={{ mt: 3 }}>
      <FormRows add={t`Tambah kriteria`} fullWidth>
        <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 900, py: 1 }}>
          <TextInput
            source="name"
            label={t`Nama kriteria`}
            validate={[required(), maxLength(200)]}
            helperText={false}
            fullWidth
          />
          <TextInput
            source="description"
            label={t`Yang diperhatikan`}
            parse={asText}
            defaultValue=""
            multiline
            helperText={false}
            fullWidth
          />
          <Levels />
        </Box>
      </FormRows>
    </ArrayInput>
  )
}

const Levels = () => {
  const { t } = useLingui()
  return (
    <ArrayInput source="levels" label={t`Tingkat`} validate={required()}>
      <FormRows
        add={t`Tambah tingkat`}
        inline
        fullWidth
        sx={{ '& .RaSimpleFormIterator-line': { py: 0.75 } }}
      >
        <TextInput
          source="name"
          label={t`Tingkat`}
          validate={required()}
          helperText={false}
          sx={{ minWidth: 150 }}
        />
        <TextInput
          source="description"
          label={t`Uraian`}
          parse={asText}
          defaultValue=""
          multiline
          helperText={false}
          sx={{ flex: 1, minWidth: 220 }}
        />
        <NumberInput
          source="points"
          label={t`Poin`}
          min={0}
          max={1000}
          validate={required()}
          helperText={false}
          sx={{ width: 100 }}
        />
      </FormRows>
    </ArrayInput>
  )
}

export default RubricCriteria
