import type { ComponentProps } from 'react'
import { cx } from './cx'

interface CardProps extends ComponentProps<'div'> {
  /** Lifts its border on hover; for cards whose title is a stretched link. */
  interactive?: boolean
}

/** A quiet surface; shadows are left to overlays. */
export function Card({ interactive = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(
        'relative rounded-card border border-line bg-surface',
        interactive && 'transition-colors hover:border-primary focus-within:border-primary',
        className,
      )}
    />
  )
}
