import { useGetList } from 'react-admin'
import type { Kind } from '../api/types'

const STALE_MS = 60 * 60_000

/** The product kinds, as choices and by slug. */
export function useKinds() {
  const { data = [] } = useGetList<Kind>(
    'product-kinds',
    { pagination: { page: 1, perPage: 100 } },
    { staleTime: STALE_MS },
  )
  const names = new Map(data.map(({ id, label }) => [id, label]))
  const nameOf = (slug: string): string => names.get(slug) ?? slug
  return { choices: data.map(({ id, label }) => ({ id, name: label })), nameOf }
}
