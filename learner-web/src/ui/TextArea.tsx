import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A multi-line input. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...rest}
      className={cn(
        'w-full rounded-control border border-field bg-surface px-3.5 py-2.5 text-base text-strong transition-colors placeholder:text-muted hover:border-primary focus:border-primary aria-invalid:border-danger',
        className,
      )}
    />
  )
}
