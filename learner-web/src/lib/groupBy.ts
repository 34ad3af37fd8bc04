export interface Group<K, T> {
  key: K
  items: T[]
}

/** Groups items by key; keys and items keep their order. */
export function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Group<K, T>[] {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const own = groups.get(key)
    if (own) own.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([key, own]) => ({ key, items: own }))
}
