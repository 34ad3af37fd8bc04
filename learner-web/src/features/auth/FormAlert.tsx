import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx'

interface FormAlertProps {
  tone: 'danger' | 'info'
  children: ReactNode
}

/** A sentence above a form. */
export function FormAlert({ tone, children }: FormAlertProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-2.5 rounded-control px-4 py-3 text-[15px] font-medium',
        tone === 'danger' ? 'bg-danger-tint text-danger' : 'bg-info-tint text-info',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
