import type { ReactNode } from 'react'
import { cn } from './cn'
import { stickyBar } from './control'

/** Keeps the primary action visible at the bottom of the screen, above the bottom navigation. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div data-sticky-bar className={cn(stickyBar, 'desk:hidden')}>
      <div className="flex items-center justify-between gap-4 max-[21rem]:flex-col max-[21rem]:items-stretch max-[21rem]:gap-2">
        {children}
      </div>
    </div>
  )
}
