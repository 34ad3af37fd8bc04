import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type Company, type Seat, workspaceQuery } from '../../api/corporate'

/** The companies that the reader runs. */
export function useManaged(): readonly Seat[] {
  return (useQuery(workspaceQuery()).data?.rows ?? []).filter((seat) => seat.is_manager)
}

/** The company in the address (`?company=`) that the manager's tabs show. */
export function useCompany(): Company {
  const [params] = useSearchParams()
  return params.get('company') ?? undefined
}
