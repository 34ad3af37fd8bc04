import type { ReactNode } from 'react'

/** The strip below the header with the activation reminder; reserves its height while loading. */
export function ActivationStrip({ children, label }: { children?: ReactNode; label?: string }) {
  return (
    <aside
      aria-label={label}
      aria-hidden={!children}
      className="no-print border-b border-line bg-warning-tint text-warning"
    >
      <div className="page flex min-h-15 items-center gap-3 py-1 max-[20rem]:flex-wrap">
        {children}
      </div>
    </aside>
  )
}
