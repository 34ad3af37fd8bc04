import { useSearchParams } from 'react-router-dom'

const PAGE = 'page'

/** The page that an address shows, from 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(PAGE))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address with one value set, or taken out when empty; whatever changes, the first page is shown. */
export function withValue(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(PAGE)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** The search part of a page's address. */
export function pageSearch(params: URLSearchParams, page: number): string {
  const next = withValue(params, PAGE, '')
  if (page > 1) next.set(PAGE, String(page))
  return `?${next}`
}

/** A list's page and filters, kept in the address: `set` is a step that *back* undoes, `type` is not. */
export function useListParams() {
  const [params, setParams] = useSearchParams()
  const show = (next: URLSearchParams, replace: boolean) =>
    setParams(next, { replace, preventScrollReset: true })
  return {
    params,
    page: pageOf(params),
    /** The value of a filter; empty where there is none. */
    get: (name: string) => params.get(name)?.trim() ?? '',
    set: (name: string, value: string) => show(withValue(params, name, value), false),
    /** The same while somebody types: one step of the history, not one for each letter. */
    type: (name: string, value: string) => show(withValue(params, name, value), true),
    show: (next: URLSearchParams) => show(next, false),
  }
}
