import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { History, Search } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Proposal, suggestionsQuery } from '../../api/search'
import { MODES } from '../../kinds/facts/names'
import { kindMeta, kindNamed } from '../../kinds/kindMeta'
import { formatDateRange } from '../../lib/format'
import { ownPath } from '../../lib/ownPath'
import { recentSearches } from '../../lib/recentSearches'
import { announce } from '../../ui/announce'
import { cn } from '../../ui/cn'
import { hitTypeNamed, hitTypes } from '../../ui/hitTypes'
import { Picture } from '../../ui/Picture'
import { Price } from '../../ui/Price'
import { to } from '../paths'
import { MatchedText } from './MatchedText'
import { useCombobox } from './useCombobox'

const panel =
  'rise absolute inset-x-0 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface shadow-overlay max-sm:fixed max-sm:inset-x-3 max-sm:top-15'

interface SearchSuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  listId: string
}

const addressOf = ({ text, url }: Row) => ownPath(url) ?? to.search(text)

interface Row extends Proposal {
  isRecent?: boolean
  /** The link to the full search. */
  isAll?: boolean
  /** A likely correction of a word without matches. */
  isCorrection?: boolean
}

const NO_FACTS = {
  url: '',
  kind: null,
  price: null,
  voluntary_minimum: null,
  image_url: null,
  starts_at: null,
  mode: '',
  location_name: null,
  dates: 1,
  cities: [],
  fits: false,
}

const recentProposals = (): Row[] =>
  recentSearches().map((text) => ({ text, type: 'query', ...NO_FACTS, isRecent: true }))

const withRecent = (found: readonly Row[]): readonly Row[] => {
  const recent = recentProposals()
  return [...recent, ...found.filter(({ text }) => recent.every((one) => one.text !== text))]
}

const withAll = (found: readonly Row[], text: string): readonly Row[] =>
  found.length > 0 ? [...found, { text, type: 'query', ...NO_FACTS, isAll: true }] : found

/** Searches that extend the typed text are not corrections; otherwise the first one is. */
const withCorrection = ([first, ...others]: readonly Row[], typed: string): readonly Row[] => {
  if (!first) return []
  const goesOn = first.text.toLowerCase().startsWith(typed.toLowerCase())
  return [{ ...first, isCorrection: first.type === 'query' && !goesOn }, ...others]
}

/** Suggestions under the search field, selected by arrow keys and Enter or by click. */
export default function SearchSuggestions({ field, listId }: SearchSuggestionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { key } = useLocation()
  const box = useCombobox(field, listId, (index) => {
    const row = rows[index]
    if (row) void navigate(addressOf(row))
  })
  const query = useQuery({ ...suggestionsQuery(box.words), enabled: box.open })
  const found: readonly Row[] = query.data ?? []
  const isSettled = query.isSuccess && !query.isPlaceholderData
  const corrected = isSettled ? withCorrection(found, box.words) : found
  const rows = box.words ? withAll(corrected, box.words) : withRecent(found)
  const { close, setCount } = box
  useEffect(() => setCount(rows.length), [setCount, rows.length])
  const place = useRef(key)
  useEffect(() => {
    if (place.current !== key) close()
    place.current = key
  }, [close, key])
  const shown = box.open && rows.length > 0
  const count = rows.length
  const hasNoSuggestions = box.open && isSettled && box.words !== '' && count === 0
  const noSuggestions = t`Tidak ada saran. Tekan Enter untuk mencari.`
  const announcement = hasNoSuggestions ? noSuggestions : shown ? t`${count} saran` : ''
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement])
  if (hasNoSuggestions)
    return (
      <p aria-hidden className={cn(panel, 'px-5 py-4 text-[15px] text-muted')}>
        {noSuggestions}
      </p>
    )
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={box.words ? t`Saran pencarian` : t`Sering dicari`}
      hidden={!shown}
      className={cn(panel, 'p-2')}
    >
      {!box.words && (
        <p aria-hidden className="px-3 pt-1 pb-1.5 text-[13px] font-semibold text-muted">
          <Trans>Sering dicari</Trans>
        </p>
      )}
      {rows.map((row, index) => (
        <Option
          key={`${row.type} ${row.text} ${row.url} ${row.isAll ?? ''}`}
          id={`${listId}-${index}`}
          row={row}
          words={box.words}
          active={index === box.active}
          onChoose={() => void navigate(addressOf(row))}
        />
      ))}
    </div>
  )
}

const FEW_CITIES = 2

/**
 * What distinguishes products with the same title: for several dates of one subject, the next date and the
 * places.
 */
function WhenAndWhere({ row }: { row: Row }) {
  const { starts_at, dates } = row
  if (!starts_at) return null
  const day = <time dateTime={starts_at}>{formatDateRange(starts_at, starts_at)}</time>
  return (
    <span className="text-[13px] leading-tight text-muted">
      {dates > 1 ? (
        <Trans>
          {dates} jadwal, mulai {day}
        </Trans>
      ) : (
        day
      )}
      <Places row={row} />
    </span>
  )
}

function Places({ row: { mode, dates, cities } }: { row: Row }) {
  const isOnline = mode === 'online' || cities.length === 0
  const count = cities.length
  const isMany = dates > 1 && count > FEW_CITIES
  return (
    <>
      {isOnline && <> · {MODES.online}</>}
      {count > 0 && ' · '}
      {isMany ? <Trans>di {count} kota</Trans> : <bdi>{cities.join(', ')}</bdi>}
    </>
  )
}

function OptionText({ row, words }: Pick<OptionProps, 'row' | 'words'>) {
  const { text, isAll, isCorrection } = row
  if (isAll) return <Trans>Lihat semua hasil untuk “{text}”</Trans>
  if (isCorrection)
    return (
      <Trans>
        Maksud Anda: <b className="font-extrabold text-strong">{text}</b>
      </Trans>
    )
  return (
    <bdi>
      <MatchedText text={text} words={words} />
    </bdi>
  )
}

interface OptionProps {
  id: string
  row: Row
  words: string
  active: boolean
  onChoose: () => void
}

function Option({ id, row, words, active, onChoose }: OptionProps) {
  const type = hitTypeNamed(row.type)
  const kind = kindNamed(row.kind ?? undefined)
  const Icon = row.isRecent ? History : type ? hitTypes[type].icon : Search
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-[15px] leading-snug hover:bg-sunken',
        active && 'bg-primary-tint text-primary',
      )}
    >
      {row.image_url ? (
        <Picture
          src={row.image_url}
          sizes="3rem"
          className="h-8 w-12 shrink-0 rounded-md bg-sunken object-cover"
        />
      ) : (
        <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="line-clamp-2 font-medium">
            <OptionText row={row} words={words} />
          </span>
          <WhenAndWhere row={row} />
        </span>
        {type && !row.isAll && (
          <span className="flex shrink-0 items-baseline gap-2.5 text-[13px] leading-tight text-muted sm:grid sm:justify-items-end sm:gap-0.5">
            {kind ? kindMeta[kind].label : hitTypes[type].label}
            {typeof row.price === 'number' && (
              <Price amount={row.price} from={row.voluntary_minimum} />
            )}
          </span>
        )}
      </span>
    </div>
  )
}
