import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../cn'

type Tone = 'danger' | 'info' | 'success'

const ICONS = { danger: CircleAlert, info: Info, success: CircleCheck } as const
const COLOURS: Record<Tone, string> = {
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
  success: 'bg-success-tint text-success',
}

interface FormAlertProps {
  tone: Tone
  children: ReactNode
}

/** A message above a form. */
export function FormAlert({ tone, children }: FormAlertProps) {
  const Icon = ICONS[tone]
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn(
        'flex items-start gap-2.5 rounded-control px-4 py-3 text-[15px] font-medium',
        COLOURS[tone],
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
