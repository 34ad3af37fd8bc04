import type { ReactNode } from 'react'
import { cn } from './cn'

/** At the lower edge of the screen, above the bottom navigation; goes on an element with `data-sticky-bar`. */
export const stickyBar =
  'no-print sticky bottom-[calc(var(--bottom-nav,0px)+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur'

/** Keeps the one thing to do in reach of the thumb; stands above the bottom navigation. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div data-sticky-bar className={cn(stickyBar, 'desk:hidden')}>
      <div className="flex items-center justify-between gap-4">{children}</div>
    </div>
  )
}
