import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Facets, FacetValue } from '../../api/list'
import { toggled, valuesOf } from '../../kinds/filters'
import type { FacetFilter, Filter } from '../../kinds/kind'
import { formatNumber } from '../../lib/format'
import { Content } from '../../ui/Content'

const FEW = 6

interface FacetFieldProps {
  filter: FacetFilter
  value: string
  facets: Facets | undefined
  onChange: (value: string) => void
}

/** The values of a filter with how many products each leaves; several may be chosen. Nothing to choose: nothing shown. */
export function FacetField({ filter, value, facets, onChange }: FacetFieldProps) {
  const { i18n } = useLingui()
  const [all, setAll] = useState(false)
  const name = useFacetName(filter)
  const chosen = valuesOf(value)
  const rows = rowsOf(filter, facets, chosen)
  if (rows.length === 0) return null
  const shown = all ? rows : rows.slice(0, Math.max(FEW, chosen.length))
  return (
    <fieldset className="grid gap-0.5">
      <legend className="pb-1 text-sm font-semibold text-strong">{i18n._(filter.label)}</legend>
      {shown.map((row) => (
        <FacetRow
          key={row.value}
          row={row}
          name={name(row)}
          checked={chosen.includes(row.value)}
          onToggle={() => onChange(toggled(value, row.value))}
        />
      ))}
      {rows.length > shown.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-9 justify-self-start rounded-control text-sm font-semibold text-primary hover:underline"
        >
          <Trans>Lihat {rows.length - shown.length} lainnya</Trans>
        </button>
      )}
    </fieldset>
  )
}

interface FacetRowProps {
  row: FacetValue
  name: string
  checked: boolean
  onToggle: () => void
}

function FacetRow({ row, name, checked, onToggle }: FacetRowProps) {
  const count = formatNumber(row.count)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px] hover:text-primary desk:min-h-9">
      <input
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        className="size-4.5 shrink-0 accent-primary dark:[color-scheme:dark]"
      />
      <span className="min-w-0 flex-1 truncate">
        <Content>{name}</Content>
      </span>
      <span className="text-[13px] text-muted tabular-nums">
        <span aria-hidden>{count}</span>
        <span className="sr-only">
          <Trans>{row.count} produk</Trans>
        </span>
      </span>
    </label>
  )
}

/** The name of a value: the app's own for codes, the server's for the rest. */
export function useFacetName(filter: Filter): (row: { value: string; label?: string }) => string {
  const { i18n } = useLingui()
  const choices = 'choices' in filter ? filter.choices : []
  return ({ value, label }) => {
    const choice = choices?.find((one) => one.value === value)
    return choice ? i18n._(choice.label) : (label ?? value)
  }
}

// What is chosen stays on the list, also when nothing of it is left.
function rowsOf(filter: FacetFilter, facets: Facets | undefined, chosen: string[]): FacetValue[] {
  const counted = facets?.[filter.name] ?? []
  const known = filter.choices
    ? counted.filter(({ value }) => filter.choices?.some((choice) => choice.value === value))
    : counted
  const missing = chosen.filter((value) => !known.some((row) => row.value === value))
  return [...known, ...missing.map((value) => ({ value, label: value, count: 0 }))].sort(
    (one, other) => Number(chosen.includes(other.value)) - Number(chosen.includes(one.value)),
  )
}
