import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from './Button'
import { cn } from './cn'
import { useModal } from './useModal'

interface DialogProps {
  title: ReactNode
  open: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** Slides up from the bottom on phones; for filters and menus. */
  sheet?: boolean
  /** An alert that must be answered, without a close button. */
  alert?: boolean
  /** An alert that can be dismissed: it has a close button. */
  optional?: boolean
  /** Temporarily closable only by its buttons: Escape does nothing. */
  locked?: boolean
  /** Wide enough for a picture. */
  wide?: boolean
}

/** The native modal dialog: it traps and returns the focus, and Escape closes it. */
export function Dialog({
  title,
  open,
  onClose,
  children,
  footer,
  sheet,
  alert,
  locked = false,
  optional = !alert,
  wide = false,
}: DialogProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref, { open, alert, sheet })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop is an extra; Escape is the keyboard's way
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      closedby={locked ? 'none' : undefined}
      onCancel={(event) => locked && event.preventDefault()}
      onClose={() => (locked ? ref.current?.showModal() : ref.current && onClose())}
      onClick={(event) => !alert && event.target === ref.current && onClose()}
      className={cn(
        'w-[calc(100%-2rem)] rounded-card bg-surface p-0 shadow-overlay open:rise',
        wide ? 'max-w-4xl' : 'max-w-md',
        sheet && 'max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none',
      )}
    >
      {open && (
        <div className="grid max-h-[85dvh] grid-rows-[auto_1fr_auto]">
          <header
            className={cn(
              'flex items-center justify-between gap-4 ps-5 pt-3',
              optional ? 'pe-2' : 'pe-5',
            )}
          >
            <h2 id={titleId} tabIndex={-1} className="py-2 text-lg">
              {title}
            </h2>
            {optional && (
              <IconButton label={t`Tutup`} onClick={onClose}>
                <X aria-hidden className="size-5" />
              </IconButton>
            )}
          </header>
          <div className="overflow-y-auto px-5 pt-1 pb-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
