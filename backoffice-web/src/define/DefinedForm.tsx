import { Box } from '@mui/material'
import { useEffect } from 'react'
import { Create, SimpleForm, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { EditWithConflict } from '../ui/EditWithConflict'
import { FormFoot } from '../ui/FormFoot'
import { keepEdits, twoColumns, wholeRow } from '../ui/form'
import { useIsSmall } from '../ui/useIsSmall'
import { useRedirect } from '../ui/useRedirect'
import { FieldInput } from './FieldInput'
import type { Field } from './types'
import { useDefinition, useFields } from './useDefinition'

const isWide = ({ isWide, type }: Field) => isWide || type === 'prose' || type === 'markdown'

interface PlaceProps {
  source: string
  field: Field
  autoFocus?: boolean
}

const Written = ({ source, field, autoFocus = false }: PlaceProps) => (
  <Box sx={isWide(field) ? wholeRow : undefined}>
    <FieldInput source={source} field={field} autoFocus={autoFocus} />
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
  const { source, field, isAsked, autoFocus = false } = props
  const { setValue } = useFormContext()
  const isShown = isAsked(useValues())
  useEffect(() => {
    if (!isShown) setValue(source, field.blank)
  }, [isShown, source, field, setValue])
  return isShown && <Written source={source} field={field} autoFocus={autoFocus} />
}

const Place = (props: PlaceProps) =>
  props.field.isAsked ? <Asked {...props} isAsked={props.field.isAsked} /> : <Written {...props} />

const Inputs = () => {
  const Extra = useDefinition().slots?.form
  const isNew = useRecordContext()?.id === undefined
  const isSmall = useIsSmall()
  const written = useFields().filter(([, field]) => field.blank !== undefined && !field.isCustom)
  return (
    <SimpleForm resetOptions={keepEdits} toolbar={<FormFoot />}>
      <Box sx={twoColumns}>
        {written.map(([source, field], place) => (
          // Not on phones, whose keyboard would cover the form.
          <Place
            key={source}
            source={source}
            field={field}
            autoFocus={isNew && !isSmall && place === 0}
          />
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
