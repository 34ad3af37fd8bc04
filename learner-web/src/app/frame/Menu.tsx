import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

interface MenuProps {
  label: string
  trigger: ReactNode
  triggerClass: string
  children: ReactNode
  side?: 'start' | 'end'
  /** The classes of the panel's width. */
  panelClass?: string
  /** Opens on hover. */
  opensOnHover?: boolean
}

/**
 * A native disclosure with a panel; closes on Escape, on leaving it and after following a link. Its content
 * is rendered when it is first opened.
 */
export function Menu({
  label,
  trigger,
  triggerClass,
  children,
  side = 'start',
  panelClass = 'w-72',
  opensOnHover = false,
}: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const { key } = useLocation()
  useEffect(() => {
    const details = ref.current
    if (!(opensOnHover && details)) return
    const gone = new AbortController()
    void import('./hoverOpen').then(
      ({ openOnHover }) => gone.signal.aborted || openOnHover(details, gone.signal),
      () => undefined,
    )
    return () => gone.abort()
  }, [opensOnHover])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => close(ref.current), [key])
  useEffect(() => {
    const outside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close(ref.current)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [])
  return (
    <details
      ref={ref}
      className="relative"
      onToggle={() => setWasOpened(true)}
      onKeyDown={(event) => event.key === 'Escape' && closeAndReturn(ref.current)}
    >
      <summary aria-label={label} className={triggerClass}>
        {trigger}
      </summary>
      <div
        className={`rise absolute top-full z-30 mt-2 max-h-[calc(100dvh-5.5rem)] overflow-y-auto overscroll-contain max-desk:max-h-[calc(100dvh-5rem-var(--bottom-nav,0px)-env(safe-area-inset-bottom))] rounded-card border border-line bg-surface p-2 shadow-overlay ${side === 'end' ? 'end-0' : 'start-0'} ${panelClass}`}
      >
        {wasOpened && children}
      </div>
    </details>
  )
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false
}

function closeAndReturn(details: HTMLDetailsElement | null): void {
  close(details)
  details?.querySelector('summary')?.focus()
}

/** Closes the menu around an element and returns the focus to its button. */
export function closeMenuOf(element: Element): void {
  closeAndReturn(element.closest('details'))
}

export const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-[15px] font-medium text-ink transition-colors hover:bg-sunken hover:text-primary'
