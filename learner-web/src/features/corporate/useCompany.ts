import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type Company, type Seat, workspaceQuery } from '../../api/corporate'

function managed(seats: readonly Seat[] = []): readonly Seat[] {
  return seats.filter((seat) => seat.is_manager)
}

/** The companies that the reader runs. */
export function useManaged(): readonly Seat[] {
  return managed(useQuery(workspaceQuery()).data?.rows)
}

/** The company that the manager's tabs show: the one in the address (`?company=`), or the first. */
export function useCompany(): Company {
  const [params] = useSearchParams()
  const workspace = useQueryClient().getQueryData(workspaceQuery().queryKey)
  return params.get('company') ?? managed(workspace?.rows)[0]?.company_uuid
}
