import { useState } from 'react'
import { type Box, boxOf, type Place } from './gridState'

interface Limits {
  rows: number
  columns: number
}
export interface Cursor {
  at: Place
  box: Box
  moveTo: (place: Place, extend?: boolean) => void
  moveBy: (rows: number, columns: number, extend?: boolean) => void
  /** Selects a box and moves the cursor to its upper left corner. */
  select: (box: Box) => void
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** Where the keyboard is, and the cells that are selected with it. */
export function useCursor({ rows, columns }: Limits, start: Place): Cursor {
  const [{ at, anchor }, set] = useState({ at: start, anchor: start })
  const moveTo = (place: Place, extend = false) => {
    const next = { row: within(place.row, rows), column: within(place.column, columns) }
    set((old) => ({ at: next, anchor: extend ? old.anchor : next }))
  }
  const moveBy = (down: number, right: number, extend = false) =>
    moveTo({ row: at.row + down, column: at.column + right }, extend)
  const select = ({ top, left, bottom, right }: Box) => {
    moveTo({ row: bottom, column: right })
    moveTo({ row: top, column: left }, true)
  }
  return { at, box: boxOf(at, anchor), moveTo, moveBy, select }
}
