import { Skeleton } from '@mui/material'
import { useGetList } from 'react-admin'

interface Choice {
  id: string
  label: string
}

/** The report's title; its raw name if the user may no longer have it. */
const ReportSubject = ({ kind }: { kind: string }) => {
  const { data, isPending } = useGetList<Choice>('report-choices', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'label', order: 'ASC' },
  })
  if (isPending) return <Skeleton width={120} />
  return <>{data?.find(({ id }) => id === kind)?.label ?? kind}</>
}

export default ReportSubject
