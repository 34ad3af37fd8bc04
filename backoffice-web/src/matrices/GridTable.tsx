import { useLingui } from '@lingui/react/macro'
import { Box, Tooltip } from '@mui/material'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { visuallyHidden } from '../ui/visuallyHidden'
import { cellId, GridRow, numbers } from './GridRow'
import type { GridAction, GridState, Place } from './gridState'
import { keyOf, textOf } from './gridState'
import { frameSx, sizes, tableSx } from './gridStyles'
import { type Cursor, useCursor } from './useCursor'
import type { Axis } from './useGrid'
import { useGridKeys } from './useGridKeys'
import { useWindow } from './useWindow'

interface Props {
  label: string
  rows: Axis[]
  columns: Axis[]
  columnWidth: number
  rowHeight: number
  state: GridState
  dispatch: (action: GridAction) => void
  canEdit: boolean
  save: () => void
  /** The hint of the cell editor, and the validation message for a text. */
  hint: string
  problemOf: (text: string) => string | null
  /** What the cell holds after a text was typed over another. */
  mergeTyped?: ((before: string, typed: string) => string) | undefined
  /** The column to begin in. */
  startColumn: number
  /** Called with the cell under the cursor whenever it moves. */
  onMove: (row: Axis | undefined, column: Axis | undefined) => void
  /** Opens a form of its own for the cell, in place of the text. */
  onOpen?: (() => void) | undefined
}

/** What the editor begins with, and whether that was typed over what stood there. */
interface Editing {
  start: string
  isTypedOver: boolean
}

interface EditorProps {
  start: string
  hint: string
  problemOf: (text: string) => string | null
  onDone: (text: string | null, key: string) => void
}

const CellEditor = ({ start, hint, problemOf, onDone }: EditorProps) => {
  const [text, setText] = useState(start)
  const { t } = useLingui()
  const isDone = useRef(false)
  // A level that is about to get its weight is not wrong yet.
  const problem = text.endsWith('/') ? null : problemOf(text)
  // Giving the focus back blurs the editor, which must not end the editing twice.
  const finish = (result: string | null, key: string) => {
    if (isDone.current) return
    isDone.current = true
    onDone(result, key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') return finish(null, event.key)
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    if (problem) return
    finish(text, event.shiftKey ? `Shift${event.key}` : event.key)
  }
  return (
    <Tooltip open arrow describeChild placement="top" title={problem ?? hint}>
      <input
        ref={(element) => element?.focus()}
        aria-label={t`Isi sel`}
        aria-invalid={problem !== null}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(text, '')}
      />
    </Tooltip>
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
  rowHeight: number,
) {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const top = at.row * rowHeight
    const left = at.column * columnWidth
    const height = element.clientHeight - sizes.head
    const width = element.clientWidth - sizes.first
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + rowHeight > element.scrollTop + height)
      element.scrollTop = top + rowHeight - height
    if (left < element.scrollLeft) element.scrollLeft = left
    else if (left + columnWidth > element.scrollLeft + width)
      element.scrollLeft = left + columnWidth - width
  }, [scroller, at, columnWidth, rowHeight])
}

/** The cell under the pointer. */
function placeOf({ target }: MouseEvent): Place | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null
  const row = cell?.parentElement?.getAttribute('aria-rowindex')
  const column = cell?.getAttribute('aria-colindex')
  return row && column ? { row: Number(row) - 2, column: Number(column) - 2 } : null
}

/** The matrix on the screen: only what can be seen is drawn, heads and first column stay. */
export const GridTable = (props: Props) => {
  const { t } = useLingui()
  const { label, rows, columns, columnWidth, state, dispatch, canEdit, save, onMove, onOpen } =
    props
  const { hint, problemOf, startColumn, rowHeight, mergeTyped = (_before, typed) => typed } = props
  const scroller = useRef<HTMLDivElement>(null)
  const limits = { rows: rows.length, columns: columns.length }
  const cursor = useCursor(limits, { row: 0, column: startColumn })
  const [editing, setEditing] = useState<Editing | null>(null)
  const spans = useWindow(scroller, { row: rowHeight, column: columnWidth, ...limits })
  useFollow(scroller, cursor, columnWidth, rowHeight)
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
  const textHere = () => textAt(at.row, at.column)
  const editText = (typed?: string) =>
    setEditing({ start: typed ?? textHere(), isTypedOver: typed !== undefined })
  const open = () => (onOpen ? onOpen() : editText())
  const keys = useGridKeys({
    cursor,
    limits,
    canEdit,
    textAt,
    put,
    open,
    editText,
    save,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  })
  useEffect(() => onMove(rows[at.row], columns[at.column]), [onMove, rows, columns, at])
  const endEdit = (text: string | null, key: string) => {
    if (editing === null) return
    setEditing(null)
    const written = text?.trim()
    if (written !== undefined)
      put(at.row, at.column, [[editing.isTypedOver ? mergeTyped(textHere(), written) : written]])
    if (!key) return
    scroller.current?.focus()
    cursor.moveBy(...(moves[key] ?? [0, 0]))
  }
  const point = (event: MouseEvent, extend: boolean) => {
    const place = placeOf(event)
    const isHere = place?.row === at.row && place.column === at.column
    if (!place || (isHere && (extend || editing !== null))) return
    // Ends the editing by taking its focus, while the cursor is still there.
    if (editing !== null) scroller.current?.focus()
    cursor.moveTo(place, extend)
  }
  const cursorIn = (row: number) => ({
    ...(row === at.row && {
      here: at.column,
      editor: editing !== null && (
        <CellEditor start={editing.start} hint={hint} problemOf={problemOf} onDone={endEdit} />
      ),
    }),
    ...(row >= box.top && row <= box.bottom && { left: box.left, right: box.right }),
  })
  return (
    <Box sx={frameSx}>
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
        onMouseDown={(event) => point(event, event.shiftKey)}
        onMouseMove={(event) => event.buttons === 1 && point(event, true)}
        onDoubleClick={(event) => canEdit && placeOf(event) && open()}
        {...(editing === null ? keys : {})}
      >
        <div
          style={{
            position: 'relative',
            width: sizes.first + columns.length * columnWidth,
            height: sizes.head + rows.length * rowHeight,
          }}
        >
          <div role="row" aria-rowindex={1} className="heads">
            <div role="columnheader" className="head corner">
              <span style={visuallyHidden}>{t`Baris`}</span>
            </div>
            {numbers(spans.columns).map((column) => (
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
          {numbers(spans.rows).map((row) => {
            const axis = rows[row]
            return (
              axis && (
                <GridRow
                  key={axis.id}
                  row={row}
                  axis={axis}
                  columns={columns}
                  columnWidth={columnWidth}
                  rowHeight={rowHeight}
                  state={state}
                  {...spans.columns}
                  {...cursorIn(row)}
                />
              )
            )
          })}
        </div>
      </Box>
    </Box>
  )
}
