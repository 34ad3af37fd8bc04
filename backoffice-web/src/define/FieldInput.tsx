import { useState } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NullableBooleanInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { DayInput } from '../ui/DayInput'
import { HourInput } from '../ui/HourInput'
import { MomentInput } from '../ui/MomentInput'
import { MoneyInput } from '../ui/MoneyInput'
import { FocusedPictureInput } from './FocusedPictureInput'
import { MarkdownInput } from './MarkdownInput'
import { PictureInput } from './PictureInput'
import type { Choices, Field } from './types'
import { useText } from './useText'

const rulesOf = (field: Field) => [
  ...(field.required ? [required()] : []),
  ...(field.maxLength ? [maxLength(field.maxLength)] : []),
  ...(field.min === undefined ? [] : [minValue(field.min)]),
  ...(field.max === undefined ? [] : [maxValue(field.max)]),
]

const limitsOf = ({ min, max, step }: Field) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...(step === undefined ? {} : { step }),
})

function useChoices(choices: Choices = {}) {
  const text = useText()
  return Object.entries(choices).map(([id, label]) => ({ id, name: text(label) }))
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value))

const toFilter = (q: string) => (q ? { 'q@contains': q } : {})

interface InputProps {
  source: string
  field: Field
  autoFocus?: boolean
}

/** The input of one field, in forms and in filters alike. */
export const FieldInput = ({ source, field, ...rest }: InputProps) => {
  const text = useText()
  const choices = useChoices(field.choices)
  const record = useRecordContext()
  const [initial] = useState(() => field.initial?.() ?? field.blank)
  const shared = {
    ...rest,
    source,
    label: text(field.label),
    helperText: field.help ? text(field.help) : false,
    validate: rulesOf(field),
    defaultValue: initial,
    disabled: field.isFrozen === true && record?.id !== undefined,
    fullWidth: true,
  }
  if (field.Input) return <field.Input {...shared} />
  if (field.suggestions)
    return (
      <AutocompleteInput
        {...shared}
        choices={[...field.suggestions].map((id) => ({ id, name: id }))}
        onCreate={(name) => ({ id: name, name })}
      />
    )
  switch (field.type) {
    case 'prose':
      return <TextInput {...shared} multiline minRows={3} maxRows={12} />
    case 'markdown':
      return <MarkdownInput {...shared} />
    case 'boolean':
      return <BooleanInput {...shared} />
    case 'money':
      return <MoneyInput {...shared} />
    case 'number':
      return <NumberInput {...shared} {...limitsOf(field)} />
    case 'dateTime':
      return <MomentInput {...shared} />
    case 'date':
      return <DayInput {...shared} />
    case 'time':
      return <HourInput {...shared} />
    case 'choice':
      return <SelectInput {...shared} choices={choices} format={asText} />
    case 'picture':
      return <PictureInput source={source} label={text(field.label)} />
    case 'focusedPicture':
      return <FocusedPictureInput source={source} label={text(field.label)} />
    case 'tags':
      return <TextArrayInput {...shared} defaultValue={[]} />
    case 'reference':
      return (
        <ReferenceInput
          source={source}
          reference={field.reference ?? ''}
          filter={field.among ?? {}}
        >
          <AutocompleteInput {...shared} filterToQuery={toFilter} />
        </ReferenceInput>
      )
    case 'references':
      return (
        <ReferenceArrayInput source={source} reference={field.reference ?? ''}>
          <AutocompleteArrayInput {...shared} defaultValue={[]} filterToQuery={toFilter} />
        </ReferenceArrayInput>
      )
    default:
      return <TextInput {...shared} />
  }
}

/** Room for a label of this length beside the arrow of a select. */
const wideEnough = (label: string) => `max(9rem, ${label.length}ch + 4rem)`

/** The same as a filter: nothing is required or filled in, and yes or no may be left open. */
export const FilterInput = ({
  source,
  field,
  ...rest
}: {
  source: string
  field: Field
  /** What the menu of filters calls it. */
  label: string
  alwaysOn?: boolean
}) => {
  if (field.type === 'boolean')
    return <NullableBooleanInput {...rest} source={source} sx={{ width: wideEnough(rest.label) }} />
  const { Input: _, ...plain } = field
  const open = {
    ...plain,
    required: false,
    blank: undefined,
    initial: undefined,
    help: undefined,
    isFrozen: false,
  }
  const isText = !field.type && !field.suggestions
  return <FieldInput {...rest} source={isText ? `${source}@contains` : source} field={open} />
}
