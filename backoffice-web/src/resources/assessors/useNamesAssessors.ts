import { useListContext } from 'react-admin'
import { useMe } from '../../providers/useMe'

/** Whether a list shows its assessors: not if all rows are the user's own. */
export function useNamesAssessors(): boolean {
  const { data = [] } = useListContext<{ id: string; assessor_name: string | null }>()
  const { data: me } = useMe()
  return data.some(({ assessor_name }) => assessor_name !== me?.fullname)
}
