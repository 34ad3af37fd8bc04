import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './Link'
import { pageNumbers } from './pages'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page; links, so that a page can be opened in a new tab. */
  href: (page: number) => string
}

const cell =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-[15px] font-semibold tabular-nums transition-colors hover:bg-sunken aria-[current=page]:bg-primary aria-[current=page]:text-on-primary'

/** Page links of a list; nothing when there is only one page. */
export function Pagination({ page, pages, href }: PaginationProps) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav aria-label={t`Halaman`} className="flex items-center justify-center gap-1 pt-8">
      <Step to={page > 1 ? href(page - 1) : null} label={t`Halaman sebelumnya`}>
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
            aria-current={n === page ? 'page' : undefined}
            className={cell}
          >
            {n}
          </Link>
        ),
      )}
      <Step to={page < pages ? href(page + 1) : null} label={t`Halaman berikutnya`}>
        <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </Step>
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null)
    return <span className={`${cell} pointer-events-none opacity-30`}>{children}</span>
  return (
    <Link to={to} aria-label={label} className={cell}>
      {children}
    </Link>
  )
}
