import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChapterInSight } from './useChapterInSight'

export interface Chapter {
  /** Of the element that it leads to. */
  id: string
  title: ReactNode
}

const box = 'no-print h-fit rounded-card border border-line bg-surface'

/** The chapters of a long text: beside it where there is room, folded over it where there is none. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useLingui()
  return (
    <>
      <details className={`${box} desk:hidden [&[open]_svg]:rotate-180`}>
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold text-strong">
          <Trans>Daftar isi</Trans>
          <ChevronDown aria-hidden className="size-5 text-muted transition-transform" />
        </summary>
        <nav aria-label={t`Daftar isi`} className="px-1 pb-2">
          <Entries chapters={chapters} />
        </nav>
      </details>
      <nav
        aria-label={t`Daftar isi`}
        className={`${box} sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto p-3 max-desk:hidden`}
      >
        <p aria-hidden className="px-3 pt-1 pb-2 text-sm font-semibold text-muted">
          <Trans>Daftar isi</Trans>
        </p>
        <Entries chapters={chapters} />
      </nav>
    </>
  )
}

function Entries({ chapters }: { chapters: readonly Chapter[] }) {
  const read = useChapterInSight(chapters)
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === read ? 'location' : undefined}
            className="flex min-h-11 items-center rounded-control px-3 py-1.5 text-[15px] leading-snug font-medium hover:bg-sunken hover:text-primary aria-[current]:bg-primary-tint aria-[current]:text-primary desk:min-h-9"
          >
            <bdi>{title}</bdi>
          </a>
        </li>
      ))}
    </ol>
  )
}
