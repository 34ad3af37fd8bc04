import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import type { ChoiceFilter, Filter, TypedFilter } from '../../kinds/kind'
import { Field, Input, Select } from '../../ui/Field'
import { assessedRolesQuery } from './queries'

const TYPING_MS = 350

interface FilterFieldProps<F extends Filter> {
  filter: F
  value: string
  onChange: (value: string) => void
}

/** The control of one filter, whatever its sort. */
export function FilterField({ filter, value, onChange }: FilterFieldProps<Filter>) {
  const { i18n } = useLingui()
  return (
    <Field label={i18n._(filter.label)}>
      {(control) => {
        const props = { ...control, value, onChange }
        if (filter.field === 'choice') return <ChoiceField filter={filter} {...props} />
        if (filter.field === 'jobRole') return <JobRoleField {...props} />
        return <TypedField filter={filter} {...props} />
      }}
    </Field>
  )
}

type ControlProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: string
  onChange: (value: string) => void
}

function ChoiceField({ filter, onChange, ...control }: ControlProps & { filter: ChoiceFilter }) {
  const { i18n } = useLingui()
  const options = filter.choices.map(({ value, label }) => ({ value, text: i18n._(label) }))
  return <Options {...control} options={options} onChange={onChange} />
}

function JobRoleField(control: ControlProps) {
  const roles = useQuery(assessedRolesQuery()).data?.rows ?? []
  const options = roles.map((role) => ({ value: role.job_role_slug, text: role.job_role_name }))
  return <Options {...control} options={options} />
}

function Options({
  options,
  onChange,
  ...control
}: ControlProps & { options: { value: string; text: string }[] }) {
  const { t } = useLingui()
  return (
    <Select {...control} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t`Semua`}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}

// What is typed counts once the typing rests; what changes elsewhere (a removed chip) shows at once.
function TypedField({
  filter,
  value,
  onChange,
  id,
  ...described
}: FilterFieldProps<TypedFilter> & Pick<ComponentProps<'input'>, 'id'>) {
  const { i18n } = useLingui()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, value, onChange])
  return (
    <Input
      {...described}
      id={id}
      type={filter.field === 'date' ? 'date' : 'search'}
      value={text}
      {...(filter.placeholder && { placeholder: i18n._(filter.placeholder) })}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
