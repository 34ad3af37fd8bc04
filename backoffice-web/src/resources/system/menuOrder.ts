import type { components } from '../../api/schema'

export type MenuRow = components['schemas']['MenuOut']
export interface Place {
  id: number
  parent_id: number | null
  position: number
}

const STEP = 10

export const childrenOf = (rows: MenuRow[], parent: number | null): MenuRow[] =>
  rows
    .filter(({ parent_id }) => parent_id === parent)
    .sort((one, other) => one.position - other.position || one.id - other.id)

/** Whether a line is a descendant of another. */
function isBelow(rows: MenuRow[], id: number, above: number): boolean {
  const parent = rows.find((row) => row.id === id)?.parent_id ?? null
  return parent !== null && (parent === above || isBelow(rows, parent, above))
}

const numbered = (rows: MenuRow[], parent: number | null): Place[] =>
  rows.map(({ id }, index) => ({ id, parent_id: parent, position: (index + 1) * STEP }))

/** The positions of a line's new siblings when it is moved before `before`, or to the end. */
export function moved(
  rows: MenuRow[],
  id: number,
  parent: number | null,
  before?: number,
): Place[] {
  const line = rows.find((row) => row.id === id)
  if (!line || id === before || parent === id) return []
  if (parent !== null && isBelow(rows, parent, id)) return []
  const others = childrenOf(rows, parent).filter((row) => row.id !== id)
  const at = others.findIndex((row) => row.id === before)
  const index = at < 0 ? others.length : at
  return numbered([...others.slice(0, index), line, ...others.slice(index)], parent)
}

/** One step up or down among its siblings. */
export function shifted(rows: MenuRow[], id: number, step: -1 | 1): Place[] {
  const line = rows.find((row) => row.id === id)
  if (!line) return []
  const around = childrenOf(rows, line.parent_id)
  const index = around.findIndex((row) => row.id === id)
  const other = around[index + step]
  if (!other) return []
  const swapped = around.map((row) => (row === other ? line : row === line ? other : row))
  return numbered(swapped, line.parent_id)
}
