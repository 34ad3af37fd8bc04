import { memo, type ReactNode } from 'react'
import { type GridState, keyOf, textOf } from './gridState'
import { sizes } from './gridStyles'
import type { Axis } from './useGrid'
import type { Span } from './useWindow'

interface Props {
  row: number
  axis: Axis
  columns: Axis[]
  columnWidth: number
  rowHeight: number
  state: GridState
  /** Which columns are drawn. */
  from: number
  to: number
  /** The cursor's column in this row, and the selected columns. */
  here?: number
  left?: number
  right?: number
  /** What takes the place of the text under the cursor. */
  editor?: ReactNode
}

export const cellId = (row: number, column: number) => `cell-${row}-${column}`

export const numbers = ({ from, to }: Span) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** Codes stay whole at the end of a line. */
const unbroken = (text: string) => text.replaceAll('-', '-\u2060')

const lookOf = ({ errors, conflicts, edits }: GridState, key: string) => {
  if (errors.has(key)) return 'bad'
  if (conflicts.has(key)) return 'contested'
  return edits.has(key) ? 'edited' : undefined
}

/** One row of the matrix; drawn again only when something of it changes, not whenever the grid scrolls. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, axis, columns, columnWidth, rowHeight, state, from, to, here } = props
  const { left = 0, right = -1 } = props
  const cell = (column: number) => {
    const key = keyOf(axis.id, columns[column]?.id ?? 0)
    const isHere = column === here
    return (
      <div
        key={column}
        id={cellId(row, column)}
        role="gridcell"
        className="cell"
        aria-colindex={column + 2}
        aria-selected={column >= left && column <= right}
        aria-invalid={state.errors.has(key) || undefined}
        data-here={isHere || undefined}
        data-look={lookOf(state, key)}
        title={state.errors.get(key) ?? state.conflicts.get(key) ?? textOf(state, key)}
        style={{ left: sizes.first + column * columnWidth, width: columnWidth }}
      >
        {(isHere && props.editor) || <span>{unbroken(textOf(state, key))}</span>}
      </div>
    )
  }
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={row + 2}
      style={{ top: sizes.head + row * rowHeight, height: rowHeight }}
    >
      <div
        role="rowheader"
        className="head first"
        data-here={here !== undefined || undefined}
        title={`${axis.code} ${axis.name}`}
      >
        <span>
          <small>{axis.code}</small>
          {axis.name}
        </span>
      </div>
      {numbers({ from, to }).map(cell)}
    </div>
  )
})
