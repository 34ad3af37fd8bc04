/** The first of every list, then the second of every list, and so on. */
export function mixed<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()
}

/** As many as fill whole rows, where there is at least one. */
export function wholeRows<T>(cards: readonly T[], columns: number, most: number): readonly T[] {
  const count = Math.min(cards.length, most)
  return cards.slice(0, count < columns ? count : count - (count % columns))
}
