import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSignedIn } from '../../api/session'
import { paths } from '../../app/paths'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Logo } from '../../ui/Logo'
import { LanguageSelect } from '../language/LanguageSelect'
import { Pitch } from './Pitch'

interface AuthLayoutProps {
  /** A drawing over a result. */
  picture?: ReactNode
  title: ReactNode
  lead: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** Reads itself out from its heading on; for a result that takes a form's place. */
  announced?: boolean
  /** Room for two fields in a row. */
  wide?: boolean
  /** What an account gives. */
  benefits?: ReactNode
}

export const footerLink = 'font-semibold text-primary underline underline-offset-4'

/** The two halves of signing in and up: what Duxi is, and the form or its result. */
export function AuthLayout({
  picture,
  title,
  lead,
  children,
  footer,
  announced = false,
  wide = false,
  benefits,
}: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isSignedIn = useSignedIn()
  useLayoutEffect(() => {
    if (announced) heading.current?.focus({ preventScroll: true })
  }, [announced])
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-surface desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Pitch>{benefits}</Pitch>
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Link to={paths.landing} className="w-fit rounded-control desk:invisible">
            <Logo />
          </Link>
          <LanguageSelect />
        </div>
        <div
          className={cn(
            'rise m-auto grid w-full grid-cols-[minmax(0,1fr)] gap-6',
            wide ? 'max-w-135 py-8 desk:py-4' : 'max-w-100 py-8',
          )}
        >
          <header
            className={cn('grid gap-1.5', Boolean(picture) && 'justify-items-center text-center')}
          >
            {picture}
            <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
              {title}
            </h1>
            <p className="text-muted">{lead}</p>
          </header>
          {children}
          {footer && <div className="text-center text-[15px] text-muted">{footer}</div>}
          {benefits && <div className="rounded-card bg-sunken p-4.5 desk:hidden">{benefits}</div>}
        </div>
        {!isSignedIn && (
          <Link
            to={paths.product}
            className="mx-auto inline-flex min-h-11 items-center text-sm font-semibold text-muted hover:text-primary"
          >
            <Trans>Lihat katalog tanpa masuk</Trans>
          </Link>
        )}
      </div>
    </div>
  )
}
