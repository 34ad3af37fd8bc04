import type { ReactNode } from 'react'
import { cn } from './cn'
import { Link, type LinkProps } from './Link'

interface BannerProps {
  /** A breadcrumb over the heading. */
  above?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
  aside?: ReactNode
  /** A compact greeting above the main content. */
  isLow?: boolean
}

/** The head of a shop page: deep teal with the batik line pattern, in both themes. */
export function Banner({ above, title, lead, children, aside, isLow = false }: BannerProps) {
  return (
    <div className="relative overflow-hidden bg-banner text-white print:bg-transparent">
      <div aria-hidden className="no-print batik absolute inset-0 opacity-[0.07]" />
      <div
        aria-hidden
        className="no-print absolute inset-0 bg-[radial-gradient(80%_120%_at_10%_0%,#14958a59,transparent),radial-gradient(60%_100%_at_100%_100%,#042f2ebf,transparent)]"
      />
      <div
        className={cn(
          'page relative grid grid-cols-[minmax(0,1fr)] items-center gap-6 desk:gap-8 desk:grid-cols-[minmax(0,1fr)_auto]',
          isLow ? 'py-4 desk:py-7' : 'py-7 desk:py-12',
        )}
      >
        <div className={cn('grid max-w-2xl grid-cols-[minmax(0,1fr)]', isLow ? 'gap-1' : 'gap-4')}>
          {above && (
            <div className="grid gap-3 [&_a:hover]:text-white [&_ol]:text-teal-50">{above}</div>
          )}
          <h1
            className={cn(
              'text-white print:text-black',
              isLow ? 'text-2xl desk:text-4xl' : 'text-[1.75rem] desk:text-5xl desk:leading-[1.12]',
            )}
          >
            {title}
          </h1>
          {lead && <p className="text-base text-teal-50 desk:text-lg print:text-black">{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 text-base font-bold transition-colors focus-visible:outline-white max-sm:w-full'
const variants = {
  primary: 'bg-white text-teal-900 hover:bg-teal-50',
  secondary: 'bg-white/12 text-white ring-1 ring-white/40 hover:bg-white/20',
}

interface BannerLinkProps extends LinkProps {
  variant?: keyof typeof variants
}

/** A link that looks like a button on the dark ground of a banner. */
export function BannerLink({ variant = 'primary', className, ...rest }: BannerLinkProps) {
  return <Link {...rest} className={cn(button, variants[variant], className)} />
}
