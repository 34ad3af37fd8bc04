import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'
import { Logo } from '../../ui/Logo'
import { ResultPreview } from '../example-result/ResultPreview'

/** What Duxi is, beside the form: a result to look forward to, and what else an account gives. */
export function Pitch({ children }: { children?: ReactNode }) {
  return (
    <aside className="relative hidden overflow-hidden bg-banner p-12 text-white desk:sticky desk:top-0 desk:flex desk:h-dvh desk:flex-col desk:justify-between desk:gap-8">
      <div aria-hidden className="batik absolute inset-0 text-white opacity-[0.07]" />
      <div
        aria-hidden
        className="absolute inset-0 bg-[radial-gradient(90%_70%_at_20%_0%,#14958a66,transparent),radial-gradient(70%_60%_at_100%_100%,#042f2ecc,transparent)]"
      />
      <Link to={paths.landing} className="relative w-fit rounded-control">
        <Logo onDark />
      </Link>
      <div className="relative w-full max-w-md [@media(max-height:42rem)]:hidden">
        <ResultPreview />
      </div>
      <div className="relative grid max-w-lg gap-3">
        <p className="text-3xl leading-tight font-bold xl:text-4xl tracking-tight text-balance">
          <Trans>Tahu kemampuan Anda. Kuasai yang belum.</Trans>
        </p>
        {children ?? (
          <p className="text-lg text-teal-100">
            <Trans>
              Asesmen per unit kompetensi, hasil yang jelas, dan pelatihan yang memang Anda
              perlukan.
            </Trans>
          </p>
        )}
      </div>
    </aside>
  )
}
