import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from './cn'
import { Link } from './Link'

interface PageSectionProps {
  title: ReactNode
  lead?: ReactNode
  /** The URL of the full list. */
  all?: string
  className?: string
  children: ReactNode
}

/** A section of a public page: heading, content, and a link to more. */
export function PageSection({ title, lead, all, className, children }: PageSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('grid grid-cols-[minmax(0,1fr)] content-start gap-4 pt-8 desk:pt-9', className)}
    >
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl desk:text-2xl">
          {title}
        </h2>
        {all && (
          <Link
            to={all}
            aria-describedby={id}
            className="-my-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
          >
            <Trans>Lihat semua</Trans>
            <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
          </Link>
        )}
        {lead && <p className="col-span-full text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
