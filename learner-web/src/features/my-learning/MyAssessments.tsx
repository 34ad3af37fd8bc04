import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { messageOf } from '../../api/messageOf'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Pagination } from '../../ui/Pagination'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState, ErrorState } from '../../ui/States'
import { myAssessmentsQuery, PAGE_SIZE } from './api'
import { SittingCard } from './SittingCard'

const WAITING = ['a', 'b', 'c']

/** The tab of the assessments: what can be sat, goes on, or is done. */
export function MyAssessments() {
  const [params] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, error, refetch } = useQuery(myAssessmentsQuery(page))
  if (!data && !error) return <Waiting />
  if (!data) return <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />
  if (data.total === 0) return <Nothing />
  return (
    <>
      <ul className="grid gap-4">
        {data.rows.map((row, index) => (
          <li key={row.sesi_id ?? `${row.item_id}-${row.purchased_at}-${index}`}>
            <SittingCard row={row} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        href={(next) => hrefOf(params, next)}
      />
    </>
  )
}

function hrefOf(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  return `?${next}`
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-4">
        {WAITING.map((key) => (
          <Skeleton key={key} className="h-44 w-full rounded-card sm:h-32" />
        ))}
      </div>
    </Loading>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={<Trans>Belum ada asesmen</Trans>}
      action={
        <LinkButton to={to.kind('assessment')}>
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      <Trans>Pilih asesmen sesuai peran Anda, lalu lihat kesenjangan kompetensinya.</Trans>
    </EmptyState>
  )
}
