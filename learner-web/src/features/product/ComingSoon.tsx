import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is sold but not there yet. */
export function ComingSoon({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 rounded-control bg-warning-tint p-3 text-[15px] font-medium text-warning">
      <Hourglass aria-hidden className="size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
