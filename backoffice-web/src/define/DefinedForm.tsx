import { Box } from '@mui/material'
import { useEffect } from 'react'
import { Create, SimpleForm } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { EditWithConflict } from '../ui/EditWithConflict'
import { FormFoot } from '../ui/FormFoot'
import { keepEdits, twoColumns, wholeRow } from '../ui/form'
import { useRedirect } from '../ui/useRedirect'
import { FieldInput } from './FieldInput'
import type { Field } from './types'
import { useDefinition, useFields } from './useDefinition'

const isWide = ({ isWide, type }: Field) => isWide || type === 'prose' || type === 'markdown'

interface PlaceProps {
  source: string
  field: Field
}

const Written = ({ source, field }: PlaceProps) => (
  <Box sx={isWide(field) ? wholeRow : undefined}>
    <FieldInput source={source} field={field} />
    {field.Beside && <field.Beside />}
  </Box>
)

/** What the form holds; before an input has written its own default, that default. */
function useValues(): Readonly<Record<string, unknown>> {
  const values = useWatch()
  return Object.fromEntries(useFields().map(([name, { blank }]) => [name, values[name] ?? blank]))
}

/** Keeps a field out of the form, and blank, while nothing asks for it. */
const Asked = (props: PlaceProps & { isAsked: NonNullable<Field['isAsked']> }) => {
  const { source, field, isAsked } = props
  const { setValue } = useFormContext()
  const isShown = isAsked(useValues())
  useEffect(() => {
    if (!isShown) setValue(source, field.blank)
  }, [isShown, source, field, setValue])
  return isShown && <Written source={source} field={field} />
}

const Place = ({ source, field }: PlaceProps) =>
  field.isAsked ? (
    <Asked source={source} field={field} isAsked={field.isAsked} />
  ) : (
    <Written source={source} field={field} />
  )

const Inputs = () => {
  const Extra = useDefinition().slots?.form
  const written = useFields().filter(([, field]) => field.blank !== undefined && !field.isCustom)
  return (
    <SimpleForm resetOptions={keepEdits} toolbar={<FormFoot />}>
      <Box sx={twoColumns}>
        {written.map(([source, field]) => (
          <Place key={source} source={source} field={field} />
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
