import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'
import { type FacetedList, type ListQuery, listFields, type Rule } from '../../api/list'
import type { KindSlug, ProductCard, ProductDetail } from '../../api/types'
import { kindMeta, productPath } from '../../kinds/kindMeta'
import { jakartaDay } from '../../lib/format'

const MINUTE = 60_000

/** One page of a kind. While the next page is on its way the last one stays. */
export const productsQuery = <C extends ProductCard = ProductCard>(
  kind: KindSlug,
  query: ListQuery = {},
) =>
  queryOptions({
    queryKey: ['products', kind, query],
    queryFn: ({ signal }) =>
      read(kindMeta[kind].path, listFields(query), signal) as Promise<FacetedList<C>>,
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })

/** What most people bought of a kind. */
export const popularQuery = (kind: KindSlug, rows: number) =>
  productsQuery(kind, { rows, sort: 'popular|desc' })

/** What begins next of a kind, narrowed by more rules. */
export const nearestQuery = (kind: KindSlug, rows: number, rules: readonly Rule[] = []) =>
  productsQuery(kind, {
    rows,
    sort: 'eventDateStart|asc',
    rules: [...rules, { field: 'eventDateStart', op: 'gte', value: jakartaDay() }],
  })

/** A product's own page; with a token of the back office also that of a draft. */
export const productQuery = (kind: KindSlug, slug: string, preview = '') =>
  queryOptions({
    queryKey: ['product', kind, slug, preview],
    queryFn: ({ signal }) =>
      read(
        productPath(kind, slug),
        preview ? { preview } : undefined,
        signal,
      ) as Promise<ProductDetail>,
    staleTime: MINUTE,
  })
