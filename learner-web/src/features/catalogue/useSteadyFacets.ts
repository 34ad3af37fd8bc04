import { useRef } from 'react'
import type { Facets } from '../../api/list'

/**
 * The facets with every value counted since the list was opened, in a stable order: values without results
 * stay, at zero. Another `list` starts over.
 */
export function useSteadyFacets(list: string, facets: Facets | undefined): Facets | undefined {
  const seen = useRef({ list, facets })
  const before = seen.current.list === list ? seen.current.facets : undefined
  if (facets) seen.current = { list, facets: steady(before ?? {}, facets) }
  return facets && seen.current.facets
}

export function steady(before: Facets, now: Facets): Facets {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries([...names].map((name) => [name, merged(before[name], now[name])]))
}

function merged(before: Facets[string] = [], now: Facets[string] = []): Facets[string] {
  const counts = new Map(now.map((row) => [row.value, row]))
  const stay = before.map((row) => counts.get(row.value) ?? { ...row, count: 0 })
  const known = new Set(before.map(({ value }) => value))
  return [...stay, ...now.filter(({ value }) => !known.has(value))]
}
