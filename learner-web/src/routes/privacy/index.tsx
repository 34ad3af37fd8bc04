import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Printer } from 'lucide-react'
import { type PolicySection, sections } from '../../features/privacy/sections'
import { formatDate } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { Button } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'

const IN_FORCE_SINCE = '2026-11-21'

export function Component() {
  const { t } = useLingui()
  const since = formatDate(IN_FORCE_SINCE)
  usePageMeta(
    t`Kebijakan privasi`,
    t`Data apa yang Duxi simpan, mengapa, berapa lama, dan apa hak Anda menurut UU PDP.`,
  )
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Kebijakan privasi</Trans>}
        lead={<Trans>Berlaku sejak {since}.</Trans>}
        actions={
          <Button variant="secondary" className="no-print max-sm:hidden" onClick={() => print()}>
            <Printer aria-hidden className="size-4.5" />
            <Trans>Cetak</Trans>
          </Button>
        }
      />
      <div className="grid gap-8 desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-14 print:block">
        <Contents parts={sections} />
        <div className="grid max-w-3xl gap-10">
          {sections.map((section) => (
            <Part key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Part({ id, title, body }: PolicySection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-3.5">
      <h2 id={`${id}-title`} className="text-xl break-after-avoid">
        {title}
      </h2>
      {body}
    </section>
  )
}

const box = 'no-print h-fit rounded-card border border-line bg-surface'

/** Beside the text where there is room, folded over it where there is none. */
function Contents({ parts }: { parts: readonly PolicySection[] }) {
  const { t } = useLingui()
  return (
    <>
      <details className={`${box} desk:hidden [&[open]_svg]:rotate-180`}>
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold text-strong">
          <Trans>Daftar isi</Trans>
          <ChevronDown aria-hidden className="size-5 text-muted transition-transform" />
        </summary>
        <nav aria-label={t`Daftar isi`} className="px-1 pb-2">
          <Entries parts={parts} />
        </nav>
      </details>
      <nav
        aria-label={t`Daftar isi`}
        className={`${box} sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto p-3 max-desk:hidden`}
      >
        <p aria-hidden className="px-3 pt-1 pb-2 text-sm font-semibold text-muted">
          <Trans>Daftar isi</Trans>
        </p>
        <Entries parts={parts} />
      </nav>
    </>
  )
}

function Entries({ parts }: { parts: readonly PolicySection[] }) {
  return (
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-control px-3 py-1.5 text-[15px] leading-snug font-medium hover:bg-sunken hover:text-primary desk:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
