import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ClipboardCheck } from 'lucide-react'
import { freeResultsQuery } from '../../api/assessments'
import type { Results } from '../../api/contract'
import { to } from '../../app/paths'
import { formatDate } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { TitleText } from '../../ui/TitleText'
import { ScoreOfHundred } from './ScoreOfHundred'

type FreeResult = Results<'GET', '/assessments/my-free-results'>['rows'][number]

/** What was kept of assessments without an account; nothing where there is none. */
export function FreeResults() {
  const rows = useQuery(freeResultsQuery()).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">
        <Trans>Hasil cek gratis</Trans>
      </h2>
      <ul className="grid gap-4">
        {rows.map((row) => (
          <li key={row.sesi_uuid}>
            <FreeResultCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FreeResultCard({ row }: { row: FreeResult }) {
  const ended = formatDate(row.ended_at)
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-4 sm:p-5">
      <div className="grid min-w-0 flex-1 basis-72 gap-1.5">
        <span>
          <Chip tone="success" icon={ClipboardCheck}>
            <Trans>Perkiraan awal</Trans>
          </Chip>
        </span>
        <h3 className="text-lg">
          <TitleText>{row.title}</TitleText>
        </h3>
        <p className="text-sm text-balance text-muted">
          {row.job_role} ·{' '}
          <Trans>
            Selesai <bdi>{ended}</bdi>
          </Trans>
        </p>
      </div>
      <div className="flex items-center gap-5 max-sm:w-full max-sm:justify-between">
        <ScoreOfHundred score={row.score}>
          <Trans>Skor</Trans>
        </ScoreOfHundred>
        <LinkButton to={to.summary(row.sesi_uuid)} variant="secondary">
          <Trans>Lihat hasil</Trans>
          <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
        </LinkButton>
      </div>
    </Card>
  )
}
