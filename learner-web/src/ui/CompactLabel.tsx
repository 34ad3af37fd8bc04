import type { ReactNode } from 'react'

/** For buttons beside each other on a phone: the icon above a short word. */
export const COMPACT =
  'max-sm:min-h-14 max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-1.5 max-sm:text-xs'

/** A long label where there is room, else a short one that it contains. */
export function CompactLabel({ long, short }: { long: ReactNode; short: ReactNode }) {
  return (
    <>
      <span className="max-sm:hidden">{long}</span>
      <span className="sm:hidden">{short}</span>
    </>
  )
}
