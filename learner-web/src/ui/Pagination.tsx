import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { announce } from './announce'
import { Link } from './Link'
import { pageNumbers } from './pages'

interface PaginationProps {
  page: number
  pages: number
  /** The URL of a page; links, so that a page can be opened in a new tab. */
  href: (page: number) => string
}

const cell =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-[15px] font-semibold tabular-nums transition-colors hover:bg-sunken aria-[current=page]:bg-primary aria-[current=page]:text-on-primary'

// The heading of the list, if it is not the first heading around it.
const RESULTS = '[data-results]'
const HEADING = 'h1, h2, h3'

/** Moves the focus to the start of the new rows. */
export function startAtResults(element: Element): void {
  const list = element.closest('section, main') ?? document
  const start = list.querySelector<HTMLElement>(RESULTS) ?? list.querySelector<HTMLElement>(HEADING)
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey

/** The pagination of a list; nothing for a single page. */
export function Pagination({ page, pages, href }: PaginationProps) {
  const { t } = useLingui()
  if (pages <= 1) return null
  const turnTo = (next: number) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    startAtResults(event.currentTarget)
    announce(t`Halaman ${next} dari ${pages}`)
  }
  return (
    <nav aria-label={t`Halaman`} className="flex flex-wrap items-center justify-center gap-1 pt-8">
      <Step
        to={page > 1 ? href(page - 1) : null}
        label={t`Halaman sebelumnya`}
        onTurn={turnTo(page - 1)}
      >
        <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
      </Step>
      {pageNumbers(page, pages).map((n, index) =>
        n === null ? (
          <span key={index < 3 ? 'gap-start' : 'gap-end'} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={n}
            to={href(n)}
            onClick={turnTo(n)}
            aria-current={n === page ? 'page' : undefined}
            className={cell}
          >
            {n}
          </Link>
        ),
      )}
      <Step
        to={page < pages ? href(page + 1) : null}
        label={t`Halaman berikutnya`}
        onTurn={turnTo(page + 1)}
      >
        <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </Step>
    </nav>
  )
}

interface StepProps {
  to: string | null
  label: string
  onTurn: (event: MouseEvent) => void
  children: ReactNode
}

function Step({ to, label, onTurn, children }: StepProps) {
  if (to === null)
    return <span className={`${cell} pointer-events-none opacity-30`}>{children}</span>
  return (
    <Link to={to} aria-label={label} onClick={onTurn} className={cell}>
      {children}
    </Link>
  )
}
