import { useSearchParams } from 'react-router-dom'

const PAGE = 'page'

/** The page number of a URL, from 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(PAGE))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The URL's query with one value set, or removed when empty; any change resets the page. */
export function withValue(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(PAGE)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** The query part of a page's URL. */
export function pageSearch(params: URLSearchParams, page: number): string {
  const next = withValue(params, PAGE, '')
  if (page > 1) next.set(PAGE, String(page))
  return `?${next}`
}

/** A list's page and filters, stored in the URL: `set` adds a history entry, `type` does not. */
export function useListParams() {
  const [params, setParams] = useSearchParams()
  const show = (next: URLSearchParams, replace: boolean) =>
    setParams(next, { replace, preventScrollReset: true })
  return {
    params,
    page: pageOf(params),
    /** The value of a filter; empty if it is not set. */
    get: (name: string) => params.get(name)?.trim() ?? '',
    set: (name: string, value: string) => show(withValue(params, name, value), false),
    /** The same while the user types: one history entry instead of one for each letter. */
    type: (name: string, value: string) => show(withValue(params, name, value), true),
    show: (next: URLSearchParams) => show(next, false),
  }
}
