import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

export interface Step {
  icon: LucideIcon
  title: ReactNode
  text: ReactNode
}

interface StepsProps {
  steps: readonly Step[]
  /** The classes of the columns. */
  className?: string
}

/** A fixed sequence of steps. */
export function Steps({ steps, className }: StepsProps) {
  return (
    <ol className={cn('grid gap-3 sm:grid-cols-2', className)}>
      {steps.map(({ icon: Icon, title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are fixed
        <li key={index} className="flex gap-3.5">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
            <Icon aria-hidden className="size-5.5" />
          </span>
          <div className="grid content-start gap-0.5">
            <h3 className="text-base">{title}</h3>
            <p className="text-[15px] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
