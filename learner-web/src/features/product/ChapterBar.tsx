import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { useChapters } from './useChapters'

const FEWEST = 3

/** The chapters of a long page in one line that stays in sight; each jumps to its heading. */
export function ChapterBar({ body }: { body: RefObject<HTMLElement | null> }) {
  const { t } = useLingui()
  const { chapters, current } = useChapters(body)
  const list = useRef<HTMLUListElement>(null)
  // Along the line alone: the page must not move under its reader.
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    const width = list.current?.clientWidth ?? 0
    const left = current && shown ? shown.offsetLeft - (width - shown.offsetWidth) / 2 : 0
    list.current?.scrollTo?.({ left })
  }, [current])
  // Most pages have it once all of their chapters are there: its place is kept, so that nothing jumps.
  if (chapters.length < FEWEST) return <div className="h-11.25" />
  return (
    <nav
      aria-label={t`Bagian halaman ini`}
      className="no-print sticky top-16 z-10 -mx-4 border-b border-line bg-canvas/95 backdrop-blur-sm sm:mx-0 desk:top-18"
    >
      <ul ref={list} className="fade-edges relative flex gap-1 overflow-x-auto px-4 sm:px-0">
        {chapters.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2.5 text-sm font-semibold text-muted hover:text-primary aria-[current]:border-primary aria-[current]:text-primary"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
