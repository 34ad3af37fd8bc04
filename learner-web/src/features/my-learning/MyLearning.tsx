import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { freeResultsQuery } from '../../api/assessments'
import { ownSeatsQuery } from '../../api/corporate'
import { LEARNING_ROWS, learningQuery, waitingQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { useListParams } from '../../lib/listParams'
import { LinkButton } from '../../ui/Button'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { FreeResults } from './FreeResults'
import { OwnedGroups } from './OwnedGroups'
import { TodayEvents } from './TodayEvents'
import { useTodayEvents } from './useTodayEvents'
import { Waiting } from './Waiting'

// Only who owns much needs them.
const OwnedFilters = lazy(async () => ({ default: (await import('./OwnedFilters')).OwnedFilters }))

/** Below this number filters are useless. */
const FEW = 4
/** The filters that the results of free assessments match. */
const FREE_PHASES = ['', 'past']
const FREE_KINDS = ['', 'assessment']

const SKELETON = <ListSkeleton count={4} className="grid gap-4" item="h-36 rounded-card" />

/** All owned products: running and next ones first. */
export function MyLearning() {
  const { page, get } = useListParams()
  const phase = get('phase')
  const words = get('q')
  const kind = get('kind')
  const query = useQuery(learningQuery({ page, phase, kind, words }))
  const withFree = FREE_PHASES.includes(phase) && FREE_KINDS.includes(kind) && !words
  const isLastPage = page * LEARNING_ROWS >= (query.data?.total ?? 0)
  const isFiltered = !!(phase || kind || words)
  const today = useTodayEvents()
  const waiting = useQuery(waitingQuery())
  const seats = useQuery({ ...ownSeatsQuery(), retry: false })
  // The list begins with today's events; above it are only those from other pages of it.
  const isFirst = page === 1 && !isFiltered
  const events = today.data ?? []
  const isListed = (uuid: string) =>
    query.isPending || query.data?.rows.some((item) => item.uuid === uuid)
  // These are above the list: rendering it without them would cause a layout shift.
  if (today.isPending || waiting.isPending || seats.isPending) return SKELETON
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isFiltered && <Waiting items={waiting.data?.rows ?? []} seats={seats.data?.rows ?? []} />}
      {isFirst && <TodayEvents events={events.filter(({ uuid }) => !isListed(uuid))} />}
      {(isFiltered || (query.data?.total ?? 0) > FEW) && (
        <Suspense fallback={<div className="h-11 sm:h-12" />}>
          <OwnedFilters />
        </Suspense>
      )}
      <QueryView
        query={query}
        pending={SKELETON}
        empty={<Nothing isFiltered={isFiltered} withFree={withFree} />}
      >
        {({ rows, total }) => (
          <>
            <OwnedGroups rows={rows} today={isFirst ? events : []} isWaitingShown={!isFiltered} />
            <ListPages total={total} rows={LEARNING_ROWS} />
          </>
        )}
      </QueryView>
      {withFree && isLastPage && <FreeResults />}
    </div>
  )
}

function NoneFound() {
  return (
    <EmptyState
      title={<Trans>Tidak ada yang cocok</Trans>}
      action={
        <LinkButton variant="secondary" to={paths.myLearning}>
          <Trans>Hapus filter</Trans>
        </LinkButton>
      }
    >
      <Trans>Ubah kata pencarian, jenis, atau waktunya.</Trans>
    </EmptyState>
  )
}

/** A saved free result is shown here, even without anything else. */
function Nothing({ isFiltered, withFree }: { isFiltered: boolean; withFree: boolean }) {
  const free = useQuery({ ...freeResultsQuery(), enabled: withFree })
  if (free.isLoading) return SKELETON
  if (withFree && free.data?.rows.length) return null
  return isFiltered ? <NoneFound /> : <NothingOwned />
}

function NothingOwned() {
  return (
    <EmptyState
      title={<Trans>Belum ada yang Anda miliki</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.product}>
            <Trans>Jelajahi katalog</Trans>
          </LinkButton>
          <LinkButton to={paths.freeAssessments} variant="secondary">
            <Trans>Cek kemampuan gratis</Trans>
          </LinkButton>
        </div>
      }
    >
      <Trans>Kelas, asesmen, dan produk yang Anda beli akan muncul di sini.</Trans>
    </EmptyState>
  )
}
