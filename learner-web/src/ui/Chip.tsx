import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

const TINTS = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-tint text-primary',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
}

export type Tone = keyof typeof TINTS

interface ChipProps {
  tone?: Tone
  icon?: LucideIcon
  children: ReactNode
}

/** A small label; icon and text carry the meaning, the colour only supports it. */
export function Chip({ tone = 'neutral', icon: Icon, children }: ChipProps) {
  return (
    <Tinted
      tone={tone}
      className="inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold"
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </Tinted>
  )
}

interface TintedProps extends ComponentProps<'span'> {
  tone?: Tone | undefined
}

/** Content on the light background of a tone. */
export function Tinted({ tone = 'neutral', className, ...rest }: TintedProps) {
  return <span {...rest} className={cn(TINTS[tone], className)} />
}

/** A count badge on an icon; hidden at zero. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden
      className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-[11px] font-bold text-white tabular-nums dark:text-canvas"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
