import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { to } from '../paths'

const TYPING = 'input, textarea, select, [contenteditable], dialog[open]'

function isTyping(target: EventTarget | null): boolean {
  const inField = target instanceof Element && target.closest(TYPING) !== null
  return inField || document.querySelector('dialog[open]') !== null
}

/** The catalogue search; `/` leads here from anywhere. */
export function SearchField() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = useSearchParams()[0].get('q') ?? ''
  const ref = useRef<HTMLInputElement>(null)
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
    void navigate(to.search(ref.current?.value.trim() ?? ''))
  }
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          ref={ref}
          type="search"
          name="q"
          aria-label={t`Cari asesmen dan pelatihan`}
          placeholder={t`Cari asesmen atau pelatihan`}
          aria-keyshortcuts="/"
          className="h-11 w-full text-ellipsis rounded-full border border-transparent bg-sunken ps-10.5 pe-4 text-[15px] text-strong transition-colors placeholder:text-muted hover:border-line focus:border-primary focus:bg-surface"
        />
      </form>
    </search>
  )
}
