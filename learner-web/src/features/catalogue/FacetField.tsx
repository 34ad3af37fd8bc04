import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Facets } from '../../api/list'
import { toggled, valuesOf } from '../../kinds/filters'
import type { FacetFilter } from '../../kinds/kind'
import { formatNumber } from '../../lib/format'
import { cn } from '../../ui/cn'
import { Input } from '../../ui/Field'
import { type Counted, useFacetRows } from './useFacetRows'

const FEW = 6
/** From how many values on they are searched rather than read. */
const MANY = 20

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
  const [words, setWords] = useState('')
  const chosen = valuesOf(value)
  const rows = useFacetRows(filter, facets, chosen)
  if (rows.length === 0) return null
  const name = i18n._(filter.label)
  const isSearched = rows.length > MANY
  const shown = rows.filter(
    ({ value, label }, at) =>
      chosen.includes(value) || (words ? isFound(label, words) : all || at < FEW),
  )
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
      <legend className="pb-1 text-sm font-semibold text-strong">{name}</legend>
      {isSearched && <FacetSearch name={name} words={words} onType={setWords} />}
      <div className={cn(isSearched && all && 'max-h-80 overflow-y-auto overscroll-contain')}>
        {shown.map((row) => (
          <FacetRow
            key={row.value}
            row={row}
            checked={chosen.includes(row.value)}
            onToggle={() => onChange(toggled(value, row.value))}
          />
        ))}
      </div>
      {!words && rows.length > shown.length && (
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

/** Whether a name has all of the words, however they are cased. */
function isFound(name: string, words: string): boolean {
  const plain = name.toLocaleLowerCase()
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

interface FacetSearchProps {
  name: string
  words: string
  onType: (words: string) => void
}

function FacetSearch({ name, words, onType }: FacetSearchProps) {
  const { t } = useLingui()
  return (
    <Input
      type="search"
      aria-label={t`Cari di ${name}`}
      placeholder={t`Cari …`}
      value={words}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

interface FacetRowProps {
  row: Counted
  checked: boolean
  onToggle: () => void
}

function FacetRow({ row, checked, onToggle }: FacetRowProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px] hover:text-primary desk:min-h-9',
        row.count === 0 && !checked && 'text-muted',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        className="size-4.5 shrink-0 accent-primary dark:[color-scheme:dark]"
      />
      <span className="min-w-0 flex-1 py-1 leading-snug">
        <bdi>{row.label}</bdi>
      </span>
      {row.count !== null && <Count count={row.count} />}
    </label>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-[13px] text-muted tabular-nums">
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="sr-only">
        <Trans>{count} produk</Trans>
      </span>
    </span>
  )
}
