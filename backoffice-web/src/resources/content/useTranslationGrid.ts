import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import type { LOCALES } from '../../define/locales'

export type GridRow = components['schemas']['GridRow']
export type Locale = keyof typeof LOCALES
export const PAGE = 50

type Missing = Locale | 'any' | ''
type Name = 'subject' | 'q' | 'missing' | 'drafts' | 'page'

/** The grid's parameters in the URL; changing any but the page returns to the first page. */
export function useGridParams() {
  const [params, setParams] = useSearchParams()
  const change = (name: Name, value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (name !== 'page') next.delete('page')
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const asked = {
    subject: params.get('subject') ?? '',
    q: params.get('q') ?? '',
    missing: (params.get('missing') ?? '') as Missing,
    with_drafts: params.get('drafts') === '1',
    page: Number(params.get('page') ?? 1),
  }
  return { asked, change }
}

export const useGridRows = (asked: ReturnType<typeof useGridParams>['asked']) =>
  useQuery({
    queryKey: ['translations', 'grid', asked],
    queryFn: ({ signal }) => read(`${BASE}/translation-grid`, { query: asked, signal }),
    placeholderData: keepPreviousData,
  })

/** The number of missing translations of a subject, or of all, by language. */
export function useMissing(subject: string): (locale: string) => number | undefined {
  const { data } = useQuery({
    queryKey: ['translations', 'gaps'],
    queryFn: ({ signal }) => read(`${BASE}/translation-gaps`, { signal }),
  })
  const rows = data?.rows.filter((row) => !subject || row.subject === subject)
  return (locale) => rows?.reduce((sum, row) => sum + (row.missing[locale] ?? 0), 0)
}
