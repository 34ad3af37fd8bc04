import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  ReferenceInput,
  required,
  SelectInput,
} from 'react-admin'
import { FormRows } from '../../ui/FormRows'
import { byName } from '../../ui/search'
import { unitMethods } from './labels'

const row = { display: 'grid', gap: 1.5, width: '100%', alignItems: 'center', py: 0.75 }
const columns = { md: 'minmax(260px, 1fr) 200px 130px' }

/** The units of an exam in order: method, and whether the unit is mandatory. */
export const UnitRulesInput = () => {
  const { t } = useLingui()
  return (
    <ArrayInput
      source="unit_rules"
      label={t`Unit yang diukur`}
      defaultValue={[]}
      helperText={t`Kosongkan untuk kuis dan ujian e-learning: soalnya milik ujian itu sendiri.`}
      sx={{ mt: 3 }}
    >
      <FormRows add={t`Tambah unit`} fullWidth>
        <Box sx={{ ...row, gridTemplateColumns: columns }}>
          <ReferenceInput source="unit_id" reference="units">
            <AutocompleteInput
              label={t`Unit kompetensi`}
              filterToQuery={byName}
              validate={required()}
              helperText={false}
            />
          </ReferenceInput>
          <SelectInput
            source="method"
            label={t`Cara menilai`}
            choices={Object.entries(unitMethods).map(([id, name]) => ({ id, name: t(name) }))}
            defaultValue="questions"
            validate={required()}
            helperText={false}
          />
          <BooleanInput
            source="is_required"
            label={t`Wajib`}
            defaultValue={true}
            helperText={false}
          />
        </Box>
      </FormRows>
    </ArrayInput>
  )
}
