import type { Participant } from '../../api/learning'

export type Row = Pick<Participant, 'regcourse_id' | 'name' | 'email' | 'phone' | 'position'>

const FIELDS = ['name', 'email', 'phone', 'position'] as const

/** Cells copied from a spreadsheet: rows by line, columns by tab. Null for ordinary text. */
export function cellsIn(text: string): string[][] | null {
  if (!text.includes('\t') && !text.trim().includes('\n')) return null
  return text
    .replace(/\r/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
}

/** The rows with pasted cells from one row and column on; what does not fit is left out. */
export function withCells(
  rows: readonly Row[],
  cells: readonly (readonly string[])[],
  at: number,
  from: (typeof FIELDS)[number],
): Row[] {
  const first = FIELDS.indexOf(from)
  return rows.map((row, index) => {
    const line = cells[index - at]
    if (!line) return row
    const pasted = FIELDS.slice(first).flatMap((field, column) => {
      const cell = line[column]
      return cell === undefined ? [] : [[field, cell] as const]
    })
    return { ...row, ...Object.fromEntries(pasted) }
  })
}

/** The rows of a workbook put on the seats that are still free, then on the others in their order. */
export function withSheet(
  rows: readonly Row[],
  sheet: readonly Pick<Row, 'name' | 'email' | 'phone' | 'position'>[],
): Row[] {
  const fresh = sheet.filter(({ email }) => !rows.some((row) => row.email === email))
  const free = rows.filter(({ name, email }) => name === '' && email === '')
  return rows.map((row) => {
    const place = free.indexOf(row)
    const found = place < 0 ? undefined : fresh[place]
    if (!found) return row
    const { name, email, phone, position } = found
    return { ...row, name, email, phone, position }
  })
}
