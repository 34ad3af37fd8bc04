import { Box } from '@mui/material'
import { Create, SimpleForm } from 'react-admin'
import { EditWithConflict } from '../ui/EditWithConflict'
import { FormFoot } from '../ui/FormFoot'
import { keepEdits, twoColumns, wholeRow } from '../ui/form'
import { useRedirect } from '../ui/useRedirect'
import { FieldInput } from './FieldInput'
import type { Field } from './types'
import { useDefinition, useFields } from './useDefinition'

const isWide = ({ isWide, type }: Field) => isWide || type === 'prose' || type === 'markdown'

const Inputs = () => {
  const Extra = useDefinition().slots?.form
  const written = useFields().filter(([, field]) => field.blank !== undefined && !field.isCustom)
  return (
    <SimpleForm resetOptions={keepEdits} toolbar={<FormFoot />}>
      <Box sx={twoColumns}>
        {written.map(([source, field]) => (
          <Box key={source} sx={isWide(field) ? wholeRow : undefined}>
            <FieldInput source={source} field={field} />
            {field.Beside && <field.Beside />}
          </Box>
        ))}
      </Box>
      {Extra && <Extra />}
    </SimpleForm>
  )
}

export const DefinedCreate = () => (
  <Create redirect={useRedirect()}>
    <Inputs />
  </Create>
)

export const DefinedEdit = () => (
  <EditWithConflict>
    <Inputs />
  </EditWithConflict>
)
