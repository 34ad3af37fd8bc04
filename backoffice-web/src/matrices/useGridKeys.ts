import type { ClipboardEvent, KeyboardEvent } from 'react'
import { type Box, fromTsv, toTsv } from './gridState'
import type { Cursor } from './useCursor'

const PAGE = 15

interface Hands {
  cursor: Cursor
  limits: { rows: number; columns: number }
  canEdit: boolean
  textAt: (row: number, column: number) => string
  /** Writes a table of texts with its upper left corner here. */
  put: (row: number, column: number, table: string[][]) => void
  /** Opens the cell: its form where it has one, else its text. */
  open: () => void
  /** Lets the cell's text be changed, beginning with another where one is given. */
  editText: (text?: string) => void
  undo: () => void
  redo: () => void
  save: () => void
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const fill = ({ top, bottom, left, right }: Box, text: (row: number, column: number) => string) =>
  range(top, bottom).map((row) => range(left, right).map((column) => text(row, column)))

/** Where a key leads the cursor: rows down and columns right. */
function stepOf(key: string, isBig: boolean, { rows, columns }: Hands['limits']) {
  const far = isBig ? Math.max(rows, columns) : 1
  const steps: Record<string, [number, number]> = {
    ArrowDown: [far, 0],
    ArrowUp: [-far, 0],
    ArrowRight: [0, far],
    ArrowLeft: [0, -far],
    PageDown: [PAGE, 0],
    PageUp: [-PAGE, 0],
    Home: isBig ? [-rows, -columns] : [0, -columns],
    End: isBig ? [rows, columns] : [0, columns],
  }
  return steps[key]
}

function commandOf(hands: Hands): Record<string, () => void> {
  const { cursor, textAt, put, undo, redo, save } = hands
  const { box } = cursor
  return {
    z: undo,
    y: redo,
    Z: redo,
    s: save,
    d: () =>
      put(
        box.top,
        box.left,
        fill(box, (_row, column) => textAt(box.top, column)),
      ),
    a: () =>
      cursor.select({
        top: 0,
        left: 0,
        bottom: hands.limits.rows,
        right: hands.limits.columns,
      }),
  }
}

/** A spreadsheet's keys, and its clipboard. */
export function useGridKeys(hands: Hands) {
  const { cursor, limits, canEdit, textAt, put, open, editText } = hands
  const { box } = cursor
  const edit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open()
    if (event.key === 'F2') return editText()
    if (event.key === 'Delete' || event.key === 'Backspace')
      return put(
        box.top,
        box.left,
        fill(box, () => ''),
      )
    if (event.key.length === 1) return editText(event.key)
    return false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    const step = stepOf(event.key, isCommand, limits)
    if (step) {
      event.preventDefault()
      return cursor.moveBy(...step, event.shiftKey)
    }
    if (isCommand) {
      const command = commandOf(hands)[event.key]
      if (!command) return
      event.preventDefault()
      return command()
    }
    if (canEdit && !event.altKey && edit(event) !== false) event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', toTsv(fill(box, textAt)))
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    if (!canEdit) return
    const table = fromTsv(event.clipboardData.getData('text/plain'))
    const [[only = ''] = []] = table
    const isOne = table.length === 1 && table[0]?.length === 1
    if (isOne) {
      put(
        box.top,
        box.left,
        fill(box, () => only),
      )
      return
    }
    const { top, left } = box
    const width = Math.max(...table.map((line) => line.length))
    put(top, left, table)
    cursor.select({ top, left, bottom: top + table.length - 1, right: left + width - 1 })
  }
  return { onKeyDown, onCopy, onPaste }
}
