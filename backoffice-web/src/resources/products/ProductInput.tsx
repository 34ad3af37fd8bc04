import { TextField } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin'
import { PictureInput } from '../../define/PictureInput'
import { MomentInput } from '../../ui/MomentInput'
import { MoneyInput } from '../../ui/MoneyInput'
import type { FormField } from './types'
import { mayOmit } from './values'

const isRequired = required()

/** Details are asked for whole, once one of them is entered. */
const requiredWith = (details: readonly FormField[]) =>
  Object.assign(
    (value: unknown, values: object) =>
      mayOmit(details, values) ? undefined : isRequired(value, values),
    { isRequired: true },
  )

const rulesOf = (field: FormField, details: readonly FormField[]) => [
  ...(field.is_required ? [details.includes(field) ? requiredWith(details) : isRequired] : []),
  ...(field.max_length && field.type !== 'lines' ? [maxLength(field.max_length)] : []),
  ...(field.minimum === null ? [] : [minValue(field.minimum)]),
  ...(field.maximum === null ? [] : [maxValue(field.maximum)]),
]

const toFilter = (q: string) => (q ? { 'q@contains': q } : {})
const WIDE = new Set(['prose', 'lines', 'references', 'picture'])

/** Whether a field takes the whole row. */
export const isWide = ({ type, name }: FormField) => WIDE.has(type) || name === 'summary'

interface LinesProps {
  source: string
  label: string
  help: ReactNode
}

/** A list of short texts, one per line. */
const LinesInput = ({ source, label, help }: LinesProps) => {
  const { field, fieldState, id } = useInput({ source, defaultValue: [] })
  const lines: string[] = field.value ?? []
  return (
    <TextField
      id={id}
      label={label}
      multiline
      fullWidth
      size="small"
      minRows={3}
      maxRows={12}
      value={lines.join('\n')}
      onChange={(event) => {
        const { value } = event.target
        field.onChange(value === '' ? [] : value.split('\n'))
      }}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error?.message?.replace('@@react-admin@@', '') ?? help}
    />
  )
}

interface Props {
  field: FormField
  kind: string
  /** The name in the form, if it differs from the field's: for fields of lines. */
  source?: string
  /** The fields of the kind's details, which a draft may omit together. */
  details?: readonly FormField[]
}

const NONE: readonly FormField[] = []

/** The input of one field, as the server describes it. */
export const ProductInput = ({ field, kind, source = field.name, details = NONE }: Props) => {
  const shared = {
    source,
    label: field.label,
    helperText: field.help || (false as const),
    validate: rulesOf(field, details),
    fullWidth: true,
  }
  const filter =
    field.reference === 'categories' ? { kind: categoryKindOf(field, kind) } : field.among
  // The first invalid field gets the focus, not the list before the message.
  const search = { filterToQuery: toFilter, openOnFocus: false }
  switch (field.type) {
    case 'prose':
      return <TextInput {...shared} multiline minRows={4} maxRows={16} />
    case 'lines':
      return <LinesInput source={source} label={field.label} help={field.help} />
    case 'boolean':
      return <BooleanInput {...shared} />
    case 'money':
      return <MoneyInput {...shared} />
    case 'number':
      return <NumberInput {...shared} {...(field.minimum === null ? {} : { min: field.minimum })} />
    case 'dateTime':
      return <MomentInput {...shared} />
    case 'time':
      return <TextInput {...shared} type="time" slotProps={{ inputLabel: { shrink: true } }} />
    case 'choice':
      return (
        <SelectInput {...shared} choices={field.choices} optionValue="value" optionText="label" />
      )
    case 'picture':
      return <PictureInput source={source} label={field.label} />
    case 'reference':
      return (
        <ReferenceInput source={source} reference={field.reference} filter={filter}>
          <AutocompleteInput {...shared} {...search} />
        </ReferenceInput>
      )
    case 'references':
      return (
        <ReferenceArrayInput source={source} reference={field.reference} filter={filter}>
          <AutocompleteArrayInput {...shared} {...search} defaultValue={[]} />
        </ReferenceArrayInput>
      )
    default:
      return <TextInput {...shared} />
  }
}

/** Subscriptions refer to categories of workshops, other products to those of their own kind. */
const categoryKindOf = (field: FormField, kind: string) =>
  field.name === 'covered_categories' ? 'workshop' : kind
