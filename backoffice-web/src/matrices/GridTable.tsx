import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { GridAction, GridState } from './gridState'
import { isInside, keyOf, textOf } from './gridState'
import { sizes, tableSx } from './gridStyles'
import { type Cursor, useCursor } from './useCursor'
import type { Axis } from './useGrid'
import { useGridKeys } from './useGridKeys'
import { type Span, useWindow } from './useWindow'

interface Props {
  label: string
  rows: Axis[]
  columns: Axis[]
  columnWidth: number
  state: GridState
  dispatch: (action: GridAction) => void
  canEdit: boolean
  save: () => void
  /** Called with the cell under the cursor whenever it moves. */
  onMove: (row: Axis | undefined, column: Axis | undefined) => void
  /** Opens a form of its own for the cell, in place of the text. */
  onOpen?: () => void
}

const range = ({ from, to }: Span) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

interface EditorProps {
  start: string
  onDone: (text: string | null, key: string) => void
}

const CellEditor = ({ start, onDone }: EditorProps) => {
  const [text, setText] = useState(start)
  const { t } = useLingui()
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') return onDone(null, event.key)
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    onDone(text, event.shiftKey ? `Shift${event.key}` : event.key)
  }
  return (
    <input
      ref={(element) => element?.focus()}
      aria-label={t`Isi sel`}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(text, '')}
    />
  )
}

const moves: Record<string, [number, number]> = {
  Enter: [1, 0],
  ShiftEnter: [-1, 0],
  Tab: [0, 1],
  ShiftTab: [0, -1],
}

/** Keeps the cursor in sight: below the head and beside the first column. */
function useFollow(
  scroller: RefObject<HTMLDivElement | null>,
  { at }: Cursor,
  columnWidth: number,
) {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const top = at.row * sizes.row
    const left = at.column * columnWidth
    const height = element.clientHeight - sizes.head
    const width = element.clientWidth - sizes.first
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + sizes.row > element.scrollTop + height)
      element.scrollTop = top + sizes.row - height
    if (left < element.scrollLeft) element.scrollLeft = left
    else if (left + columnWidth > element.scrollLeft + width)
      element.scrollLeft = left + columnWidth - width
  }, [scroller, at, columnWidth])
}

/** The matrix on the screen: only what can be seen is drawn, heads and first column stay. */
export const GridTable = (props: Props) => {
  const { label, rows, columns, columnWidth, state, dispatch, canEdit, save, onMove, onOpen } =
    props
  const scroller = useRef<HTMLDivElement>(null)
  const limits = { rows: rows.length, columns: columns.length }
  const cursor = useCursor(limits)
  const [editing, setEditing] = useState<string | null>(null)
  const spans = useWindow(scroller, { row: sizes.row, column: columnWidth, ...limits })
  useFollow(scroller, cursor, columnWidth)
  const { at, box } = cursor
  const keyAt = (row: number, column: number) => keyOf(rows[row]?.id ?? 0, columns[column]?.id ?? 0)
  const textAt = (row: number, column: number) => textOf(state, keyAt(row, column))
  const put = (top: number, left: number, table: string[][]) => {
    const cells = table.flatMap((line, down) =>
      line.map((text, right) => [top + down, left + right, text] as const),
    )
    const inside = cells.filter(([row, column]) => row < limits.rows && column < limits.columns)
    dispatch({
      type: 'write',
      cells: new Map(inside.map(([row, column, text]) => [keyAt(row, column), text])),
    })
  }
  const startEdit = (text?: string) =>
    text === undefined && onOpen ? onOpen() : setEditing(text ?? textAt(at.row, at.column))
  const keys = useGridKeys({
    cursor,
    limits,
    canEdit,
    textAt,
    put,
    startEdit,
    save,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  })
  useEffect(() => onMove(rows[at.row], columns[at.column]), [onMove, rows, columns, at])
  const endEdit = (text: string | null, key: string) => {
    if (editing === null) return
    setEditing(null)
    if (text !== null) put(at.row, at.column, [[text.trim()]])
    cursor.moveBy(...(moves[key] ?? [0, 0]))
    if (key) scroller.current?.focus()
  }
  const lookOf = (key: string) => {
    if (state.errors.has(key)) return 'bad'
    if (state.conflicts.has(key)) return 'contested'
    return state.edits.has(key) ? 'edited' : undefined
  }
  const cell = (row: number, column: number) => {
    const key = keyAt(row, column)
    const isHere = row === at.row && column === at.column
    return (
      <div
        key={column}
        id={cellId(row, column)}
        role="gridcell"
        className="cell"
        aria-colindex={column + 2}
        aria-selected={isInside(box, row, column)}
        aria-invalid={state.errors.has(key) || undefined}
        data-here={isHere || undefined}
        data-look={lookOf(key)}
        title={state.errors.get(key) ?? state.conflicts.get(key)}
        style={{ left: sizes.first + column * columnWidth, width: columnWidth }}
        onMouseDown={(event) => cursor.moveTo({ row, column }, event.shiftKey)}
        onMouseEnter={(event) => event.buttons === 1 && cursor.moveTo({ row, column }, true)}
        onDoubleClick={() => canEdit && startEdit()}
      >
        {isHere && editing !== null ? (
          <CellEditor start={editing} onDone={endEdit} />
        ) : (
          <span>{textOf(state, key)}</span>
        )}
      </div>
    )
  }
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={cellId(at.row, at.column)}
      aria-readonly={!canEdit}
      tabIndex={0}
      sx={tableSx}
      {...(editing === null ? keys : {})}
    >
      <div
        style={{
          position: 'relative',
          width: sizes.first + columns.length * columnWidth,
          height: sizes.head + rows.length * sizes.row,
        }}
      >
        <div role="row" aria-rowindex={1} className="heads">
          <div role="columnheader" className="head corner" />
          {range(spans.columns).map((column) => (
            <div
              key={column}
              role="columnheader"
              className="head top"
              aria-colindex={column + 2}
              data-here={column === at.column || undefined}
              title={columns[column]?.name}
              style={{ left: sizes.first + column * columnWidth, width: columnWidth }}
            >
              {columns[column]?.name}
            </div>
          ))}
        </div>
        {range(spans.rows).map((row) => (
          <div
            key={rows[row]?.id}
            role="row"
            className="row"
            aria-rowindex={row + 2}
            style={{ top: sizes.head + row * sizes.row }}
          >
            <div
              role="rowheader"
              className="head first"
              data-here={row === at.row || undefined}
              title={`${rows[row]?.code} ${rows[row]?.name}`}
            >
              <span>
                <small>{rows[row]?.code}</small>
                {rows[row]?.name}
              </span>
            </div>
            {range(spans.columns).map((column) => cell(row, column))}
          </div>
        ))}
      </div>
    </Box>
  )
}

const cellId = (row: number, column: number) => `cell-${row}-${column}`
