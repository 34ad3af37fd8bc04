import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { directionOf, useLocale } from '../i18n/locales'
import { bringAlong } from './bringIntoSight'
import { cn } from './cn'

export interface Tab<T extends string> {
  value: T
  label: ReactNode
  panel: ReactNode
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** Short labels that share the width of a phone, all of them visible. */
  fitted?: boolean
}

/** The index that a key leads to in a row of this length; null for other keys. */
function placeAfter(key: string, at: number, count: number, isRtl: boolean): number | null {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Moves the focus through a tab list by arrow keys, Home and End; the selected tab is scrolled into view. */
function useTabList(value: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows its value, not every render
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-selected="true"]')
    if (shown && list.current) bringAlong(shown, list.current)
  }, [value])
  const isRtl = directionOf(useLocale()) === 'rtl'
  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = tabs.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? null : placeAfter(event.key, at, tabs.length, isRtl)
    if (next === null) return
    event.preventDefault()
    tabs[next]?.focus()
  }
  return { ref: list, onKeyDown }
}

/**
 * Tabs controlled by the caller, usually through the URL; arrow keys move, Enter selects. A single one is shown
 * without a list.
 */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  fitted = false,
}: TabsProps<T>) {
  const id = useId()
  const shown = tabs.find((tab) => tab.value === value)
  const list = useTabList(value)
  const hasList = tabs.length > 1
  return (
    <div className="min-w-0">
      <div
        {...list}
        hidden={!hasList}
        role="tablist"
        aria-label={label}
        className={cn(
          'fade-edges flex gap-1 [&[hidden]]:hidden overflow-x-auto overflow-y-hidden border-b border-line',
          fitted && 'max-sm:gap-0',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cn(
              '-mb-px min-h-11 border-b-2 border-transparent px-4 text-[15px] font-semibold whitespace-nowrap text-muted transition-colors hover:text-strong focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:text-primary',
              fitted && 'max-sm:flex-auto max-sm:px-1.5 max-sm:text-sm',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown &&
        (hasList ? (
          <div
            key={shown.value}
            role="tabpanel"
            id={`${id}panel`}
            aria-labelledby={`${id}${shown.value}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards reach a panel whose content takes no focus
            tabIndex={0}
            className="pt-6"
          >
            {shown.panel}
          </div>
        ) : (
          <div key={shown.value} className="pt-6">
            {shown.panel}
          </div>
        ))}
    </div>
  )
}
