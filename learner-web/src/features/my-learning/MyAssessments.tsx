import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ASSESSMENTS_PER_PAGE, freeResultsQuery, myAssessmentsQuery } from '../../api/assessments'
import { to } from '../../app/paths'
import { useListParams } from '../../lib/listParams'
import { LinkButton } from '../../ui/Button'
import { ListPages } from '../../ui/ListPages'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { AssessmentCard } from './AssessmentCard'
import { FreeResults } from './FreeResults'

const BLANKS = ['a', 'b', 'c']

/** The tab of assessments: ready, running and finished ones. */
export function MyAssessments() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <AssessmentList />
      <FreeResults />
    </div>
  )
}

function AssessmentList() {
  const { page } = useListParams()
  const query = useQuery(myAssessmentsQuery(page))
  return (
    <QueryView query={query} pending={<Pending />} empty={<NoAssessments />}>
      {({ rows, total }) => (
        <>
          <ul className="grid gap-4">
            {rows.map((row, index) => (
              <li key={row.sesi_id ?? `${row.item_id}-${row.purchased_at}-${index}`}>
                <AssessmentCard row={row} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={ASSESSMENTS_PER_PAGE} />
        </>
      )}
    </QueryView>
  )
}

function Pending() {
  return (
    <Loading>
      <div className="grid gap-4">
        {BLANKS.map((key) => (
          <Skeleton key={key} className="h-44 w-full rounded-card sm:h-32" />
        ))}
      </div>
    </Loading>
  )
}

/** A saved free result is shown here, even without an assessment. */
function NoAssessments() {
  const free = useQuery(freeResultsQuery())
  if (free.isPending) return <Pending />
  if (free.data?.rows.length) return null
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
