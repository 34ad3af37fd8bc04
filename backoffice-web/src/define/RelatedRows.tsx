import { useLingui } from '@lingui/react/macro'
import { Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { ErrorState } from '../ui/ErrorState'
import { PageSkeleton } from '../ui/PageSkeleton'
import { StaticTable } from '../ui/StaticTable'
import { definitionOf } from './define'
import { useText } from './useText'
import { Value } from './Value'
import VerbButtons from './VerbButtons'
import type { Verb } from './verbs'

const MOST = 100

export interface RelatedProps {
  resource: string
  /** The filter that names the record of this page. */
  by: string
  columns: readonly string[]
  /** Verbs of each row, where they have no page that is worth the way. */
  verbs?: readonly Verb[]
  hasPages?: boolean
}

function useColumns({ resource, columns, verbs, hasPages = true }: RelatedProps) {
  const text = useText()
  const { t } = useLingui()
  const { fields } = definitionOf(resource)
  const shown = columns.flatMap((source) => {
    const field = fields[source]
    if (!field) return []
    const isNumber = field.type === 'number' || field.type === 'money'
    return [
      {
        title: text(field.label),
        ...(isNumber ? { align: 'right' as const } : {}),
        isNarrow: field.type === 'dateTime' || field.type === 'date',
        value: (record: RaRecord): ReactNode => (
          <Value source={source} field={field} record={record} />
        ),
      },
    ]
  })
  const last = {
    title: t`Tindakan`,
    isNarrow: true,
    value: (record: RaRecord): ReactNode => (
      <>
        {verbs && <VerbButtons verbs={verbs} resource={resource} record={record} />}
        {hasPages && (
          <Button size="small" component={Link} to={`/${resource}/${record.id}/show`}>
            {t`Buka`}
          </Button>
        )}
      </>
    ),
  }
  return verbs || hasPages ? [...shown, last] : shown
}

/** The rows that belong to a record, with their verbs. */
const RelatedRows = (props: RelatedProps & { id: RaRecord['id'] }) => {
  const { t } = useLingui()
  const text = useText()
  const { resource, by, id } = props
  const { plural, sort, empty } = definitionOf(resource)
  const columns = useColumns(props)
  const { data, error, refetch, total } = useGetList(resource, {
    filter: { [by]: id },
    sort,
    pagination: { page: 1, perPage: MOST },
  })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (!data.length) return <Typography color="text.secondary">{text(empty.title)}</Typography>
  return (
    <>
      <StaticTable label={text(plural)} columns={columns} rows={data} keyOf={(row) => row.id} />
      {(total ?? 0) > MOST && (
        <Typography color="text.secondary">{t`${MOST} baris pertama dari ${total}`}</Typography>
      )}
    </>
  )
}

export default RelatedRows
