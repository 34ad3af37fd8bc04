import type { ReactNode } from 'react'

/** The strip under the header in which the activation reminder stands; it keeps its height while that is on its way. */
export function ActivationStrip({ children, label }: { children?: ReactNode; label?: string }) {
  return (
    <aside
      aria-label={label}
      aria-hidden={!children}
      className="no-print border-b border-line bg-warning-tint text-warning"
    >
      <div className="page flex min-h-15 items-center gap-3 py-1">{children}</div>
    </aside>
  )
}
