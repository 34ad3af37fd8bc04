import { Box } from '@mui/material'
import { Create, SimpleForm } from 'react-admin'
import { EditWithConflict } from '../ui/EditWithConflict'
import { keepEdits, twoColumns, wholeRow } from '../ui/form'
import { FieldInput } from './FieldInput'
import { useDefinition, useFields } from './useDefinition'

const Inputs = () => {
  const Extra = useDefinition().slots?.form
  const written = useFields().filter(([, field]) => field.blank !== undefined && !field.isCustom)
  return (
    <SimpleForm resetOptions={keepEdits}>
      <Box sx={twoColumns}>
        {written.map(([source, field]) => (
          <Box key={source} sx={field.isWide || field.type === 'prose' ? wholeRow : undefined}>
            <FieldInput source={source} field={field} />
          </Box>
        ))}
      </Box>
      {Extra && <Extra />}
    </SimpleForm>
  )
}

export const DefinedCreate = () => (
  <Create redirect="show">
    <Inputs />
  </Create>
)

export const DefinedEdit = () => (
  <EditWithConflict>
    <Inputs />
  </EditWithConflict>
)
