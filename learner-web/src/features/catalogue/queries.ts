import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'
import { keys } from '../../api/keys'
import { type List, type ListQuery, listFields } from '../../api/list'
import type { JobRole, KindSlug, ProductCard, ProductDetail, TrainingCard } from '../../api/types'
import { kinds } from '../../kinds'
import { jakartaDay } from '../../lib/format'

const MINUTE = 60_000

/** One page of a kind. While the next page is on its way the last one stays. */
export const productsQuery = <C extends ProductCard = ProductCard>(
  kind: KindSlug,
  query: ListQuery = {},
) =>
  queryOptions({
    queryKey: keys.products(kind, query),
    queryFn: ({ signal }) => read<List<C>>(kinds[kind].path, listFields(query), signal),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })

/** A product's own page. */
export const productQuery = (kind: KindSlug, slug: string) =>
  queryOptions({
    queryKey: keys.product(kind, slug),
    queryFn: ({ signal }) =>
      read<ProductDetail>(`${kinds[kind].path}/${encodeURIComponent(slug)}`, undefined, signal),
    staleTime: MINUTE,
  })

/** The job roles that can be assessed. */
export const assessedRolesQuery = () => {
  const query: ListQuery = {
    rows: 100,
    rules: [{ field: 'has_assessment', op: 'eq', value: true }],
  }
  return queryOptions({
    queryKey: keys.jobRoles(query),
    queryFn: ({ signal }) => read<List<JobRole>>('/public/job-roles', listFields(query), signal),
    staleTime: 10 * MINUTE,
  })
}

/** The classes that begin next. */
export const nearestTrainingsQuery = (rows: number, today = new Date()) =>
  productsQuery<TrainingCard>('training', {
    rows,
    sort: 'eventDateStart|asc',
    rules: [{ field: 'eventDateStart', op: 'gte', value: jakartaDay(today) }],
  })
