import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths, to } from '../paths'

// Loaded on focus, to keep the first load small.
const SearchSuggestions = lazy(() => import('./SearchSuggestions'))

const TYPING = 'input, textarea, select, [contenteditable], dialog[open]'
const LONGEST = 200
/** Below this width the long placeholder would be cut. */
const NARROW = 640

function isTyping(target: EventTarget | null): boolean {
  const inField = target instanceof Element && target.closest(TYPING) !== null
  return inField || document.querySelector('dialog[open]') !== null
}

/** The query of the search page; on other pages `q` means something else. */
function useShownWords(): string {
  const { pathname, search } = useLocation()
  const isSearch = pathname === paths.search || pathname === paths.product
  return isSearch ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/** The global search field; `/` focuses it from anywhere. */
export function SearchField() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = useShownWords()
  const listId = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState(false)
  const [isNarrow] = useState(() => innerWidth < NARROW)
  useEffect(() => {
    if (ref.current) ref.current.value = words
  }, [words])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      ref.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Ignore suggestions that arrive later, and close the phone's keyboard.
    ref.current?.blur()
    void navigate(to.search(ref.current?.value.trim() ?? ''))
  }
  return (
    <search className="relative min-w-0 flex-1">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          ref={ref}
          type="search"
          name="q"
          role="combobox"
          aria-expanded={false}
          aria-controls={listId}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={LONGEST}
          onFocus={() => setUsed(true)}
          aria-label={t`Cari di Duxi`}
          placeholder={isNarrow ? t`Cari` : t`Cari pelatihan, asesmen, peran …`}
          aria-keyshortcuts="/"
          className="h-11 w-full text-ellipsis rounded-full border border-transparent bg-sunken ps-10.5 pe-2 text-[15px] text-strong transition-colors placeholder:text-muted hover:border-line focus:border-primary focus:bg-surface"
        />
      </form>
      {used && (
        <Suspense fallback={null}>
          <SearchSuggestions field={ref} listId={listId} />
        </Suspense>
      )}
    </search>
  )
}
