import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Facets } from '../../api/list'
import type { Filter, RangeFilter, TypedFilter } from '../../kinds/kind'
import { formatNumber } from '../../lib/format'
import { useDebouncedInput } from '../../lib/useDebouncedInput'
import { DateInput } from '../../ui/DateInput'
import { Field, Input } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { FacetField } from './FacetField'
import { useFacetRows } from './useFacetRows'

interface FilterFieldProps<F extends Filter> {
  filter: F
  value: string
  onChange: (value: string) => void
}

/** The control of one filter, whatever its sort. */
export function FilterField({
  facets,
  startsOpen = true,
  ...props
}: FilterFieldProps<Filter> & { facets: Facets | undefined; startsOpen?: boolean }) {
  const { i18n } = useLingui()
  const { filter, value, onChange } = props
  if (filter.field === 'facet')
    return <FacetField {...{ filter, value, facets, startsOpen, onChange }} />
  return (
    <Field label={i18n._(filter.label)}>
      {(control) =>
        filter.field === 'range' ? (
          <RangeField
            {...control}
            filter={filter}
            facets={facets}
            value={value}
            onChange={onChange}
          />
        ) : filter.field === 'date' ? (
          <DateInput {...control} value={value} onChange={onChange} />
        ) : (
          <TypedField {...control} filter={filter} value={value} onChange={onChange} />
        )
      }
    </Field>
  )
}

type ControlProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  filter: RangeFilter
  facets: Facets | undefined
  value: string
  onChange: (value: string) => void
}

function RangeField({ filter, facets, onChange, ...control }: ControlProps) {
  const { t } = useLingui()
  const chosen = control.value === '' ? [] : [control.value]
  return (
    <Select {...control} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t`Semua`}</option>
      {useFacetRows(filter, facets, chosen).map(({ value, label, count }) => (
        <option key={value} value={value}>
          {count === null ? label : `${label} (${formatNumber(count)})`}
        </option>
      ))}
    </Select>
  )
}

function TypedField({
  filter,
  value,
  onChange,
  id,
  ...described
}: FilterFieldProps<TypedFilter> & Pick<ComponentProps<'input'>, 'id'>) {
  const { i18n } = useLingui()
  const [text, type] = useDebouncedInput(value, onChange)
  return (
    <Input
      {...described}
      id={id}
      type="search"
      value={text}
      {...(filter.placeholder && { placeholder: i18n._(filter.placeholder) })}
      onChange={(event) => type(event.target.value)}
    />
  )
}
