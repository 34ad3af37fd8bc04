import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../../api/client'

const STALE_MS = 60 * 60_000

/** The forms of all kinds, as the server describes them. */
export const useForms = () =>
  useQuery({
    queryKey: ['product-forms'],
    staleTime: STALE_MS,
    queryFn: ({ signal }) => read(`${BASE}/product-forms`, { signal }),
    select: ({ rows }) => rows,
  })

/** The form of one kind. */
export function useForm(kind: string | undefined) {
  const { data, error, refetch } = useForms()
  return { form: data?.find((one) => one.kind === kind), error, refetch }
}
