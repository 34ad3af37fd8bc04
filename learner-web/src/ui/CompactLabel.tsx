import type { ReactNode } from 'react'

/** Classes for adjacent buttons on phones: the icon above a short label. */
export const COMPACT =
  'max-sm:min-h-14 max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-1.5 max-sm:text-xs'

/** A long label where it fits, otherwise a short one that it contains. */
export function CompactLabel({ long, short }: { long: ReactNode; short: ReactNode }) {
  return (
    <>
      <span className="max-sm:hidden">{long}</span>
      <span className="sm:hidden">{short}</span>
    </>
  )
}
