import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/Link'

/** The way back to what an exam belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" />
      {children}
    </Link>
  )
}
