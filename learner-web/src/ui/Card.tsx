import type { ComponentProps } from 'react'
import { cn } from './cn'

interface CardProps extends ComponentProps<'div'> {
  /** Highlights the border on hover, for cards whose title is a stretched link. */
  interactive?: boolean
}

/** A flat surface; shadows are for overlays. */
export function Card({ interactive = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cn(
        'relative rounded-card border border-line bg-surface',
        interactive &&
          'transition-colors hover:border-primary has-[a:focus-visible]:border-primary',
        className,
      )}
    />
  )
}
