import type { ComponentProps } from 'react'
import { cn } from './cn'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The card itself shows which one is selected. */
  isMarkHidden?: boolean
}

/** A radio button as a card; the whole card is its target. */
export function RadioCard({
  isMarkHidden = false,
  className,
  children,
  lang,
  ...rest
}: RadioCardProps) {
  return (
    <label
      lang={lang}
      className={cn(
        'flex min-h-11 cursor-pointer gap-3 rounded-control border border-line bg-surface transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed has-disabled:opacity-60',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        className={
          isMarkHidden
            ? 'peer sr-only'
            : 'mt-0.5 size-5 shrink-0 accent-primary dark:[color-scheme:dark]'
        }
      />
      {children}
    </label>
  )
}
