import { useLingui } from '@lingui/react/macro'
import {
  AutocompleteArrayInput,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useText } from '../../define/useText'
import { kinds, locales } from './labels'
import type { ConditionChoice } from './useSegment'

const REFERENCES: Partial<Record<ConditionChoice['input'], string>> = {
  instansi: 'instansi',
  'job-roles': 'job-roles',
  products: 'products',
  users: 'contact-owners',
}
const toFilter = (q: string) => (q ? { 'q@contains': q } : {})

/** The input of a condition's value, by its type. */
export const ConditionValue = ({
  source,
  condition,
  tags,
}: {
  source: string
  condition: ConditionChoice
  tags: readonly string[]
}) => {
  const { t } = useLingui()
  const text = useText()
  const shared = { source, validate: required(), helperText: false as const, fullWidth: true }
  const reference = REFERENCES[condition.input]
  if (reference)
    return (
      <ReferenceArrayInput source={source} reference={reference}>
        <AutocompleteArrayInput {...shared} label={t`Pilihan`} filterToQuery={toFilter} />
      </ReferenceArrayInput>
    )
  const named = (choices: typeof kinds) =>
    Object.entries(choices).map(([id, label]) => ({ id, name: text(label) }))
  switch (condition.input) {
    case 'days':
      return <NumberInput {...shared} label={t`Hari`} min={1} max={3650} />
    case 'text':
      return <TextInput {...shared} label={t`Teks`} />
    case 'kind':
      return <SelectInput {...shared} label={t`Jenis`} choices={named(kinds)} />
    case 'locales':
      return <SelectArrayInput {...shared} label={t`Bahasa`} choices={named(locales)} />
    case 'tags':
      return (
        <AutocompleteArrayInput
          {...shared}
          label={t`Tag`}
          choices={tags.map((id) => ({ id, name: id }))}
        />
      )
    default:
      return null
  }
}
