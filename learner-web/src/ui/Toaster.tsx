import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useStore } from '../lib/store'
import { Button, IconButton } from './Button'
import { cn } from './cn'
import { type Toast, type ToastAction, toast, toasts } from './toast'

const SHOWN_MS = 5000
/** Toasts with an action stay longer, so that they can be reached. */
const ACTION_MS = 20_000

const LOOK = {
  success: { Icon: CircleCheck, colour: 'text-success' },
  error: { Icon: CircleAlert, colour: 'text-danger' },
  info: { Icon: Info, colour: 'text-info' },
} as const

/** Rendered once in the app: shows the toasts. */
export function Toaster() {
  const shown = useStore(toasts)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => raise(ref.current, shown.length > 0), [shown.length])
  return (
    // Under the header, over the page's heading, so that buttons and bottom bars stay free.
    <div
      ref={ref}
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-18 bottom-auto m-0 w-full max-w-none gap-2 overflow-visible border-0 bg-transparent px-4 open:grid in-[body:has(dialog[open])]:top-3 desk:top-20"
    >
      {shown.map((item) => (
        <ToastCard key={`${item.key}-${item.round}`} item={item} />
      ))}
    </div>
  )
}

// A popover is in the top layer, so that a toast is visible above an open dialog.
function raise(element: HTMLDivElement | null, wanted: boolean): void {
  if (!element?.showPopover) return
  if (wanted) element.showPopover()
  else element.hidePopover()
}

function ToastCard({ item }: { item: Toast }) {
  const { t } = useLingui()
  const { Icon, colour } = LOOK[item.tone]
  const hold = useClock(item)
  const { from, ...comesFrom } = useWayBack()
  const close = () => {
    toast.dismiss(item.key)
    from.current?.focus()
  }
  return (
    <div
      {...hold}
      onFocusCapture={comesFrom.onFocus}
      role={item.tone === 'error' ? 'alert' : 'status'}
      className="rise pointer-events-auto mx-auto flex w-full items-center gap-2 sm:max-w-sm rounded-card border border-line bg-surface ps-3.5 pe-1 text-ink shadow-overlay"
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />
      <p className={cn('flex-1 py-3 font-medium', item.action ? 'text-sm' : 'text-[15px]')}>
        {item.text}
      </p>
      {item.action && <Act action={item.action} onDone={() => toast.dismiss(item.key)} />}
      <IconButton label={t`Tutup`} onClick={close}>
        <X aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  )
}

/**
 * Hides a toast after a while, but not while it is hovered or focused; keys that move towards its action
 * restart the timer.
 */
function useClock({ key, action }: Toast) {
  const [held, setHeld] = useState(false)
  const hasAction = action !== undefined
  useEffect(() => {
    if (held) return
    const end = () => setTimeout(() => toast.dismiss(key), hasAction ? ACTION_MS : SHOWN_MS)
    let timer = end()
    const anew = () => {
      clearTimeout(timer)
      timer = end()
    }
    if (hasAction) document.addEventListener('keydown', anew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', anew)
    }
  }, [held, key, hasAction])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onMouseEnter: hold, onFocus: hold, onMouseLeave: release, onBlur: release }
}

/** The element that had the focus before. */
function useWayBack() {
  const from = useRef<HTMLElement | null>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      from.current = relatedTarget
  }
  return { from, onFocus }
}

function Act({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const act = () => {
    action.run()
    onDone()
  }
  return (
    <Button size="sm" variant="tonal" onClick={act} className="-me-2 min-h-11 px-2.5!">
      {action.label}
    </Button>
  )
}
