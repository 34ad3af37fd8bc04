import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from './cn'
import { Link, type LinkProps } from './Link'

const BASE =
  'no-print inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors select-none max-[20rem]:whitespace-normal forced-colors:border disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'
const VARIANTS = {
  primary: 'bg-primary text-on-primary not-disabled:hover:bg-primary-hover',
  secondary:
    'border border-line bg-surface text-strong not-disabled:hover:border-primary not-disabled:hover:text-primary',
  tonal:
    'border border-primary-line bg-primary-tint text-primary not-disabled:hover:border-primary',
  ghost: 'text-ink not-disabled:hover:bg-sunken',
  danger: 'bg-danger text-white not-disabled:hover:opacity-90 dark:text-canvas',
}
const SIZES = {
  md: 'min-h-11 px-5 text-[15px]',
  lg: 'min-h-13 px-6 text-base',
  sm: 'min-h-9 px-3.5 text-sm',
}

interface ButtonLook {
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof SIZES | undefined
  block?: boolean | undefined
  className?: string | undefined
}

/** The classes of a button, also for external links; hidden in print. */
export const buttonVariants = ({
  variant = 'primary',
  size = 'md',
  block,
  className,
}: ButtonLook = {}) => cn(BASE, VARIANTS[variant], SIZES[size], block && 'w-full', className)

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Loading: the button keeps its size and focus, and ignores further clicks. */
  busy?: boolean
}

/** The ARIA state and text of a control while it is loading; unlike `disabled` it keeps the focus. */
export function whileBusy(busy: boolean, onClick: ComponentProps<'button'>['onClick']) {
  return {
    'aria-busy': busy,
    'aria-disabled': busy || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) =>
      busy ? event.preventDefault() : onClick?.(event),
  }
}

/** The app's button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...whileBusy(busy, rest.onClick)}
      className={buttonVariants({ variant, size, block, className })}
    >
      {busy && <LoaderCircle aria-hidden className="size-4.5 animate-spin" />}
      {children}
    </button>
  )
}

/** A link styled as a button. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link {...rest} className={buttonVariants({ variant, size, block, className })} />
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
}

/** An icon button of 44 pixels; the label is its name and tooltip. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`relative grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-sunken hover:text-primary ${className}`}
    />
  )
}
