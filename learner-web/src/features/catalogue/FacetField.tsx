import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  /** Whether its values show from the beginning; else its name opens them. */
  startsOpen?: boolean
  onChange: (value: string) => void
}

/** The values of a filter with how many products each leaves; several may be chosen. Nothing to choose: nothing shown. */
export function FacetField(props: FacetFieldProps) {
  const { filter, value, facets, startsOpen = true, onChange } = props
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(startsOpen || value !== '')
  const rows = useFacetRows(filter, facets, valuesOf(value))
  if (rows.length === 0) return null
  const name = i18n._(filter.label)
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
      <legend className="w-full text-sm font-semibold text-strong">
        {startsOpen ? (
          <span className="block pb-1">{name}</span>
        ) : (
          <Toggle name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
      </legend>
      {isOpen && <Values name={name} rows={rows} value={value} onChange={onChange} />}
    </fieldset>
  )
}

interface ToggleProps {
  name: string
  isOpen: boolean
  onToggle: () => void
}

function Toggle({ name, isOpen, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center justify-between gap-2 hover:text-primary desk:min-h-9"
    >
      {name}
      <ChevronDown aria-hidden className={cn('size-4 shrink-0', isOpen && 'rotate-180')} />
    </button>
  )
}

interface ValuesProps {
  name: string
  rows: readonly Counted[]
  value: string
  onChange: (value: string) => void
}

function Values({ name, rows, value, onChange }: ValuesProps) {
  const [all, setAll] = useState(false)
  const [words, setWords] = useState('')
  const chosen = valuesOf(value)
  const isSearched = rows.length > MANY
  const list = useRef<HTMLDivElement>(null)
  const shown = rows.filter(
    (row, at) =>
      chosen.includes(row.value) || (words ? isFound(row.label, words) : all || at < FEW),
  )
  const showAll = () => {
    flushSync(() => setAll(true))
    const added = rows.findIndex((row) => !shown.includes(row))
    list.current?.querySelectorAll('input')[added]?.focus()
  }
  return (
    <>
      {isSearched && <FacetSearch name={name} words={words} onType={setWords} />}
      <div
        ref={list}
        className={cn(isSearched && all && 'max-h-80 overflow-y-auto overscroll-contain')}
      >
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
          onClick={showAll}
          className="min-h-9 justify-self-start rounded-control text-sm font-semibold text-primary hover:underline"
        >
          <Trans>Lihat {rows.length - shown.length} lainnya</Trans>
        </button>
      )}
    </>
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
