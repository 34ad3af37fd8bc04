import { useQuery } from '@tanstack/react-query'
import { BASE, call } from '../../api/client'
import type { ListResults } from '../../api/envelope'
import type { ProductForm } from './types'

const STALE_MS = 60 * 60_000

/** The forms of all kinds, as the server describes them. */
export const useForms = () =>
  useQuery({
    queryKey: ['product-forms'],
    staleTime: STALE_MS,
    queryFn: ({ signal }) =>
      call<ListResults<ProductForm>>('get', `${BASE}/product-forms`, { signal }),
    select: ({ rows }) => rows,
  })

/** The form of one kind. */
export function useForm(kind: string | undefined) {
  const { data, error, refetch } = useForms()
  return { form: data?.find((one) => one.kind === kind), error, refetch }
}
