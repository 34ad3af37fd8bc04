import { SHORTCUTS } from '../../ui/shortcuts/shortcuts'
import type { AttendanceStatus, Participants } from './types'

const STATUSES: readonly AttendanceStatus[] = ['present', 'late', 'excused', 'absent']

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export interface Cell {
  seat: string
  session: number
}

export const statusOfKey = (key: string): AttendanceStatus | undefined =>
  STATUSES.find((status) => SHORTCUTS.presence[status] === key.toUpperCase())

/** The adjacent cell; null at the edge, and for other keys. */
export function neighbourOf(page: Participants, { seat, session }: Cell, key: string): Cell | null {
  const step = STEPS[key]
  if (!step) return null
  const row = page.rows[page.rows.findIndex((one) => one.seat_uuid === seat) + step[0]]
  const column = page.sessions[page.sessions.findIndex(({ id }) => id === session) + step[1]]
  return row && column ? { seat: row.seat_uuid, session: column.id } : null
}
