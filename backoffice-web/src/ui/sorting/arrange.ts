/** A position in one of several lists. */
export interface Position {
  list: number
  index: number
}

/** The lists after moving one item to another position. */
export function movedBetween<T>(
  lists: readonly (readonly T[])[],
  from: Position,
  to: Position,
): T[][] {
  const result = lists.map((list) => [...list])
  const [thing] = result[from.list]?.splice(from.index, 1) ?? []
  if (thing !== undefined) result[to.list]?.splice(to.index, 0, thing)
  return result
}

/** The same within one list. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  movedBetween([list], { list: 0, index: from }, { list: 0, index: to })[0] ?? []
