import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSignedIn } from '../../api/session'
import { paths } from '../../app/paths'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Logo } from '../../ui/Logo'
import { outline } from '../../ui/radar'
import { LanguageSelect } from '../language/LanguageSelect'

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
}: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isSignedIn = useSignedIn()
  useLayoutEffect(() => {
    if (announced) heading.current?.focus({ preventScroll: true })
  }, [announced])
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-surface desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Pitch />
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

function Pitch() {
  return (
    <aside className="relative hidden overflow-hidden bg-[#0b4f4a] p-12 text-white desk:sticky desk:top-0 desk:flex desk:h-dvh desk:flex-col desk:justify-between">
      <div aria-hidden className="batik absolute inset-0 text-white opacity-[0.07]" />
      <div
        aria-hidden
        className="absolute inset-0 bg-[radial-gradient(90%_70%_at_20%_0%,#14958a66,transparent),radial-gradient(70%_60%_at_100%_100%,#042f2ecc,transparent)]"
      />
      <Link to={paths.landing} className="relative w-fit rounded-control">
        <Logo onDark />
      </Link>
      <Picture />
      <div className="relative grid max-w-lg gap-3">
        <p className="text-3xl leading-tight font-bold xl:text-4xl tracking-tight text-balance">
          <Trans>Tahu kemampuan Anda. Kuasai yang belum.</Trans>
        </p>
        <p className="text-lg text-teal-100">
          <Trans>
            Asesmen per unit kompetensi, hasil yang jelas, dan pelatihan yang memang Anda perlukan.
          </Trans>
        </p>
      </div>
    </aside>
  )
}

const RINGS = [1, 2, 3, 4, 5]
const REQUIRED = [4, 4, 3, 5, 4, 3]
const ACHIEVED = [3.4, 4.3, 2.2, 3.6, 4.1, 2.8]

function Picture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-130 -120 260 240"
      className="relative mx-auto w-full max-w-88"
    >
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={outline(
            REQUIRED.map(() => ring),
            RINGS.length,
            104,
          )}
          fill="none"
          stroke="#fff"
          strokeOpacity="0.16"
        />
      ))}
      <polygon
        points={outline(REQUIRED, RINGS.length, 104)}
        fill="none"
        stroke="#fdba74"
        strokeWidth="2"
        strokeDasharray="5 5"
        strokeLinejoin="round"
      />
      <polygon
        points={outline(ACHIEVED, RINGS.length, 104)}
        fill="#5eead4"
        fillOpacity="0.28"
        stroke="#5eead4"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
