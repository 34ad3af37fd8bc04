import { useListContext } from 'react-admin'
import { useMe } from '../../providers/useMe'

/** Whether a list names its assessors: where it has only one's own rows, the column would repeat one's own name. */
export function useNamesAssessors(): boolean {
  const { data = [] } = useListContext<{ id: string; assessor_name: string | null }>()
  const { data: me } = useMe()
  return data.some(({ assessor_name }) => assessor_name !== me?.fullname)
}
