import {
  ShowBase,
  type ShowProps,
  ShowView,
  type ShowViewProps,
  useEditContext,
  useGetResourceLabel,
  useShowContext,
} from 'react-admin'
import { PageSkeleton } from './PageSkeleton'
import { type Back, RecordProblem } from './RecordProblem'

/** Instead of react-admin's notification and redirect. */
export const stay = { onError: () => undefined }

function useBack(resource: string): Back {
  const labelOf = useGetResourceLabel()
  return { path: `/${resource}`, label: labelOf(resource, 2) }
}

const ShowProblem = () => {
  const { error, refetch, resource } = useShowContext()
  const back = useBack(resource)
  return error && <RecordProblem error={error} onRetry={() => void refetch()} back={back} />
}

/** Shown in place of the form of a record that could not be read. */
export const EditProblem = () => {
  const { error, refetch, resource } = useEditContext()
  const back = useBack(resource)
  return error && <RecordProblem error={error} onRetry={() => void refetch()} back={back} />
}

type Props = ShowViewProps & Pick<ShowProps, 'queryOptions'>

/** The page of a record: a skeleton while loading, and a way back if it does not exist. */
export const RecordShow = ({ queryOptions, ...view }: Props) => (
  <ShowBase
    loading={<PageSkeleton />}
    error={<ShowProblem />}
    queryOptions={{ ...stay, ...queryOptions }}
  >
    <ShowView {...view} />
  </ShowBase>
)
